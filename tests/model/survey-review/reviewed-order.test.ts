import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { REVIEW_QUESTIONS } from '../../../model/limits'
import { OrderReview } from '../../../model/order/review'
import { ORDER_STATUSES } from '../../../model/order/status'
import { answersOf, type Mark, NO_ANSWERS, REVIEW_TOPICS, reviewOf } from '../../../model/survey-review/review'
import { ReviewDraft, reviewObstacle } from '../../../model/survey-review/reviewed-order'

const answers = fc.array(
  fc.record({ mark: fc.constantFrom<Mark | null>(null, 0, 1, 2, 3, 4, 5), comment: fc.constantFrom('', 'Да', ' Нет\n', 'ж\nж') }),
  { minLength: 4, maxLength: 4 },
)

describe('a review as it travels', () => {
  it('has a mark and a comment of each of the four questions, in their order, and comes back as it was [ENT-015, CONST-003]', () => {
    expect([REVIEW_TOPICS.length, NO_ANSWERS.length]).toEqual([REVIEW_QUESTIONS, REVIEW_QUESTIONS])
    fc.assert(
      fc.property(answers, (given) => {
        const review = reviewOf(given)
        expect(Object.values(review)).toEqual(given.flatMap(({ mark, comment }) => [mark, comment.trim()]))
        expect(OrderReview.parse(review)).toEqual(review)
        expect(reviewOf(answersOf(review))).toEqual(review)
      }),
    )
  })
})

describe('a review that was begun', () => {
  const draft = { answers: [...NO_ANSWERS], question: 3 }
  it('is read as it was kept, a comment that is too long too', () => {
    const long = { answers: NO_ANSWERS.map(() => ({ mark: 0 as const, comment: 'ж'.repeat(5000) })), question: 0 }
    expect([ReviewDraft.parse(draft), ReviewDraft.parse(long)]).toEqual([draft, long])
  })
  it.each([
    null,
    [],
    { ...draft, question: 4 },
    { ...draft, question: -1 },
    { ...draft, question: 1.5 },
    { ...draft, answers: draft.answers.slice(1) },
    { ...draft, answers: [...draft.answers, draft.answers[0]] },
    { ...draft, answers: draft.answers.map((each) => ({ ...each, mark: 6 })) },
    { ...draft, answers: draft.answers.map(() => ({ mark: 5 })) },
  ])('is nothing where it is %j', (kept) => expect(ReviewDraft.safeParse(kept).success).toBe(false))
})

it('an order is reviewed by who placed it, once it has come [ROLE-004]', () => {
  const of = (user_id: number) => ORDER_STATUSES.map((status) => reviewObstacle({ status, user_id }, 1))
  expect([of(1), of(2)]).toEqual([['early', 'early', 'early', null, 'early'], Array(5).fill('foreign')])
})
