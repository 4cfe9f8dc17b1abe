import { notificationsContract } from '../../model/contract/conversation/notifications'
import { Notification } from '../../model/conversation/notification'
import { handlersFor } from '../handlers-for'
import { refuse } from '../refusals'
import { orderNewsFor, settleOrderNews } from '../rules/order-news'
import { comes, isWanted } from '../rules/account/notification-settings'
import { arrivalsFor, settleArrivals } from '../rules/product-notifications'
import { requireRegion, requireSelf, type Scene } from '../scene'

type Icon = Notification['icon']
const promosOf = ({ tables }: Pick<Scene, 'tables'>, userId: number) =>
  tables.promoNotification.findMany({ where: { user_id: { equals: userId } } })
const isoOf = (at: number) => new Date(at).toISOString()

/** What the shop tells its customer. */
export const notificationsHandlers = handlersFor(notificationsContract, {
  'notifications.list': ({ params, ...scene }) => {
    const user = requireSelf(scene, params.id)
    const stored = scene.tables.notification.findMany({ where: { user_id: { equals: user.id } } })
    const all = [...stored, ...arrivalsFor(scene, user), ...orderNewsFor(scene, user)]
    const rows = all.filter((row) => comes(scene, row)).sort((first, second) => second.at - first.at)
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
    settleOrderNews(scene, user)
    const { notification } = scene.tables
    const own = new Set(notification.findMany({ where: { user_id: { equals: user.id } } }).map(({ id }) => id))
    if (body.ids?.some((id) => !own.has(id))) throw refuse(403)
    notification.update({ where: { id: { in: body.ids ?? [...own] }, read_at: { equals: 0 } }, data: { read_at: scene.now() } })
    return null
  },

  /** Of all regions of the user unless one is named. */
  'promoNotifications.unread': ({ params, query, ...scene }) => {
    const user = requireSelf(scene, params.id)
    const regionId = query.company_region_id
    if (regionId !== undefined) requireRegion(scene, regionId)
    // It is told now, whenever it began.
    const promos = isWanted(scene, user.id, 'promotions', 'shop') ? promosOf(scene, user.id) : []
    const items = promos
      .filter(({ read_at, region_id }) => read_at === 0 && (regionId === undefined || region_id === regionId))
      .sort((first, second) => second.at - first.at)
      .slice(0, query.limit)
      .map(({ id, title, url, at }) => ({ id, title, url, created_at: isoOf(at), read_at: null }))
    return { items }
  },

  'promoNotifications.setAsRead': ({ params, body, ...scene }) => {
    const user = requireSelf(scene, params.id)
    const own = new Set(promosOf(scene, user.id).map(({ id }) => id))
    if (body.ids?.some((id) => !own.has(id))) throw refuse(403)
    const { promoNotification } = scene.tables
    promoNotification.update({ where: { id: { in: body.ids ?? [...own] }, read_at: { equals: 0 } }, data: { read_at: scene.now() } })
    return null
  },

  /** What was visited was read. */
  'promoNotifications.setAsVisited': ({ params, ...scene }) => {
    const user = requireSelf(scene, params.id)
    const promo = promosOf(scene, user.id).find(({ id }) => id === params.promoId)
    if (!promo) throw refuse(404)
    const at = scene.now()
    const data = { visited_at: promo.visited_at || at, read_at: promo.read_at || at }
    scene.tables.promoNotification.update({ where: { id: { equals: promo.id } }, data })
    return null
  },
})
