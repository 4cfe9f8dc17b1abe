import type { Product } from '../../catalogue/product'
import { payableCost, type ProductPrice } from '../../catalogue/product-price'
import { type LineInCart, refillRows, type RefillChoice, type RefillRow } from '../../refill/refill'

/** Goods of a list as rows for the cart: one pack of each at the price of now, or why it cannot be had. @param priceOf null: the region has none */
export const fillRows = (goods: readonly Product[], priceOf: (productId: number) => ProductPrice | null): RefillRow[] =>
  refillRows(
    goods.map((product) => ({ product, qty: product.pack, cost: payableCost(priceOf(product.id)) ?? 0 })),
    priceOf,
    () => [],
  )

/** Which rows go into the cart: what can be had and does not stand there yet; what stands there keeps its quantity. */
export function fillChoice(rows: readonly RefillRow[], standing: readonly LineInCart[]): RefillChoice {
  const held = new Set(standing.filter(({ qty }) => qty > 0).map(({ product }) => product.id))
  return new Map(rows.filter(({ now, product }) => now !== null && !held.has(product.id)).map(({ product }) => [product.id, 'itself']))
}
