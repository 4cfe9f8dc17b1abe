import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import type { CatalogueProduct } from '../../../fake-server/catalogue/catalogue-product'
import { CATEGORY_TREE } from '../../../fake-server/catalogue/facts'
import { PARAMETERS } from '../../../fake-server/catalogue/parameters'
import { usefulness } from '../../../fake-server/catalogue/query/usefulness'
import { BrandCount, type ChosenFilter, Filter, type ProductQuery, type Sort, SORTS } from '../../../model/catalogue/filter'
import { derivedPrice } from '../../../model/catalogue/product-price'
import { type Scanned, scan } from './plain-scan'
import { goods, POOL, priceOf, queryOf, SCANNED, scanned, withPictures, world } from './questions'
import { changed, smallShop } from './small-shop'

/** The question after a click on one value: that facet holds it alone. */
const withFilter = (query: ProductQuery, filter: ChosenFilter): ProductQuery => ({
  ...query,
  filters: [...(query.filters ?? []).filter(({ id }) => id !== filter.id), filter],
})

describe('A question to the catalogue', () => {
  it('is answered as by looking at every product [DEC-053, VALID-010]', () => {
    fc.assert(
      fc.property(world, ({ products, query, hasPrices }) => {
        const answer = smallShop(products, hasPrices ? priceOf : undefined).list({ ...query, itemsPerPage: 96 })
        const expected = scan(withPictures(products, scanned(products, hasPrices)), query)
        expect(answer.total).toBe(expected.length)
        const ids = new Set(expected.map(({ product }) => product.id))
        expect(answer.ids.every((id) => ids.has(id))).toBe(true)
        expect(new Set(answer.ids).size).toBe(Math.min(96, expected.length))
      }),
      { numRuns: 300 },
    )
  })

  it('has a count beside each value that is what a click gives [DEC-053]', () => {
    let counts = 0
    fc.assert(
      fc.property(world, ({ products, query, hasPrices }) => {
        const { filters, brands, ratings, availability, actions } = smallShop(products, hasPrices ? priceOf : undefined).facets(query)
        const all = withPictures(products, scanned(products, hasPrices))
        const total = (clicked: ProductQuery) => scan(all, clicked).length
        for (const filter of filters) {
          if (filter.type === 'list')
            for (const { name, count } of filter.values)
              expect(count, name).toBe(total(withFilter(query, { id: filter.id, names: [name] })))
          else
            for (const { value, count } of filter.values)
              expect(count).toBe(total(withFilter(query, { id: filter.id, min: value, max: value })))
          counts += filter.values.length
        }
        for (const { slug, count } of brands) expect(count, slug).toBe(total({ ...query, brands: [slug] }))
        expect(ratings.map(({ rating }) => rating)).toEqual([5, 4, 3, 2, 1, 0])
        for (const { rating, count } of ratings) expect(count).toBe(total({ ...query, rating }))
        for (const { key, count } of availability) expect(count, key).toBe(total({ ...query, availability: [key] }))
        for (const { id, title, count } of actions) expect(count, title).toBe(total({ ...query, actions: [id] }))
      }),
      { numRuns: 300 },
    )
    expect(counts).toBeGreaterThan(500)
  })

  it('is answered alike whatever was asked before, with words or without', () => {
    const several = goods.chain((products) =>
      fc.record({ products: fc.constant(products), queries: fc.array(queryOf(products), { minLength: 2, maxLength: 6 }) }),
    )
    fc.assert(
      fc.property(several, ({ products, queries }) => {
        const { list } = smallShop(products, priceOf)
        for (const query of queries) {
          const plain = { category_id: query.category_id, search: query.search, promotion_id: query.promotion_id }
          expect(list(query)).toEqual(smallShop(products, priceOf).list(query))
          expect(list(plain)).toEqual(smallShop(products, priceOf).list(plain))
        }
      }),
      { numRuns: 60 },
    )
  })

  it('shows the filters that help most, by how many of the goods have them', () => {
    fc.assert(
      fc.property(world, ({ products, query }) => {
        const base = { category_id: query.category_id, promotion_id: query.promotion_id }
        const shown = smallShop(products)
          .facets(base)
          .filters.map(({ id }) => id)
        const listed = scan(withPictures(products, scanned(products, false)), base)
        const worthOf = (id: string) => {
          const having = listed.filter(({ product }) => product.values.some(({ parameter }) => parameter.id === id))
          const values = having.flatMap(({ product }) => product.values.filter(({ parameter }) => parameter.id === id))
          const distinct = new Set(values.map(({ name, number }) => name ?? number))
          const isOnAll = values.length === distinct.size * listed.length && values.every(({ name }) => name !== undefined)
          return distinct.size < 2 || isOnAll ? -1 : usefulness(id, having.length / listed.length)
        }
        const others = Array.from(PARAMETERS.keys()).filter((id) => !shown.includes(id))
        const least = shown.length < 12 ? 0 : Math.min(...shown.map(worthOf))
        expect(others.filter((id) => worthOf(id) > least)).toEqual([])
      }),
    )
  })

  it('shows every value of a shown list that the section has, by count and name, and at most twelve filters', () => {
    fc.assert(
      fc.property(world, ({ products, query }) => {
        const base = scan(withPictures(products, scanned(products, false)), {
          category_id: query.category_id,
          search: query.search,
          promotion_id: query.promotion_id,
        })
        const { filters, brands } = smallShop(products).facets(query)
        expect(filters.length).toBeLessThanOrEqual(12)
        expect(z.decode(z.array(Filter), z.encode(z.array(Filter), filters))).toEqual(filters)
        expect(z.decode(z.array(BrandCount), z.encode(z.array(BrandCount), brands))).toEqual(brands)
        for (const filter of filters) {
          const values = base.flatMap(({ product }) => product.values.filter(({ parameter }) => parameter.id === filter.id))
          if (filter.type === 'number') {
            const numbers = values.flatMap(({ number }) => (number === undefined ? [] : [number]))
            expect(filter.sliderRange).toEqual({ min: Math.min(...numbers), max: Math.max(...numbers) })
            const distinct = [...new Set(numbers)].sort((a, b) => a - b)
            expect(filter.values.map(({ value }) => value)).toEqual(distinct.length <= 12 ? distinct : [])
          } else {
            expect(new Set(filter.values.map(({ name }) => name))).toEqual(new Set(values.map(({ name }) => name)))
            expect(filter.values.map(({ count }) => count)).toEqual(filter.values.map(({ count }) => count).sort((a, b) => b - a))
          }
          const isChosen = (query.filters ?? []).some(({ id }) => id === filter.id)
          const distinct = new Set(values.map(({ name, number }) => name ?? number)).size
          expect(distinct >= 2 || isChosen, filter.id).toBe(true)
        }
        for (const { id, names } of query.filters ?? []) {
          const present = names && base.some(({ product }) => product.values.some(({ parameter }) => parameter.id === id))
          if (present) expect(filters.map((filter) => filter.id)).toContain(id)
        }
      }),
      { numRuns: 200 },
    )
  })

  it('tells a guest nothing that follows from prices: price, stock and orders by price are ignored [DEC-032]', () => {
    fc.assert(
      fc.property(world, fc.constantFrom<Sort>('cheap', 'expensive', 'discount'), ({ products, query }, sort) => {
        const { list } = smallShop(products)
        const { price: _price, availability: _availability, ...plain } = query
        const answer = list({ ...query, sort })
        expect(answer).toEqual(list({ ...plain, sort: 'popular' }))
        expect({ range: answer.range, availability: answer.availability }).toEqual({ range: null, availability: [] })
      }),
    )
  })

  it('has the range of prices that all other facets leave', () => {
    fc.assert(
      fc.property(world, ({ products, query }) => {
        const { price: _price, ...others } = query
        const costs = scan(withPictures(products, scanned(products, true)), others).flatMap(({ row }) =>
          row ? [derivedPrice(row).cost_vs_discount ?? NaN] : [],
        )
        const { range } = smallShop(products, priceOf).facets(query)
        expect(range).toEqual(costs.length ? { min: Math.min(...costs), max: Math.max(...costs) } : null)
      }),
    )
  })

  it('gives pages that follow each other without a gap or a double, in one order whatever the order of the goods [DEC-052]', () => {
    fc.assert(
      fc.property(goods, fc.constantFrom(...SORTS), fc.infiniteStream(fc.nat()), (products, sort, chance) => {
        const whole = (of: readonly CatalogueProduct[]) => {
          const { list } = smallShop(of, priceOf)
          const ids: number[] = []
          for (let page = 1; ; page++) {
            const answer = list({ sort, page, itemsPerPage: 24 })
            if (!answer.ids.length) return { ids, total: answer.total }
            ids.push(...answer.ids)
          }
        }
        const { ids, total } = whole(products)
        expect(new Set(ids).size).toBe(total)
        const shuffled = products
          .map((product) => ({ product, at: chance.next().value ?? 0 }))
          .sort((a, b) => a.at - b.at)
          .map(({ product }) => product)
        expect(whole(shuffled).ids).toEqual(ids)

        const rows = ids.map((id) => SCANNED.get(id)!) // all are of the pool
        const cost = (it: Scanned) => derivedPrice(it.row!).cost_vs_discount! // every row of this place has a price
        const ascends = (values: readonly number[]) => values.every((value, at) => at === 0 || value >= (values[at - 1] ?? value))
        const keys: Record<Sort, (it: Scanned) => number> = {
          popular: ({ product }) => POOL[product.id - 1]?.popularity ?? NaN,
          cheap: cost,
          expensive: (it) => -cost(it),
          discount: ({ row }) => -derivedPrice(row!).total_discount, // as above
          rating: ({ product }) => -(product.rating ?? -1),
          new: ({ product }) => POOL[product.id - 1]?.addedDaysAgo ?? NaN,
        }
        expect(ascends(rows.map(keys[sort]))).toBe(true)
      }),
    )
  })

  it.each(SORTS)('lets the id decide where everything else is equal, ordered %s [DEC-052]', (sort) => {
    const same = { popularity: 1, rating: null, reviews: 0, addedDaysAgo: 5, pictured: true }
    const alike = POOL.slice(0, 40).map((product) => changed(product, same))
    const samePrice = () => ({ cost: 100, discount: 0, stock: 1, selfStock: 1, hasArrival: false })
    const { ids } = smallShop(alike.toReversed(), samePrice).list({ sort, itemsPerPage: 48 })
    expect(ids).toEqual(alike.map(({ id }) => id))
  })

  it('leaves out a parameter that no product of the list has; an unknown value of one that is there finds nothing [DEC-052]', () => {
    const { list, facets } = smallShop(POOL)
    const [known = ''] = facets({}).filters.map(({ id }) => id)
    const ask = (id: string) => list({ filters: [{ id, names: ['нет такого'] }] }).total
    expect([ask('x'), ask(known)]).toEqual([list({}).total, 0])
  })

  it('finds nothing in a section that does not exist, and everything in the roots together', () => {
    const { list } = smallShop(POOL)
    expect(list({ category_id: 99_999 })).toMatchObject({ ids: [], total: 0, filters: [], brands: [] })
    const roots = CATEGORY_TREE.map(({ id }) => list({ category_id: id }).total)
    expect(roots.reduce((sum, count) => sum + count, 0)).toBe(list({}).total)
  })

  it.each([
    ['al 4071', 4],
    ['AL-4071-004', 1],
    ['аl4071.004', 1], // a Cyrillic а
    ['synthex 5w30', 4],
    ['Synth 5W-30 arktelub', 4],
    ['щщщ', 0],
  ])('finds «%s» by words and articles [DEC-057]', (search, total) => {
    const drawn = POOL.filter(({ family }) => family === 4071)
    const others = POOL.filter(({ brand }) => brand.name !== 'Arktelub').slice(0, 50)
    expect(smallShop([...drawn, ...others]).list({ search }).total).toBe(total)
  })
})

