import type { Scene } from '../../scene'
import { nextId } from '../../tables'
import { isWanted } from '../account/notification-settings'
import type { OrderRow } from '../order-view'

/** Writes a letter about an order to the buyer who placed it, unless they want none. [DEC-041, DEC-073] */
export function writeOrderLetter(
  { tables, now }: Pick<Scene, 'tables' | 'now'>,
  order: Pick<OrderRow, 'user_id'>,
  title: string,
  text: string,
): void {
  const buyer = tables.user.findFirst({ where: { id: { equals: order.user_id } } })
  if (!buyer || !isWanted({ tables }, buyer.id, 'orders', 'email')) return
  tables.message.create({ id: nextId(tables, 'message'), to: buyer.email, kind: 'mail', title, text, link: '', at: now() })
}
