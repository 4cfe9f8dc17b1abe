import { notificationsContract } from '../../model/contract/conversation/notifications'
import { Notification } from '../../model/conversation/notification'
import { handlersFor, notYet } from '../handlers-for'
import { refuse } from '../refusals'
import { arrivalsFor, settleArrivals } from '../rules/product-notifications'
import { requireSelf } from '../scene'

type Icon = Notification['icon']
const isoOf = (at: number) => new Date(at).toISOString()

/** What the shop tells its customer. */
export const notificationsHandlers = handlersFor(notificationsContract, {
  'notifications.list': ({ params, ...scene }) => {
    const user = requireSelf(scene, params.id)
    const rows = [...scene.tables.notification.findMany({ where: { user_id: { equals: user.id } } }), ...arrivalsFor(scene, user)].sort(
      (first, second) => second.at - first.at,
    )
    const items = rows.map(({ id, title, text, icon, url, at, read_at }) => ({
      id,
      data: { title },
      title,
      text,
      icon: icon as Icon, // the seed's icons are of these; the answer is checked by the contract
      created_at: isoOf(at),
      read_at: read_at ? isoOf(read_at) : null,
      ...(url && { url }),
    }))
    return { items }
  },

  'notifications.setAsRead': ({ params, body, ...scene }) => {
    const user = requireSelf(scene, params.id)
    settleArrivals(scene, user)
    const { notification } = scene.tables
    const own = new Set(notification.findMany({ where: { user_id: { equals: user.id } } }).map(({ id }) => id))
    if (body.ids?.some((id) => !own.has(id))) throw refuse(403)
    notification.updateMany({ where: { id: { in: body.ids ?? [...own] }, read_at: { equals: 0 } }, data: { read_at: scene.now() } })
    return null
  },

  'promoNotifications.unread': notYet,
  'promoNotifications.setAsRead': notYet,
  'promoNotifications.setAsVisited': notYet,
})