describe('The index', () => {
  it('finds a product by its id, and its other packages', () => {
    const { byId, ofFamily } = smallShop(POOL).catalogue
    for (const product of POOL) {
      expect(byId.get(product.id)).toBe(product)
      expect(ofFamily(product.family)).toEqual(POOL.filter(({ family }) => family === product.family))
    }
    expect([byId.get(0), byId.has(0), byId.has(POOL.length), byId.get(POOL.length + 1), ofFamily(-1)]).toEqual([
      undefined,
      false,
      true,
      undefined,
      [],
    ])
  })
})

describe('the order of filters', () => {
  it('is one for all lists: key parameters first, so that a filter is found in the same place a level deeper', () => {
    const { facets } = smallShop(POOL)
    const order = (categoryId: number) => facets({ category_id: categoryId }).filters.map(({ id }) => id)
    type Node = (typeof CATEGORY_TREE)[number]
    const pairs = (node: Node): [Node, Node][] => (node.children ?? []).flatMap((child) => [[node, child], ...pairs(child)])
    const moved = CATEGORY_TREE.flatMap(pairs).filter(([above, below]) => {
      const [over, under] = [order(above.id), order(below.id)]
      return over.filter((id) => under.includes(id)).join() !== under.filter((id) => over.includes(id)).join()
    })
    expect(moved.map(([above, below]) => `${above.name} / ${below.name}`)).toEqual([])
    const oils = CATEGORY_TREE.flatMap(({ children = [] }) => children).find(({ name }) => name === 'Моторные масла')
    expect(order(oils?.id ?? 0).slice(0, 2)).toEqual(['sae', 'vol'])
  })
})
