import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import type { NewOrder } from '../../../../model/order/order'
import { matchRoute } from '../../../../model/routing/routes'
import { formatMoney } from '../../../../model/money/money'
import { formatClock } from '../../../../model/text/date'
import { actorOf } from '../../../../src/shop/actors'
import { Popups } from '../../../../src/layouts/popups/popups'
import CartPage from '../../../../src/pages/cart/cart-page'
import { price, product } from '../../../support/plain-goods'
import { openShop, type Answers } from '../../support/open-shop'
import { order } from '../../support/order'
import { buyer, kazan, user } from '../../support/people'

const page = (
  <>
    <CartPage route={matchRoute('/cart')!.route} params={{}} /* the table has the cart */ />
    <Popups />
  </>
)
const SCHEDULE = {
  id: 61,
  store_city_id: 6,
  zone: 'Город',
  days: [1, 2, 3, 4, 5, 6, 7],
  cutoff: '15:00',
  time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  windows: ['09:00-13:00', '13:00-18:00'],
}
const POINT = { id: 3, is_primary: 1, name: 'Основной склад', address: 'Казань', position: '', region: '', subregion: '', schedule_id: 61 }
const STRANGE = { ...POINT, id: 4, is_primary: 0, name: 'Магазин', schedule_id: undefined }

async function openCart(answers: Answers = {}, mayOrder = true) {
  history.replaceState(null, '', '/cart')
  const shop = await openShop(
    page,
    {
      ...buyer(1),
      'session.user': () => ({ ...user, phone: '79000000101' }),
      'delivery.list': () => [POINT, STRANGE],
      'delivery.schedules': () => ({ items: [SCHEDULE] }),
      'orders.list': () => ({ orders: [], total: 0 }),
      'orders.create': () => new Promise(() => {}),
      ...answers,
    },
    { path: '/cart' },
  )
  await screen.findByText(/^К оплате \d/, { selector: 'output' })
  await waitFor(() => expect(button().getAttribute('aria-disabled')).toBe(mayOrder ? null : 'true'))
  /** The wall clock in the zone of the device. */
  const tick = (clock: string, day = '2026-11-24') =>
    act(async () => actorOf(shop.app, 'delivery')?.send({ type: 'clock.ticked', now: new Date(`${day}T${clock}`).getTime() }))
  await tick('12:46:00')
  const sent = () => shop.calls.flatMap(({ name, args }) => (name === 'orders.create' ? [(args as { body: NewOrder }).body] : [])) // its own arguments
  return { ...shop, tick, sent }
}
const button = () => screen.getByRole('button', { name: 'Оформить заказ' })
const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ')
const promise = () => plain(screen.queryByText(/осталось/)?.closest('p')?.textContent)
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const options = (name: string) => [...screen.getByLabelText<HTMLSelectElement>(name).options].map(({ text }) => plain(text))
afterEach(cleanup)

