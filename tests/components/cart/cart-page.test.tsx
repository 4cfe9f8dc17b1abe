import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { ApiError } from '../../../model/api-error'
import { matchRoute } from '../../../model/routing/routes'
import CartPage from '../../../src/pages/cart/cart-page'
import { buyerAnswers, openShop, region, type Answers } from './stub-shop'

const page = <CartPage route={matchRoute('/cart')!.route} params={{}} /> // the table has the cart
const openCart = async (lines: number, answers: Answers = {}) => {
  const shop = await openShop(page, { ...buyerAnswers(lines), ...answers })
  await screen.findByLabelText('Количество: M-1')
  await screen.findByText(/^К оплате \d/, { selector: 'output' })
  return shop
}
const field = (id: number) => screen.getByLabelText<HTMLInputElement>(`Количество: M-${id}`)
const focused = () => document.activeElement?.getAttribute('aria-label')
afterEach(cleanup)

describe('the cart', () => {
  it('invites a guest to log in and shows no line [ROLE-001] [DEC-030]', async () => {
    await openShop(page, { ...buyerAnswers(2), 'session.user': () => Promise.reject(new ApiError(401, '')) })
    expect(await screen.findByRole('heading', { name: 'Войдите, чтобы собрать корзину' })).toBeTruthy()
    expect(screen.queryByRole('table')).toBeNull()
  })

  it('is walked by keyboard: ↓ and Enter to the next quantity, ↑ back, Delete takes out and goes on', async () => {
    await openCart(3)
    act(() => field(1).focus())
    fireEvent.keyDown(field(1), { key: 'ArrowDown' })
    expect(focused()).toBe('Количество: M-2')
    fireEvent.keyDown(field(2), { key: 'Enter' })
    expect(focused()).toBe('Количество: M-3')
    fireEvent.keyDown(field(3), { key: 'ArrowUp' })
    expect(focused()).toBe('Количество: M-2')
    fireEvent.keyDown(field(2), { key: 'Delete' })
    expect(focused()).toBe('Количество: M-3')
    expect(screen.getByRole('button', { name: 'Вернуть: M-2' })).toBeTruthy()
  })

  it('lets Delete edit in the middle of a number', async () => {
    await openCart(1)
    act(() => field(1).focus())
    field(1).setSelectionRange(0, 0)
    fireEvent.keyDown(field(1), { key: 'Delete' })
    expect(field(1).value).toBe('1')
  })

  it('keeps a place for what was taken out, brings it back, and forgets it with the page [DEC-021]', async () => {
    const { app } = await openCart(2)
    fireEvent.change(field(2), { target: { value: '4' } })
    fireEvent.click(screen.getByRole('button', { name: 'Удалить: M-2' }))
    fireEvent.click(screen.getByRole('button', { name: 'Вернуть: M-2' }))
    expect(field(2).value).toBe('4')
    fireEvent.click(screen.getByRole('button', { name: 'Удалить: M-2' }))
    cleanup()
    expect(app.getSnapshot().children.cart?.getSnapshot().context.ghosts.size).toBe(0)
  })

  it('is emptied after a question, and «Вернуть всё» brings all back [DEC-021]', async () => {
    await openCart(3)
    fireEvent.click(screen.getByRole('button', { name: 'Очистить' }))
    fireEvent.click(screen.getAllByRole('button', { name: 'Очистить', hidden: true }).at(-1)!) // the dialog's own
    expect(screen.queryByLabelText('Количество: M-1')).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Вернуть всё (3)' }))
    expect([field(1).value, field(2).value, field(3).value]).toEqual(['1', '1', '1'])
  })

  it('shows what the server refused, with its words, and takes the refusal back by «Оставить как есть»', async () => {
    await openCart(1, { 'cart.updateLine': () => Promise.reject(new ApiError(409, 'Товар снят с продажи')) })
    fireEvent.change(field(1), { target: { value: '9' } })
    fireEvent.blur(field(1))
    expect(await screen.findByText('Товар снят с продажи', {}, { timeout: 3000 })).toBeTruthy()
    expect(screen.getByText(/Требуют внимания:\s1\sстрока/)).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Оставить как есть' }))
    expect([field(1).value, screen.queryByText('Товар снят с продажи')]).toEqual(['1', null])
  })
})

