import { PRICE_SORTS, type Sort } from '../../../model/catalogue/filter'
import type { PriceSummary } from '../pricing/pricing'
import type { CatalogueProduct } from '../catalogue-product'

/** A product and its price for the one who asks; null for a guest. */
export type Row = { product: CatalogueProduct; price: PriceSummary | null }
type Compare = (first: Row, second: Row) => number

/** Nulls come last in either direction. */
const by =
  (valueOf: (row: Row) => number | null, direction: 1 | -1): Compare =>
  (first, second) => {
    const [one, other] = [valueOf(first), valueOf(second)]
    if (one === null || other === null) return Number(one === null) - Number(other === null)
    return direction * (one - other)
  }

const popular = by(({ product }) => product.popularity, 1)
const id = by(({ product }) => product.id, 1)
const ORDERS: Readonly<Record<Sort, readonly Compare[]>> = {
  popular: [popular],
  cheap: [by(({ price }) => price?.cost ?? null, 1), popular],
  expensive: [by(({ price }) => price?.cost ?? null, -1), popular],
  discount: [by(({ price }) => price?.discount ?? null, -1), popular],
  rating: [by(({ product }) => product.rating, -1), by(({ product }) => product.reviews, -1), popular],
  new: [by(({ product }) => product.addedDaysAgo, 1), popular],
}

/**
 * A total order of a list: the same products always stand in the same order, the id decides last.
 * @param hasPrices without them an order by price is the default one [DEC-032]
 */
export function orderBy(sort: Sort, hasPrices: boolean): Compare {
  const compares = [...ORDERS[PRICE_SORTS.has(sort) && !hasPrices ? 'popular' : sort], id]
  return (first, second) => {
    for (const compare of compares) {
      const result = compare(first, second)
      if (result) return result
    }
    return 0
  }
}
