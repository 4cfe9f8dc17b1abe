import { fromPromise } from 'xstate'
import { reviewMachine } from '../../../../machines/review/review.machine'
import type { SeenOrder } from '../../../../machines/review/review.steps'
import { isUnauthorized } from '../../../../model/api-error'
import type { Api } from '../../../../model/contract'
import { isAllEmpty } from '../../../../model/survey-review/review'
import { reviewedOf } from '../../../../model/survey-review/reviewed-order'
import type { ReviewStore } from '../../../platform/reviews'

/** To the console alone, by this text; a call that was given up or asks for a login is none. [ERROR-009, DEC-050] */
const told =
  (signal?: AbortSignal) =>
  (thrown: unknown): never => {
    if (!signal?.aborted && !isUnauthorized(thrown)) console.error('Failed to reach the popup of an order', thrown)
    throw thrown
  }

/** The review of an order with its calls, and with what is kept of it over a reload. [CALL-093, DEC-048] */
export function connectReview(api: Api, reviews: ReviewStore) {
  const orderOf = (id: number, signal: AbortSignal) => api('orders.get', { params: { id }, query: {} }, { signal })
  const withoutSeen = (userId: number, orderId: number | undefined) => reviews.readSeen(userId).filter((each) => each.orderId !== orderId)
  const forgetSeen = (userId: number, orderId: number | undefined) => reviews.keepSeen(userId, withoutSeen(userId, orderId))
  return reviewMachine.provide({
    actors: {
      findDue: fromPromise(async ({ input: { userId, regionId }, signal }) => {
        const { order_id: id } = await api('regions.orderNotPopupShowed', { params: { id: regionId } }, { signal }).catch(told(signal))
        if (id === null) return null
        const order = await orderOf(id, signal)
        // Only who placed it may review it, whatever the server names. [ROLE-004]
        return order.user_id === userId ? { order: reviewedOf(order), draft: reviews.readDraft(userId, id) } : null
      }),
      loadDraft: fromPromise(async ({ input: { userId, orderId } }) => reviews.readDraft(userId, orderId)),
      loadSeen: fromPromise(async ({ input: { userId } }) => reviews.readSeen(userId)),
      // These two without the signal: what was said goes on whatever becomes of the page.
      sendReview: fromPromise(({ input: { orderId, review } }) => api('orders.review', { params: { id: orderId }, body: review })),
      markViewed: fromPromise(({ input: { orderId, regionId } }) =>
        api('regions.viewedOrderPopup', { params: { id: regionId }, body: { order_id: orderId } }).catch(told()),
      ),
      lookUpReview: fromPromise(async ({ input: { orderId }, signal }) => (await orderOf(orderId, signal)).review),
    },
    actions: {
      keepDraft: ({ context: { userId, order, answers, question } }) => {
        if (order) reviews.keepDraft(userId, order.id, isAllEmpty(answers) ? null : { answers: [...answers], question })
      },
      dropDraft: ({ context: { userId, sent } }) => {
        if (sent) reviews.keepDraft(userId, sent.order.id, null)
      },
      keepSeen: ({ context: { userId, order, told } }) => {
        if (!order || told.has(order.id)) return
        const seen: SeenOrder = { orderId: order.id, regionId: order.regionId }
        reviews.keepSeen(userId, [...withoutSeen(userId, order.id), seen])
      },
      dropSeen: ({ context: { userId, order } }) => forgetSeen(userId, order?.id),
      dropTold: ({ context: { userId, marks } }) => forgetSeen(userId, [...marks.keys()][0]),
    },
  })
}
