import { describe, expect, it } from 'vitest'
import { ORDER_SHIPPED, ORDER_STATUSES, type OrderStatus } from '../../../model/order/status'
import { idOfParam } from '../../../model/routing/id-param'
import { foundItems } from '../../../src/pages/orders/order/order-lines'
import { orderSteps } from '../../../src/pages/orders/order/order-steps'
import { ALL_ORDERS } from '../../../model/order/history/order-filter'
import { ordersAddress, shownOrders } from '../../../src/pages/orders/orders-address'
import { order } from '../support/order'

const at = (hour: number) => `2026-11-16T${String(hour).padStart(2, '0')}:00:00.000Z`

describe('the way of an order [ENT-014]', () => {
  it('shows the times of what was reached and what is ahead', () => {
    const steps = orderSteps(order({ status: 20, history: [0, 10, 20].map((status, hour) => ({ status: status as 0, at: at(8 + hour) })) })) // three of the statuses
    expect(steps).toEqual([
      { label: 'Размещен', state: 'done', note: '16\u00a0ноября, 11:00' },
      { label: 'Подтвержден', state: 'done', note: '16\u00a0ноября, 12:00' },
      { label: 'В пути на склад Казань', state: 'now', note: '16\u00a0ноября, 13:00' },
      { label: 'Отгружен', state: 'ahead' },
    ])
  })
  it('ends where the order was cancelled', () => {
    const steps = orderSteps(
      order({
        status: 99,
        history: [
          { status: 0, at: at(8) },
          { status: 99, at: at(9) },
        ],
      }),
    )
    expect(steps.map(({ label, state }) => [label, state])).toEqual([
      ['Размещен', 'done'],
      ['Отменен', 'off'],
    ])
  })
  it.each(ORDER_STATUSES)('has exactly one step that stands, also where the server sends no history: status %i', (status) => {
    const steps = orderSteps(order({ status, history: [] }))
    expect(steps.filter(({ state }) => state === 'now' || state === 'end' || state === 'off')).toHaveLength(1)
    expect(steps.at(-1)?.state === 'end').toBe(status === ORDER_SHIPPED)
  })
  it('names the day that the buyer chose under its end, until that is reached', () => {
    const end = (status: OrderStatus) => orderSteps(order({ status, history: [], wanted_date: '2026-11-24' })).at(-1)
    expect(end(0)).toEqual({ label: 'Отгружен', state: 'ahead', note: 'вт, 24\u00a0ноября' })
    expect(end(90)).toEqual({ label: 'Отгружен', state: 'end' })
    const collected = orderSteps(order({ status: 0, history: [], wanted_date: '', pickup_date: '2026-11-25' }))
    expect(collected.at(-1)?.note).toBe('ср, 25\u00a0ноября')
  })
})

describe('addresses', () => {
  it.each([
    ['481392', 481392],
    ['0', null],
    ['-1', null],
    ['1e3', null],
    ['99999999999999999999', null],
    ['<b>', null],
    [undefined, null],
  ])('the number of an order is a whole number from 1: %s', (part, id) => {
    expect(idOfParam(part)).toBe(id)
  })
  it.each([
    ['', 1],
    ['?page=3', 3],
    ['?page=0', 1],
    ['?page=-2', 1],
    ['?page=2.5', 1],
    ['?page=abc', 1],
  ])('a page that is none is the first: %s', (search, page) => {
    expect(shownOrders(search).page).toBe(page)
  })

  it('and what is looked for stand in the address, and come back from it', () => {
    for (const shown of [
      { words: '', filter: ALL_ORDERS, page: 1 },
      { words: '№ 481&392', filter: ALL_ORDERS, page: 1 },
      {
        words: 'ЗК 17',
        filter: { statuses: [0, 10] as const, from: '2026-01-01', to: '2026-11-30', least: 100_000, most: 900_000 },
        page: 3,
      },
    ])
      expect(shownOrders(new URL(ordersAddress(shown), 'http://x').search)).toEqual(shown)
    expect(ordersAddress({ words: '', page: 1 })).toBe('/personal/orders')
    expect(shownOrders('?status=7,90&from=2026-13-40&to=today&least=-1&most=1e9').filter).toEqual({ ...ALL_ORDERS, statuses: [90] })
  })
})

it('lines are found by article in any spelling, and by name [DEC-057]', () => {
  const { items } = order()
  const found = (query: string) => foundItems(items, query).map(({ product }) => product.id)
  expect([found('ом904'), found('фИЛЬ'), found('m-1'), found('  '), found('нет такого')]).toEqual([[2], [2], [1], [1, 2], []])
})
