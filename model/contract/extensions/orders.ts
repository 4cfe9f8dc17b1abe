import * as z from 'zod/mini'
import { Id } from '../../id'
import { Order } from '../../order/order'
import { endpoint } from '../endpoint'

/** Calls about orders that the spec does not list. [DEC-006] */
export const orderExtensions = {
  /** Why: a buyer may cancel at status 0 or 10 (DEC-024) and no listed call does it. Without it: the page says to call the manager. */
  'orders.cancel': endpoint({
    kind: 'keyedWrite',
    method: 'POST',
    path: '/orders/:id/cancel',
    params: z.object({ id: Id }),
    output: Order,
    invalidates: ['orders'],
  }),
} as const
