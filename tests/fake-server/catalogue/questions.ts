import fc from 'fast-check'
import { type CatalogueProduct, toProduct } from '../../../fake-server/catalogue/catalogue-product'
import { LEAF_BY_ID } from '../../../fake-server/catalogue/facts'
import { generateProducts } from '../../../fake-server/catalogue/generate/generate-products'
import { createPricing } from '../../../fake-server/catalogue/pricing/pricing'
import { AVAILABILITIES, type ChosenFilter, type ProductQuery } from '../../../model/catalogue/filter'
import type { Scanned } from './plain-scan'
import { changed } from './small-shop'

/** What the goods of a question are taken from. */
export const POOL = generateProducts({ count: 600, seed: 'pool' })
const pricing = createPricing({ seed: 'pool' })
const PLACE = { cityId: 6, terms: { seed: 'region', base: 1 }, today: '2026-11-21' }
/** Prices and stock of the one buyer. */
export const priceOf = (product: CatalogueProduct) => pricing.summary(product, PLACE)

/** The pool as the wire has it, by id. */
export const SCANNED = new Map(
  POOL.map((product): [number, Scanned] => [
    product.id,
    {
      product: toProduct(product, { favorite: false }),
      row: pricing.priceRow(product, PLACE),
      path: LEAF_BY_ID.get(product.categoryId)?.path ?? [],
      promotions: product.promotions,
    },
  ]),
)
/** Some goods of the pool as a plain scan takes them. */
export const scanned = (products: readonly CatalogueProduct[], hasPrices: boolean): Scanned[] =>
  products.map(({ id }) => ({ ...SCANNED.get(id)!, ...(!hasPrices && { row: null }) })) // all are of the pool

/** Goods of some leaves, thinned out: dense enough for facets to matter. */
export const goods = fc
  .record({
    leaves: fc.shuffledSubarray([...new Set(POOL.map(({ categoryId }) => categoryId))], { minLength: 1, maxLength: 12 }),
    skip: fc.integer({ min: 0, max: 4 }),
    unpictured: fc.integer({ min: 2, max: 9 }),
  })
  .map(({ leaves, skip, unpictured }) =>
    POOL.filter(({ categoryId, id }) => leaves.includes(categoryId) && (skip === 0 || id % (skip + 1) > 0)).map((product) =>
      changed(product, { pictured: product.pictured && product.id % unpictured > 0 }),
    ),
  )
  .filter((products) => products.length > 0)

const chosenFrom = (products: readonly CatalogueProduct[]): fc.Arbitrary<ChosenFilter> =>
  fc.constantFrom(...products.flatMap(({ id }) => SCANNED.get(id)?.product.values ?? [])).chain(({ parameter: { id }, number, name }) => {
    if (number === undefined) return fc.constant<ChosenFilter>({ id, names: [name ?? ''] })
    return fc.oneof<fc.Arbitrary<ChosenFilter>[]>(
      fc.constant({ id, names: [String(number)] }),
      fc.constant({ id, min: number }),
      fc.constant({ id, max: number }),
      fc.constant({ id, min: number, max: number + 5 }),
    )
  })

const seldom = <T>(arbitrary: fc.Arbitrary<T>) => fc.oneof({ weight: 4, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary })

/** A question about some goods, most of whose parts say something of them. */
export const queryOf = (products: readonly CatalogueProduct[]): fc.Arbitrary<ProductQuery> =>
  fc.record({
    category_id: fc.option(fc.constantFrom(...products.flatMap(({ categoryId }) => LEAF_BY_ID.get(categoryId)?.path ?? [])), {
      nil: undefined,
    }),
    search: seldom(fc.constantFrom('', 'масло', '5w30', 'ARK 4 л', 'фильтр', 'al-4071', 'нет такого', '!!!')),
    brands: seldom(fc.subarray([...new Set(products.map(({ brand }) => brand.slug))]).map((slugs) => slugs.slice(0, 3))),
    filters: fc.oneof(fc.constant(undefined), fc.uniqueArray(chosenFrom(products), { selector: ({ id }) => id, maxLength: 2 })),
    price: seldom(
      fc.record({ min: fc.integer({ min: 0, max: 100_000 }), max: fc.integer({ min: 50_000, max: 5_000_000 }) }, { requiredKeys: [] }),
    ),
    rating: seldom(fc.integer({ min: 0, max: 5 })),
    availability: fc.oneof(fc.constant(undefined), fc.subarray([...AVAILABILITIES])),
    promotion_id: seldom(fc.integer({ min: 1, max: 21 })),
    actions: seldom(fc.uniqueArray(fc.integer({ min: 1, max: 21 }), { maxLength: 3 })),
  })

/** Some goods, a question about them, and whether a buyer with prices asks. */
export const world = goods.chain((products) =>
  fc.record({ products: fc.constant(products), query: queryOf(products), hasPrices: fc.boolean() }),
)
/** Those of the scanned that lists show. */
export const withPictures = (products: readonly CatalogueProduct[], all: readonly Scanned[]) =>
  all.filter((_, at) => products[at]?.pictured)
