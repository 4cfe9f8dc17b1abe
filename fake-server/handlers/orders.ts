import { orderExtensions } from '../../model/contract/extensions/orders'
import { ordersContract } from '../../model/contract/orders'
import { LOOKUP_ORDERS, ORDERS_PER_PAGE } from '../../model/limits'
import type { OrderFilter } from '../../model/order/history/order-filter'
import { orderNumber } from '../../model/order/order-number'
import { ORDER_CONFIRMED, ORDER_STATUSES } from '../../model/order/status'
import { handlersFor } from '../handlers-for'
import { refuse } from '../refusals'
import { giveGift, orderGifts } from '../rules/gift'
import { boughtProducts } from '../rules/history/bought-products'
import {
  receivingOf,
  requireEnough,
  requireLines,
  requireMayOrder,
  requireSeenCart,
  requireUnchanged,
  requireUuid,
} from '../rules/ordering/new-order'
import { arrivalOf, promiseOf } from '../rules/ordering/order-arrival'
import { writeOrderLetter } from '../rules/ordering/order-letter'
import { requireDay } from '../rules/ordering/wanted-day'
import { cancelledSteps, orderHistory } from '../rules/order-status'
import { orderPage, orderView, requireOrder } from '../rules/order-view'
import { reviewOrder } from '../rules/reviews/order-reviews'
import { placeOrder } from '../rules/ordering/place-order'
import { giveBack } from '../rules/stock/taken'
import { randomId } from '../rules/random-id'
import { requireRegion, requireUser } from '../scene'

type Asked = { [K in 'statuses' | 'from' | 'to']?: string | undefined } & { [K in 'least' | 'most']?: number | undefined }
const KOPECKS = 100
/** What a query of the history narrows it to. @throws 422 for a status that there is none */
function filterOf({ statuses = '', from, to, least, most }: Asked): OrderFilter {
  const codes = statuses === '' ? [] : statuses.split(',').map(Number)
  const known = ORDER_STATUSES.filter((status) => codes.includes(status))
  if (known.length < new Set(codes).size) throw refuse(422, { errors: { statuses: ['Такого статуса нет'] } })
  const kopecks = (rubles: number | undefined) => (rubles === undefined ? null : rubles * KOPECKS)
  return { statuses: known, from: from ?? null, to: to ?? null, least: kopecks(least), most: kopecks(most) }
}

/** Ordering, the orders of a customer, and what can be done with one. */
export const ordersHandlers = handlersFor(
  { ...ordersContract, ...orderExtensions },
  {
    'orders.newUuid': (scene) => ({ uuid: scene.tables.uuid.create({ id: randomId(), user_id: requireUser(scene).id }).id }),

    'orders.create': ({ body, ...scene }) => {
      const user = requireUser(scene)
      const first = scene.tables.order.findFirst({ where: { uuid: { equals: body.uuid }, user_id: { equals: user.id } } })
      if (first) return orderView(scene, first, true)
      const region = requireRegion(scene, body.company_region_id)
      requireMayOrder(user, region)
      // A program makes its own.
      if (scene.apiKeyId === null) requireUuid(scene, user, body.uuid)
      requireLines(scene, body.lines)
      const receiving = receivingOf(scene, region, body.receiving)
      requireSeenCart(scene, user, body)
      const arrival = arrivalOf(scene, region, body.lines)
      requireDay(scene, body, arrival)
      requireEnough(scene, body)
      requireUnchanged(scene, region, body.lines)
      return orderView(scene, placeOrder(scene, user, region, receiving, promiseOf(scene, region, body.receiving, arrival), body), true)
    },

    'orders.get': ({ params, ...scene }) => orderView(scene, requireOrder(scene, params.id), true),

    /** With their lines no more of them than an order without an answer is looked for among. */
    'orders.list': ({ params, query, ...scene }) => {
      const region = requireRegion(scene, params.id)
      const withItems = query.include?.split(',').includes('items') ?? false
      const { rows, total } = orderPage(scene, region.id, {
        page: query.page ?? 1,
        limit: Math.min(query.limit ?? ORDERS_PER_PAGE, withItems ? LOOKUP_ORDERS : Infinity),
        isAscending: query.order_dir === 'asc',
        search: query.search ?? '',
        filter: filterOf(query),
      })
      return { orders: rows.map((row) => orderView(scene, row, withItems)), total, search: query.search ?? '', isFiltered: true }
    },

    'orders.confirmed': ({ params, ...scene }) => {
      const row = requireOrder(scene, params.id)
      if (!orderHistory(row, scene.now()).some(({ status }) => status === ORDER_CONFIRMED))
        throw refuse(404, { message: 'Заказ ещё не подтверждён' })
      return orderView(scene, row, true)
    },

    /** True from then on, where the order earns a gift. [DEC-023, STATE-022] */
    'orders.getGift': ({ body, ...scene }) => {
      giveGift(scene, body.order_id, body.product_id)
      return { gift: true }
    },

    'orders.gifts': ({ params, ...scene }) => orderGifts(scene, params.id),

    'orders.review': ({ params, body, ...scene }) => {
      reviewOrder(scene, params.id, body)
      return null
    },

    'orders.bought': ({ params, ...scene }) => ({ items: boughtProducts(scene, requireRegion(scene, params.id)) }),

    'orders.cancel': ({ params, ...scene }) => {
      scene.once(() => {
        const row = requireOrder(scene, params.id)
        const steps = cancelledSteps(row, scene.now())
        if (!steps) throw refuse(409, { message: 'Заказ уже не отменить: позвоните менеджеру' })
        scene.tables.order.update({ where: { id: { equals: row.id } }, data: { steps } })
        giveBack(scene, row.items)
        const number = orderNumber(row.id)
        writeOrderLetter(scene, row, `Заказ ${number} отменён`, `Заказ ${number} отменён: отгружать и оплачивать его не нужно.`)
      })
      return orderView(scene, requireOrder(scene, params.id), true)
    },
  },
)
