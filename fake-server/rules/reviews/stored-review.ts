import type { OrderReview } from '../../../model/order/review'
import type { Scene } from '../../scene'

/** What was said of an order; null: nothing. [ENT-015] */
export const reviewAt = ({ tables }: Pick<Scene, 'tables'>, orderId: number): OrderReview | null =>
  tables.review.findFirst({ where: { id: { equals: orderId } } })?.said[0] ?? null
