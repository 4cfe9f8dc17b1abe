import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cartTotals, counts, lineProblem, seenLines, type ShownLine } from '../../../model/cart/totals'
import { derivedPrice, type ProductPrice } from '../../../model/catalogue/product-price'
import { ADDITIONAL_DISCOUNT_PERCENT } from '../../../model/limits'
import { price as priceOf } from '../../support/plain-goods'

const row = (changes: Partial<ProductPrice> = {}) => priceOf(1, { cost: 10_000, guest_cost: 11_000, stock: 100, ...changes })
const line = (changes: Partial<ShownLine> = {}, price: Partial<ProductPrice> = {}): ShownLine => ({
  product: { id: 1, pack: 1, limit: null, weight: 900 },
  qty: 1,
  price: row(price),
  ...changes,
})

const sum = fc.option(fc.oneof(fc.constant(0), fc.nat(1_000_000)), { freq: 5 })
const price = fc
  .record({ cost: sum, guest_cost: sum, stock: fc.oneof(fc.constant(0), fc.nat(30)), first: fc.nat(10_000), second: fc.nat(3000) })
  .map(({ cost, guest_cost, stock, first, second }) =>
    row({ cost, guest_cost, stock, discount: { discount: first }, discount2: { discount: second } }),
  )
const lines: fc.Arbitrary<ShownLine[]> = fc.array(
  fc.record({
    product: fc.record({
      id: fc.nat(99),
      pack: fc.integer({ min: 1, max: 3 }),
      limit: fc.option(fc.integer({ min: 1, max: 20 })),
      weight: fc.nat(9000),
    }),
    qty: fc.nat(25),
    price: fc.option(price, { freq: 8 }),
  }),
  { maxLength: 8 },
)

/** What one unit costs the buyer, by exact fractions; without a personal price the price for all. */
function unit({ cost, guest_cost, discount, discount2 }: ProductPrice): bigint | null {
  if (cost === null) return guest_cost === null ? null : BigInt(guest_cost)
  const exact = BigInt(cost) * (10_000n - BigInt(discount.discount)) * (10_000n - BigInt(discount2.discount))
  const [whole, rest] = [exact / 100_000_000n, exact % 100_000_000n]
  return rest * 2n >= 100_000_000n ? whole + 1n : whole
}
/** Lines as an order takes them: in stock, with a positive price, whole packs within limit and stock. */
const orderable = (all: readonly ShownLine[]) =>
  all.flatMap(({ product, qty, price }) => {
    const cost = price && unit(price)
    if (!price || !cost || cost <= 0n || price.stock < 1) return []
    const isFit = qty > 0 && qty % product.pack === 0 && qty <= price.stock && (product.limit === null || qty <= product.limit)
    return isFit
      ? [
          {
            id: product.id,
            weight: product.weight,
            qty: BigInt(qty),
            cost,
            guest: price.guest_cost === null ? cost : BigInt(price.guest_cost),
          },
        ]
      : []
  })
const total = (parts: readonly bigint[]) => Number(parts.reduce((all, part) => all + part, 0n))

