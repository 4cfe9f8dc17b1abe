import * as z from 'zod/mini'
import { ActionCount, BrandCount, Filter, ProductQuery, AVAILABILITIES } from '../catalogue/filter'
import { CartGift, ProductPrice } from '../catalogue/product-price'
import { Product } from '../catalogue/product'
import { Id } from '../id'
import { LINES_PER_ORDER, PRICES_PER_REQUEST } from '../limits'
import { Rubles } from '../money/money'
import { endpoint } from './endpoint'
import { limitUpTo } from './paging'
import { whole } from '../whole'

const params = z.object({ id: Id })
const ofRegion = z.object({ company_region_id: z.optional(Id) })
const list = z.object({ items: z.array(Product) })
const count = z.number().check(whole(), z.nonnegative())

/** The facets of a list; `range` of personal prices is null for those without them. [DEC-032] */
const facets = {
  filters: z.array(Filter),
  brands: z.array(BrandCount),
  range: z.nullable(z.object({ min: Rubles, max: Rubles })),
  ratings: z.array(z.object({ rating: z.number(), count })),
  availability: z.array(z.object({ key: z.enum(AVAILABILITIES), count })),
}

const TOO_MANY = `Не больше ${PRICES_PER_REQUEST} товаров за раз`
const priceQuestion = z.object({
  company_region_id: Id,
  products_ids: z.array(Id).check(z.maxLength(PRICES_PER_REQUEST, TOO_MANY)),
  from_cart: z.optional(z.boolean()),
})

/** A question about the cart may name as many lines as an order has: one answer is about all of them. */
const pricesOf = z
  .object({
    ...priceQuestion.shape,
    products_ids: z.array(Id).check(z.maxLength(LINES_PER_ORDER, `Не больше ${LINES_PER_ORDER} товаров за раз`)),
  })
  .check(
    z.refine(({ products_ids, from_cart }) => from_cart === true || products_ids.length <= PRICES_PER_REQUEST, {
      path: ['products_ids'],
      error: TOO_MANY,
    }),
  )

/** CALL-059 to CALL-072 */
export const productsContract = {
  /** Extensions: `actions`, as `products.filters` gives them; `corrected`, the words of the search as they were read, where a letter of them was taken for another. */
  'products.all': endpoint({
    kind: 'read',
    method: 'POST',
    path: '/products/all',
    body: ProductQuery,
    output: z.object({
      products: z.array(Product),
      total: count,
      ...facets,
      actions: z.optional(z.array(ActionCount)),
      gift: z.nullable(z.object({ title: z.string() })),
      corrected: z.optional(z.string()),
    }),
    tags: ['products'],
  }),
  'products.filters': endpoint({
    kind: 'read',
    method: 'POST',
    path: '/products/filters',
    body: ProductQuery,
    output: z.object({ ...facets, actions: z.array(ActionCount) }),
    tags: ['products'],
  }),
  'products.get': endpoint({
    kind: 'read',
    method: 'GET',
    path: '/products/:id',
    params,
    query: ofRegion,
    output: Product,
    tags: ['products'],
  }),
  /** What a set holds, `count` of each. Extension: `sets`, those that hold the product, `count` of it in each. */
  'products.setOf': endpoint({
    kind: 'read',
    method: 'GET',
    path: '/products/:id/setOf',
    params,
    output: z.object({ ...list.shape, sets: z.optional(z.array(Product)) }),
    tags: ['products'],
  }),
  'products.grouped': endpoint({ kind: 'read', method: 'GET', path: '/products/:id/grouped', params, output: list, tags: ['products'] }),
  'products.similar': endpoint({
    kind: 'read',
    method: 'GET',
    path: '/products/:id/similar',
    params,
    query: z.object({
      company_region_id: z.optional(Id),
      limit: limitUpTo(24),
      with_category_name: z.optional(z.literal('1')),
    }),
    output: list,
    tags: ['products'],
  }),
  'products.related': endpoint({ kind: 'read', method: 'GET', path: '/products/:id/related', params, output: list, tags: ['products'] }),
  'products.new': endpoint({ kind: 'read', method: 'GET', path: '/products/new', output: list, tags: ['products'] }),
  /** `products_ids` are joined by dots. */
  'products.lastSeen': endpoint({
    kind: 'read',
    method: 'GET',
    path: '/products/lastSeen',
    query: z.object({ products_ids: z.string().check(z.regex(/^\d{1,9}(\.\d{1,9}){0,49}$/, 'Номера товаров через точку')) }),
    output: list,
    tags: ['products'],
  }),
  'products.stocksAndPrices': endpoint({
    kind: 'read',
    method: 'POST',
    path: '/products/stocksAndPrices',
    body: pricesOf,
    output: z.object({ gift: z.nullable(CartGift), products: z.array(ProductPrice) }),
  }),
  'products.bonuses': endpoint({
    kind: 'read',
    method: 'POST',
    path: '/products/bonuses',
    body: priceQuestion,
    output: z.object({ products: z.array(z.object({ product_id: Id, bonus: count })) }),
  }),
  'products.demobonuses': endpoint({
    kind: 'read',
    method: 'POST',
    path: '/products/demobonuses',
    body: z.object({ products_ids: z.array(Id).check(z.maxLength(PRICES_PER_REQUEST)) }),
    output: z.object({ products: z.array(z.object({ product_id: Id, bonus: count })) }),
  }),
  'products.toggleFavorite': endpoint({
    kind: 'write',
    method: 'PATCH',
    path: '/products/:id/toggleFavorite',
    params,
    body: z.object({ favorite: z.boolean() }),
    output: z.object({ favorite: z.boolean() }),
    invalidates: ['favorites'],
  }),
  'products.favorites': endpoint({ kind: 'read', method: 'GET', path: '/users/:id/favorite', params, output: list, tags: ['favorites'] }),
} as const
