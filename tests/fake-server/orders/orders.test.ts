import { describe, expect, it } from 'vitest'
import type { Api } from '../../../model/contract'
import { derivedPrice } from '../../../model/catalogue/product-price'
import { CartAhead, ChangedLines, type NewOrder, type SeenLine } from '../../../model/order/order'
import { percentOf } from '../../../model/money/price'
import { ApiError } from '../../../model/api-error'
import { NOW, newServer, testClock, visitor } from '../../support/world'

const MINUTE = 60_000
const CART = { user_id: 1, company_region_id: 1 }
const toAddress = { type: 'delivery', delivery_address_id: 11 } as const
const toPickup = { type: 'pickup', pickup_address_id: 61 } as const

/** The lines of a cart that can be ordered, with the prices as the page shows them. */
async function linesOfCart(api: Api, user_id: number, company_region_id: number): Promise<SeenLine[]> {
  const { items } = await api('cart.get', { query: { user_id, company_region_id } })
  const { products } = await api('products.stocksAndPrices', {
    body: { company_region_id, products_ids: items.map(({ product }) => product.id) },
  })
  return items.flatMap(({ product, qty }) => {
    const price = products.find(({ product_id }) => product_id === product.id)
    const cost = price && derivedPrice(price).cost_vs_discount
    return price && cost && price.stock >= qty ? [{ product_id: product.id, qty, cost_vs_discount: cost }] : []
  })
}
const orderOf = (uuid: string, lines: SeenLine[], more: Partial<NewOrder> = {}): NewOrder => ({
  uuid,
  company_region_id: 1,
  receiving: toAddress,
  description: '',
  lines,
  ...more,
})
const newUuid = async (api: Api) => (await api('orders.newUuid', {})).uuid

async function ready(cookies: Record<string, string> = {}) {
  const clock = testClock()
  const server = newServer({ clock })
  const { api, who } = await visitor(server, 1, cookies)
  const lines = await linesOfCart(api, 1, 1)
  const uuid = await newUuid(api)
  const place = (body: NewOrder) => api('orders.create', { body }, { key: body.uuid })
  const refusal = (body: NewOrder) =>
    place(body).then(
      () => null,
      (thrown: unknown) => ApiError.from(thrown),
    )
  return { server, clock, api, who, lines, uuid, place, refusal }
}