describe('the totals of a cart', () => {
  it('add up by hand: unit × quantity, summed over the lines that can be ordered and no others [DEC-013] [VALID-007]', () =>
    fc.assert(
      fc.property(lines, fc.boolean(), (all, isPickup) => {
        const fit = orderable(all)
        const goods = total(fit.map(({ qty, cost }) => qty * cost))
        const saved = total(fit.map(({ qty, cost, guest }) => qty * (guest > cost ? guest - cost : 0n)))
        const collected = isPickup ? Math.floor((2 * goods + 50) / 100) : 0
        expect(cartTotals(all, isPickup)).toEqual({
          lines: fit.length,
          allLines: all.length,
          leftOut: 0,
          outOfStock: all.filter(({ price }) => price !== null && price.stock < 1).length,
          units: total(fit.map(({ qty }) => qty)),
          full: goods + saved,
          goods,
          discount: saved,
          pickup: collected,
          total: goods - collected,
          weight: total(fit.map(({ qty, weight }) => qty * BigInt(weight))),
          isComplete: all.every((it) => it.price !== null),
        })
      }),
      { numRuns: 1000 },
    ))

  it('full − discount = goods, goods − pickup = total, and the discount is the sum of the profits of the lines [DEC-013] [DEC-014]', () =>
    fc.assert(
      fc.property(lines, fc.boolean(), (all, isPickup) => {
        const { full, discount, goods, pickup, total: pay } = cartTotals(all, isPickup)
        expect([full - discount, goods - pickup]).toEqual([goods, pay])
        const profits = all
          .filter(counts)
          .map(({ qty, price }) => qty * (price && derivedPrice(price).profit ? (derivedPrice(price).profit ?? 0) : 0))
        expect(discount).toBe(profits.reduce((a, b) => a + b, 0))
      }),
      { numRuns: 1000 },
    ))

  it('do not change with lines that have no stock or no price [VALID-007]', () =>
    fc.assert(
      fc.property(lines, fc.boolean(), fc.nat(5), (all, isPickup, at) => {
        const dead = [
          line({}, { stock: 0 }),
          line({}, { cost: 0 }),
          line({}, { cost: null, guest_cost: null }),
          line({}, { discount: { discount: 10_000 } }),
        ]
        const mixed = [...all.slice(0, at), ...dead, ...all.slice(at)]
        const before = cartTotals(all, isPickup)
        expect(cartTotals(mixed, isPickup)).toEqual({ ...before, allLines: mixed.length, outOfStock: before.outOfStock + 1 })
      }),
    ))

  it('collecting takes 2 percent off the goods once, in its own line, and leaves the unit prices alone [DEC-015] [CONST-007]', () => {
    // 3 × 8.25 ₽ = 24.75 ₽; 2 % of it is 49.5 kopecks, by line it would be 3 × 16.5
    const all = [line({ qty: 1 }, { cost: 825 }), line({ qty: 2 }, { cost: 825 })]
    const [delivered, collected] = [cartTotals(all, false), cartTotals(all, true)]
    expect(ADDITIONAL_DISCOUNT_PERCENT).toBe(2)
    expect(collected).toEqual({ ...delivered, pickup: 50, total: 2425 })
  })

  it('say how many lines are left for another order that could be ordered, and count nothing of them', () => {
    const all = [
      line({ qty: 1 }, { cost: 825 }),
      { ...line({ qty: 2 }, { cost: 825 }), isExcluded: true },
      { ...line({}, { stock: 0 }), isExcluded: true },
    ]
    const { lines: count, allLines, leftOut, units } = cartTotals(all, false)
    expect({ count, allLines, leftOut, units }).toEqual({ count: 1, allLines: 3, leftOut: 1, units: 1 })
  })

  it('of an empty cart are nothing', () =>
    expect(cartTotals([], true)).toEqual({
      lines: 0,
      allLines: 0,
      leftOut: 0,
      outOfStock: 0,
      units: 0,
      full: 0,
      goods: 0,
      discount: 0,
      pickup: 0,
      total: 0,
      weight: 0,
      isComplete: true,
    }))

  it('on moderation are those of the price for all [DEC-032]', () => {
    const { goods, full, discount } = cartTotals([line({ qty: 3 }, { cost: null })], false)
    expect({ goods, full, discount }).toEqual({ goods: 33_000, full: 33_000, discount: 0 })
  })

  it('a personal price above the price for all is no negative discount and eats no other line’s [DEC-014]', () => {
    const { full, discount, goods } = cartTotals(
      [line({}, { cost: 12_000, guest_cost: 10_000 }), line({}, { cost: 5000, guest_cost: 10_000 })],
      false,
    )
    expect({ full, discount, goods }).toEqual({ full: 22_000, discount: 5000, goods: 17_000 })
  })
})

describe('what stands in the way of a line', () => {
  const packed = { id: 1, pack: 6, limit: 13, weight: 1 }
  it.each([
    ['nothing', line(), null],
    ['its price is not known yet', line({ price: null }), null],
    ['no stock, before all else', line({}, { stock: 0, cost: null, guest_cost: null }), 'noStock'],
    ['no price', line({}, { cost: null, guest_cost: null }), 'noPrice'],
    ['a price of nothing', line({}, { discount: { discount: 10_000 } }), 'noPrice'],
    ['a broken pack', line({ product: packed, qty: 7 }), 'pack'],
    ['the limit', line({ product: packed, qty: 18 }), 'limit'],
    ['the stock', line({ product: packed, qty: 12 }, { stock: 11 }), 'stock'],
  ])('%s [DEC-019] [VALID-007]', (_, it, problem) => expect(lineProblem(it)).toBe(problem))

  it('a line counts where its price is known and nothing stands in the way [VALID-007]', () =>
    fc.assert(
      fc.property(lines, (all) => {
        expect(all.filter(counts)).toEqual(all.filter((it) => orderable([it]).length === 1))
        for (const it of all) if (it.qty > 0 && it.price !== null) expect(lineProblem(it) === null).toBe(counts(it))
      }),
    ))
})

describe('the lines of an order', () => {
  it('are those that count, with the unit price as the buyer saw it [DEC-022]', () =>
    fc.assert(
      fc.property(lines, (all) => {
        const personal = all.filter((it) => it.price?.cost !== null)
        expect(seenLines(personal)).toEqual(
          orderable(personal).map(({ id, qty, cost }) => ({ product_id: id, qty: Number(qty), cost_vs_discount: Number(cost) })),
        )
      }),
    ))

  it('a price for all cannot be ordered at [DEC-025]', () => expect(seenLines([line({}, { cost: null })])).toEqual([]))
})
