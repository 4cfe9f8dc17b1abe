import * as z from 'zod/mini'
import { ProductNotification } from '../../conversation/notification'
import { Id } from '../../id'
import { endpoint } from '../endpoint'

/** Which wish: by its own id, or by what it is for. */
const which = z.object({ product_notification_id: z.optional(Id), product_id: z.optional(Id), company_region_id: z.optional(Id) }).check(
  z.refine((it) => it.product_notification_id !== undefined || it.product_id !== undefined, {
    path: ['product_notification_id'],
    error: 'Укажите товар',
  }),
)

/** CALL-074 to CALL-076 */
export const productNotificationsContract = {
  'productNotifications.create': endpoint({
    kind: 'write',
    method: 'POST',
    path: '/productNotifications',
    body: z.object({ product_id: Id, company_region_id: Id }),
    output: ProductNotification,
    invalidates: ['productNotifications'],
  }),
  /** null: there is none (any more). */
  'productNotifications.check': endpoint({
    kind: 'read',
    method: 'GET',
    path: '/productNotifications/check',
    query: which,
    output: z.nullable(ProductNotification),
    tags: ['productNotifications'],
  }),
  'productNotifications.remove': endpoint({
    kind: 'write',
    method: 'DELETE',
    path: '/productNotifications/:id',
    params: z.object({ id: Id }),
    output: z.null(),
    invalidates: ['productNotifications'],
  }),
} as const
