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

const bitsOf = ({ selfStock, stock, hasArrival }: PriceSummary): number =>
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
