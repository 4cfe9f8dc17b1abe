import { fc, test } from '@fast-check/vitest'
import { expect, it } from 'vitest'
import { codeOf, differenceProblems, type LineAnswer, lineProblem, missingSum } from '../../../model/document/differences'
import { awaitsSignature } from '../../../model/document/document'
import { reasonProblem, takesDifferences } from '../../../model/document/signing'

const lines = [
  { line: 1, qty: 4, cost: 100 },
  { line: 2, qty: 10, cost: 250 },
]
const answer = (line: number, accepted_qty: number, note = 'Мало'): LineAnswer => ({
  line,
  accepted_qty,
  note,
  code: codeOf(lines.find((it) => it.line === line)?.qty ?? 0, accepted_qty),
})
const problems = (answers: readonly LineAnswer[]) => Object.fromEntries(differenceProblems(lines, answers))

it('the code of a line follows from what was accepted: all 1, another quantity 2, nothing 3 [DEC-072]', () => {
  expect([codeOf(4, 4), codeOf(4, 3), codeOf(4, 5), codeOf(4, 0)]).toEqual([1, 2, 2, 3])
})

it.each([
  ['a quantity that is no whole number', { code: 2, accepted_qty: 1.5, note: 'Мало' }, /целое число/],
  ['a negative quantity', { code: 2, accepted_qty: -1, note: 'Мало' }, /целое число/],
  ['a code that does not fit', { code: 1, accepted_qty: 3, note: '' }, /Код/],
  ['a difference without a word', { code: 2, accepted_qty: 3, note: ' ' }, /Напишите/],
  ['nothing came, without a word', { code: 3, accepted_qty: 0, note: '' }, /Напишите/],
] as const)('%s is a problem of its line', (_, said, words) => {
  expect(lineProblem({ line: 1, qty: 4 }, said)).toMatch(words)
})

it('a line that came whole needs no words', () =>
  expect(lineProblem({ line: 1, qty: 4 }, { code: 1, accepted_qty: 4, note: '' })).toBeNull())

it('every line is answered once, and one of them differs', () => {
  expect({
    good: problems([answer(1, 3), answer(2, 10)]),
    missing: problems([answer(1, 3)]),
    twice: problems([answer(1, 3), answer(1, 3)]),
    unknown: problems([answer(1, 3), answer(2, 10), answer(9, 1)]),
    none: problems([answer(1, 4), answer(2, 10)]),
    word: problems([answer(1, 3, ''), answer(2, 10)]),
  }).toEqual({
    good: {},
    missing: { 0: expect.stringContaining('каждой строке') },
    twice: { 0: expect.stringContaining('каждой строке') },
    unknown: { 0: expect.stringContaining('каждой строке') },
    none: { 0: expect.stringContaining('Расхождений нет') },
    word: { 1: expect.stringContaining('Напишите') },
  })
})

test.prop([fc.array(fc.nat(20), { minLength: 2, maxLength: 2 })])('what is missing and what came add up to the document', (came) => {
  const answers = lines.map(({ line }, at) => answer(line, came[at]!))
  const shipped = lines.reduce((sum, { qty, cost }) => sum + qty * cost, 0)
  const accepted = lines.reduce((sum, { cost }, at) => sum + came[at]! * cost, 0)
  expect(missingSum(lines, answers) + accepted).toBe(shipped)
})

it('a refusal needs its reason', () => {
  expect([reasonProblem('   '), reasonProblem('ну'), reasonProblem('Брак'.repeat(200)), reasonProblem('Не привезли')]).toEqual([
    expect.stringContaining('почему'),
    expect.stringContaining('почему'),
    expect.stringContaining('сократите'),
    null,
  ])
})

it('a server without the states has УПД with a flag', () => {
  expect({
    waits: awaitsSignature({ signed: false }),
    signed: awaitsSignature({ signed: true }),
    state: awaitsSignature({ signed: false, exchange: 'annulled' }),
    differences: takesDifferences({}),
    act: takesDifferences({ kind: 'reconciliation' }),
  }).toEqual({ waits: true, signed: false, state: false, differences: true, act: false })
})
