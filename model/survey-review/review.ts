import { REVIEW_COMMENT_LENGTH, STARS_MAX } from '../limits'

/** Stars, 0 to 5; 0 is a mark like any other. */
export type Mark = 0 | 1 | 2 | 3 | 4 | 5

/** The answer to one question of an order's review; `null` is no mark yet. */
export interface ReviewAnswer {
  readonly mark: Mark | null
  readonly comment: string
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
