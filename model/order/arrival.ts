import { weakMapMemoize } from 'reselect'
import { counts, type ShownLine } from '../cart/totals'

/** When all of something is in the region's city: days from today, 0 is now; null: nobody knows. */
export type ArrivalDays = number | null

/** Days until as many are there as are wanted, the nearest warehouses first. Worked out once for a line: a changed line is another object. */
const lineDays = weakMapMemoize(({ qty, price }: ShownLine): ArrivalDays => {
  if (price === null) return null
  if (price.self_stock >= qty) return 0
  let gathered = 0
  for (const { amount, days } of (price.warehouses ?? []).toSorted((a, b) => a.days - b.days)) {
    gathered += amount
    if (gathered >= qty) return days
  }
  return null
})

/** When all lines of an order are in its city: the last of them; 0 where there is none. Lines that the order does not take are not waited for. [DEC-012, ENT-009] */
export function arrivalDays(lines: readonly ShownLine[]): ArrivalDays {
  let last = 0
  for (const line of lines) {
    if (!counts(line)) continue
    const days = lineDays(line)
    if (days === null) return null
    last = Math.max(last, days)
  }
  return last
}
