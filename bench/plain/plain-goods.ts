import { counts, type ShownLine } from '../../model/cart/totals'
import { payableCost } from '../../model/catalogue/product-price'

/** What the goods of a cart cost, kopecks: one pass, this figure alone. */
export function plainGoods(lines: readonly ShownLine[]): number {
  let goods = 0
  for (const line of lines) if (line.price && counts(line)) goods += line.qty * (payableCost(line.price) ?? 0)
  return goods
}
