import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Pack, packPlans } from '../../../../model/vehicle/packs/pack-plans'
import { runs } from '../../../support/runs'

const OIL: readonly Pack[] = [
  { amount: 1, price: 80_000 },
  { amount: 4, price: 268_400 },
  { amount: 5, price: 320_000 },
]

describe('packages for an amount', () => {
  it('covers 4.3 litres by 4 + 1 litres or by one of 5, the cheapest first and marked', () => {
    expect(packPlans(4.3, OIL)).toEqual([
      { counts: [0, 0, 1], amount: 5, price: 320_000, isCheapest: true },
      { counts: [1, 1, 0], amount: 5, price: 348_400, isCheapest: false },
    ])
    expect(packPlans(4.3, [OIL[0]!, OIL[1]!, { amount: 5, price: 380_000 }])).toEqual([
      { counts: [1, 1, 0], amount: 5, price: 348_400, isCheapest: true },
      { counts: [0, 0, 1], amount: 5, price: 380_000, isCheapest: false },
    ])
  })
  it('offers what leaves the least over beside what costs the least', () => {
    const plans = packPlans(3, [
      { amount: 1, price: 100_000 },
      { amount: 4, price: 250_000 },
    ])
    expect(plans.map(({ counts, isCheapest }) => [counts, isCheapest])).toEqual([
      [[0, 1], true],
      [[3, 0], false],
    ])
  })
  it('takes an amount that is reached exactly, also where binary fractions are not exact', () => {
    expect(packPlans(0.3, [{ amount: 0.1, price: 1 }])).toEqual([{ counts: [3], amount: 0.3, price: 3, isCheapest: true }])
  })
  it('offers nothing where nothing is needed or there is no package', () => {
    expect([packPlans(0, OIL), packPlans(4, [])]).toEqual([[], []])
  })

  const pack = fc.record({ amount: fc.constantFrom(0.25, 0.5, 1, 1.5, 3, 4, 5, 10), price: fc.integer({ min: 1, max: 9_000 }) })
  const packs = fc.uniqueArray(pack, { minLength: 1, maxLength: 4, selector: ({ amount }) => amount })
  const needed = fc.integer({ min: 1, max: 80 }).map((tenths) => tenths / 10)

  it('never offers less than is needed, finds the cheapest and the least left over, as a search of all ways does', () => {
    fc.assert(
      fc.property(needed, packs, (amount, choices) => {
        const plans = packPlans(amount, choices)
        const ways = allWays(amount, choices)
        expect(plans.every((plan) => plan.amount >= amount)).toBe(true)
        expect(plans.find(({ isCheapest }) => isCheapest)?.price).toBe(Math.min(...ways.map(({ price }) => price)))
        expect(Math.min(...plans.map((plan) => plan.amount))).toBeCloseTo(Math.min(...ways.map((way) => way.amount)), 9)
        expect(Math.min(...plans.map(({ counts }) => counts.reduce((sum, count) => sum + count, 0)))).toBe(
          Math.min(...ways.map(({ count }) => count)),
        )
      }),
      runs(100),
    )
  })
})

/** Every way to cover an amount with no package too many, by trying all of them. */
function allWays(needed: number, packs: readonly Pack[]): { price: number; amount: number; count: number }[] {
  const ways: { price: number; amount: number; count: number }[] = []
  const tryFrom = (at: number, way: (typeof ways)[number]): void => {
    if (way.amount >= needed - 1e-9) {
      ways.push(way)
      return
    }
    for (let next = at; next < packs.length; next++) {
      const { amount, price } = packs[next]!
      tryFrom(next, { price: way.price + price, amount: way.amount + amount, count: way.count + 1 })
    }
  }
  tryFrom(0, { price: 0, amount: 0, count: 0 })
  return ways
}
