import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fromKept, NEW_SURVEY, toKept } from '../../../model/survey-review/survey-draft'

const id = fc.integer({ min: 1, max: 1_000_000 })
const draft = fc.record({
  answers: fc
    .array(fc.tuple(id, fc.record({ items: fc.array(id), text_answer: fc.string({ unit: 'binary' }) })))
    .map((entries) => Object.fromEntries(entries)),
  at: fc.nat(),
  isOffered: fc.boolean(),
})

it('what is answered of a survey comes back from the store as it was', () => {
  fc.assert(
    fc.property(draft, (each) => {
      expect(fromKept(JSON.parse(JSON.stringify(toKept(each))))).toEqual(each)
    }),
  )
})

it('of what is no draft nothing is believed', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(fromKept(value)).toEqual(NEW_SURVEY)
    }),
  )
  expect(fromKept({ answers: [{ id: 1, items: ['a'], text_answer: '' }], at: 0, isOffered: false })).toEqual(NEW_SURVEY)
})
