import fc from 'fast-check'
import { expect, it } from 'vitest'
import { confirmedRows, confirmedTotals, payableItems } from '../../../model/order/confirmed'
import type { OrderItem } from '../../../model/order/order'
import { product } from '../../support/plain-goods'

/** A line with what a warehouse may say of it, and what a careless one may say too. */
const items = fc
  .array(
    fc
      .record({
        qty: fc.integer({ min: 0, max: 40 }),
        cost: fc.integer({ min: 1, max: 99_999 }),
        confirmed: fc.option(fc.nat({ max: 50 }), { nil: undefined }),
        shipped: fc.option(fc.nat({ max: 50 }), { nil: undefined }),
      })
      .map(({ qty, cost, confirmed, shipped }) => ({
        qty,
        cost,
        ...(confirmed !== undefined && { confirmed }),
        ...(shipped !== undefined && { shipped }),
      })),
    { maxLength: 6 },
  )
  .map((lines) => lines.map((line, at): OrderItem => ({ product: product(at + 1), ...line })))

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0)

it('the rows of a line add up to it: what was ordered is what is confirmed and what is refused, and no more is shipped than confirmed', () =>
  fc.assert(
    fc.property(items, (lines) => {
      const rows = confirmedRows(lines)
      for (const line of lines) {
        const own = rows.filter(({ item }) => item === line)
        expect(own.length).toBeLessThanOrEqual(2)
        expect(sumOf(own.map(({ ordered }) => ordered))).toBe(line.qty)
        expect(sumOf(own.map(({ confirmed, refused }) => confirmed + refused))).toBe(line.qty)
      }
      for (const { ordered, confirmed, refused, shipped } of rows) {
        expect(ordered).toBe(confirmed + refused)
        expect(confirmed === 0 || refused === 0).toBe(true)
        expect(shipped ?? 0).toBeLessThanOrEqual(confirmed)
      }
    }),
  ))

it('the total is the sum of the rows, and of what is paid for, to the kopeck', () =>
  fc.assert(
    fc.property(items, (lines) => {
      const { sum, ordered, confirmed, refused } = confirmedTotals(confirmedRows(lines))
      const payable = payableItems(lines)
      expect(sum).toBe(sumOf(payable.map(({ qty, cost }) => qty * cost)))
      expect(confirmed).toBe(sumOf(payable.map(({ qty }) => qty)))
      expect(ordered).toBe(confirmed + refused)
      expect(payable.every(({ qty }) => qty > 0)).toBe(true)
    }),
  ))

it('a line that was refused in part is two rows, one refused in whole is one, without a sum', () => {
  const line = (id: number, more: Partial<OrderItem>): OrderItem => ({ product: product(id), cost: 1000, qty: 12, shipped: 0, ...more })
  const rows = confirmedRows([line(1, { confirmed: 8, shipped: 3 }), line(2, { confirmed: 0 }), line(3, {})])
  expect(rows.map(({ item, ...row }) => ({ id: item.product.id, ...row }))).toEqual([
    { id: 1, ordered: 8, confirmed: 8, shipped: 3, refused: 0, sum: 8000 },
    { id: 1, ordered: 4, confirmed: 0, shipped: 0, refused: 4, sum: 0 },
    { id: 2, ordered: 12, confirmed: 0, shipped: 0, refused: 12, sum: 0 },
    { id: 3, ordered: 12, confirmed: 12, shipped: 0, refused: 0, sum: 12_000 },
  ])
})

it('a server that says nothing of the warehouse confirms all of it, and nothing is claimed to be shipped', () => {
  const rows = confirmedRows([{ product: product(1), cost: 1000, qty: 2 }])
  expect(rows).toEqual([expect.objectContaining({ confirmed: 2, refused: 0, shipped: null, sum: 2000 })])
  expect(confirmedTotals(rows).shipped).toBeNull()
})
