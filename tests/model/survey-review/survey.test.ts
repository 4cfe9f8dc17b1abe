import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  answersToSend,
  canPick,
  canSubmit,
  fittingAnswers,
  isAnswered,
  isFull,
  openQuestions,
  picked,
  tooLongAt,
  type SurveyAnswer,
  type SurveyQuestion,
} from '../../../model/survey-review/survey'

const item = (id: number) => fc.record({ id: fc.constant(id), finish_allowed: fc.boolean(), text_answer_allowed: fc.boolean() })
const question = (id: number): fc.Arbitrary<SurveyQuestion> =>
  fc.record({
    id: fc.constant(id),
    max_user_answers: fc.integer({ min: 1, max: 4 }),
    items: fc.nat(5).chain((count) => fc.tuple(...Array.from({ length: count }, (_, at) => item(at + 1)))),
  })
const text = fc.constantFrom('', ' ', '\u00a0\n', 'да', '  нет ')
const answer: fc.Arbitrary<SurveyAnswer> = fc.record({
  items: fc.uniqueArray(fc.integer({ min: 1, max: 5 }), { maxLength: 5 }),
  text_answer: text,
})

describe('a survey question', () => {
  it('lets at most max_user_answers be chosen, whatever is clicked, and any chosen one go [VALID-004]', () =>
    fc.assert(
      fc.property(question(1), fc.array(fc.integer({ min: 1, max: 5 }), { maxLength: 30 }), (asked, clicks) => {
        const chosen = new Set<number>()
        for (const id of clicks) {
          const isOpen = canPick(asked, { items: [...chosen], text_answer: '' }, id)
          const isThere = id <= asked.items.length
          expect(isOpen).toBe(chosen.has(id) || (isThere && chosen.size < asked.max_user_answers))
          if (isOpen && !chosen.delete(id)) chosen.add(id)
          expect(chosen.size).toBeLessThanOrEqual(asked.max_user_answers)
        }
      }),
    ))

  it('once the limit is reached the others are closed, below it they are open [VALID-004]', () => {
    const asked = { id: 1, max_user_answers: 2, items: [1, 2, 3].map((id) => ({ id, finish_allowed: false, text_answer_allowed: false })) }
    const open = (items: number[]) => [1, 2, 3].filter((id) => canPick(asked, { items, text_answer: '' }, id))
    expect([open([]), open([2]), open([2, 3])]).toEqual([
      [1, 2, 3],
      [1, 2, 3],
      [2, 3],
    ])
    expect(canPick(asked, undefined, 1)).toBe(true)
  })

  it('is answered by an item of its own, or by text where it takes one, and by nothing else [VALID-005]', () =>
    fc.assert(
      fc.property(question(1), answer, (asked, given) => {
        const ids = new Set(asked.items.map(({ id }) => id))
        const byItem = given.items.some((id) => ids.has(id))
        const byText = asked.items.map((it) => it.text_answer_allowed).includes(true) && /\S/.test(given.text_answer)
        expect(isAnswered(asked, given)).toBe(byItem || byText)
        expect(isAnswered(asked, undefined)).toBe(false)
      }),
    ))

  it('text is not required where it is allowed [VALID-005]', () => {
    const asked = { id: 1, max_user_answers: 1, items: [{ id: 1, finish_allowed: false, text_answer_allowed: true }] }
    expect(
      [
        { items: [1], text_answer: '' },
        { items: [], text_answer: 'своё' },
        { items: [], text_answer: ' ' },
      ].map((given) => isAnswered(asked, given)),
    ).toEqual([true, true, false])
  })
})

