import * as z from 'zod/mini'
import { whole } from '../whole'

/** How a line was accepted: 1 without differences, 2 with differences, 3 not at all. [DEC-072] */
export const DifferenceCode = z.union([z.literal(1), z.literal(2), z.literal(3)])
export type DifferenceCode = z.output<typeof DifferenceCode>

/** Most characters of what is said of a line. */
export const DIFFERENCE_NOTE_LENGTH = 200
/** Most pieces that may have come of one line. */
const QTY_MAX = 1_000_000

/** What the buyer says of a line; `line` is its place in the document, from 1. */
export const LineAnswer = z.object({
  line: z.number().check(whole(), z.minimum(1)),
  code: DifferenceCode,
  accepted_qty: z.number().check(whole(), z.minimum(0), z.maximum(QTY_MAX)),
  note: z.string().check(z.trim(), z.maxLength(DIFFERENCE_NOTE_LENGTH, `Не больше ${DIFFERENCE_NOTE_LENGTH} знаков`)),
})
export type LineAnswer = z.output<typeof LineAnswer>

type Shipped = { line: number; qty: number }

/** @returns the code that a quantity means: all came, none came, or another quantity came */
export const codeOf = (shipped: number, accepted: number): DifferenceCode => (accepted === shipped ? 1 : accepted === 0 ? 3 : 2)

/** @returns what is wrong with the answer to one line, in a sentence; null where nothing is */
export function lineProblem({ qty }: Shipped, { code, accepted_qty, note }: Omit<LineAnswer, 'line'>): string | null {
  if (!Number.isSafeInteger(accepted_qty) || accepted_qty < 0) return 'Введите, сколько принято: целое число от\u00a00.'
  if (accepted_qty > QTY_MAX) return 'Проверьте количество: оно слишком большое.'
  if (code !== codeOf(qty, accepted_qty)) return 'Код не\u00a0соответствует принятому количеству.'
  if (code !== 1 && note.trim() === '') return 'Напишите, что не\u00a0так с\u00a0этой строкой.'
  return null
}

/**
 * Whether lines are answered whole: each line once, none that the document has not, and at least one with a difference.
 * @returns problems by line; under 0 what is wrong with all of them together; empty where nothing is
 */
export function differenceProblems(lines: readonly Shipped[], answers: readonly LineAnswer[]): ReadonlyMap<number, string> {
  const problems = new Map<number, string>()
  const known = new Set(lines.map(({ line }) => line))
  const answered = new Set(answers.map(({ line }) => line))
  if (answered.size !== answers.length || answered.size !== known.size || answers.some(({ line }) => !known.has(line)))
    problems.set(0, 'Ответьте по\u00a0каждой строке документа один раз.')
  for (const shipped of lines) {
    const answer = answers.find(({ line }) => line === shipped.line)
    const problem = answer && lineProblem(shipped, answer)
    if (problem) problems.set(shipped.line, problem)
  }
  if (problems.size === 0 && answers.every(({ code }) => code === 1))
    problems.set(0, 'Расхождений нет: подпишите документ без\u00a0расхождений.')
  return problems
}

/** What was not accepted, kopecks; negative where more came than was shipped. */
export const missingSum = (lines: readonly (Shipped & { cost: number })[], answers: readonly LineAnswer[]): number =>
  lines.reduce((sum, { line, qty, cost }) => {
    const answer = answers.find((it) => it.line === line)
    return sum + (answer ? (qty - answer.accepted_qty) * cost : 0)
  }, 0)
