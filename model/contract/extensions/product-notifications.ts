import * as z from 'zod/mini'
import { ProductNotification } from '../../conversation/notification'
import { Id } from '../../id'
import { endpoint } from '../endpoint'

/** Calls about what a buyer waits for that the spec does not list. [DEC-006] */
export const productNotificationExtensions = {
  /**
   * Why: a list of what is out of stock shows a hundred buttons, each of which would ask by itself. One's own wishes of a region.
   * Without it: each button asks by `productNotifications.check`.
   */
  'productNotifications.list': endpoint({
    kind: 'read',
    method: 'GET',
    path: '/productNotifications',
    query: z.object({ company_region_id: Id }),
    output: z.object({ items: z.array(ProductNotification) }),
    tags: ['productNotifications'],
  }),
} as const
