import { describe, expect, it } from 'vitest'
import { ApiError } from '../../../model/api-error'
import { derivedPrice } from '../../../model/catalogue/product-price'
import { deliveryDays } from '../../../model/company/delivery-dates'
import { scheduleOf } from '../../../model/company/delivery'
import { daysUntil } from '../../../model/order/arrival'
import type { NewOrder } from '../../../model/order/order'
import { newServer, testClock, visitor } from '../../support/world'

const HOUR = 3_600_000
/** Saturday, 15:00 in Moscow: Monday's van can be caught until Sunday 15:00. */
const SAID = {
  contact_name: 'Антон Рябов',
  contact_phone: '79000000103',
  buyer_number: 'З-2026/118',
  wanted_date: '2026-11-23',
  wanted_window: '09:00-13:00',
} as const

async function ready(cookies: Record<string, string> = {}) {
  const clock = testClock()
  const server = newServer({ clock })
  const { api } = await visitor(server, 1, cookies)
  const { products } = await api('products.stocksAndPrices', {
    body: { company_region_id: 1, products_ids: server.world.catalogue.listed.slice(0, 200).map(({ id }) => id) },
  })
  const sold = products.find((price) => {
    const { pack = 1, limit = null } = server.world.catalogue.byId.get(price.product_id) ?? {}
    return price.stock > 5 && pack === 1 && limit === null
  })!
  /** All of it is there in two days. */
  const away = products.find((price) => {
    const { pack = 1, limit = null } = server.world.catalogue.byId.get(price.product_id) ?? {}
    return pack === 1 && limit === null && daysUntil(price, price.stock) === 2
  })!
  const far = {
    price: away,
    line: { product_id: away.product_id, qty: away.stock, cost_vs_discount: derivedPrice(away).cost_vs_discount! },
  }
  const cost = derivedPrice(sold).cost_vs_discount!
  const line = { product_id: sold.product_id, qty: 1, cost_vs_discount: cost }
  const { uuid } = await api('orders.newUuid', {})
  const body = (more: Partial<NewOrder> = {}): NewOrder => ({
    uuid,
    company_region_id: 1,
    receiving: { type: 'delivery', delivery_address_id: 11 },
    description: '',
    lines: [line],
    ...more,
  })
  const place = (more?: Partial<NewOrder>) => api('orders.create', { body: body(more) }, { key: uuid })
  const fieldsOf = (more: Partial<NewOrder>) =>
    place(more).then(
      () => null,
      (thrown: unknown) => ApiError.from(thrown).fields,
    )
  return { server, clock, api, place, fieldsOf, cost, line, far }
}

it('the note of a line goes with its order; a line without one has none [DEC-069]', async () => {
  const { api, place, line } = await ready()
  const query = { company_region_id: 1 }
  await api('cart.updateLine', { params: { id: line.product_id }, query, body: { user_id: 1, qty: 1 } }, { key: 'a' })
  await api('cart.note', { query, body: { user_id: 1, product_id: line.product_id, note: 'Для бокса 3' } }, { key: 'b' })
  const { id } = await place()
  const noteOf = async () => (await api('orders.get', { params: { id }, query: { include: 'items' } })).items.map(({ note }) => note)
  expect(await noteOf()).toEqual(['Для бокса 3'])
})