describe('a new order', () => {
  it('has the lines, prices and sums that the buyer saw, to the kopeck; its lines leave the cart, others stay [DEC-013, DEC-022, CALL-087]', async () => {
    const { api, lines, uuid, place } = await ready()
    const before = await api('cart.get', { query: CART })
    const order = await place(orderOf(uuid, lines, { description: 'Позвонить за час' }))
    const goods = lines.reduce((sum, line) => sum + line.qty * line.cost_vs_discount, 0)
    expect(lines.length).toBe(9)
    expect({
      ...order,
      items: order.items.map(({ product, qty, cost }) => ({ product_id: product.id, qty, cost_vs_discount: cost })),
    }).toEqual({
      id: 481_400,
      uuid,
      created_at: new Date(NOW).toISOString(),
      user_id: 1,
      company_region_id: 1,
      company_name: 'ООО «Волга-Сервис»',
      store_city_name: 'Казань',
      status: 0,
      provider: 'Казань',
      history: [{ status: 0, at: new Date(NOW).toISOString() }],
      items: lines,
      item_count: 9,
      confirmedOrders: [],
      gift: false,
      review: null,
      receiving: { type: 'delivery', id: 11, name: 'Основной склад', address: expect.stringContaining('Казань, Техническая улица') },
      description: 'Позвонить за час',
      goods,
      additional_discount: 0,
      total: goods,
      weight: order.items.reduce((sum, { product, qty }) => sum + product.weight * qty, 0),
      is_waiting: false,
      contact_name: '',
      contact_phone: '',
      buyer_number: '',
      wanted_date: '',
      wanted_window: '',
      pickup_date: '',
      pickup_from: '',
      company_inn: '1600906857',
      company_kpp: '160001001',
    })
    const after = await api('cart.get', { query: CART })
    const ordered = new Set(lines.map(({ product_id }) => product_id))
    expect(after.items.map(({ product }) => product.id)).toEqual(
      before.items.map(({ product }) => product.id).filter((id) => !ordered.has(id)),
    )
    expect(after.version).toBe(before.version + 1)
  })

  it('that is collected costs 2 % less, rounded once on the goods [DEC-015]', async () => {
    const { lines, uuid, place } = await ready()
    const order = await place(orderOf(uuid, lines, { receiving: toPickup }))
    expect({ additional_discount: order.additional_discount, total: order.total }).toEqual({
      additional_discount: percentOf(order.goods, 2),
      total: order.goods - percentOf(order.goods, 2),
    })
    expect(order.receiving).toMatchObject({ type: 'pickup', id: 61, name: 'Склад Казань' })
  })

  it('with the same uuid again is the first one, whatever is said then [DEC-022, CALL-088]', async () => {
    const { api, lines, uuid, place } = await ready()
    const first = await place(orderOf(uuid, lines))
    const again = await api(
      'orders.create',
      { body: orderOf(uuid, [{ product_id: 1, qty: 400, cost_vs_discount: 1 }], { receiving: toPickup }) },
      { key: 'another-key' },
    )
    expect(again).toEqual(first)
    expect((await api('orders.list', { params: { id: 1 }, query: {} })).orders.filter(({ id }) => id >= 481_400)).toHaveLength(1)
  })

  it('is found in the list by its uuid, which nobody but its buyer sees [DEC-022]', async () => {
    const { api, lines, uuid, place } = await ready()
    const { id } = await place(orderOf(uuid, lines))
    const { orders } = await api('orders.list', { params: { id: 1 }, query: { limit: 20, include: 'items' } })
    expect([orders.find((order) => order.uuid === uuid)?.id, orders[0]?.items.length]).toEqual([id, lines.length])
    const seen = orders.filter(({ uuid: its }) => its !== undefined)
    expect(seen.every(({ user_id }) => user_id === 1)).toBe(true)
    // The region's administrator sees the orders of its members, and not what they were sent under.
    expect(orders.filter(({ user_id }) => user_id !== 1).length).toBeGreaterThan(0)
  })

  it('wants a uuid that was given to this very user [DEC-022]', async () => {
    const { server, lines, refusal } = await ready()
    const foreign = await newUuid((await visitor(server, 3)).api)
    for (const uuid of ['never-given-1', foreign]) {
      expect(await refusal(orderOf(uuid, lines))).toMatchObject({
        status: 422,
        fields: { uuid: ['Номер оформления устарел: обновите страницу и оформите заказ снова'] },
      })
    }
  })

  it('of a cart that was written since it was seen is refused with the version of now, and accepted with that one; a uuid that has its order gives it [DEC-018] [DEC-020] [DEC-022]', async () => {
    const { api, lines, uuid, place, refusal } = await ready()
    const { version } = await api('cart.get', { query: CART })
    const [first] = lines
    await api(
      'cart.updateLine',
      { params: { id: first!.product_id }, query: { company_region_id: 1 }, body: { user_id: 1, qty: 0 } },
      { key: 'k' },
    )
    const error = await refusal(orderOf(uuid, lines, { cart_version: version }))
    expect({ status: error?.status, parse: CartAhead.parse(error?.details) }).toEqual({ status: 409, parse: { cart_version: version + 1 } })
    const body = orderOf(uuid, lines.slice(1), { cart_version: version + 1 })
    const { id, item_count } = await place(body)
    expect(item_count).toBe(8)
    expect(await place(body)).toMatchObject({ id }) // its own lines left the cart: that is no other device
  })

  it('at other prices than seen is refused with the lines, old and new; accepted at the new ones under the same uuid [DEC-022]', async () => {
    const { who, api, lines, uuid, place, refusal } = await ready()
    who.cookies['fake_scenario'] = 'pricesChange'
    const error = await refusal(orderOf(uuid, lines))
    const { lines: changed } = ChangedLines.parse(error?.details)
    expect(error?.status).toBe(409)
    expect(changed.map(({ product_id, seen, qty }) => ({ product_id, qty, cost_vs_discount: seen }))).toEqual(lines)
    for (const { seen, cost_vs_discount } of changed) expect(Math.abs((cost_vs_discount ?? 0) / seen - 1.05)).toBeLessThan(0.01)
    expect((await api('cart.get', { query: CART })).items).toHaveLength(10)
    const accepted = changed.map(({ product_id, qty, cost_vs_discount }) => ({ product_id, qty, cost_vs_discount: cost_vs_discount ?? 0 }))
    expect(await place(orderOf(uuid, accepted))).toMatchObject({ id: 481_400, item_count: 9 })
  })

  it('of what is not there says how much there is, null price where there is nothing [DEC-022]', async () => {
    const { api, server, lines, uuid, refusal } = await ready()
    const sold =
      (await api('cart.get', { query: CART })).items.find(({ product }) => !lines.some(({ product_id }) => product_id === product.id))
        ?.product.id ?? 0
    const [first] = lines
    const price = (await api('products.stocksAndPrices', { body: { company_region_id: 1, products_ids: [first?.product_id ?? 0] } }))
      .products[0]
    const pack = server.world.catalogue.byId.get(first?.product_id ?? 0)?.pack ?? 1
    const error = await refusal(
      orderOf(uuid, [
        { ...first!, qty: pack * 10_000 },
        { product_id: sold, qty: 1, cost_vs_discount: 100 },
      ]),
    ) // the cart has lines
    const changed = ChangedLines.parse(error?.details).lines
    const packOf = (id: number) => server.world.catalogue.byId.get(id)?.pack
    expect(changed.map(({ product_id, cost_vs_discount, available, pack: its }) => [product_id, cost_vs_discount, available, its])).toEqual(
      [
        [first?.product_id, first?.cost_vs_discount, Math.floor((price?.stock ?? 0) / pack) * pack, pack],
        [sold, null, 0, packOf(sold)],
      ],
    )
  })

  it('is refused by field: a foreign address, an unknown product, one twice, a quantity of 0', async () => {
    const { uuid, lines, refusal } = await ready()
    const [line] = lines as [SeenLine]
    const fieldsOf = async (more: Partial<NewOrder>) => (await refusal(orderOf(uuid, lines, more)))?.fields
    expect(await fieldsOf({ receiving: { type: 'delivery', delivery_address_id: 21 } })).toEqual({
      'receiving.delivery_address_id': ['У региона нет такого адреса доставки: выберите другой'],
    })
    expect(await fieldsOf({ receiving: { type: 'pickup', pickup_address_id: 71 } })).toEqual({
      'receiving.pickup_address_id': ['В городе региона нет такого пункта самовывоза: выберите другой'],
    })
    expect(await fieldsOf({ lines: [{ ...line, product_id: 999_999 }, line, line, { ...line, product_id: 2, qty: 0 }] })).toEqual({
      'lines.0.product_id': ['Такого товара нет'],
      'lines.2.product_id': ['Товар указан дважды'],
      'lines.3.qty': ['Количество должно быть больше нуля'],
    })
  })

  it('waits where shipping is stopped or documents are overdue, and gets no further than confirmed [DEC-026]', async () => {
    const clock = testClock()
    const { api } = await visitor(newServer({ clock }), 7)
    await api('cart.updateLine', { params: { id: 2 }, query: { company_region_id: 7 }, body: { user_id: 7, qty: 4 } }, { key: 'k' })
    const body = orderOf(await newUuid(api), await linesOfCart(api, 7, 7), {
      company_region_id: 7,
      receiving: { type: 'delivery', delivery_address_id: 71 },
    })
    const { id, is_waiting } = await api('orders.create', { body }, { key: body.uuid })
    clock.advance(60 * MINUTE)
    expect({ is_waiting, status: (await api('orders.get', { params: { id }, query: {} })).status }).toEqual({
      is_waiting: true,
      status: 10,
    })
  })

  it('is told of in a letter that the demo inbox shows [DEC-041]', async () => {
    const { server, uuid, lines, place } = await ready()
    await place(orderOf(uuid, lines))
    expect((await server.inbox())[0]).toEqual({
      id: 4,
      to: 'snab@volga-servis.example',
      kind: 'mail',
      title: 'Заказ №\u00a0481\u00a0400 размещён',
      text: expect.stringMatching(/^Строк: 9, к оплате .+ Доставка: .+Казань/),
      link: '',
      at: NOW,
    })
  })
})