describe('when an order comes', () => {
  it('is said without a cut-off where the region may not order yet', async () => {
    await openCart({ 'regions.list': () => [{ ...kazan, status: 0 }] }, false)
    expect(plain(screen.getByText(/^Ближайшая доставка/).closest('p')?.textContent)).toBe('Ближайшая доставка: ср, 25 ноября.')
    expect(promise()).toBeUndefined()
  })
  it('stands under its point with the cut-off, minute by minute, and moves to the next day by itself [ENT-005] [DEC-067]', async () => {
    const { tick } = await openCart()
    expect(promise()).toBe('Ближайшая доставка: ср, 25 ноября. Закажите до 15:00, осталось 2 ч 14 мин.')
    await tick('14:59:30')
    expect(promise()).toMatch(/осталось 1 мин\.$/)
    await tick('15:00:00')
    expect(promise()).toBe('Ближайшая доставка: чт, 26 ноября. Закажите до ср, 25 ноября, 15:00, осталось 1 день.')
    expect([options('День доставки').slice(0, 2), options('Время доставки')]).toEqual([
      ['чт, 26 ноября', 'пт, 27 ноября'],
      ['Любое время', '9:00–13:00', '13:00–18:00'],
    ])
  })

  it('goes by the server’s clock; that the computer’s is wrong by more than five minutes is said once', async () => {
    const { app } = await openCart()
    const tick = (offset: number) =>
      act(async () => actorOf(app, 'delivery')?.send({ type: 'clock.ticked', now: new Date('2026-11-24T12:46:00').getTime(), offset }))
    const warnings = () => screen.queryAllByText(/Часы компьютера/).map(({ textContent }) => plain(textContent))
    await tick(5 * 60_000)
    expect(warnings()).toEqual([])
    await tick(30 * 3_600_000)
    expect(warnings()).toEqual(['Часы компьютера отстают на 1 д 6 ч: время показано по складу.'])
    await tick(-6 * 60_000)
    expect(warnings()).toEqual(['Часы компьютера спешат на 6 мин: время показано по складу.'])
  })

  it('is not before all goods are in the city, and the row says when its quantity is there [DEC-012]', async () => {
    const warehouses = [
      { stock_id: 1, name: 'Склад Казань', amount: 1, days: 0 },
      { stock_id: 2, name: 'Склад Самара', amount: 49, days: 3 },
    ]
    const { app, sent } = await openCart({
      'products.stocksAndPrices': () => ({ gift: null, products: [price(1, { self_stock: 1, warehouses })] }),
    })
    const row = () => plain(screen.getByRole('row', { name: /Масло 1/ }).textContent)
    expect({ promise: promise(), row: row() }).toEqual({
      promise: expect.stringMatching(/^Ближайшая доставка: ср, 25 ноября\./),
      row: expect.stringMatching(/50 шт\.сегодня/),
    })
    fireEvent.change(field('День доставки'), { target: { value: '2026-11-26' } })
    await act(async () => actorOf(app, 'cart')?.send({ type: 'quantity.changed', product: product(1), quantity: 2, stock: 50 }))
    await waitFor(() => expect(row()).toMatch(/50 шт\.ваши 2 через 3 дня/))
    expect(promise()).toBeUndefined()
    expect(plain(screen.getByText(/^Ближайшая доставка/).closest('p')?.textContent)).toBe(
      'Ближайшая доставка: пт, 27 ноября. Всё вместе на складе — через 3 дня.',
    )
    expect(options('День доставки').slice(0, 2)).toEqual(['чт, 26 ноября: рано', 'пт, 27 ноября'])
    expect(screen.getAllByText(/всё вместе не.доставим: часть товаров придёт/).length).toBeGreaterThanOrEqual(2)
    expect(button().getAttribute('aria-disabled')).toBe('true')
    fireEvent.change(field('День доставки'), { target: { value: '' } })
    expect(promise()).toMatch(/^Ближайшая доставка: пт, 27 ноября\. Закажите до 24:00, осталось 11 ч 14 мин\. Всё вместе/)
    fireEvent.click(button())
    await waitFor(() => expect(sent()).toHaveLength(1))
    expect(sent()[0]).toMatchObject({ wanted_date: '2026-11-27' })
  })

  it('is chosen of the days and hours that are offered, and goes with the order', async () => {
    const { sent } = await openCart()
    fireEvent.change(field('День доставки'), { target: { value: '2026-11-27' } })
    fireEvent.change(field('Время доставки'), { target: { value: '13:00-18:00' } })
    expect(promise()).toMatch(/^Доставка: пт, 27 ноября\. Закажите до чт, 26 ноября, 15:00/)
    fireEvent.click(button())
    await waitFor(() => expect(sent()).toHaveLength(1))
    expect(sent()[0]).toMatchObject({ wanted_date: '2026-11-27', wanted_window: '13:00-18:00' })
  })

  it('is on no closed day of its schedule: none is offered, and one that was chosen and closed since stands in the way', async () => {
    let closed_days: string[] = []
    const { app } = await openCart({ 'delivery.schedules': () => ({ items: [{ ...SCHEDULE, closed_days }] }) })
    fireEvent.change(field('День доставки'), { target: { value: '2026-11-26' } })
    closed_days = ['2026-11-25', '2026-11-26']
    await act(async () => actorOf(app, 'delivery')?.send({ type: 'delivery.reload' }))
    await waitFor(() => expect(plain(screen.getByText(/^Ближайшая доставка/).closest('p')?.textContent)).toMatch(/пт, 27 ноября/))
    expect(options('День доставки').slice(0, 2)).toEqual(['чт, 26 ноября: праздник', 'пт, 27 ноября'])
    expect(button().getAttribute('aria-disabled')).toBe('true')
    fireEvent.change(field('День доставки'), { target: { value: '2026-11-27' } })
    expect(options('День доставки').slice(0, 2)).toEqual(['пт, 27 ноября', 'сб, 28 ноября'])
    expect(button().getAttribute('aria-disabled')).toBeNull()
  })

  it('that was chosen and has gone stands in the way in words, until another day is chosen [DEC-035]', async () => {
    const { tick } = await openCart()
    fireEvent.change(field('День доставки'), { target: { value: '2026-11-26' } })
    await tick('15:00:00')
    expect(button().getAttribute('aria-disabled')).toBeNull()
    await tick('15:00:00', '2026-11-25')
    const words = /^На чт, 26.ноября сюда уже не.доставим\. Выберите другой день\.$/
    expect([button().getAttribute('aria-disabled'), field('День доставки').getAttribute('aria-invalid')]).toEqual(['true', 'true'])
    expect(screen.getAllByText(words).length).toBeGreaterThanOrEqual(2)
    expect(options('День доставки').slice(0, 2)).toEqual(['чт, 26 ноября: поздно', 'пт, 27 ноября'])
    fireEvent.change(field('День доставки'), { target: { value: '' } })
    expect([button().getAttribute('aria-disabled'), screen.queryByText(words)]).toEqual([null, null])
  })

  it('is not promised for a point without a schedule, nor where goods are collected', async () => {
    const { sent } = await openCart()
    fireEvent.click(screen.getByRole('button', { name: /^Другой адрес/ }))
    fireEvent.click(screen.getByRole('radio', { name: /Магазин/ }))
    expect([promise(), screen.queryByLabelText('День доставки')]).toEqual([undefined, null])
    fireEvent.click(button())
    await waitFor(() => expect(sent()).toHaveLength(1))
    expect(sent()[0]).not.toHaveProperty('wanted_date')
  })
})

