import * as z from 'zod/mini'
import { STARS_MAX } from '../limits'
import type { Order } from '../order/order'
import type { OrderReview } from '../order/review'
import { ORDER_SHIPPED } from '../order/status'
import { whole } from '../whole'
import { REVIEW_TOPICS } from './review'

/** What a review is about. */
export type ReviewedOrder = {
  id: number
  regionId: number
  /** When it was placed, ISO. */
  at: string
  isPickup: boolean
  /** The review that it has already. */
  review: OrderReview | null
}

/** @returns what a review needs to know of an order */
export const reviewedOf = ({ id, company_region_id, created_at, receiving, review }: Order): ReviewedOrder => ({
  id,
  regionId: company_region_id,
  at: created_at,
  isPickup: receiving.type === 'pickup',
  review,
})

/** Why somebody may not review an order: it has not come yet, or another placed it; null: he may. [ROLE-004] */
export function reviewObstacle({ status, user_id }: Pick<Order, 'status' | 'user_id'>, userId: number): 'early' | 'foreign' | null {
  if (user_id !== userId) return 'foreign'
  return status === ORDER_SHIPPED ? null : 'early'
}

const mark = z.nullable(z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(STARS_MAX)]))
/** A review that was begun: what was given so far, comments of any length, and the question that it stopped at. */
export const ReviewDraft = z.object({
  answers: z.array(z.object({ mark, comment: z.string() })).check(z.minLength(REVIEW_TOPICS.length), z.maxLength(REVIEW_TOPICS.length)),
  question: z.number().check(whole(), z.minimum(0), z.maximum(REVIEW_TOPICS.length - 1)),
})
export type ReviewDraft = z.output<typeof ReviewDraft>