describe('an order in time', () => {
  it('moves by the clock and tells when; from 10 on it is a confirmed order too [DEC-024, DEC-028]', async () => {
    const { clock, api, uuid, lines, place } = await ready()
    const { id } = await place(orderOf(uuid, lines))
    const confirmed = () => api('orders.confirmed', { params: { id } })
    await expect(confirmed()).rejects.toMatchObject({ status: 404, message: 'Заказ ещё не подтверждён' })
    const statuses: number[] = []
    for (const minutes of [0, 2, 4, 9]) {
      clock.advance(minutes * MINUTE)
      statuses.push((await api('orders.get', { params: { id }, query: {} })).status)
    }
    expect(statuses).toEqual([0, 10, 20, 90])
    const { history, confirmedOrders } = await confirmed()
    expect(history.map(({ status, at }) => [status, (Date.parse(at) - NOW) / MINUTE])).toEqual([
      [0, 0],
      [10, 2],
      [20, 6],
      [90, 15],
    ])
    expect(confirmedOrders).toEqual([{ id, number: `${id}-1` }])
  })

  it('is cancelled at 0 or 10, once for a key, and not later [DEC-024]', async () => {
    const { clock, api, uuid, lines, place } = await ready()
    const { id } = await place(orderOf(uuid, lines))
    const cancel = (order: number, key: string) => api('orders.cancel', { params: { id: order } }, { key })
    clock.advance(3 * MINUTE)
    const cancelled = await cancel(id, 'k-1')
    expect(cancelled.history.map(({ status }) => status)).toEqual([0, 10, 99])
    clock.advance(30 * MINUTE)
    expect(await cancel(id, 'k-1')).toEqual(cancelled)
    await expect(cancel(id, 'k-2')).rejects.toMatchObject({ status: 409, message: 'Заказ уже не отменить: позвоните менеджеру' })
    await expect(cancel(480_911, 'k-3')).rejects.toMatchObject({ status: 409 })
  })
})
