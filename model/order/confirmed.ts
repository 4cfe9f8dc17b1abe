import { formatCount, formatPieces } from '../text/count'
import type { OrderItem } from './order'

type Quantities = Pick<OrderItem, 'qty' | 'confirmed'>

/** How many units of a line are delivered and paid for: those that the warehouse did not refuse. */
export const confirmedQty = ({ qty, confirmed = qty }: Quantities): number => Math.min(qty, confirmed)

/** How many units of a line the warehouse refused. */
export const refusedQty = (item: Quantities): number => item.qty - confirmedQty(item)

/** How many units of an order the warehouse refused. */
export const refusedUnits = (items: readonly Quantities[]): number => items.reduce((sum, item) => sum + refusedQty(item), 0)

/** Whether the warehouse refused anything of an order. */
export const hasRefusals = (items: readonly Quantities[]): boolean => items.some((item) => refusedQty(item) > 0)

/** «Отказано 4\u00a0шт. из\u00a012: партия снята с\u00a0отгрузки»; '' where nothing was refused. */
export function refusalText(item: Pick<OrderItem, 'qty' | 'confirmed' | 'refusal'>): string {
  const refused = refusedQty(item)
  if (refused === 0) return ''
  const of = refused === item.qty ? '' : ` из\u00a0${formatCount(item.qty)}`
  return withReason(`Отказано ${formatPieces(refused)}${of}`, item)
}

/** Some words with why the warehouse refused, where it said so: «Отказано: партия снята с\u00a0отгрузки». */
export const withReason = (text: string, { refusal = '' }: Pick<OrderItem, 'refusal'>): string =>
  refusal === '' ? text : `${text}: ${refusal.charAt(0).toLowerCase()}${refusal.slice(1)}`

/** The lines that are paid for, each with the quantity that is. */
export const payableItems = <Item extends Quantities>(items: readonly Item[]): Item[] =>
  items.flatMap((item) => {
    const qty = confirmedQty(item)
    return qty === 0 ? [] : [qty === item.qty ? item : { ...item, qty }]
  })

/** A row of a confirmed order: what the warehouse confirmed of a line, or what it refused of it. */
export type ConfirmedRow = {
  item: OrderItem
  ordered: number
  confirmed: number
  /** Null: the server does not say what has been shipped. */
  shipped: number | null
  refused: number
  /** Of the confirmed units, kopecks. */
  sum: number
}

/** The lines of an order as the warehouse decided about them: a line that was refused in part is two rows, whose quantities add up to those of the line. */
export const confirmedRows = (items: readonly OrderItem[]): ConfirmedRow[] =>
  items.flatMap((item): ConfirmedRow[] => {
    const [confirmed, refused] = [confirmedQty(item), refusedQty(item)]
    const shipped = item.shipped === undefined ? null : Math.min(item.shipped, confirmed)
    return [
      ...(confirmed > 0 || refused === 0 ? [{ item, ordered: confirmed, confirmed, shipped, refused: 0, sum: confirmed * item.cost }] : []),
      ...(refused > 0 ? [{ item, ordered: refused, confirmed: 0, shipped: shipped === null ? null : 0, refused, sum: 0 }] : []),
    ]
  })

/** The sums of the columns of a confirmed order; `shipped` null where the server does not say it of some line. */
export const confirmedTotals = (rows: readonly ConfirmedRow[]): Omit<ConfirmedRow, 'item'> =>
  rows.reduce<Omit<ConfirmedRow, 'item'>>(
    (total, row) => ({
      ordered: total.ordered + row.ordered,
      confirmed: total.confirmed + row.confirmed,
      shipped: total.shipped === null || row.shipped === null ? null : total.shipped + row.shipped,
      refused: total.refused + row.refused,
      sum: total.sum + row.sum,
    }),
    { ordered: 0, confirmed: 0, shipped: 0, refused: 0, sum: 0 },
  )
