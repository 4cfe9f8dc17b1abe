import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { matchRoute } from '../../../model/routing/routes'
import { actorOf } from '../../../src/shop/actors'
import CartPage from '../../../src/pages/cart/cart-page'
import { price, product } from '../../support/plain-goods'
import { openShop, type Answers } from '../support/open-shop'
import { buyer, user } from '../support/people'

const page = <CartPage route={matchRoute('/cart')!.route} params={{}} /> // the table has the cart
const openCart = async (lines: number, answers: Answers = {}) => {
  const shop = await openShop(page, { ...buyer(lines), ...answers })
  await screen.findByLabelText('Количество: M-1')
  await screen.findByText(/^К оплате \d/, { selector: 'output' })
  await waitFor(() => expect(actorOf(shop.app, 'checkout')?.getSnapshot().hasTag('editable')).toBe(true))
  return shop
}
const plain = (element: Element | null) => element?.textContent?.replaceAll('\u00a0', ' ')
const box = (id: number) => screen.getByRole<HTMLInputElement>('checkbox', { name: `Включить в заказ: M-${id}` })
const allBox = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Включить в заказ все строки' })
const ticked = (ids: readonly number[]) => ids.filter((id) => box(id).checked)
const field = (id: number) => screen.getByLabelText<HTMLInputElement>(`Количество: M-${id}`)
const openBar = () => fireEvent.click(screen.getByRole('button', { name: /^В\sзаказе/ }))
const bar = () => within(screen.getByRole('group', { name: 'С отмеченными' }))
const total = () => plain(document.querySelector('output'))
afterEach(cleanup)

describe('the box of a line', () => {
  it('leaves its line out of the order and the total, not out of the cart; what stays is named under the button', async () => {
    const type = userEvent.setup()
    const { app } = await openCart(3, { 'session.user': () => ({ ...user, phone: '79000000101' }) })
    expect({ ticked: ticked([1, 2, 3]), checked: allBox().checked, indeterminate: allBox().indeterminate, total: total() }).toEqual({
      ticked: [1, 2, 3],
      checked: true,
      indeterminate: false,
      total: 'К оплате 30,00 ₽',
    })
    await type.click(box(2))
    expect({ ticked: ticked([1, 2, 3]), checked: allBox().checked, indeterminate: allBox().indeterminate, total: total() }).toEqual({
      ticked: [1, 3],
      checked: false,
      indeterminate: true,
      total: 'К оплате 20,00 ₽',
    })
    expect(actorOf(app, 'checkout')?.getSnapshot().context.draft.excluded).toEqual([2])
    expect(field(2).value).toBe('1')
    expect(plain(box(2).closest('tr'))).toContain('0,00 ₽не в заказе')
    screen.getByText(/^2\sтовара из\s3, 2\sшт\.$/)
    await screen.findByText(/^M-2 не\sвойдёт в\sзаказ и\sостанется в\sкорзине\.$/)
  })

  it('is changed by the space bar, and with Shift all from the one changed last', async () => {
    const type = userEvent.setup()
    await openCart(5)
    box(2).focus()
    await type.keyboard(' ')
    await type.keyboard('{Shift>}')
    await type.click(box(4))
    await type.keyboard('{/Shift}')
    expect(ticked([1, 2, 3, 4, 5])).toEqual([1, 5])
    await type.click(box(3))
    expect(ticked([1, 2, 3, 4, 5])).toEqual([1, 3, 5])
  })

  it('lets Delete take out its line as any other part of the row [DEC-021]', async () => {
    const type = userEvent.setup()
    await openCart(2)
    box(1).focus()
    await type.keyboard('{Delete}')
    screen.getByRole('button', { name: 'Вернуть: M-1' })
    expect(document.activeElement).toBe(field(2))
  })

  it('is closed where its line cannot be ordered, and says why; the range goes over it', async () => {
    const type = userEvent.setup()
    const { app } = await openCart(3, {
      'products.stocksAndPrices': ({ body }: { body: { products_ids: number[] } }) => ({
        products: body.products_ids.map((id) => price(id, { stock: id === 2 ? 0 : 50 })),
      }),
    })
    expect({ checked: box(2).checked, disabled: box(2).disabled }).toEqual({ checked: false, disabled: true })
    expect(plain(document.getElementById(box(2).getAttribute('aria-describedby') ?? ''))).toBe('Нет в наличии, в заказ не войдёт.')
    expect({ checked: allBox().checked, indeterminate: allBox().indeterminate }).toEqual({ checked: false, indeterminate: true })
    // Its price is another: it stands above the one that cannot be had.
    act(() => actorOf(app, 'checkout')?.send({ type: 'prices.accepted', prices: { 1: 900 } }))
    await type.click(box(1))
    await type.keyboard('{Shift>}')
    await type.click(box(3))
    await type.keyboard('{/Shift}')
    expect({ ticked: ticked([1, 2, 3]), excluded: actorOf(app, 'checkout')?.getSnapshot().context.draft.excluded }).toEqual({
      ticked: [],
      excluded: [1, 3],
    })
    await type.click(allBox())
    expect(ticked([1, 2, 3])).toEqual([1, 3])
    await type.click(allBox())
    expect(ticked([1, 2, 3])).toEqual([])
  })
})

