import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  canGoNext,
  canSubmitReview,
  isAllEmpty,
  isMark,
  isQuestionAnswered,
  type Mark,
  type ReviewAnswer,
} from '../../../model/survey-review/review'

const mark = fc.constantFrom<Mark | null>(null, null, 0, 1, 2, 3, 4, 5)
const comment = fc.oneof(
  fc.constantFrom('', ' ', '\n\u00a0', 'быстро'),
  fc.integer({ min: 998, max: 1003 }).map((length) => 'ж'.repeat(length)),
)
const answer: fc.Arbitrary<ReviewAnswer> = fc.record({ mark, comment })
const untouched: ReviewAnswer = { mark: null, comment: '' }

describe('a review question', () => {
  it('is answered by a mark, 0 too, or by text [VALID-006] [DEC-048]', () =>
    expect(
      [
        untouched,
        { mark: null, comment: ' \n' },
        { mark: 0, comment: '' },
        { mark: 5, comment: '' },
        { mark: null, comment: 'быстро' },
      ].map((it) => isQuestionAnswered(it as ReviewAnswer)),
    ).toEqual(
      [false, false, true, true, true], // `as`: the literals are marks
    ))

  it('next is closed until it is answered, and while the comment is over 1000 characters [VALID-006] [CONST-003]', () =>
    fc.assert(
      fc.property(answer, (it) => {
        const isThere = [0, 1, 2, 3, 4, 5].some((star) => star === it.mark) || /\S/.test(it.comment)
        expect(canGoNext(it)).toBe(isThere && it.comment.length < 1001)
      }),
    ))

  it('a mark is a whole number from 0 to 5 [VALID-006] [CONST-003]', () => {
    expect([-1, 0, 1, 2, 3, 4, 5, 6, 2.5, NaN, Infinity].filter(isMark)).toEqual([0, 1, 2, 3, 4, 5])
  })
})

describe('a review', () => {
  const answers = fc.array(answer, { minLength: 4, maxLength: 4 })

  it('is sent only with a mark on the last question and every question answered [VALID-006]', () =>
    fc.assert(
      fc.property(answers, (given) => {
        const closed = given.filter((it) => !canGoNext(it)).length
        expect(canSubmitReview(given)).toBe(closed === 0 && given[3]?.mark !== null)
      }),
      { numRuns: 500 },
    ))

  it('a comment instead of a mark is enough for any question but the last [VALID-006] [DEC-048]', () => {
    const [marked, commented]: [ReviewAnswer, ReviewAnswer] = [
      { mark: 0, comment: '' },
      { mark: null, comment: 'хорошо' },
    ]
    expect(
      [[commented, commented, commented, marked], [marked, marked, marked, commented], [marked, untouched, marked, marked], []].map(
        canSubmitReview,
      ),
    ).toEqual([true, false, false, false])
  })

  it('is all empty when no question has a mark or text: then nothing is sent [STATE-011]', () =>
    fc.assert(
      fc.property(answers, (given) => {
        expect(isAllEmpty(given)).toBe(
          given
            .map(({ mark, comment }) => `${mark ?? ''}${comment}`)
            .join('')
            .trim() === '',
        )
      }),
    ))

  it('untouched is all empty, a mark of 0 is not [DEC-048]', () =>
    expect(
      [
        [untouched, untouched, untouched, untouched],
        [untouched, { mark: 0, comment: '' } as const, untouched, untouched],
      ].map(isAllEmpty),
    ).toEqual([true, false]))
})
