import type { BegunLine } from '../../../model/entry/begun-line'
import { isFree } from '../quick-entry.steps'
import type { QuickEntryContext as Context } from '../quick-entry.types'

/** What a reload is to find in the line; null: nothing, or a line that is kept among the rows. */
export function begunLine({ text, countText, isCountTyped, isCountAhead, returned }: Context): BegunLine | null {
  if (text.trim() === '' || returned?.entryId === null) return null
  return { text, count: isCountTyped || isCountAhead ? countText : '' }
}

/** Whether another line stands there than is kept. */
export function isUnkeptLine(context: Context): boolean {
  const [line, kept] = [begunLine(context), context.keptLine]
  return line?.text !== kept?.text || line?.count !== kept?.count
}

/** What an earlier page left in the line stands there again, unless something else does. */
export const resumed = (context: Context, line: BegunLine | null): Partial<Context> =>
  line && isFree(context) ? { text: line.text, countText: line.count, isCountTyped: line.count !== '', keptLine: line } : { keptLine: line }
