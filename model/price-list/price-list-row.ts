import type { Product } from '../catalogue/product'
import { derivedPrice, type ProductPrice } from '../catalogue/product-price'
import type { Kopecks, PercentHundredths } from '../money/money'

/** A product of a price list: what of it a list of any length can hold. */
export type PriceListRow = {
  id: number
  article: string
  name: string
  brand: string
  /** '' where there is none. */
  barcode: string
  category: string
  /** Pieces that can be ordered now; null where the region knows nothing of the product. */
  stock: number | null
  /** What a unit costs everybody, and this buyer after both discounts; null: no price. [DEC-011, DEC-013] */
  guest: Kopecks | null
  own: Kopecks | null
  first: PercentHundredths
  second: PercentHundredths
  pack: number
}

/** @param price null: the region has none */
export const priceListRow = (
  { id, article, name, brand, barcode, category_name, pack }: Product,
  price: ProductPrice | null,
): PriceListRow => ({
  id,
  article,
  name,
  brand: brand.name,
  barcode: barcode ?? '',
  category: category_name ?? '',
  stock: price?.stock ?? null,
  guest: price?.guest_cost ?? null,
  own: price ? derivedPrice(price).cost_vs_discount : null,
  first: price?.discount.discount ?? 0,
  second: price?.discount2.discount ?? 0,
  pack,
})

/** The rows of all slices, each product once: while a list is read it may move by a page. */
export function uniqueRows(slices: readonly (readonly PriceListRow[])[]): PriceListRow[] {
  const rows = new Map<number, PriceListRow>()
  for (const slice of slices) for (const row of slice) if (!rows.has(row.id)) rows.set(row.id, row)
  return [...rows.values()]
}
