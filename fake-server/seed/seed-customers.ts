import { totalOf } from '../rules/ordering/confirmation'
import type { Steps } from '../steps'
import type { TableRow } from '../tables'
import type { Customers, Shop } from '../world'
import { archivedOrders } from './archived-orders'
import { cartRows, favoriteRows } from './carts'
import { companyRows, regionRows } from './companies'
import { inviteRows, letterRows } from './conversations/invitations'
import { notificationRows, promoNotificationRows } from './correspondence'
import { documentsOf } from './documents/documents'
import { findingTroubled } from './goods'
import { orderRows } from './orders'
import { reviewRows, viewedPopupRows } from './conversations/reviews'
import { sessionRows, userRows } from './people'
import { addressRows } from './places'
import { savedCartRows } from './saved-carts'
import { surveyRows } from './conversations/surveys'
import { carRows } from './vehicles/cars'

const DAY_MS = 86_400_000

/** The people of a shop and all that is theirs, in steps. It hangs on the shop alone, not on what was asked before. */
export function* seedingCustomers({
  catalogue,
  pricing,
  today,
  rows,
}: Pick<Shop, 'catalogue' | 'pricing' | 'today' | 'rows'>): Steps<Customers> {
  const goods = { catalogue, pricing }
  const troubled = yield* findingTroubled(goods, rows.withdrawn ?? [])
  const { carts, lines } = cartRows(goods, troubled)
  yield
  const archive = archivedOrders({ ...goods, before: today - 2 * DAY_MS })
  yield
  const order = orderRows(goods, today)
  yield
  const documents = documentsOf(totalsOf(order), today)
  yield
  const userCart = savedCartRows(goods, troubled, today)
  yield
  return {
    archive,
    rows: {
      user: userRows(),
      session: sessionRows(today),
      company: companyRows(),
      region: regionRows(),
      address: addressRows(),
      cart: carts,
      cartLine: lines,
      userCart,
      favorite: favoriteRows(goods, today),
      order,
      review: reviewRows(today),
      viewedPopup: viewedPopupRows(order),
      ...documents,
      notification: notificationRows(today),
      promoNotification: promoNotificationRows(today),
      invite: inviteRows(today),
      message: letterRows(today),
      survey: surveyRows(),
      car: carRows(today),
    },
  }
}

/** The sum of an order by its number, kopecks, less the discount for collecting. */
const totalsOf =
  (orders: readonly TableRow<'order'>[]) =>
  (id: number): number => {
    const order = orders.find((it) => it.id === id)
    return order ? totalOf(order) : 0
  }
