import * as z from 'zod/mini'
import { REVIEW_COMMENT_LENGTH, STARS_MAX } from '../limits'
import { whole } from '../whole'

/** 0 is a mark like any other; null is no mark. */
const mark = z.nullable(
  z.number('Укажите оценку').check(whole('Только целое число'), z.minimum(0, 'Оценка от 0 до 5'), z.maximum(STARS_MAX, 'Оценка от 0 до 5')),
)
const comment = z.string().check(z.maxLength(REVIEW_COMMENT_LENGTH, `Не больше ${REVIEW_COMMENT_LENGTH} знаков`))

/** What a buyer says of an order: four questions, a mark and a comment each. [ENT-015, VALID-006] */
export const OrderReview = z.object({
  mark_speed: mark,
  comment_speed: comment,
  mark_quality: mark,
  comment_quality: comment,
  mark_delivery: mark,
  comment_delivery: comment,
  mark_manager: mark,
  comment_manager: comment,
})
export type OrderReview = z.output<typeof OrderReview>