describe('a survey', () => {
  const survey = fc
    .integer({ min: 1, max: 4 })
    .chain((count) =>
      fc.tuple(...Array.from({ length: count }, (_, at) => fc.tuple(question(at + 1), fc.option(answer, { nil: undefined })))),
    )

  it('can be sent when all is answered or an item that allows finishing is chosen [STATE-010]', () =>
    fc.assert(
      fc.property(survey, (pairs) => {
        const answers = Object.fromEntries(pairs.flatMap(([{ id }, given]) => (given ? [[id, given]] : [])))
        const unanswered = pairs.filter(([asked, given]) => !isAnswered(asked, given)).length
        const finishing = new Set(
          pairs.flatMap(([asked, given]) =>
            asked.items.filter(({ finish_allowed }) => finish_allowed).map(({ id }) => given?.items.includes(id) ?? false),
          ),
        )
        expect(
          canSubmit(
            pairs.map(([asked]) => asked),
            answers,
          ),
        ).toBe(unanswered === 0 || finishing.has(true))
      }),
      { numRuns: 400 },
    ))

  it('without questions has nothing to send', () => expect(canSubmit([], {})).toBe(false))
})

describe('what is done with the answers to a survey', () => {
  const questions = fc.integer({ min: 1, max: 4 }).chain((count) => fc.tuple(...Array.from({ length: count }, (_, at) => question(at + 1))))
  const kept = fc.dictionary(fc.constantFrom('1', '2', '3', '9'), answer, { noNullPrototype: true })
  const onlyOnes = (items: readonly number[]) => new Set(items).size === items.length

  it('a press chooses: of a single choice in the place of another, of many up to the limit, and a second one lets go [VALID-004]', () =>
    fc.assert(
      fc.property(question(1), fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 30 }), (asked, presses) => {
        const chosen = new Set<number>()
        let given: SurveyAnswer | undefined
        for (const id of presses) {
          given = picked(asked, given, id)
          if (id <= asked.items.length) {
            if (asked.max_user_answers === 1) chosen.clear()
            if (!chosen.delete(id) && chosen.size < asked.max_user_answers) chosen.add(id)
          }
          expect(new Set(given.items)).toEqual(chosen)
          expect(isFull(asked, given)).toBe(asked.max_user_answers > 1 && chosen.size === asked.max_user_answers)
        }
      }),
    ))

  it('what is sent, and what fits a changed survey, is of its questions and within their limits; what fits stays [VALID-004, VALID-005]', () =>
    fc.assert(
      fc.property(questions, kept, (asked, answers) => {
        const fitting = fittingAnswers(asked, answers)
        const sent = answersToSend(asked, fitting)
        for (const [id, { items, text_answer }] of Object.entries(fitting)) {
          const its = asked.find((each) => each.id === Number(id))!
          expect(onlyOnes(items) && items.length <= its.max_user_answers && items.every((item) => item <= its.items.length)).toBe(true)
          const before = answers[id]!
          const fits = before.items.length <= its.max_user_answers && before.items.every((item) => item <= its.items.length)
          if (fits) expect(new Set(items)).toEqual(new Set(before.items))
          expect(text_answer).toBe(its.items.some((item) => item.text_answer_allowed) ? before.text_answer : '')
        }
        expect(sent.map(({ id }) => id)).toEqual(asked.filter((each) => isAnswered(each, fitting[each.id])).map(({ id }) => id))
        expect(sent.every(({ text_answer }) => text_answer === text_answer.trim())).toBe(true)
        expect(openQuestions(asked, fitting).length + sent.length).toBe(asked.length)
      }),
    ))

  it('a text of a thousand may be sent, one more may not, and space around it does not count', () => {
    const asked = [1, 2].map((id) => ({
      id,
      max_user_answers: 1,
      items: [{ id, finish_allowed: false, text_answer_allowed: id === 2 }],
    }))
    const at = (of: number, text_answer: string) => tooLongAt(asked, { [of]: { items: [], text_answer } })
    expect([at(2, 'я'.repeat(1000)), at(2, ` ${'я'.repeat(1000)}\n`), at(2, 'я'.repeat(1001)), at(1, 'я'.repeat(1001))]).toEqual([
      -1, -1, 1, -1,
    ])
  })
})
