import type { Kopecks } from '../../../../../model/money/money'
import { pickupDiscount } from '../../../../../model/money/price'
import { changedLine } from '../../../../../model/order/change'
import type { ChangedLine, SeenLine } from '../../../../../model/order/order'

/** A line that is another than the buyer saw; `cost` null: it cannot be ordered. Kopecks per unit, whole units. */
export type Change = {
  productId: number
  name: string
  /** null: not known any more. */
  article: string | null
  seen: Kopecks
  cost: Kopecks | null
  qty: number
  available: number
  /** The cart has no such line any more. */
  isTakenOut: boolean
}

/** What a product is called, and whether its line is in the cart now; undefined where nobody knows it any more. */
export type LineOf = (productId: number) => { name: string; article: string; isInCart: boolean } | undefined

/** What the server found changed (409). */
export const changesOfServer = (changed: readonly ChangedLine[], lineOf: LineOf): Change[] =>
  changed.map((change) => {
    const { product_id, name, seen, qty } = change
    const now = changedLine({ product_id, qty, cost_vs_discount: seen }, change)
    return {
      productId: product_id,
      name,
      article: lineOf(product_id)?.article ?? null,
      seen,
      cost: now?.cost_vs_discount ?? null,
      qty,
      available: now?.qty ?? 0,
      isTakenOut: false,
    }
  })

/** What became different between the button and the sending: prices that came anew, quantities that the server corrected, lines that went or came. */
export function changesBetween(seen: readonly SeenLine[], now: readonly SeenLine[], lineOf: LineOf): Change[] {
  const before = new Map(seen.map((line) => [line.product_id, line]))
  const after = new Map(now.map((line) => [line.product_id, line]))
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((productId) => {
    const old = before.get(productId)
    const line = after.get(productId)
    if (old?.qty === line?.qty && old?.cost_vs_discount === line?.cost_vs_discount) return []
    const cost = line?.cost_vs_discount ?? null
    const product = lineOf(productId)
    return [
      {
        productId,
        name: product?.name ?? `Товар ${productId}`,
        article: product?.article ?? null,
        seen: old?.cost_vs_discount ?? cost ?? 0,
        cost,
        qty: old?.qty ?? 0,
        available: line?.qty ?? 0,
        isTakenOut: !line && product?.isInCart === false,
      },
    ]
  })
}

/** What the lines seen came to and what those that can be ordered come to, in kopecks, the discount for collecting taken off. [DEC-013, DEC-015] */
export function sumsOf(seen: readonly SeenLine[], now: readonly SeenLine[], isPickup: boolean): { before: Kopecks; after: Kopecks } {
  const toPay = (lines: readonly SeenLine[]) => {
    const goods = lines.reduce((sum, { qty, cost_vs_discount }) => sum + qty * cost_vs_discount, 0)
    return goods - pickupDiscount(goods, isPickup)
  }
  return { before: toPay(seen), after: toPay(now) }
}
