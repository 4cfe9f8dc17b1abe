import { weakMapMemoize } from 'reselect'
import type { ProductPrice } from '../catalogue/product-price'
import { counts, type ShownLine } from '../cart/totals'

/** When all of something is in the region's city: days from today, 0 is now; null: nobody knows. */
export type ArrivalDays = number | null

/** When so many pieces of a product are in the city, the nearest warehouses first. [DEC-012, ENT-009] */
export function daysUntil({ self_stock, warehouses = [] }: Pick<ProductPrice, 'self_stock' | 'warehouses'>, qty: number): ArrivalDays {
  if (self_stock >= qty) return 0
  let gathered = 0
  for (const { amount, days } of [...warehouses].sort((a, b) => a.days - b.days)) {
    gathered += amount
    if (gathered >= qty) return days
  }
  return null
}

/** When a line that the order takes is there, 0 for one that it does not. Worked out once for a line: a changed line is another object. */
const lineDays = weakMapMemoize((line: ShownLine): ArrivalDays => (line.price && counts(line) ? daysUntil(line.price, line.qty) : 0))

/** When all lines of an order are in its city: the last of them; 0 where there is none. Lines that the order does not take are not waited for. [DEC-012, ENT-009] */
export function arrivalDays(lines: readonly ShownLine[]): ArrivalDays {
  let last = 0
  for (const line of lines) {
    const days = lineDays(line)
    if (days === null) return null
    last = Math.max(last, days)
  }
  return last
}
