import { derivedPrice, payableCost, type ProductPrice } from '../catalogue/product-price'
import type { Product } from '../catalogue/product'
import { ADDITIONAL_DISCOUNT_PERCENT } from '../limits'
import type { Kopecks } from '../money/money'
import { percentOf } from '../money/price'
import type { SeenLine } from '../order/order'
import { isAvailable, isOrderable } from './quantity'

/** A line as it is shown: the wish, else what the server keeps; `price` null while it is not known; `isRefused`: the server would not keep this quantity. */
export type ShownLine = {
  product: Pick<Product, 'id' | 'pack' | 'limit' | 'weight'>
  qty: number
  price: ProductPrice | null
  isRefused?: boolean
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
  line.price !== null && isAvailable(line.price.stock, payableCost(line.price)) && lineProblem(line) === null

/** The figures of a cart; all but `allLines` and `isComplete` are of the lines that count. */
export type CartTotals = {
  /** Lines that count, of all. */
  lines: number
  allLines: number
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

/** What a cart costs: unit × quantity per line, summed; a buyer can add any column up by hand. [DEC-013, DEC-015, VALID-007] */
export function cartTotals(lines: readonly ShownLine[], isPickup: boolean): CartTotals {
  const counted = lines.filter(counts)
  const sum = (value: (line: ShownLine, price: ProductPrice) => number) =>
    counted.reduce((all, line) => all + line.qty * value(line, line.price!), 0) // counts() asks for a price
  const goods = sum((_, price) => payableCost(price) ?? 0)
  const discount = sum((_, price) => derivedPrice(price).profit ?? 0)
  const pickup = isPickup ? percentOf(goods, ADDITIONAL_DISCOUNT_PERCENT) : 0
  return {
    lines: counted.length,
    allLines: lines.length,
    units: sum(() => 1),
    full: goods + discount,
    goods,
    discount,
    pickup,
    total: goods - pickup,
    weight: sum(({ product }) => product.weight),
    isComplete: lines.every(({ price }) => price !== null),
  }
}

/** The lines of an order, with the prices as seen: those that count and have a personal price. [DEC-022] */
export const seenLines = (lines: readonly ShownLine[]): SeenLine[] =>
  lines.filter(counts).flatMap(({ product, qty, price }) => {
    const cost = price && derivedPrice(price).cost_vs_discount
    return cost ? [{ product_id: product.id, qty, cost_vs_discount: cost }] : []
  })
