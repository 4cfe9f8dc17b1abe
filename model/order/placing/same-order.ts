import { SAME_ORDER_MS } from '../../limits'
import type { Order, SeenLine } from '../order'
import { ORDER_CANCELLED } from '../status'

/** What a new order is compared with the newest ones by. */
export type SameOrderQuestion = {
  lines: readonly SeenLine[]
  /** An order under this very uuid is no second one. */
  uuid: string | null
}

/**
 * The newest order of the same products and quantities, at whatever prices, placed within SAME_ORDER_MS, that is not cancelled;
 * null: none. One that a clock of the device calls future is new.
 * @param orders of one region, with their lines
 * @param now ms
 */
export function sameOrder(orders: readonly Order[], { lines, uuid }: SameOrderQuestion, now: number): Order | null {
  const wanted = new Map(lines.map(({ product_id, qty }) => [product_id, qty]))
  const isSame = ({ items }: Order) => items.length === wanted.size && items.every(({ product, qty }) => wanted.get(product.id) === qty)
  const found = orders.filter(
    (order) =>
      order.status !== ORDER_CANCELLED &&
      (uuid === null || order.uuid !== uuid) &&
      now - Date.parse(order.created_at) < SAME_ORDER_MS &&
      isSame(order),
  )
  return found.reduce<Order | null>((newest, order) => (newest && newest.created_at >= order.created_at ? newest : order), null)
}
