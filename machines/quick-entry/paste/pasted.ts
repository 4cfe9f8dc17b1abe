import { orderTable, pastedTable, type PastedRow, type PastedTable } from '../../../model/entry/table/pasted-table'
import { FILE_REFUSALS, type TableFile } from '../../../model/entry/table/table-file'
import { resolve, resolveCells } from '../../../model/entry/suggestions'
import { LINES_PER_PASTE } from '../../../model/limits'
import { type Line, pastedLine, withLines, wrongLine } from '../quick-entry.lines'
import { saidOfPaste } from './standing'
import type { QuickEntryContext as Context, Question } from '../quick-entry.types'
import * as say from '../quick-entry.words'

/**
 * Rows that were pasted are entered one after another, as if each were typed; what stands in the line stays. What is known is a line at
 * once, what is not becomes a question, a wrong row stays with its reason. More rows than may be pasted at once are none. [DEC-057]
 */
export const pasted = (context: Context, text: string): Partial<Context> => entered(context, pastedTable(text))

/** The table of a file is entered as one that was pasted; a file that cannot be read, or has nothing to enter, says why. */
export function fileRead(context: Context, file: TableFile): Partial<Context> {
  if ('refusal' in file) return { problem: file.refusal }
  const table = orderTable(file.rows)
  return table.rows.length === 0 && !table.isHeaded ? { problem: FILE_REFUSALS.noRows } : entered(context, table)
}

function entered(context: Context, { rows, isHeaded, skipped, refusal }: PastedTable): Partial<Context> {
  if (refusal !== null) return { problem: refusal }
  if (rows.length === 0) return isHeaded ? { problem: skipped.unordered > 0 ? say.nothingOrdered(skipped.unordered) : say.ONLY_HEAD } : {}
  if (rows.length > LINES_PER_PASTE) return { problem: say.tooManyRows(rows.length) }
  const paste = context.seq + 1
  const lines: Line[] = []
  const questions: Question[] = []
  rows.forEach((row, at) => {
    const id = paste + 1 + at
    const line = lineOf(context, row)
    if (line) lines.push({ ...line, id })
    else {
      const { cells: named, quantity = null } = row.named ?? {}
      questions.push({ id, text: row.text, isScan: false, quantity, isRefused: false, paste, ...(named && { named }) })
    }
  })
  const begun: Context = {
    ...context,
    seq: paste + rows.length,
    problem: null,
    pasted: { id: paste, rows: rows.length, isRestored: false, isHeaded, skipped },
    questions: [...context.questions, ...questions],
  }
  const next = { ...begun, ...withLines(begun, lines, paste) }
  return { ...next, said: { text: say.pastedRows(rows.length, { isHeaded, skipped }) }, ...saidOfPaste(next) }
}

/** @returns null where it has to be looked up what the row names */
function lineOf({ history, learned, found }: Context, { text, problem, named }: PastedRow): Line | null {
  if (problem !== null) return wrongLine(text, say.wrongRow(text, problem))
  if (named) {
    // Of several cells another may be an article that is not known here.
    const [first = [], ...others] = named.cells
    const [product] = first.length === 1 || others.length > 0 ? resolveCells([first], history, learned, found) : []
    return product ? pastedLine(text, product, named.quantity) : null
  }
  const { products, quantity } = resolve(text, history, learned, found)
  const [product] = products
  if (!product) return null
  return products.length > 1 ? wrongLine(text, say.severalOf(text)) : pastedLine(text, product, quantity)
}
