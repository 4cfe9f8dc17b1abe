import { orderNumber } from '../../model/order/order-number'
import { ORDER_CANCELLED, ORDER_CONFIRMED, ORDER_ON_THE_WAY, ORDER_SHIPPED, type OrderStatus } from '../../model/order/status'
import type { Scene, StoredUser } from '../scene'
import type { TableRow } from '../tables'
import { orderHistory } from './order-status'

const TITLES: Readonly<Partial<Record<OrderStatus, string>>> = {
  [ORDER_CONFIRMED]: 'Заказ подтверждён',
  [ORDER_ON_THE_WAY]: 'Заказ в\u00a0пути',
  [ORDER_SHIPPED]: 'Заказ отгружен',
  [ORDER_CANCELLED]: 'Заказ отменён',
}
const TEXTS: Readonly<Partial<Record<OrderStatus, string>>> = {
  [ORDER_CONFIRMED]: 'подтверждён и\u00a0собирается.',
  [ORDER_ON_THE_WAY]: 'едет на\u00a0склад.',
  [ORDER_SHIPPED]: 'отгружен.',
  [ORDER_CANCELLED]: 'отменён.',
}
/** How the uuid of an order begins that the seed brought; see seed/orders. */
const SEEDED = 'seed-'
/** Beyond every status: the number of a notification names its order and status. */
const STATUSES = 100

/**
 * What became of orders that were placed here, as the notifications that their buyer gets of each status; a list is only read, so nothing
 * is written. Those that were read are kept apart. [DEC-024, ENT-018]
 */
export function orderNewsFor({ tables, now }: Pick<Scene, 'tables' | 'now'>, user: StoredUser): TableRow<'notification'>[] {
  const told = new Set(tables.notification.findMany({ where: { user_id: { equals: user.id } } }).map(({ id }) => id))
  const own = tables.order.findMany({ where: { user_id: { equals: user.id } } })
  const placedHere = own.filter(({ uuid }) => !uuid.startsWith(SEEDED))
  return placedHere.flatMap((order) =>
    orderHistory(order, now()).flatMap(({ status, at }) => {
      const [title, text] = [TITLES[status], TEXTS[status]]
      const id = order.id * STATUSES + status
      if (title === undefined || told.has(id)) return []
      const words = `Заказ ${orderNumber(order.id)} ${text ?? ''}`
      return { id, user_id: user.id, title, text: words, icon: 'order', url: `/personal/orders/${order.id}`, at, read_at: 0 }
    }),
  )
}

/** What he was told of orders is kept, so that it can be read. Before a write about notifications. */
export function settleOrderNews(scene: Pick<Scene, 'tables' | 'now'>, user: StoredUser): void {
  for (const row of orderNewsFor(scene, user)) scene.tables.notification.create(row)
}
