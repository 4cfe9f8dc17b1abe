import { codeOf, differenceProblems, type LineAnswer } from '../../model/document/differences'
import type { SigningAnswer } from '../../model/document/signing'
import { parseQuantity } from '../../model/text/number-input'

/** A line of the document as far as it is answered. */
export type SignedLine = { line: number; qty: number }
/** What was typed of a line: how much was accepted, and what is wrong. */
export type TypedLine = { accepted: string; note: string }
/** What was typed by line; a line that is not there came whole. */
export type TypedLines = ReadonlyMap<number, TypedLine>

/** What a line says as long as nothing was typed: all of it came. */
export const untouched = ({ qty }: SignedLine): TypedLine => ({ accepted: String(qty), note: '' })

/** A whole number from 0, or NaN, which the rules name a problem. */
function acceptedOf(text: string): number {
  const typed = parseQuantity(text)
  return typed.ok ? typed.value : Number.NaN
}

/** @returns the answers to all lines, as they go to the operator */
export const lineAnswers = (lines: readonly SignedLine[], typed: TypedLines): LineAnswer[] =>
  lines.map((line) => {
    const { accepted, note } = typed.get(line.line) ?? untouched(line)
    const accepted_qty = acceptedOf(accepted)
    return { line: line.line, code: codeOf(line.qty, accepted_qty), accepted_qty, note: note.trim() }
  })

/** @returns what is wrong with what was typed, by line; 0: with all of it together */
export const typedProblems = (lines: readonly SignedLine[], typed: TypedLines): ReadonlyMap<number, string> =>
  differenceProblems(lines, lineAnswers(lines, typed))

/** @returns the answer of differences */
export const acceptance = (lines: readonly SignedLine[], typed: TypedLines): SigningAnswer => ({
  type: 'accept',
  lines: lineAnswers(lines, typed),
})
