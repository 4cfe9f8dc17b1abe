import type { ChangedLine, SeenLine } from '../../../../model/order/order'

/** A line that is another than the buyer saw; `cost` null: it cannot be ordered. Kopecks per unit, whole units. */
export type Change = { productId: number; name: string; seen: number; cost: number | null; qty: number; available: number }

/** What the server found changed (409). */
export const changesOfServer = (changed: readonly ChangedLine[]): Change[] =>
  changed.map(({ product_id, name, seen, cost_vs_discount, qty, available }) => ({
    productId: product_id,
    name,
    seen,
    cost: available < 1 ? null : cost_vs_discount,
    qty,
    available: Math.min(qty, available),
  }))

/**
 * What became different between the button and the sending: prices that came anew, quantities that the server corrected, lines that went or came.
 * @param nameOf what a product is called
 */
export function changesBetween(seen: readonly SeenLine[], now: readonly SeenLine[], nameOf: (productId: number) => string): Change[] {
  const before = new Map(seen.map((line) => [line.product_id, line]))
  const after = new Map(now.map((line) => [line.product_id, line]))
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((productId) => {
    const old = before.get(productId)
    const line = after.get(productId)
    if (old?.qty === line?.qty && old?.cost_vs_discount === line?.cost_vs_discount) return []
    const cost = line?.cost_vs_discount ?? null
    return [
      { productId, name: nameOf(productId), seen: old?.cost_vs_discount ?? cost ?? 0, cost, qty: old?.qty ?? 0, available: line?.qty ?? 0 },
    ]
  })
}
