import { weakMapMemoize } from 'reselect'
import { derivedPrice, payableCost, type ProductPrice } from '../catalogue/product-price'
import type { Product } from '../catalogue/product'
import type { Kopecks } from '../money/money'
import { pickupDiscount } from '../money/price'
import type { SeenLine } from '../order/order'
import { isAvailable, isOrderable } from './quantity'

/** A line as it is shown: the wish, else what the server keeps; `price` null while it is not known; `isRefused`: the server would not keep this quantity. */
export type ShownLine = {
  product: Pick<Product, 'id' | 'pack' | 'limit' | 'weight'>
  qty: number
  price: ProductPrice | null
  isRefused?: boolean
  /** The buyer leaves it for another order. */
  isExcluded?: boolean
}

/** Why a line cannot be ordered as it stands; null: it can. [DEC-019, VALID-007] */
export type LineProblem = 'refused' | 'noPrice' | 'noStock' | 'pack' | 'limit' | 'stock' | null

/** What stands in the way of a line, the worst first; null while its price is not known yet. */
export function lineProblem({ product: { pack, limit }, qty, price, isRefused }: ShownLine): LineProblem {
  if (isRefused) return 'refused'
  if (price === null) return null
  if (price.stock < 1) return 'noStock'
  if (!((payableCost(price) ?? 0) > 0)) return 'noPrice'
  if (isOrderable(qty, { pack, limit, stock: price.stock })) return null
  if (qty % pack !== 0) return 'pack'
  return limit !== null && qty > limit ? 'limit' : 'stock'
}

/** Whether a line counts in totals and orders. */
export const counts = (line: ShownLine): boolean =>
  line.isExcluded !== true && line.price !== null && isAvailable(line.price.stock, payableCost(line.price)) && lineProblem(line) === null

/** The figures of a cart; all but `allLines`, `leftOut`, `outOfStock` and `isComplete` are of the lines that count. */
export type CartTotals = {
  /** Lines that count, of all. */
  lines: number
  allLines: number
  /** Lines that would count and are left for another order. */
  leftOut: number
  /** Lines of which nothing is there. */
  outOfStock: number
  units: number
  /** The same goods at the price for all, kopecks; at the personal price where that is the higher. */
  full: Kopecks
  /** Goods after both discounts, kopecks. */
  goods: Kopecks
  /** What the lines save, each against the price for all, kopecks: `full − goods`. [DEC-014] */
  discount: Kopecks
  /** The discount for collecting. [DEC-015] */
  pickup: Kopecks
  total: Kopecks
  /** Grams. */
  weight: number
  /** False while the price of some line is not known. */
  isComplete: boolean
}

/** What one line adds to the figures of its cart; null where it does not count. */
type Share = { units: number; goods: Kopecks; discount: Kopecks; weight: number }
/** Worked out once for a line: a changed line is another object. */
const shareOf = weakMapMemoize((line: ShownLine): Share | null => {
  const { price, qty, product } = line
  if (price === null || !counts(line)) return null
  const { profit } = derivedPrice(price)
  return { units: qty, goods: qty * (payableCost(price) ?? 0), discount: qty * (profit ?? 0), weight: qty * product.weight }
})

/** What a cart costs: unit × quantity per line, summed; a buyer can add any column up by hand. Lines are never changed in place. [DEC-013, DEC-015, VALID-007] */
export function cartTotals(lines: readonly ShownLine[], isPickup: boolean): CartTotals {
  const sum = { lines: 0, units: 0, goods: 0, discount: 0, weight: 0 }
  let isComplete = true
  let [leftOut, outOfStock] = [0, 0]
  for (const line of lines) {
    isComplete &&= line.price !== null
    if (line.isExcluded && counts({ ...line, isExcluded: false })) leftOut += 1
    if (lineProblem(line) === 'noStock') outOfStock += 1
    const share = shareOf(line)
    if (!share) continue
    sum.lines += 1
    sum.units += share.units
    sum.goods += share.goods
    sum.discount += share.discount
    sum.weight += share.weight
  }
  const pickup = pickupDiscount(sum.goods, isPickup)
  return {
    ...sum,
    allLines: lines.length,
    leftOut,
    outOfStock,
    full: sum.goods + sum.discount,
    pickup,
    total: sum.goods - pickup,
    isComplete,
  }
}

/** The lines of an order, with the prices as seen: those that count and have a personal price. [DEC-022] */
export const seenLines = (lines: readonly ShownLine[]): SeenLine[] =>
  lines.filter(counts).flatMap(({ product, qty, price }) => {
    const cost = price && derivedPrice(price).cost_vs_discount
    return cost ? [{ product_id: product.id, qty, cost_vs_discount: cost }] : []
  })
