import { orderableQuantity } from '../../model/cart/quantity'
import type { CatalogueProduct } from '../catalogue/catalogue-product'
import type { PriceSummary, Pricing } from '../catalogue/pricing/pricing'
import type { Catalogue } from '../catalogue/query/catalogue'
import { termsOf } from '../rules/region/region-prices'
import { analogInStock, analogsBothWays } from '../rules/related-products'

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

/** @returns the most popular listed product of which this region can order nothing, but another instead where there is one; undefined where everything is there */
export function soldOut(goods: Goods, place: SeedPlace): CatalogueProduct | undefined {
  const stockOf = (product: CatalogueProduct) => summaryAt(goods, place, product).stock
  let first: CatalogueProduct | undefined
  for (const product of goods.catalogue.listed) {
    if (product.limit !== null || stockOf(product) > 0) continue
    if (analogInStock(goods.catalogue, product, stockOf)) return product
    first ??= product
  }
  return first
}

/** @returns the most popular listed product that is limited and there in plenty */
export const limited = (goods: Goods, place: SeedPlace): CatalogueProduct | undefined =>
  goods.catalogue.listed.find((product) => product.limit !== null && summaryAt(goods, place, product).stock >= product.limit)

/** Among so many one with something to take instead is looked for. */
const LOOKED_THROUGH = 40

/** @returns what has left the catalogue and still stands in somebody's cart: one that no list shows, better one that others may stand for; none where there is no such product */
export function withdrawnProducts({ catalogue }: Goods): CatalogueProduct[] {
  const hidden = catalogue.products.filter(({ pictured }) => !pictured).slice(0, LOOKED_THROUGH)
  const replaced = hidden.find((product) => analogsBothWays(catalogue, product, () => false, 1).items.length > 0)
  return [...(replaced ? [replaced] : []), ...hidden].slice(0, 1)
}
