import * as z from 'zod/mini'
import { Id } from '../id'
import { SEARCH_LENGTH } from '../limits'
import { cleanText } from '../text/typed/clean-text'
import { NewOrder, Order } from '../order/order'
import { OrderReview } from '../order/review'
import { endpoint } from './endpoint'
import { limitUpTo, page } from './paging'
import { whole } from '../whole'

const params = z.object({ id: Id })
const rubles = z.coerce.number<number>().check(whole(), z.nonnegative())

/** CALL-087 to CALL-093 */
export const ordersContract = {
  /** The uuid is also the key of the call; the same uuid again gives the first order. [DEC-022] */
  'orders.create': endpoint({
    kind: 'keyedWrite',
    method: 'POST',
    path: '/orders',
    body: NewOrder,
    output: Order,
    invalidates: ['orders', 'cart'],
  }),
  'orders.newUuid': endpoint({ kind: 'write', method: 'POST', path: '/orders/newUuid', output: z.object({ uuid: z.string() }) }),
  'orders.get': endpoint({
    kind: 'read',
    method: 'GET',
    path: '/orders/:id',
    params,
    query: z.object({ include: z.optional(z.string()) }),
    output: Order,
    tags: ['orders'],
  }),
  'orders.getGift': endpoint({
    kind: 'write',
    method: 'POST',
    path: '/orders/getOrderGift',
    body: z.object({ order_id: Id, product_id: z.optional(Id) }),
    output: z.object({ gift: z.boolean() }),
    invalidates: ['orders'],
  }),
  /** Rows of the history carry no items; `item_count` says how many. */
  'orders.list': endpoint({
    kind: 'read',
    method: 'GET',
    path: '/companyRegions/:id/orders',
    params,
    query: z.object({
      page,
      limit: limitUpTo(60),
      order_by: z.optional(z.literal('created_at')),
      order_dir: z.optional(z.enum(['asc', 'desc'])),
      include: z.optional(z.string()),
      /** Words that the number of an order has, ours or the buyer's own, or an article of its goods; an extension of the listed call. [DEC-069] */
      search: z.optional(
        z.string().check(z.overwrite(cleanText), z.trim(), z.maxLength(SEARCH_LENGTH, `Не больше ${SEARCH_LENGTH} знаков`)),
      ),
      /** Codes of statuses, with commas between; an extension as well, as are the next four. [DEC-069] */
      statuses: z.optional(z.string().check(z.regex(/^\d{1,2}(,\d{1,2}){0,4}$/, 'Статусы через запятую'))),
      /** First and last day of the placing, in Moscow. */
      from: z.optional(z.iso.date('Некорректная дата')),
      to: z.optional(z.iso.date('Некорректная дата')),
      /** Bounds of the total, whole rubles. */
      least: z.optional(rubles),
      most: z.optional(rubles),
    }),
    /** `search`: what was looked for; absent where the server does not look, and these are all orders. `isFiltered`: the same of the filters. */
    output: z.object({
      orders: z.array(Order),
      total: z.number().check(whole()),
      search: z.optional(z.string()),
      isFiltered: z.optional(z.boolean()),
    }),
    tags: ['orders'],
  }),
  'orders.confirmed': endpoint({ kind: 'read', method: 'GET', path: '/confirmedOrders/:id', params, output: Order, tags: ['orders'] }),
  'orders.review': endpoint({
    kind: 'write',
    method: 'POST',
    path: '/orders/:id/reviews',
    params,
    body: OrderReview,
    output: z.null(),
    invalidates: ['orders'],
  }),
} as const