describe('what is done with the ticked lines', () => {
  it('opens by its button alone: who leaves a line out has asked for nothing else', async () => {
    const type = userEvent.setup()
    await openCart(2)
    const opener = screen.getByRole('button', { name: /^В\sзаказе/ })
    expect([plain(opener), opener.getAttribute('aria-expanded'), screen.queryByRole('group', { name: 'С отмеченными' })]).toEqual([
      'В заказе 2 из 2',
      'false',
      null,
    ])
    await type.click(box(1))
    expect([plain(opener), opener.getAttribute('aria-expanded')]).toEqual(['В заказе 1 из 2', 'false'])
    await type.click(screen.getByRole('button', { name: 'Отметить все' }))
    expect([ticked([1, 2]), opener.getAttribute('aria-expanded')]).toEqual([[1, 2], 'false'])
    await type.click(opener)
    await type.click(box(2))
    bar().getByRole('button', { name: /^Поставить в/ })
    await type.click(screen.getByRole('button', { name: 'Снять все' }))
    expect(screen.queryByRole('group', { name: 'С отмеченными' })).toBeNull()
    await type.click(box(2))
    expect(screen.getByRole('button', { name: /^В\sзаказе/ }).getAttribute('aria-expanded')).toBe('false')
  })

  it('sets one quantity for all of them, each as its pack allows, and leaves the others', async () => {
    const type = userEvent.setup()
    const items = [product(1), product(2, { pack: 4 }), product(3)].map((each) => ({ product: each, qty: 4 }))
    await openCart(3, {
      'cart.get': () => ({ items, version: 1 }),
      'cart.updateMany': () => new Promise(() => {}),
      'cart.updateLine': () => new Promise(() => {}),
    })
    await type.click(box(3))
    openBar()
    await type.type(bar().getByLabelText('Количество для отмеченных'), '6{Enter}')
    expect([field(1).value, field(2).value, field(3).value]).toEqual(['6', '8', '4'])
    expect(plain(screen.getByText(/количество изменено/))).toBe('Продаётся по 4 шт., количество изменено с 6 на 8.')
    const said = bar().getByRole('status')
    expect(plain(said)).toBe('6 шт. в 1 строке из 2. Больше, потому что продаётся упаковками: M-2 — 8. Вернуть прежние Понятно')
    await type.click(within(said).getByRole('button', { name: 'Понятно' }))
    expect(plain(said)).toBe('')
  })

  it.each(['«Вернуть прежние»', 'Ctrl+Z'])('gives by %s the lines back what they held, but those that were changed since', async (how) => {
    const type = userEvent.setup()
    const items = [product(1), product(2), product(3)].map((each, at) => ({ product: each, qty: 4 + at }))
    await openCart(3, {
      'cart.get': () => ({ items, version: 1 }),
      'cart.updateMany': () => new Promise(() => {}),
      'cart.updateLine': () => new Promise(() => {}),
    })
    openBar()
    await type.type(bar().getByLabelText('Количество для отмеченных'), '9{Enter}')
    await type.clear(field(3))
    await type.type(field(3), '7{Enter}')
    if (how === 'Ctrl+Z') await type.keyboard('{Control>}z{/Control}')
    else await type.click(bar().getByRole('button', { name: 'Вернуть прежние' }))
    expect([field(1).value, field(2).value, field(3).value]).toEqual(['4', '5', '7'])
    expect(plain(bar().getByRole('status'))).toBe('Вернули прежнее количество в 2 строках. Понятно')
  })

  it('with nothing to take back Ctrl+Z changes no field out of sight', async () => {
    await openCart(2)
    const box = screen.getByRole('button', { name: 'Снять все' })
    box.focus()
    expect(fireEvent.keyDown(box, { key: 'z', code: 'KeyZ', ctrlKey: true })).toBe(false)
  })

  it.each([
    ['1,5', /только целым/],
    ['0', /не\sменьше 1; убирает строки «Удалить»/],
    ['', /Введите количество/],
  ])('refuses the quantity «%s» in words, and changes nothing [DEC-046]', async (text, words) => {
    const type = userEvent.setup()
    await openCart(2)
    await type.click(box(2))
    openBar()
    const count = bar().getByLabelText('Количество для отмеченных')
    if (text !== '') await type.type(count, text)
    await type.click(bar().getByRole('button', { name: /^Поставить в/ }))
    expect(bar().getByRole('alert').textContent).toMatch(words)
    expect([count.getAttribute('aria-invalid'), field(1).value]).toEqual(['true', '1'])
  })

  it('takes them out, and «Вернуть всё» brings them back [DEC-021]', async () => {
    const type = userEvent.setup()
    await openCart(4)
    await type.click(box(1))
    openBar()
    await type.click(bar().getByRole('button', { name: 'Удалить' }))
    expect(screen.getAllByRole('button', { name: /^Вернуть: / }).map((it) => it.getAttribute('aria-label'))).toEqual([
      'Вернуть: M-2',
      'Вернуть: M-3',
      'Вернуть: M-4',
    ])
    // The others keep what they were, and there is a way on.
    await waitFor(() => expect(screen.queryByRole('group', { name: 'С отмеченными' })).toBeNull())
    expect([box(1).checked, document.activeElement?.textContent]).toEqual([false, 'Отметить все'])
    screen.getByText(/^В\sзаказе 0\sиз\s1$/)
    await type.click(screen.getByRole('button', { name: 'Вернуть всё (3)' }))
    expect([field(2).value, field(3).value, field(4).value]).toEqual(['1', '1', '1'])
  })
})
