import { fromPromise } from 'xstate'
import { notificationsMachine } from '../../../../machines/notifications/notifications.machine'
import { promoNotificationMachine } from '../../../../machines/notifications/promo-notification.machine'
import type { Api } from '../../../../model/contract'
import { PROMO_NOTIFICATIONS } from '../../../../model/limits'

/** What the shop tells its customer, with its calls. [CALL-094, CALL-095] */
export const connectNotifications = (api: Api) =>
  notificationsMachine.provide({
    actors: {
      loadNotifications: fromPromise(async ({ input: { userId }, signal }) => {
        const { items } = await api('notifications.list', { params: { id: userId } }, { signal })
        return items
      }),
      markRead: fromPromise(({ input: { userId, ids }, signal }) =>
        api('notifications.setAsRead', { params: { id: userId }, body: { ids: [...ids] } }, { signal }),
      ),
    },
  })

/** The promotions that he is told of, with their calls. [CALL-096 to CALL-098, CONST-013] */
export const connectPromoNotification = (api: Api) =>
  promoNotificationMachine.provide({
    actors: {
      loadPromo: fromPromise(async ({ input: { userId, regionId }, signal }) => {
        const query = { limit: PROMO_NOTIFICATIONS, company_region_id: regionId }
        const { items } = await api('promoNotifications.unread', { params: { id: userId }, query }, { signal })
        return items[0] ?? null
      }),
      markSeen: fromPromise(({ input: { userId, promoId }, signal }) =>
        api('promoNotifications.setAsRead', { params: { id: userId }, body: { ids: [promoId] } }, { signal }),
      ),
      markVisited: fromPromise(({ input: { userId, promoId }, signal }) =>
        api('promoNotifications.setAsVisited', { params: { id: userId, promoId } }, { signal }),
      ),
    },
  })
