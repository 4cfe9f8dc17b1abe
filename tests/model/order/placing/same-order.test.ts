import { fc, it as property } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { SAME_ORDER_MS } from '../../../../model/limits'
import type { Order } from '../../../../model/order/order'
import { sameOrder } from '../../../../model/order/placing/same-order'
import { order } from '../../../components/support/order'

const NOW = Date.parse('2026-11-16T08:20:00Z')
const LINES = [
  { product_id: 2, qty: 1, cost_vs_discount: 999 },
  { product_id: 1, qty: 3, cost_vs_discount: 1000 },
]
const placed = (minutesAgo: number, more: Partial<Order> = {}) =>
  order({ created_at: new Date(NOW - minutesAgo * 60_000).toISOString(), ...more })
const found = (orders: Order[], lines = LINES, uuid: string | null = null) => sameOrder(orders, { lines, uuid }, NOW)?.id ?? null

describe('an order of the same goods', () => {
  it('is the newest of the same products and quantities, in whatever order and at whatever prices', () => {
    expect(found([placed(10, { id: 1 }), placed(3, { id: 2 }), placed(7, { id: 3 })])).toBe(2)
  })
  it.each([
    ['another quantity', [{ ...LINES[0]!, qty: 2 }, LINES[1]!]], // LINES has two
    ['a line less', LINES.slice(1)],
    ['a line more', [...LINES, { product_id: 3, qty: 1, cost_vs_discount: 1 }]],
    ['another product', [{ ...LINES[0]!, product_id: 3 }, LINES[1]!]],
  ])('is not one with %s', (_, lines) => expect(found([placed(3)], lines)).toBeNull())
  it('is not one that was cancelled, nor the one that goes under this very uuid', () => {
    expect(found([placed(3, { status: 99 })])).toBeNull()
    expect(found([placed(3, { uuid: 'uuid-1' })], LINES, 'uuid-1')).toBeNull()
    expect(found([placed(3, { uuid: 'uuid-1' })], LINES, 'uuid-2')).toBe(481392)
    expect(found([placed(3)], LINES, 'uuid-1')).toBe(481392)
  })
  property.prop([fc.integer({ min: -SAME_ORDER_MS, max: 2 * SAME_ORDER_MS })])(
    'is one for a quarter of an hour, and where the clock here is late',
    (age) => {
      const at = new Date(NOW - age).toISOString()
      expect(found([placed(0, { created_at: at })]) !== null).toBe(age < 15 * 60 * 1000)
    },
  )
})