describe('who receives an order', () => {
  it('is who is signed in, changed in two fields and folded again; the digits go with the order [DEC-042] [DEC-067]', async () => {
    const { sent } = await openCart()
    expect(plain(screen.getByText(/^Контакт:/).textContent)).toBe('Контакт: Иван Гаражный, +7 (900) 000-01-01')
    fireEvent.click(screen.getByRole('button', { name: 'Изменить контакт' }))
    expect(plain(field('Телефон').value)).toBe('+7 (900) 000-01-01')
    fireEvent.change(field('Кто примет заказ'), { target: { value: 'Антон' } })
    fireEvent.change(field('Телефон'), { target: { value: '8 900 000-01-03' } })
    expect(field('Телефон').value).toBe('8 900 000-01-03') // as it is typed
    fireEvent.click(screen.getByRole('button', { name: 'Готово' }))
    expect(plain(screen.getByText(/^Контакт:/).textContent)).toBe('Контакт: Антон, +7 (900) 000-01-03')
    fireEvent.change(field('Ваш номер заказа'), { target: { value: 'З-7' } })
    fireEvent.click(button())
    await waitFor(() => expect(sent()).toHaveLength(1))
    expect(sent()[0]).toMatchObject({ contact_name: 'Антон', contact_phone: '79000000103', buyer_number: 'З-7' })
  })

  it('the focus goes into the fields that are opened, and back to what opened them', async () => {
    await openCart()
    fireEvent.click(screen.getByRole('button', { name: 'Изменить контакт' }))
    const { value, selectionStart, selectionEnd } = field('Кто примет заказ')
    expect(document.activeElement).toBe(field('Кто примет заказ'))
    expect({ selectionStart, selectionEnd }).toEqual({ selectionStart: 0, selectionEnd: value.length }) // what is typed takes its place
    fireEvent.click(screen.getByRole('button', { name: 'Готово' }))
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Изменить контакт' }))
  })

  it('who cannot be called keeps his fields open and says why, at the field and at the button [DEC-035]', async () => {
    await openCart()
    fireEvent.click(screen.getByRole('button', { name: 'Изменить контакт' }))
    fireEvent.change(field('Телефон'), { target: { value: '12' } })
    fireEvent.click(screen.getByRole('button', { name: 'Готово' }))
    const words = 'Проверьте телефон контакта: нужны от 11 до 15 цифр.'
    expect([field('Телефон').getAttribute('aria-invalid'), button().getAttribute('aria-disabled')]).toEqual(['true', 'true'])
    expect(screen.getAllByText(words).length).toBeGreaterThanOrEqual(2)
    fireEvent.change(field('Телефон'), { target: { value: '+7 900 000-01-03' } })
    expect(button().getAttribute('aria-disabled')).toBeNull()
  })

  it('is led to by Ctrl+Enter while something is wrong with it: all that is wrong says so at once, the first of it has the focus [DEC-051]', async () => {
    await openCart()
    fireEvent.click(screen.getByRole('button', { name: 'Изменить контакт' }))
    fireEvent.change(field('Телефон'), { target: { value: '8 900 12' } })
    fireEvent.change(field('Кто примет заказ'), { target: { value: '' } })
    const states = () => [field('Кто примет заказ').getAttribute('aria-invalid'), field('Телефон').getAttribute('aria-invalid')]
    expect([document.activeElement, ...states()]).toEqual([field('Кто примет заказ'), null, null])
    const lead = (from: HTMLElement) => {
      act(() => from.focus())
      fireEvent.keyDown(from, { key: 'Enter', ctrlKey: true })
    }
    lead(field('Кто примет заказ'))
    expect([document.activeElement, ...states()]).toEqual([field('Кто примет заказ'), 'true', 'true'])
    lead(field('Комментарий к заказу'))
    expect(document.activeElement).toBe(field('Кто примет заказ'))
    fireEvent.change(field('Кто примет заказ'), { target: { value: 'Антон' } })
    lead(button())
    expect(document.activeElement).toBe(field('Телефон'))
    fireEvent.change(field('Телефон'), { target: { value: '8 900 000-01-03' } })
    lead(field('Телефон'))
    expect(document.activeElement).toBe(button())
  })

  it('of a user without a phone is asked for before the button, at the field: nobody has to come and go first [DEC-035]', async () => {
    await expect(openCart({ 'session.user': () => ({ ...user, phone: '' }) })).rejects.toThrow()
    expect(field('Телефон').value).toBe('')
    expect([field('Телефон').getAttribute('aria-invalid'), button().getAttribute('aria-disabled')]).toEqual(['true', 'true'])
    expect(screen.getAllByText('Укажите телефон того, кто примет заказ.').length).toBeGreaterThanOrEqual(2)
  })

  it('is not said to be wrong while it is typed for the first time', async () => {
    await openCart()
    fireEvent.click(screen.getByRole('button', { name: 'Изменить контакт' }))
    fireEvent.change(field('Кто примет заказ'), { target: { value: '' } })
    expect(field('Кто примет заказ').getAttribute('aria-invalid')).toBeNull()
    fireEvent.blur(field('Кто примет заказ'))
    expect(field('Кто примет заказ').getAttribute('aria-invalid')).toBe('true')
  })
})

