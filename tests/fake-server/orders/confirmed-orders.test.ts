import { expect, it } from 'vitest'
import { confirmedRows, confirmedTotals, hasRefusals } from '../../../model/order/confirmed'
import { percentOf } from '../../../model/money/price'
import type { Order } from '../../../model/order/order'
import { newServer, visitor } from '../../support/world'

/** Order on its way, two lines refused; the same of one that was shipped, with its document. */
const [ON_THE_WAY, SHIPPED] = [481_207, 480_911]

it('of a confirmed order some lines are refused with a reason, and all sums are of the rest, to the kopeck [CALL-092, DEC-028]', async () => {
  const { api } = await visitor(newServer(), 1)
  const read = async (id: number): Promise<Order> => api('orders.confirmed', { params: { id } })
  for (const [id, share] of [
    [ON_THE_WAY, 2],
    [SHIPPED, 0],
  ] as const) {
    const order = await read(id)
    const rows = confirmedRows(order.items)
    const refused = rows.filter((row) => row.refused > 0)
    const { sum, confirmed, shipped } = confirmedTotals(rows)
    expect(refused.map(({ item }) => (item.refusal ?? '') !== '')).toEqual([true, true])
    expect(refused.map(({ item, refused: qty }) => qty === item.qty).toSorted((first, second) => Number(first) - Number(second))).toEqual([
      false,
      true,
    ])
    expect({ goods: order.goods, total: order.total }).toEqual({ goods: sum, total: sum - percentOf(sum, share) })
    expect(shipped).toBe(id === SHIPPED ? confirmed : 0)
    expect(await api('orders.get', { params: { id }, query: { include: 'items' } })).toEqual(order)
  }
})

it('the history and the document of an order say the same sum as its page', async () => {
  const { api } = await visitor(newServer(), 1)
  const order = await api('orders.confirmed', { params: { id: SHIPPED } })
  const { orders } = await api('orders.list', { params: { id: 1 }, query: {} })
  const { items } = await api('regions.documents', { params: { id: 1 }, body: {} })
  expect(orders.find(({ id }) => id === SHIPPED)?.total).toBe(order.total)
  expect(items.find(({ order_id, kind }) => order_id === SHIPPED && kind === 'upd')?.total).toBe(order.total)
  const whole = await api('orders.list', {
    params: { id: 1 },
    query: { most: Math.ceil(order.total / 100), least: Math.floor(order.total / 100) },
  })
  expect(whole.orders.map(({ id }) => id)).toContain(SHIPPED)
})

it('what was refused was not bought', async () => {
  const { api } = await visitor(newServer(), 7)
  const order = await api('orders.confirmed', { params: { id: 480_598 } })
  const refused = order.items.find((item) => item.confirmed === 0)?.product.id
  expect(hasRefusals(order.items)).toBe(true)
  const { items } = await api('orders.bought', { params: { id: order.company_region_id } })
  const others = (await api('orders.list', { params: { id: order.company_region_id }, query: { include: 'items' } })).orders
  const isElsewhere = others.some(({ id, items: lines }) => id !== order.id && lines.some(({ product }) => product.id === refused))
  expect(items.some(({ product_id }) => product_id === refused)).toBe(isElsewhere)
})

it('an order that is not confirmed yet says nothing of the warehouse', async () => {
  const { api } = await visitor(newServer(), 1)
  const order = await api('orders.get', { params: { id: 481_392 }, query: { include: 'items' } })
  expect(order.items.filter(({ confirmed, shipped }) => confirmed !== undefined || shipped !== undefined)).toEqual([])
})
