import * as z from 'zod/mini'
import { Notification, PromoNotification } from '../../conversation/notification'
import { Id } from '../../id'
import { NOTIFICATIONS_PER_MARK } from '../../limits'
import { endpoint } from '../endpoint'
import { limitUpTo } from '../paging'

const params = z.object({ id: Id })
/** Those to mark; absent: all of them. */
const body = z.object({ ids: z.optional(z.array(Id).check(z.maxLength(NOTIFICATIONS_PER_MARK))) })

/** CALL-094 to CALL-098 */
export const notificationsContract = {
  /** Newest first. */
  'notifications.list': endpoint({
    kind: 'read',
    method: 'GET',
    path: '/users/:id/notifications',
    params,
    output: z.object({ items: z.array(Notification) }),
    tags: ['notifications'],
  }),
  'notifications.setAsRead': endpoint({
    kind: 'write',
    method: 'PATCH',
    path: '/users/:id/notifications/setAsRead',
    params,
    body,
    output: z.null(),
    invalidates: ['notifications'],
  }),
  'promoNotifications.unread': endpoint({
    kind: 'read',
    method: 'GET',
    path: '/users/:id/promoNotifications/unread',
    params,
    query: z.object({ limit: limitUpTo(20), company_region_id: z.optional(Id) }),
    output: z.object({ items: z.array(PromoNotification) }),
    tags: ['notifications'],
  }),
  'promoNotifications.setAsRead': endpoint({
    kind: 'write',
    method: 'PATCH',
    path: '/users/:id/promoNotifications/setAsRead',
    params,
    body,
    output: z.null(),
    invalidates: ['notifications'],
  }),
  'promoNotifications.setAsVisited': endpoint({
    kind: 'write',
    method: 'PATCH',
    path: '/users/:id/promoNotifications/:promoId/setAsVisited',
    params: z.object({ id: Id, promoId: Id }),
    output: z.null(),
    invalidates: ['notifications'],
  }),
} as const