describe('what is said of an order beside goods and place', () => {
  it('is kept, answered by the order and its history, and told in the letter [DEC-069]', async () => {
    const { server, api, place } = await ready()
    const { id } = await place(SAID)
    const { orders } = await api('orders.list', { params: { id: 1 }, query: { limit: 1 } })
    for (const order of [await api('orders.get', { params: { id }, query: {} }), orders[0]]) expect(order).toMatchObject(SAID)
    const [letter] = await server.inbox()
    expect(letter?.text.replaceAll('\u00a0', ' ')).toMatch(
      /Доставим: пн, 23 ноября, 9:00–13:00\. Контакт: Антон Рябов, \+7 \(900\) 000-01-03\. Ваш номер: З-2026\/118\.$/,
    )
  })

  it('may be left out by a client that knows nothing of it, and is empty then', async () => {
    const { place } = await ready()
    expect(await place()).toMatchObject({ contact_name: '', contact_phone: '', buyer_number: '', wanted_date: '', wanted_window: '' })
  })

  it('is refused by field in words: no name, a phone of letters, a long number, a day that is none', async () => {
    const { fieldsOf } = await ready()
    expect(await fieldsOf({ contact_name: ' ', contact_phone: '8900', buyer_number: 'я'.repeat(51), wanted_date: '2026-02-30' })).toEqual({
      contact_name: ['Укажите контактное лицо'],
      contact_phone: ['Некорректный телефон контакта'],
      buyer_number: ['Не больше 50 знаков'],
      wanted_date: ['Некорректная дата доставки'],
    })
  })

  it('holds a day that can be delivered: until the cut-off by the server’s clock, by the schedule of the address [ENT-005]', async () => {
    const { clock, fieldsOf, place } = await ready()
    const late = { wanted_date: [expect.stringMatching(/^На .+ сюда уже.не.доставим: выберите другой день$/)] }
    clock.advance(24 * HOUR)
    expect(await fieldsOf({ wanted_date: '2026-11-23' })).toEqual(late)
    expect(await fieldsOf({ wanted_date: '2026-11-29' })).toEqual(late) // a Sunday
    // The second point lies a zone farther: Monday, Wednesday, Friday.
    expect(await fieldsOf({ wanted_date: '2026-11-24', receiving: { type: 'delivery', delivery_address_id: 12 } })).toEqual(late)
    expect(await place({ wanted_date: '2026-11-24' })).toMatchObject({ wanted_date: '2026-11-24' })
  })

  it('holds no day before all of its goods are in the city; a day later than that is fine [DEC-012]', async () => {
    const { clock, far, fieldsOf, place } = await ready()
    clock.advance(20 * HOUR) // Sunday, 11:00
    const [soonest, possible] = ['2026-11-23', '2026-11-24']
    const early = { wanted_date: [expect.stringMatching(/^На .+ всё вместе не.доставим: часть товаров придёт с.других складов позже/)] }
    expect(await fieldsOf({ wanted_date: soonest, lines: [far.line] })).toEqual(early)
    expect(await place({ wanted_date: possible, lines: [far.line] })).toMatchObject({ wanted_date: possible })
  })

  it('holds no day where goods are collected or nobody knows when they come, and no hours that the schedule has not', async () => {
    const { fieldsOf } = await ready()
    const none = { wanted_date: [expect.stringMatching(/сюда не.выбирают/)] }
    expect(await fieldsOf({ wanted_date: '2026-11-23', receiving: { type: 'pickup', pickup_address_id: 61 } })).toEqual(none)
    expect(await fieldsOf({ wanted_date: '2026-11-23', wanted_window: '20:00-22:00' })).toEqual({
      wanted_window: [expect.stringMatching(/не.возят/)],
    })
    expect(await fieldsOf({ wanted_window: '09:00-13:00' })).toEqual({ wanted_window: [expect.stringMatching(/Выберите и.день/)] })
  })
})

describe('when an order can be collected', () => {
  const receiving = { type: 'pickup', pickup_address_id: 61 } as const
  it('is kept as it was promised, and told in the letter: hours after it was placed where all of it is there [DEC-067]', async () => {
    const { server, api, place } = await ready()
    const { id } = await place({ receiving })
    const promised = { pickup_date: '2026-11-21', pickup_from: '17:00' }
    for (const order of [await api('orders.get', { params: { id }, query: {} }), await place({ receiving })])
      expect(order).toMatchObject(promised)
    expect((await server.inbox())[0]?.text.replaceAll('\u00a0', ' ')).toMatch(/Можно забрать: сб, 21 ноября, с 17:00\.$/)
  })
  it('is the day when all of its goods are in the city; nothing is promised of what is delivered, or waits for documents', async () => {
    const { far, server, place } = await ready()
    expect(await place({ receiving, lines: [far.line] })).toMatchObject({ pickup_date: '2026-11-23', pickup_from: '' })
    expect(await (await ready()).place({})).toMatchObject({ pickup_date: '', pickup_from: '' })
    const { api } = await visitor(server, 7)
    const { products } = await api('products.stocksAndPrices', { body: { company_region_id: 7, products_ids: [far.line.product_id] } })
    const { uuid } = await api('orders.newUuid', {})
    const lines = [{ ...far.line, qty: 1, cost_vs_discount: derivedPrice(products[0]!).cost_vs_discount! }]
    const there = { type: 'pickup', pickup_address_id: 71 } as const
    const body = { uuid, company_region_id: 7, receiving: there, description: '', lines }
    expect(await api('orders.create', { body }, { key: uuid })).toMatchObject({ is_waiting: true, pickup_date: '', pickup_from: '' })
  })
})

it('points lie in different zones, farther ones get fewer days; some have no schedule [ENT-005]', async () => {
  const { clock, server } = await ready()
  const { api } = await visitor(server, 8)
  const { items } = await api('delivery.schedules', {})
  const addresses = await api('delivery.list', { params: { id: 8 } })
  const days = addresses.map((address) => {
    const schedule = scheduleOf(address, items)
    return schedule && deliveryDays(schedule, clock.now(), 0).filter(({ date }) => date <= '2026-11-29').length
  })
  expect(days).toEqual([6, 3, 2, null])
})

it('an order below the least sum is refused where the demo asks for one, which the configuration says', async () => {
  const { api, fieldsOf, cost } = await ready({ fake_scenario: 'minimumSum' })
  const { min_order_sum } = await api('config.get', {})
  expect([min_order_sum, (min_order_sum ?? 0) > cost]).toEqual([50_000_000, true])
  expect(await fieldsOf({})).toEqual({ lines: [expect.stringMatching(/^Заказ.— от 500.000,00.₽: добавьте товаров$/)] })
})
