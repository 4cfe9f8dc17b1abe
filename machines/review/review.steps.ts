import type { OrderReview } from '../../model/order/review'
import {
  canGoNext,
  canSubmitReview,
  isAllEmpty,
  NO_ANSWERS,
  reviewOf,
  type Mark,
  type ReviewAnswer,
} from '../../model/survey-review/review'
import type { ReviewDraft, ReviewedOrder } from '../../model/survey-review/reviewed-order'

/** An order that the server asks a mark for, with what was begun of its review. */
export type DueOrder = { order: ReviewedOrder; draft: ReviewDraft | null }
/** An order whose popup was seen, and the region that asked. */
export type SeenOrder = { orderId: number; regionId: number }
export type ReviewContext = {
  userId: number
  regionId: number | null
  /** What the server asks a mark for and this customer has not seen. */
  due: DueOrder | null
  /** What is on the screen, or waits for it. */
  order: ReviewedOrder | null
  /** Question by question. */
  answers: readonly ReviewAnswer[]
  /** The question that is shown, from 0. */
  question: number
  /** The path that it was on the screen at; null: it was not yet. */
  shownAt: string | null
  /** Seen, and the server has not answered that: order → region, the oldest first. */
  marks: ReadonlyMap<number, number>
  /** Orders that the server knows to have been seen. */
  told: ReadonlySet<number>
  /** On its way. */
  sent: { order: ReviewedOrder; review: OrderReview } | null
}
type Step = Partial<ReviewContext>

/** Context → what of it changes: the rules of the review's popup. Nothing here sends or waits. */

const NOTHING = { order: null, answers: NO_ANSWERS, question: 0, shownAt: null } as const
const begun = (draft: ReviewDraft | null) => ({ answers: draft?.answers ?? NO_ANSWERS, question: draft?.question ?? 0 })
const without = (marks: ReviewContext['marks'], orderId: number) => new Map([...marks].filter(([id]) => id !== orderId))
/** Path without the query: another query is the same page. */
const pageOf = (path: string) => path.split('?')[0]!

/** Another region asks for marks of its own. */
export const aim = (regionId: number): Step => ({ regionId, due: null })

/** What was seen is asked no more, whatever the server has heard of it. */
export const keepDue = ({ marks, told }: ReviewContext, due: DueOrder | null): Step => ({
  due: due && !marks.has(due.order.id) && !told.has(due.order.id) ? due : null,
})

/** The order that a mark is asked for comes to the screen. */
export const takeDue = ({ due }: ReviewContext): Step => (due ? { ...NOTHING, order: due.order, ...begun(due.draft) } : {})
/** An order that somebody chose. */
export const take = (order: ReviewedOrder): Step => ({ ...NOTHING, order })
/** What was begun of it, if anything was. */
export const resume = (draft: ReviewDraft | null): Step => begun(draft)

const answer = ({ answers, question }: ReviewContext, change: Partial<ReviewAnswer>): Step => ({
  answers: answers.map((each, at) => (at === question ? { ...each, ...change } : each)),
})
/** The answer to the question that is shown. [VALID-006] */
export const mark = (context: ReviewContext, given: Mark): Step => answer(context, { mark: given })
/** It may be too long: then it does not go on, and stays. [VALID-006] */
export const comment = (context: ReviewContext, text: string): Step => answer(context, { comment: text })
/** The mark of the popup is that of the first question. [DEC-048] */
export const markFirst = (context: ReviewContext, given: Mark): Step => ({ ...mark({ ...context, question: 0 }, given), question: 0 })

/** Whether the next question is open. [VALID-006] */
export const hasNext = ({ answers, question }: ReviewContext): boolean =>
  question < answers.length - 1 && answers[question] !== undefined && canGoNext(answers[question])
/** It goes when every question allows it; one at a time. [VALID-006, STATE-011] */
export const canSend = ({ order, answers, sent }: ReviewContext): boolean =>
  order !== null && order.review === null && sent === null && !isAllEmpty(answers) && canSubmitReview(answers)
/** What is sent is what stands there now. */
export const beginSending = ({ order, answers }: ReviewContext): Step => (order ? { sent: { order, review: reviewOf(answers) } } : {})
/** The server holds it: an open dialog of this order shows that. */
export const settle = ({ order, sent }: ReviewContext, review: OrderReview | undefined = sent?.review): Step => ({
  sent: null,
  ...(order && review && order.id === sent?.order.id && { order: { ...order, review } }),
})

/** Its screen is where `path` is. */
export const see = (path: string): Step => ({ shownAt: path })
/** Whether another page is reached than the one that it was seen over. */
export const isAway = ({ shownAt }: ReviewContext, path: string): boolean => shownAt !== null && pageOf(shownAt) !== pageOf(path)

const noted = ({ marks, told }: ReviewContext, { orderId, regionId }: SeenOrder) =>
  told.has(orderId) || marks.has(orderId) ? marks : new Map([...marks, [orderId, regionId]])
/** What is on the screen counts as seen. */
export const note = (context: ReviewContext): Step =>
  context.order ? { marks: noted(context, { orderId: context.order.id, regionId: context.order.regionId }) } : {}
/** What an earlier page of this tab showed, too. */
export const restore = (context: ReviewContext, seen: readonly SeenOrder[]): Step => ({
  marks: seen.reduce((marks, each) => noted({ ...context, marks }, each), context.marks),
})
/** However it was closed. [DEC-048] */
export const close = (context: ReviewContext): Step => ({
  ...NOTHING,
  ...note(context),
  due: context.due?.order.id === context.order?.id ? null : context.due,
})
/** It goes without having been closed: the server asks no more. */
export const drop = (): Step => NOTHING

/** What is told to the server now. */
export function nextMark({ marks }: ReviewContext): SeenOrder | null {
  const [first] = marks
  return first ? { orderId: first[0], regionId: first[1] } : null
}
/** The server has heard of it, or will not: neither will it be told again. */
export function settleMark(context: ReviewContext): Step {
  const seen = nextMark(context)
  return seen ? { marks: without(context.marks, seen.orderId), told: new Set([...context.told, seen.orderId]) } : {}
}
