import { pastedRows } from '../../model/entry/pasted-rows'
import { resolve } from '../../model/entry/suggestions'
import { LINES_PER_PASTE } from '../../model/limits'
import { everything, failed, pastedLine } from './quick-entry.steps'
import { saidOfPaste } from './quick-entry.standing'
import type { QuickEntryContext as Context } from './quick-entry.types'
import * as say from './quick-entry.words'

/**
 * Rows that were pasted are entered one after another, as if each were typed; what stands in the line stays. What is known is a line at
 * once, what is not becomes a question, a wrong row stays with its reason. More rows than may be pasted at once are none. [DEC-057]
 */
export function pasted(context: Context, text: string): Partial<Context> {
  const rows = pastedRows(text)
  if (rows.length === 0) return {}
  if (rows.length > LINES_PER_PASTE) return { problem: say.tooManyRows(rows.length) }
  const paste = context.seq + 1
  const begun: Context = { ...context, seq: paste, problem: null, pasted: { id: paste, rows: rows.length, isRestored: false } }
  const entered = rows.reduce<Context>((all, row) => {
    if (row.problem !== null) return { ...all, ...failed(all, row.text, say.wrongRow(row.text, row.problem), { paste }) }
    const { products, quantity } = resolve(row.text, everything(all))
    const [product] = products
    if (product && products.length > 1) return { ...all, ...failed(all, row.text, say.severalOf(row.text), { paste }) }
    if (product) return { ...all, ...pastedLine(all, row.text, product, quantity, { paste }) }
    const question = { id: all.seq + 1, text: row.text, isScan: false, quantity: null, isRefused: false, paste }
    return { ...all, seq: all.seq + 1, questions: [...all.questions, question] }
  }, begun)
  return { ...entered, said: { text: say.pastedRows(rows.length) }, ...saidOfPaste(entered) }
}
