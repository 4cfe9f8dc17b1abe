import { orderableQuantity } from '../cart/quantity'
import type { ChangedLine, SeenLine } from './order'

/** What a change leaves of a line: the price and, in whole packs, as many units as there are of those wanted; null where it cannot be ordered any more. [DEC-019] */
export function changedLine(line: SeenLine, { cost_vs_discount, available, pack = 1 }: ChangedLine): SeenLine | null {
  if (cost_vs_discount === null || available < pack) return null
  return { ...line, qty: orderableQuantity(line.qty, { pack, limit: null, stock: available }), cost_vs_discount }
}

/** The lines that can be ordered after the changes of a 409, in their order: what the buyer is asked about and what is sent if he agrees. [DEC-022] */
export const acceptableLines = (lines: readonly SeenLine[], changed: readonly ChangedLine[]): SeenLine[] =>
  lines.flatMap((line) => {
    const change = changed.find(({ product_id }) => product_id === line.product_id)
    return (change ? changedLine(line, change) : line) ?? []
  })

/** Whether two lists order the same at the same prices, in whatever order. */
export const isSameLines = (a: readonly SeenLine[], b: readonly SeenLine[]): boolean =>
  a.length === b.length &&
  a.every((line) =>
    b.some((other) => other.product_id === line.product_id && other.qty === line.qty && other.cost_vs_discount === line.cost_vs_discount),
  )
