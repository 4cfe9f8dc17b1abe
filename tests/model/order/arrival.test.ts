import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { ShownLine } from '../../../model/cart/totals'
import { arrivalDays } from '../../../model/order/arrival'
import { price, product } from '../../support/plain-goods'

const amount = fc.nat({ max: 6 })
/** A line, and in how many days how much of it is there. */
const line = fc.record({
  qty: fc.integer({ min: 1, max: 15 }),
  own: amount,
  others: fc.array(fc.record({ amount, days: fc.integer({ min: 1, max: 4 }) }), { maxLength: 3 }),
  isExcluded: fc.boolean(),
})

it('everything is there when so many of the last line have come as are wanted; lines that the order does not take are not waited for [DEC-012]', () =>
  fc.assert(
    fc.property(fc.array(line, { maxLength: 4 }), (lines) => {
      const shown = lines.map(({ qty, own, others, isExcluded }, nth): ShownLine => {
        const warehouses = [...others, { amount: own, days: 0 }].map((each, at) => ({ stock_id: at + 1, name: '', ...each }))
        const stock = warehouses.reduce((sum, each) => sum + each.amount, 0)
        return {
          product: product(nth + 1),
          qty,
          price: price(nth + 1, { stock, self_stock: own, warehouses }),
          ...(isExcluded && { isExcluded }),
        }
      })
      const held = (at: (typeof lines)[number], days: number) =>
        at.own + at.others.filter((each) => each.days <= days).reduce((sum, each) => sum + each.amount, 0)
      const going = lines.filter((each) => !each.isExcluded && held(each, 9) >= each.qty)
      const expected = [0, 1, 2, 3, 4].find((days) => going.every((each) => held(each, days) >= each.qty))
      expect(arrivalDays(shown)).toBe(expected)
    }),
  ))

it('nobody knows when a line comes whose warehouses are not told, but for what is in the city', () => {
  const { warehouses: _, ...untold } = price(1, { stock: 9, self_stock: 3 })
  const of = (qty: number): ShownLine[] => [{ product: product(1), qty, price: untold }]
  expect([arrivalDays(of(3)), arrivalDays(of(4)), arrivalDays([])]).toEqual([0, null, 0])
})
