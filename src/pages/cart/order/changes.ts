import { ADDITIONAL_DISCOUNT_PERCENT } from '../../../../model/limits'
import type { Kopecks } from '../../../../model/money/money'
import { percentOf } from '../../../../model/money/price'
import type { ChangedLine, SeenLine } from '../../../../model/order/order'

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
}

/** What a product is called; undefined where the cart does not hold it any more. */
export type NameOf = (productId: number) => { name: string; article: string } | undefined

/** What the server found changed (409). */
export const changesOfServer = (changed: readonly ChangedLine[], nameOf: NameOf): Change[] =>
  changed.map(({ product_id, name, seen, cost_vs_discount, qty, available }) => ({
    productId: product_id,
    name,
    article: nameOf(product_id)?.article ?? null,
    seen,
    cost: available < 1 ? null : cost_vs_discount,
    qty,
    available: Math.min(qty, available),
  }))

/** What became different between the button and the sending: prices that came anew, quantities that the server corrected, lines that went or came. */
export function changesBetween(seen: readonly SeenLine[], now: readonly SeenLine[], nameOf: NameOf): Change[] {
  const before = new Map(seen.map((line) => [line.product_id, line]))
  const after = new Map(now.map((line) => [line.product_id, line]))
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((productId) => {
    const old = before.get(productId)
    const line = after.get(productId)
    if (old?.qty === line?.qty && old?.cost_vs_discount === line?.cost_vs_discount) return []
    const cost = line?.cost_vs_discount ?? null
    const product = nameOf(productId)
    return [
      {
        productId,
        name: product?.name ?? `Товар ${productId}`,
        article: product?.article ?? null,
        seen: old?.cost_vs_discount ?? cost ?? 0,
        cost,
        qty: old?.qty ?? 0,
        available: line?.qty ?? 0,
      },
    ]
  })
}

/**
 * What the order came to on the screen and what it comes to with the changes, in kopecks, the discount for collecting taken off.
 * @param seen the lines that the buyer pressed the button on
 */
export function sumsOf(seen: readonly SeenLine[], changes: readonly Change[], isPickup: boolean): { before: Kopecks; after: Kopecks } {
  const sumOf = (lines: readonly SeenLine[]) => lines.reduce((sum, { qty, cost_vs_discount }) => sum + qty * cost_vs_discount, 0)
  const changed = new Set(changes.map(({ productId }) => productId))
  const kept = sumOf(seen.filter(({ product_id }) => !changed.has(product_id)))
  const renewed = changes.reduce((sum, { cost, available }) => sum + (cost ?? 0) * available, 0)
  const toPay = (goods: Kopecks) => goods - (isPickup ? percentOf(goods, ADDITIONAL_DISCOUNT_PERCENT) : 0)
  return { before: toPay(sumOf(seen)), after: toPay(kept + renewed) }
}