describe('ordering on the cart', () => {
  const button = () => screen.getByRole('button', { name: 'Оформить заказ' })

  it('sends the lines with the prices that the buyer saw, to the chosen point, under the number fetched before [DEC-022]', async () => {
    const { calls } = await openCart(2)
    await waitFor(() => expect(button().getAttribute('aria-disabled')).toBeNull())
    fireEvent.change(screen.getByLabelText('Комментарий к заказу'), { target: { value: 'Позвонить' } })
    fireEvent.click(button())
    await waitFor(() => expect(calls.map(([name]) => name)).toContain('orders.create'))
    expect(calls.find(([name]) => name === 'orders.create')?.[1]).toEqual({
      body: {
        uuid: 'uuid-0001',
        company_region_id: 5,
        receiving: { type: 'delivery', delivery_address_id: 3 },
        description: 'Позвонить',
        lines: [
          { product_id: 1, qty: 1, cost_vs_discount: 1000 },
          { product_id: 2, qty: 1, cost_vs_discount: 1000 },
        ],
      },
    })
  })

  it('says beside the button that a region on moderation cannot order [DEC-025] [DEC-035]', async () => {
    await openCart(1, { 'regions.list': () => [{ ...region, status: 0 }] })
    await waitFor(() => expect(button().getAttribute('aria-disabled')).toBe('true'))
    expect(document.getElementById(button().getAttribute('aria-describedby')!)?.textContent).toMatch(/на\sмодерации/) // it is disabled
  })

  it('takes 2 % off for collecting, on a line of its own [DEC-015]', async () => {
    await openCart(1)
    fireEvent.click(screen.getByLabelText(/Самовывоз/))
    expect(screen.getByText(/Дополнительная скидка за\sсамовывоз 2\s%/)).toBeTruthy()
    expect(document.querySelector('output')?.textContent).toMatch(/К оплате 9,80\s₽/)
  })

  it('asks again where no answer came, and sends the same order [DEC-022]', async () => {
    const { calls } = await openCart(1, { 'orders.create': () => Promise.reject(new ApiError(503, '')) })
    await waitFor(() => expect(button().getAttribute('aria-disabled')).toBeNull())
    fireEvent.click(button())
    fireEvent.click(await screen.findByRole('button', { name: 'Повторить', hidden: true }))
    const orders = () => calls.filter(([name]) => name === 'orders.create').map(([, args]) => args)
    await waitFor(() => expect(orders()).toHaveLength(2))
    expect(orders()[1]).toEqual(orders()[0])
  })

  it('shows prices that rose meanwhile, old and new, and orders with them when the buyer says so [DEC-022]', async () => {
    const changed = { product_id: 1, name: 'Масло 1', seen: 10, cost_vs_discount: 11, qty: 1, available: 50 }
    let asked = 0
    const { calls } = await openCart(1, {
      'orders.create': () =>
        asked++ === 0 ? Promise.reject(new ApiError(409, '', { details: { lines: [changed] } })) : new Promise(() => {}),
    })
    await waitFor(() => expect(button().getAttribute('aria-disabled')).toBeNull())
    fireEvent.click(button())
    const accept = await screen.findByRole('button', { name: /Заказать с\sновыми ценами/, hidden: true })
    expect(screen.getByText('Масло 1', { selector: 'li span' }).parentElement?.textContent).toMatch(/10,00\s₽ → 11,00\s₽/)
    fireEvent.click(accept)
    await waitFor(() => expect(asked).toBe(2))
    expect(calls.findLast(([name]) => name === 'orders.create')?.[1]).toMatchObject({
      body: { uuid: 'uuid-0001', lines: [{ product_id: 1, qty: 1, cost_vs_discount: 1100 }] },
    })
  })
})
