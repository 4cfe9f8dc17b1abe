import type { Kopecks } from '../../../model/money/money'
import { AVAILABILITIES, type Availability } from '../../../model/catalogue/filter'
import type { Steps } from '../../steps'
import type { CatalogueProduct } from '../catalogue-product'
import type { PriceSummary } from '../pricing/pricing'

/** What one buyer pays and can have. */
export type PriceOf = (product: CatalogueProduct) => PriceSummary

/** Prices and stock of all listed products for one buyer, by row. */
export type PriceColumns = {
  /** Kopecks; NaN: no price. */
  readonly cost: Float64Array
  /** Both discounts together, hundredths of a percent. */
  readonly discount: Float64Array
  /** A bit for each way in which a product can be had, see `AVAILABILITY_BITS`. */
  readonly availability: Uint8Array
}

/** To be collected today, ordered now, on its way. */
export const AVAILABILITY_BITS: Readonly<Record<Availability, number>> = { today: 1, stock: 2, arrival: 4 }

const STEP = 128

/** Works the prices of all rows out. */
export function* pricingRows(listed: readonly CatalogueProduct[], priceOf: PriceOf): Steps<PriceColumns> {
  const cost = new Float64Array(listed.length)
  const discount = new Float64Array(listed.length)
  const availability = new Uint8Array(listed.length)
  for (const [row, product] of listed.entries()) {
    const price = priceOf(product)
    cost[row] = price.cost ?? NaN
    discount[row] = price.discount
    availability[row] = bitsOf(price)
    if (row % STEP === 0) yield
  }
  return { cost, discount, availability }
}

/** Columns in which some products can be had otherwise, by the columns that they were made of and the state of what differs. */
const changed = new WeakMap<PriceColumns, { revision: number; columns: PriceColumns }>()

type Sums = Pick<PriceSummary, 'selfStock' | 'stock' | 'hasArrival'>

/**
 * The same prices where some products can be had otherwise; the same columns again as long as nothing of it changed.
 * @param revision another one after each change @param changes what can be had otherwise; asked for where it is not known yet
 */
export function withAvailability(
  columns: PriceColumns,
  listed: readonly CatalogueProduct[],
  revision: number,
  changes: () => readonly { product: CatalogueProduct; sums: Sums }[],
): PriceColumns {
  const known = changed.get(columns)
  if (known?.revision === revision) return known.columns
  const sums = new Map(changes().map((change) => [change.product.id, change.sums]))
  const found = sums.size === 0 ? columns : { ...columns, availability: columns.availability.slice() }
  if (sums.size > 0)
    for (const [row, { id }] of listed.entries()) {
      const sum = sums.get(id)
      if (sum) found.availability[row] = bitsOf(sum)
    }
  changed.set(columns, { revision, columns: found })
  return found
}

const bitsOf = ({ selfStock, stock, hasArrival }: Sums): number =>
  (selfStock > 0 ? AVAILABILITY_BITS.today : 0) | (stock > 0 ? AVAILABILITY_BITS.stock : 0) | (hasArrival ? AVAILABILITY_BITS.arrival : 0)

/** @returns the lowest and the highest cost of the rows that are visited; null where none of them has a price */
export function costRange(cost: Float64Array, rows: (visit: (row: number) => void) => void): { min: Kopecks; max: Kopecks } | null {
  let min = Infinity
  let max = -Infinity
  rows((row) => {
    const value = cost[row] ?? NaN
    if (value < min) min = value
    if (value > max) max = value
  })
  return min <= max ? { min, max } : null
}

/** @returns the bits of some ways to be had */
export const bitsFor = (wanted: readonly Availability[]): number =>
  AVAILABILITIES.reduce((bits, key) => (wanted.includes(key) ? bits | AVAILABILITY_BITS[key] : bits), 0)
