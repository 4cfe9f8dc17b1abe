import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { EMPTY_QUERY, FIRST_PAGE, formatCatalogQuery, type CatalogQuery } from '../../../model/catalogue/catalog-query'
import { dropsOf, type Narrowing, withoutNarrowings } from '../../../model/catalogue/narrowing'

const FULL: CatalogQuery = {
  ...EMPTY_QUERY,
  search: 'масло',
  price: { min: 5 },
  availability: ['today'],
  actions: [3, 7],
  brands: ['nord', 'vektor'],
  rating: 4,
  filters: [
    { id: 'sae', names: ['5W-30', '5W-40'] },
    { id: 'vol', min: 1, max: 5 },
  ],
  sort: 'new',
  pages: { first: 3, last: 4 },
  view: 'cards',
}
/** The part of an address that each is written in. */
const KEY_OF: Record<string, string> = {
  search: 'q',
  price: 'price',
  availability: 'stock',
  actions: 'actions',
  brands: 'brands',
  rating: 'rating',
  'f-sae': 'f[sae]',
  'f-vol': 'f[vol]',
}
const ALL = Object.keys(KEY_OF) as Narrowing[] // the keys above are such

describe('a list without some of what narrows it', () => {
  it('has the address without these parts, from its first page on', () =>
    fc.assert(
      fc.property(fc.subarray(ALL), (dropped) => {
        const expected = new URLSearchParams(formatCatalogQuery({ ...FULL, pages: FIRST_PAGE }))
        for (const it of dropped) expected.delete(KEY_OF[it] ?? '')
        const address = new URLSearchParams(formatCatalogQuery(withoutNarrowings(FULL, dropped)))
        expect([...address]).toEqual([...expected])
      }),
    ))
})

describe('what may be dropped', () => {
  it('is each alone, then each two of the first seven once', () =>
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 12 }), (count) => {
        const narrowings = Array.from({ length: count }, (_, at): Narrowing => `f-${at}`)
        const [ones = [], pairs = []] = dropsOf(narrowings)
        expect(ones).toEqual(narrowings.map((it) => [it]))
        const few = Math.min(count, 7)
        expect(pairs).toHaveLength((few * (few - 1)) / 2)
        expect(new Set(pairs.map((pair) => pair.toSorted().join())).size).toBe(pairs.length)
        expect(pairs.every(([one, other]) => one !== other && one !== undefined && other !== undefined)).toBe(true)
        expect(dropsOf(narrowings).every((round) => round.length > 0)).toBe(true)
      }),
    ))
})