it('the same goods once more are asked about, with number, time, lines and sum; «Оформить ещё один» sends, «Вернуться» does not [DEC-067]', async () => {
  const created = new Date().toISOString()
  const same = order({ id: 481_400, created_at: created, item_count: 1, items: [{ product: product(1), cost: 1000, qty: 1 }] })
  const { sent } = await openCart({ 'orders.list': () => ({ orders: [same], total: 1 }) })
  fireEvent.click(button())
  const dialog = await screen.findByRole('alertdialog', { name: 'Такой же заказ уже есть' })
  expect(plain(dialog.textContent)).toContain(
    `Заказ № 481 400 с теми же товарами оформлен в ${formatClock(created)}: 1 товар на ${plain(formatMoney(same.total))}. Оформить ещё один?`,
  )
  expect(screen.getByRole('button', { name: 'Открыть заказ', hidden: true }).className).toMatch(/main/)
  fireEvent.click(screen.getByRole('button', { name: 'Вернуться', hidden: true }))
  expect([screen.queryByRole('alertdialog'), sent()]).toEqual([null, []])
  fireEvent.click(button())
  fireEvent.click(await screen.findByRole('button', { name: 'Оформить ещё один', hidden: true }))
  await waitFor(() => expect(sent()).toHaveLength(1))
})
