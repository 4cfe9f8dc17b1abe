import * as z from 'zod/mini'
import { Id } from '../../id'
import { BoughtProduct } from '../../order/history/bought'
import { OrderGifts } from '../../order/gift'
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
  /**
   * Why: «брали 12 шт. 3 ноября» stands beside quantities, and what was bought before is suggested first; the history comes in pages
   * without items. The last purchase of each product, the newest first. Without it: no such words, and suggestions come from the search alone.
   */
  'orders.bought': endpoint({
    kind: 'read',
    method: 'GET',
    path: '/companyRegions/:id/boughtProducts',
    params: z.object({ id: Id }),
    output: z.object({ items: z.array(BoughtProduct) }),
    tags: ['orders'],
  }),
  /**
   * Why: where an order earns a gift its buyer chooses one (DEC-023), and no listed call says among which. Only for who placed it.
   * Without it: a gift is asked for without a choice, and the server says where there is none.
   */
  'orders.gifts': endpoint({
    kind: 'read',
    method: 'GET',
    path: '/orders/:id/gifts',
    params: z.object({ id: Id }),
    output: OrderGifts,
    tags: ['orders'],
  }),
} as const
