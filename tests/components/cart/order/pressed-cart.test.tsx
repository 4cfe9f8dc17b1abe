import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { matchRoute } from '../../../../model/routing/routes'
import { actorOf } from '../../../../src/shop/actors'
import CartPage from '../../../../src/pages/cart/cart-page'
import { product } from '../../../support/plain-goods'
import { openShop, type Answers } from '../../support/open-shop'
import { order } from '../../support/order'
import { buyer } from '../../support/people'

afterEach(cleanup)
const page = <CartPage route={matchRoute('/cart')!.route} params={{}} /> // the table has the cart
const button = () => screen.getByRole('button', { name: 'Оформить заказ' })
const quantity = (article: string) => screen.getByLabelText<HTMLInputElement>(`Количество: ${article}`)
const bill = () => screen.getByText(/^К оплате \d/, { selector: 'output' }).textContent?.replaceAll('\u00a0', ' ')
const LOCK = /Заказ оформляется: состав пока не.изменить/

/** The page of a cart of three lines, one of them taken out, whose order is on its way. */
async function pressed(answers: Answers = {}) {
  history.replaceState(null, '', '/cart')
  const shop = await openShop(page, { ...buyer(3), 'orders.list': () => ({ orders: [], total: 0 }), ...answers }, { path: '/cart' })
  const cart = actorOf(shop.app, 'cart')! // somebody is signed in
  await screen.findByLabelText('Количество: M-1')
  fireEvent.click(screen.getByRole('button', { name: 'Удалить: M-3' }))
  await waitFor(() => expect(cart.getSnapshot().context.queue).toEqual([]))
  await waitFor(() => expect(button().getAttribute('aria-disabled')).toBeNull())
  fireEvent.change(screen.getByLabelText('Артикул, штрихкод или название'), { target: { value: 'M-' } })
  const before = bill()
  fireEvent.click(button())
  const checkout = actorOf(shop.app, 'checkout')! // as above
  await waitFor(() => expect(checkout.getSnapshot().hasTag('pressed')).toBe(true))
  const shown = () => [quantity('M-1').value, cart.getSnapshot().context.queue.length]
  return { ...shop, cart, checkout, before, shown }
}
const answered: Answers = {
  'cart.updateLine': ({ params, body }: { params: { id: number }; body: { qty: number } }) => ({
    line: { product: product(params.id), qty: body.qty },
    version: 2,
  }),
}

describe('while its order is on its way the cart’s page', () => {
  it('changes no line, in no way, and says why; what is half-typed stays [DEC-035]', async () => {
    const { shown, cart } = await pressed(answered)
    const before = shown()
    expect([quantity('M-1').readOnly, document.getElementById(quantity('M-1').getAttribute('aria-describedby')!)?.textContent]).toEqual([
      true,
      expect.stringMatching(LOCK),
    ])
    fireEvent.change(quantity('M-1'), { target: { value: '40' } })
    for (const key of ['Delete', 'ArrowUp']) fireEvent.keyDown(quantity('M-1'), { key })
    for (const name of ['Удалить: M-1', 'Прибавить: M-1', 'Вернуть: M-3', 'Очистить', 'Добавить'])
      fireEvent.click(screen.getByRole('button', { name }))
    fireEvent.keyDown(document.body, { key: 'z', code: 'KeyZ', ctrlKey: true })
    fireEvent.click(screen.getByRole('button', { name: 'Заметка: M-1' }))
    expect([shown(), screen.queryByRole('dialog'), screen.queryByRole('textbox', { name: 'Заметка: M-1' })]).toEqual([before, null, null])
    const entry = screen.getByLabelText<HTMLInputElement>('Артикул, штрихкод или название')
    expect([entry.readOnly, entry.value, cart.getSnapshot().context.ghosts.size]).toEqual([true, 'M-', 1])
  })

  it('shows the bill of what was pressed, whatever another page wishes meanwhile [DEC-022]', async () => {
    const { cart, before } = await pressed(answered)
    act(() => cart.send({ type: 'quantity.changed', product: product(1), quantity: 40, stock: null }))
    act(() => cart.send({ type: 'quantity.changed', product: product(5), quantity: 1, stock: null }))
    await screen.findByText(/^3.товара$/)
    expect(bill()).toBe(before)
  })
})

it('the same order whose goods have left the cart is named with its lines and sum, and that they have left it [DEC-067]', async () => {
  let isOrdered = false
  const items = [1, 2].map((id) => ({ product: product(id), cost: 1000, qty: 1 }))
  const same = order({ id: 481_400, created_at: new Date().toISOString(), items })
  const { app, checkout } = await pressed({
    ...answered,
    'orders.list': () => ({ orders: [same], total: 1 }),
    'cart.get': () => ({ items: isOrdered ? [] : [1, 2, 3].map((id) => ({ product: product(id), qty: 1 })), version: isOrdered ? 9 : 1 }),
  })
  await waitFor(() => expect(checkout.getSnapshot().hasTag('repeating')).toBe(true))
  const words = () =>
    within(screen.getByRole('alertdialog'))
      .getByText(/с.теми.же товарами/)
      .textContent?.replaceAll('\u00a0', ' ')
  expect(words()).toMatch(/№ 481 400 .*: 2 товара на .* Оформить ещё один\?$/)
  isOrdered = true
  const taken = [1, 2].map((productId) => ({ productId, qty: 1, pressed: 1 }))
  act(() => app.send({ type: 'tab.ordered', user: 1, region: 5, order: 481_400, version: 1, taken }))
  expect(words()).toMatch(/Эти товары уже ушли из корзины в него\.$/)
})
