import fc from 'fast-check'
import { expect, it } from 'vitest'
import { metPrices, priceBefore } from '../../../model/order/seen-prices'

const prices = fc.dictionary(fc.integer({ min: 1, max: 6 }).map(String), fc.option(fc.integer({ min: 1, max: 3 })))
const known = fc.dictionary(fc.integer({ min: 1, max: 6 }).map(String), fc.integer({ min: 1, max: 3 }))

it('a line is remembered at the price it was met at first, as long as it stays in the cart, also while it has none', () =>
  fc.assert(
    fc.property(fc.array(prices, { minLength: 1, maxLength: 8 }), (visits) => {
      const first = new Map<string, number>()
      let seen = {}
      for (const now of visits) {
        seen = metPrices(seen, now)
        for (const id of [...first.keys()]) if (!(id in now)) first.delete(id)
        for (const [id, cost] of Object.entries(now)) if (!first.has(id) && cost !== null) first.set(id, cost)
      }
      expect(seen).toEqual(Object.fromEntries(first))
    }),
  ))

it('what is met again unchanged is the same object: nothing has to be kept', () =>
  fc.assert(
    fc.property(known, prices, (before, now) => {
      const seen = metPrices(before, now)
      expect(metPrices(seen, now)).toBe(seen)
    }),
  ))

it('says what a line cost before, where it costs another price now', () => {
  expect([priceBefore({ 1: 43_810 }, 1, 46_162), priceBefore({ 1: 43_810 }, 1, 43_810)]).toEqual([43_810, null])
  expect([priceBefore({}, 1, 46_162), priceBefore({ 1: 43_810 }, 1, null)]).toEqual([null, null])
})
