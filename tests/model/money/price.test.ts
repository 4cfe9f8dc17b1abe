import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { costVsDiscount, percentOf, pickupDiscount, profit, totalDiscount, vatInside, vatRateAt } from '../../../model/money/price'

/** A number as an exact fraction; the denominator is positive. */
type Ratio = readonly [numerator: bigint, denominator: bigint]
const times = ([a, b]: Ratio, [c, d]: Ratio): Ratio => [a * c, b * d]
/** The share that a discount in hundredths of a percent leaves. */
const left = (hundredths: number): Ratio => [10_000n - BigInt(hundredths), 10_000n]

/** The law of rounding half up: the only whole number in (x − ½, x + ½]. */
function expectHalfUp(rounded: number, [numerator, denominator]: Ratio): void {
  const doubled = 2n * BigInt(rounded) * denominator
  expect(doubled > 2n * numerator - denominator && doubled <= 2n * numerator + denominator).toBe(true)
}

const kopecks = fc.oneof(fc.nat(1000), fc.nat(100_000_000), fc.integer({ min: 0, max: 1_000_000_000_000_000 }))
const percent = fc.oneof(fc.constantFrom(0, 1, 9_999, 10_000), fc.nat(10_000))
const wholePercent = fc.integer({ min: 0, max: 100 })

describe('the price after both discounts', () => {
  it('is cost × (1 − d1) × (1 − d2) as exact fractions, rounded half up once [DEC-013] [CONST-007]', () =>
    fc.assert(
      fc.property(kopecks, percent, percent, (cost, first, second) => {
        expectHalfUp(costVsDiscount(cost, first, second), times(times([BigInt(cost), 1n], left(first)), left(second)))
      }),
      { numRuns: 1000 },
    ))

  it('does not depend on which discount comes first [DEC-013]', () =>
    fc.assert(
      fc.property(kopecks, percent, percent, (cost, first, second) => {
        expect(costVsDiscount(cost, first, second)).toBe(costVsDiscount(cost, second, first))
      }),
    ))

  it('stays between nothing and the cost, and falls as a discount grows', () =>
    fc.assert(
      fc.property(kopecks, percent, percent, percent, (cost, first, a, b) => {
        const [less, more] = [costVsDiscount(cost, first, Math.max(a, b)), costVsDiscount(cost, first, Math.min(a, b))]
        expect(0 <= less && less <= more && more <= cost).toBe(true)
      }),
    ))

  it.each([
    // the second is taken of what the first left, not of the whole
    [10_000, 1000, 500, 8550],
    // halves go up
    [1, 5000, 0, 1],
    [3, 5000, 0, 2],
    // a quarter goes down; rounded after each discount it would stay 1
    [1, 5000, 5000, 0],
    [10_000, 10_000, 0, 0],
    [12_345, 0, 0, 12_345],
  ])('%d kopecks less %d and %d hundredths is %d [DEC-013]', (cost, first, second, price) =>
    expect(costVsDiscount(cost, first, second)).toBe(price),
  )
})

describe('what follows from a price', () => {
  it('the total discount is the plain sum of both [DEC-014]', () =>
    fc.assert(
      fc.property(percent, percent, (first, second) => {
        expect(BigInt(totalDiscount(first, second))).toBe(BigInt(first) + BigInt(second))
      }),
    ))

  it('the profit fills the gap up to the price for all, and is never below zero [DEC-014]', () =>
    fc.assert(
      fc.property(kopecks, kopecks, (guest, own) => {
        const saved = profit(guest, own)
        expect(saved).toBe(guest > own ? guest - own : 0)
      }),
    ))

  it('there is no profit where a price is unknown; 0 is a price [DEC-011]', () =>
    expect([profit(null, 5), profit(5, null), profit(null, null), profit(5, 0)]).toEqual([null, null, null, 5]))
})

describe('a percentage of a sum', () => {
  it('is exact and rounded half up once [DEC-015]', () =>
    fc.assert(
      fc.property(kopecks, wholePercent, (sum, share) => {
        expectHalfUp(percentOf(sum, share), [BigInt(sum) * BigInt(share), 100n])
      }),
    ))

  it.each([
    [25, 1],
    [24, 0],
    [75, 2],
    [100_00, 200],
  ])('2 %% of %d kopecks is %d [DEC-015]', (sum, discount) => expect(percentOf(sum, 2)).toBe(discount))

  it('is taken off goods that are collected: 2 % of them; off goods that are delivered nothing is [DEC-015]', () =>
    fc.assert(
      fc.property(kopecks, (goods) => {
        expectHalfUp(pickupDiscount(goods, true), [BigInt(goods) * 2n, 100n])
        expect(pickupDiscount(goods, false)).toBe(0)
      }),
    ))
})

describe('VAT', () => {
  it('inside a sum is sum × rate / (100 + rate), half up once [DEC-017]', () =>
    fc.assert(
      fc.property(kopecks, wholePercent, (sum, rate) => {
        expectHalfUp(vatInside(sum, rate), [BigInt(sum) * BigInt(rate), 100n + BigInt(rate)])
      }),
    ))

  it.each([
    [122_00, 22, 22_00],
    [120_00, 20, 20_00],
    // a half goes up
    [3, 20, 1],
    [0, 22, 0],
  ])('in %d kopecks at %d %% is %d [DEC-017]', (sum, rate, vat) => expect(vatInside(sum, rate)).toBe(vat))

  const rates = [
    { from: '2019-01-01', percent: 20 },
    { from: '2026-01-01', percent: 22 },
  ]
  it.each([
    ['2025-12-31T23:59:59.999+03:00', 20],
    ['2026-01-01T00:00:00.000+03:00', 22],
    ['2025-12-31T21:00:00.000Z', 22],
    ['2030-06-01T00:00:00.000Z', 22],
    ['2018-12-31T00:00:00.000Z', 20],
  ])('at %s the rate is %d %%, by the date in Moscow [DEC-017]', (at, rate) => expect(vatRateAt(Date.parse(at), rates)).toBe(rate))

  it('the rate in force is that of the latest beginning that has passed [DEC-017]', () =>
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: 1, max: 28 }), { minLength: 1, maxLength: 6 }),
        fc.integer({ min: 1, max: 28 }),
        (days, today) => {
          const table = days.sort((a, b) => a - b).map((day) => ({ from: `2026-02-${String(day).padStart(2, '0')}`, percent: day }))
          const passed = days.filter((day) => day <= today)
          const rate = vatRateAt(Date.parse(`2026-02-${String(today).padStart(2, '0')}T12:00:00+03:00`), table)
          expect(rate).toBe(passed.length ? Math.max(...passed) : Math.min(...days))
        },
      ),
    ))

  it('without rates there is none', () => expect(vatRateAt(0, [])).toBe(0))
})
