import * as z from 'zod/mini'
import { ListQuestion, ProductQuery } from '../../catalogue/filter'
import { Product } from '../../catalogue/product'
import { PromotionPage } from '../../content/promotion-page'
import { Banner, GiftProductsCount, Promotion, PromotionCategory, SpecialOffer } from '../../content/promotion'
import { Id } from '../../id'
import { BANNERS, PRODUCTS_PER_PAGE, PROMOTION_PRODUCTS } from '../../limits'
import { endpoint } from '../endpoint'
import { limitUpTo } from '../paging'
import { productsContract } from '../products'
import { promotionListContract, PromotionPlace } from './promotion-list'
import { whole } from '../../whole'

const params = z.object({ id: Id })
const count = z.number().check(whole(), z.nonnegative())
const pageSizes = [...PRODUCTS_PER_PAGE, PROMOTION_PRODUCTS].map((size) => z.literal(size))

/** CALL-073, CALL-078 to CALL-086. Products carry no prices. [DEC-056] */
export const promotionsContract = {
  ...promotionListContract,
  'promotions.count': endpoint({
    kind: 'read',
    method: 'GET',
    path: '/promotions/count',
    query: PromotionPlace,
    output: z.object({ count }),
    tags: ['promotions'],
  }),
  'promotions.banners': endpoint({
    kind: 'read',
    method: 'GET',
    path: '/promotionBanners',
    query: z.object({ limit: limitUpTo(BANNERS) }),
    output: z.object({ items: z.array(Banner) }),
    tags: ['promotions'],
  }),
  'promotions.get': endpoint({ kind: 'read', method: 'GET', path: '/promotions/:id', params, output: PromotionPage, tags: ['promotions'] }),
  'promotions.categories': endpoint({
    kind: 'read',
    method: 'GET',
    path: '/promotions/:id/categories',
    params,
    output: z.object({ items: z.array(PromotionCategory) }),
    tags: ['promotions'],
  }),
  /** `itemsPerPage` 200 where all are wanted. */
  'promotions.products': endpoint({
    kind: 'read',
    method: 'POST',
    path: '/promotions/:id/products',
    params,
    body: z.object({ ...ListQuestion.shape, itemsPerPage: z.optional(z.union(pageSizes)) }),
    output: z.object({ products: z.array(Product), total: count }),
    tags: ['promotions', 'products'],
  }),
  /** Asked only where `action_type` is gift. */
  'promotions.giftProductsCount': endpoint({
    kind: 'read',
    method: 'GET',
    path: '/promotions/:id/giftProductsCount',
    params,
    output: GiftProductsCount,
    tags: ['promotions'],
  }),
  'promotions.filters': endpoint({
    kind: 'read',
    method: 'POST',
    path: '/promotions/filters',
    body: ProductQuery,
    output: productsContract['products.filters'].output,
    tags: ['promotions', 'products'],
  }),
  'promotions.specialOffers': endpoint({
    kind: 'read',
    method: 'GET',
    path: '/specialOffers',
    query: z.object({ company_region_id: Id, action_prices_request: z.optional(z.literal('1')) }),
    output: z.object({ items: z.array(SpecialOffer) }),
    tags: ['promotions'],
  }),
  /** GET /promotion{Brand}/all: the promotions of one brand, named with a capital. */
  'promotions.ofBrand': endpoint({
    kind: 'read',
    method: 'GET',
    path: '/promotion:brand/all',
    params: z.object({ brand: z.string().check(z.regex(/^[A-Z][A-Za-z\d]{1,40}$/)) }),
    output: z.object({ items: z.array(Promotion) }),
    tags: ['promotions'],
  }),
} as const
