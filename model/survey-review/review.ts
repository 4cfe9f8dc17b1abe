import { REVIEW_COMMENT_LENGTH, STARS_MAX } from '../limits'
import type { OrderReview } from '../order/review'

/** Stars, 0 to 5; 0 is a mark like any other. */
export type Mark = 0 | 1 | 2 | 3 | 4 | 5

/** The answer to one question of an order's review; `null` is no mark yet. */
export interface ReviewAnswer {
  readonly mark: Mark | null
  readonly comment: string
}

/** What is asked, in this order; the fields of a review are named after it. [ENT-015, CONST-003] */
export const REVIEW_TOPICS = ['speed', 'quality', 'delivery', 'manager'] as const
export type ReviewTopic = (typeof REVIEW_TOPICS)[number]

const UNANSWERED: ReviewAnswer = { mark: null, comment: '' }
/** The answers before anybody gave one. */
export const NO_ANSWERS: readonly ReviewAnswer[] = REVIEW_TOPICS.map(() => UNANSWERED)

/** @returns a review question by question; a mark that is none is left out */
export const answersOf = (review: OrderReview): ReviewAnswer[] =>
  REVIEW_TOPICS.map((topic) => {
    const mark = review[`mark_${topic}`]
    return { mark: mark !== null && isMark(mark) ? mark : null, comment: review[`comment_${topic}`] }
  })

/** @param answers in the order of the topics; what is missing is not answered @returns the review as it travels, comments without white space around */
export function reviewOf(answers: readonly ReviewAnswer[]): OrderReview {
  const [speed, quality, delivery, manager] = REVIEW_TOPICS.map((_, at) => {
    const { mark, comment } = answers[at] ?? UNANSWERED
    return { mark, comment: comment.trim() }
  }) as [ReviewAnswer, ReviewAnswer, ReviewAnswer, ReviewAnswer] // as many as topics
  return {
    mark_speed: speed.mark,
    comment_speed: speed.comment,
    mark_quality: quality.mark,
    comment_quality: quality.comment,
    mark_delivery: delivery.mark,
    comment_delivery: delivery.comment,
    mark_manager: manager.mark,
    comment_manager: manager.comment,
  }
}

/** Whether a number is a mark: whole, 0 to 5. [VALID-006] */
export function isMark(value: number): value is Mark {
  return Number.isInteger(value) && value >= 0 && value <= STARS_MAX
}

/** Answered is a question with a mark (0 counts) or a comment that is not only white space. [VALID-006] [DEC-048] */
export function isQuestionAnswered({ mark, comment }: ReviewAnswer): boolean {
  return mark !== null || comment.trim() !== ''
}

/** Whether «next» is open: the question is answered and its comment is at most 1000 UTF-16 units, as `maxlength` counts. [VALID-006] */
export function canGoNext(answer: ReviewAnswer): boolean {
  return isQuestionAnswered(answer) && answer.comment.length <= REVIEW_COMMENT_LENGTH
}

/** Whether the review can be sent: «next» would be open on every question, and the last one has a mark. [VALID-006] */
export function canSubmitReview(answers: readonly ReviewAnswer[]): boolean {
  const last = answers.at(-1)
  return last !== undefined && last.mark !== null && answers.every(canGoNext)
}

/** Whether nothing was answered: such a review closes and is not sent. [STATE-011] [DEC-048] */
export function isAllEmpty(answers: readonly ReviewAnswer[]): boolean {
  return !answers.some(isQuestionAnswered)
}
