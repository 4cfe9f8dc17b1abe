import { toProduct } from '../../fake-server/catalogue/catalogue-product'
import { termsOf } from '../../fake-server/rules/region/region-prices'
import type { Product } from '../../model/catalogue/product'
import { FEW_PRODUCTS } from './open-tab'
import { worldOf } from './world'

/** What bounds a product in a region of person 1. */
export type Sold = { pack: number; limit: number | null; stock: number }
const CITIES: Readonly<Record<number, number>> = { 1: 6, 2: 7 }

/** @returns what the fake server knows of a product in region 1 or 2 */
export function soldIn(regionId: number, productId: number): Sold {
  const { catalogue, pricing } = worldOf(FEW_PRODUCTS)
  const product = catalogue.byId.get(productId)
  if (!product) throw new Error(`No product ${productId}`)
  const { stock } = pricing.summary(product, { cityId: CITIES[regionId] ?? 0, terms: termsOf(regionId) })
  return { pack: product.pack, limit: product.limit, stock }
}

/** @returns a product of the small world as a page has it */
export function productOf(id: number): Product {
  const product = worldOf(FEW_PRODUCTS).catalogue.byId.get(id)
  if (!product) throw new Error(`No product ${id}`)
  return toProduct(product, { favorite: false })
}

/** @returns the first product, or the nth after it, of which this is true in region 1 */
export function findSold(is: (sold: Sold) => boolean, nth = 0): number {
  const found = worldOf(FEW_PRODUCTS).catalogue.listed.filter(({ id }) => is(soldIn(1, id)))[nth]
  if (!found) throw new Error('No such product in the small world')
  return found.id
}
