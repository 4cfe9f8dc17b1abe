import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Quantity } from '../../../model/cart/cart'
import { isAvailable, isOrderable, mayComeOf, orderableQuantity, type Bounds } from '../../../model/cart/quantity'
import { QUANTITY_MAX } from '../../../model/limits'

const bounds: fc.Arbitrary<Bounds> = fc.record({
  pack: fc.integer({ min: 1, max: 12 }),
  limit: fc.option(fc.integer({ min: 1, max: 40 })),
  stock: fc.option(fc.nat(40)),
})
const wished = fc.nat(60)

/** The decision read word by word, by trying whole packs one after another. */
function search(wish: number, { pack, limit, stock }: Bounds): number {
  const wholePacks = Array.from({ length: 100 }, (_, packs) => packs * pack)
  const roundedUp = wholePacks.find((qty) => qty >= wish) ?? NaN
  const withinLimit = wholePacks.filter((qty) => limit === null || qty <= limit)
  const withinBoth = withinLimit.filter((qty) => stock === null || stock < 1 || qty <= stock)
  const lastUpTo = (allowed: number[]) => allowed.findLast((qty) => qty <= roundedUp) ?? NaN
  if (withinBoth.length > 1) return lastUpTo(withinBoth)
  return withinLimit.length > 1 ? lastUpTo(withinLimit) : roundedUp
}

describe('the quantity that may be ordered', () => {
  it('is what trying every whole pack finds [DEC-019]', () =>
    fc.assert(
      fc.property(wished, bounds, (wish, given) => {
        expect(orderableQuantity(wish, given)).toBe(search(wish, given))
      }),
      { numRuns: 5000 },
    ))

  it('is 0 for 0 and for nothing else [DEC-019] [STATE-019]', () =>
    fc.assert(
      fc.property(wished, bounds, (wish, given) => {
        expect(orderableQuantity(wish, given) === 0).toBe(wish === 0)
      }),
    ))

  it('is whole packs, and asked for again it stays [DEC-019]', () =>
    fc.assert(
      fc.property(wished, bounds, (wish, given) => {
        const qty = orderableQuantity(wish, given)
        expect([qty % given.pack, orderableQuantity(qty, given)]).toEqual([0, qty])
      }),
    ))

  it('can be ordered wherever one pack can, and never falls while the wish grows [DEC-019]', () =>
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), bounds, (wish, given) => {
        expect(isOrderable(orderableQuantity(wish, given), given)).toBe(isOrderable(given.pack, given))
        expect(orderableQuantity(wish, given)).toBeLessThanOrEqual(orderableQuantity(wish + 1, given))
      }),
    ))

  it('is a quantity that the contract takes, for every number that people may type', () =>
    fc.assert(
      fc.property(fc.integer({ min: QUANTITY_MAX - 100, max: QUANTITY_MAX }), fc.integer({ min: 1, max: 48 }), (wish, pack) => {
        expect(Quantity.safeParse(orderableQuantity(wish, { pack, limit: null, stock: null })).success).toBe(true)
      }),
    ))

  it.each<[string, number, Bounds, number]>([
    ['rounded up to the pack', 7, { pack: 6, limit: null, stock: 100 }, 12],
    ['then down to the last whole pack of the stock', 7, { pack: 6, limit: null, stock: 11 }, 6],
    ['then down to the last whole pack of the limit', 20, { pack: 6, limit: 13, stock: 100 }, 12],
    ['kept at stock 0', 7, { pack: 1, limit: null, stock: 0 }, 7],
    ['bounded by the limit at stock 0 too', 70, { pack: 5, limit: 12, stock: 0 }, 10],
    ['kept where no whole pack fits the stock', 7, { pack: 6, limit: null, stock: 5 }, 12],
    ['kept where no whole pack fits the limit', 7, { pack: 6, limit: 5, stock: 100 }, 12],
    ['not bounded by a stock that is not known', 70, { pack: 1, limit: null, stock: null }, 70],
    ['nothing for a negative wish', -3, { pack: 6, limit: null, stock: 100 }, 0],
  ])('is %s: %d with %j is %d [DEC-019]', (_, wish, given, qty) => expect(orderableQuantity(wish, given)).toBe(qty))
})

describe('availability', () => {
  it.each([
    [1, 1, true],
    [0, 100, false],
    [5, 0, false],
    [5, null, false],
    [5, -1, false],
  ])('stock %d at %j kopecks: %j [VALID-007]', (stock, cost, answer) => expect(isAvailable(stock, cost)).toBe(answer))

  it('an order takes whole packs within limit and stock and nothing else [DEC-019]', () =>
    fc.assert(
      fc.property(wished, bounds, (qty, given) => {
        const allowed = Array.from({ length: 100 }, (_, packs) => (packs + 1) * given.pack)
          .filter((packs) => given.limit === null || packs <= given.limit)
          .filter((packs) => given.stock !== null && packs <= given.stock)
        expect(isOrderable(qty, given)).toBe(allowed.includes(qty))
      }),
    ))
})

describe('what a line holds may come of a wish', () => {
  it('whatever stock it was cut to [DEC-018]', () => {
    fc.assert(
      fc.property(wished, bounds, (wish, { pack, limit, stock }) =>
        mayComeOf(orderableQuantity(wish, { pack, limit, stock }), wish, { pack, limit }),
      ),
    )
  })

  it.each([
    ['nothing is left of it', 0, 10, false],
    ['it is more than the packs of the wish', 40, 10, false],
    ['something is there after a removal', 4, 0, false],
    ['it was rounded up', 12, 10, true],
    ['it was cut to the limit', 20, 100, true],
  ])('where %s', (_, kept, wish, may) => expect(mayComeOf(kept, wish, { pack: 4, limit: 20 })).toBe(may))
})
