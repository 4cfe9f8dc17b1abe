import { orderableQuantity } from '../../model/cart/quantity'
import type { CatalogueProduct } from '../catalogue/catalogue-product'
import type { PriceSummary, Pricing } from '../catalogue/pricing/pricing'
import type { Catalogue } from '../catalogue/query/catalogue'
import { termsOf } from '../rules/region/region-prices'
import type { Steps } from '../steps'
import { analogInStock, analogsBothWays } from '../rules/related-products'
import { FAVORITE_REGION } from './companies'

/** What the seed of carts and orders is chosen from. */
export type Goods = { catalogue: Catalogue; pricing: Pricing }
/** A region of the seed as far as its prices go. */
export type SeedPlace = { regionId: number; cityId: number }

/** What a garage chain buys: the goods of the drawn screens. */
const USUAL = [
  'AL-4071-004',
  '20541187',
  'V318604',
  '4650071530',
  'СГ0412А',
  'VG060.0R',
  'PVO 418-20',
  'HF5318',
  'GK4012.05',
  'HV2107N',
  'MX-2207M',
  'DX30512K',
  'KV32010',
  'OM-3005',
]

/** The products that people of the seed buy again and again; those that the catalogue has not are left out. */
export const usualProducts = ({ catalogue }: Goods): CatalogueProduct[] =>
  USUAL.flatMap((article) => catalogue.products.find((product) => product.article === article) ?? [])

/** The price and the stock of a product for a region in its city, as at the start of the world. */
export const summaryAt = ({ pricing }: Goods, { regionId, cityId }: SeedPlace, product: CatalogueProduct): PriceSummary =>
  pricing.summary(product, { cityId, terms: termsOf(regionId) })

/** @returns the nearest quantity that the region can order of a product */
export const quantityAt = (goods: Goods, place: SeedPlace, product: CatalogueProduct, wished: number): number =>
  orderableQuantity(wished, { pack: product.pack, limit: product.limit, stock: summaryAt(goods, place, product).stock })

/** The region whose carts of the seed show what can go wrong with a line: Казань. */
export const KAZAN: SeedPlace = { regionId: FAVORITE_REGION, cityId: 6 }

/** What stands in a cart and cannot be had as it stands there; each at most one product. */
export type Troubled = Readonly<Record<'soldOut' | 'limited' | 'withdrawn', readonly CatalogueProduct[]>>

/** The troubled goods of Казань, in steps: with many products each is looked for a while. @param withdrawn ids of what has left the catalogue */
export function* findingTroubled(goods: Goods, withdrawn: readonly { id: number }[]): Steps<Troubled> {
  const one = (product: CatalogueProduct | undefined) => (product ? [product] : [])
  const none = yield* findingSoldOut(goods, KAZAN)
  yield
  const few = limited(goods, KAZAN)
  yield
  return { soldOut: one(none), limited: one(few), withdrawn: withdrawn.flatMap(({ id }) => goods.catalogue.byId.get(id) ?? []) }
}

/** @returns the most popular listed product of which this region can order nothing, but another instead where there is one; undefined where everything is there */
function* findingSoldOut(goods: Goods, place: SeedPlace): Steps<CatalogueProduct | undefined> {
  const stockOf = (product: CatalogueProduct) => summaryAt(goods, place, product).stock
  let first: CatalogueProduct | undefined
  for (const product of goods.catalogue.listed) {
    if (product.limit !== null || stockOf(product) > 0) continue
    if (analogInStock(goods.catalogue, product, stockOf)) return product
    first ??= product
    yield
  }
  return first
}

/** @returns the most popular listed product that is limited and there in plenty */
const limited = (goods: Goods, place: SeedPlace): CatalogueProduct | undefined =>
  goods.catalogue.listed.find((product) => product.limit !== null && summaryAt(goods, place, product).stock >= product.limit)

/** Among so many one with something to take instead is looked for. */
const LOOKED_THROUGH = 40

/** @returns what has left the catalogue and still stands in somebody's cart: one that no list shows, better one that others may stand for; none where there is no such product */
export function* findingWithdrawn(catalogue: Catalogue): Steps<CatalogueProduct[]> {
  const hidden = catalogue.products.filter(({ pictured }) => !pictured).slice(0, LOOKED_THROUGH)
  for (const product of hidden) {
    yield
    if (analogsBothWays(catalogue, product, () => false, 1).items.length > 0) return [product]
  }
  return hidden.slice(0, 1)
}
