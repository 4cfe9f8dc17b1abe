import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cartLines } from '../../bench/cases/cart'
import { priceOfBuyer, pricesOfBuyer } from '../../bench/cases/catalogue'
import { plainAnswer, type PlainQuestion } from '../../bench/plain/plain-answer'
import { plainGoods } from '../../bench/plain/plain-goods'
import { queryProducts } from '../../fake-server/catalogue/query/query-products'
import { AVAILABILITIES } from '../../model/catalogue/filter'
import { cartTotals } from '../../model/cart/totals'
import { NOW, worldOf } from '../support/world'
import { runs } from '../support/runs'

const world = worldOf()
const { catalogue } = world
const buyer = priceOfBuyer(world)
const prices = pricesOfBuyer(world)

const lists = queryProducts(catalogue, { query: {}, found: null, prices: null }).filters.flatMap((filter) =>
  filter.type === 'list' ? [filter] : [],
)
const chosen = fc.constantFrom(...lists).chain(({ id, values }) =>
  fc.record({
    id: fc.constant(id),
    names: fc.subarray(
      values.map(({ name }) => name),
      { minLength: 1 },
    ),
  }),
)
const question: fc.Arbitrary<PlainQuestion> = fc.record(
  {
    category_id: fc.constantFrom(...catalogue.categories.keys()),
    brands: fc.subarray([...catalogue.brands.keys()]),
    filters: fc.uniqueArray(chosen, { selector: ({ id }) => id, maxLength: 2 }),
    rating: fc.integer({ min: 0, max: 5 }),
    availability: fc.subarray([...AVAILABILITIES]),
    price: fc.record({ min: fc.integer({ min: 0, max: 100_000 }), max: fc.integer({ min: 50_000, max: 900_000 }) }, { requiredKeys: [] }),
    sort: fc.constantFrom<('popular' | 'cheap')[]>('popular', 'cheap'),
    page: fc.integer({ min: 1, max: 4 }),
    itemsPerPage: fc.constant(24 as const),
  },
  { requiredKeys: [] },
)
/** Counts by name without those of nothing. */
const found = (values: readonly { name: string; count: number }[]) =>
  Object.fromEntries(values.flatMap(({ name, count }) => (count ? [[name, count]] : [])))

describe('What the speed of the shop is held against', () => {
  it('finds and counts in the catalogue what the index does', () => {
    fc.assert(
      fc.property(question, fc.boolean(), (asked, isGuest) => {
        const priceOf = isGuest ? undefined : buyer
        const answer = queryProducts(catalogue, { query: asked, found: null, prices: isGuest ? null : prices })
        const filters = answer.filters.flatMap((filter) => (filter.type === 'list' ? [filter] : []))
        expect(
          plainAnswer(
            catalogue.products,
            asked,
            filters.map(({ id }) => id),
            priceOf,
          ),
        ).toEqual({
          ids: answer.ids,
          total: answer.total,
          brands: found(answer.brands.map(({ slug, count }) => ({ name: slug, count }))),
          filters: Object.fromEntries(filters.map(({ id, values }) => [id, found(values)])),
          ratings: answer.ratings.map(({ count }) => count),
          availability: Object.fromEntries(answer.availability.map(({ key, count }) => [key, count])),
          range: answer.range,
        })
      }),
      runs(150),
    )
  })

  it('adds up the goods of a cart as its totals do', () => {
    const lines = cartLines(world, 200, NOW)
    expect(lines.length).toBe(200)
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom(...lines), fc.nat(40), fc.boolean())), (picked) => {
        const cart = picked.map(([line, packs, isPriced]) => ({
          ...line,
          qty: packs * line.product.pack,
          ...(!isPriced && { price: null }),
        }))
        expect(plainGoods(cart)).toBe(cartTotals(cart, false).goods)
      }),
      runs(200),
    )
    expect(plainGoods(lines)).toBeGreaterThan(0)
  })
})
