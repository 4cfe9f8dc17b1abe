import type { Scene } from '../../scene'
import { nextId } from '../../tables'
import type { OrderRow } from '../order-view'

/** Writes a letter about an order to the buyer who placed it. [DEC-041] */
export function writeOrderLetter(
  { tables, now }: Pick<Scene, 'tables' | 'now'>,
  order: Pick<OrderRow, 'user_id'>,
  title: string,
  text: string,
): void {
  const buyer = tables.user.findFirst({ where: { id: { equals: order.user_id } } })
  if (!buyer) return
  tables.message.create({ id: nextId(tables, 'message'), to: buyer.email, kind: 'mail', title, text, link: '', at: now() })
}
