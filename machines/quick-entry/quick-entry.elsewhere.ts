import type { KeptRow } from '../../model/entry/kept-row'
import { knownOfHistory } from '../../model/entry/suggestions'
import type { BoughtProduct } from '../../model/order/history/bought'
import { EMPTY, lineText } from './quick-entry.steps'
import type { Entry, Question, QuickEntryContext as Context } from './quick-entry.types'
import * as say from './quick-entry.words'

/**
 * A screen shows the line for a region. Another region begins anew, its products and its cart are others: what is being typed stays in
 * the line, and what did not come into the cart stays as a failed entry that may be entered again. [DEC-018]
 */
export function restart(regionId: number, bought: readonly BoughtProduct[], context: Context): Context {
  const { userId, seq, entries, questions, mending, returned, keptLine } = context
  // It was entered already, and is to be found by a reload as well.
  const cameBack = returned?.entryId === null ? [returned.question] : []
  const rest = [...entries.flatMap(stopped), ...[...questions, ...cameBack].map(unasked)].sort((one, other) => one.id - other.id)
  const news = rest.filter((entry) => !entries.includes(entry))
  const words = [...new Set(news.map(({ again }) => (again ? say.notAdded(news.filter((it) => it.again).length) : say.STAYED)))]
  const said = words.length > 0 ? { text: words.join(' ') } : null
  return {
    ...EMPTY,
    userId,
    regionId,
    seq,
    readAfter: seq,
    text: cameBack.length > 0 ? '' : lineText(context),
    mending,
    keptLine,
    entries: rest,
    said,
    history: knownOfHistory(bought),
  }
}

/** What is left of an entry where another region comes: nothing of what is done or was said. */
function stopped(entry: Entry): Entry[] {
  if (entry.status === 'added') return []
  // What came to nothing is in no cart; what could not be taken back is in one.
  if (entry.status === 'failed') return entry.again !== null || entry.added === 0 ? [entry] : []
  if (entry.isLeaving) return [{ ...entry, status: 'failed', isLeaving: false, reason: say.STAYED }]
  return [{ ...entry, status: 'failed', reason: say.notAdded(1), again: { isScan: false } }]
}
const unasked = ({ id, text, quantity, isScan, paste }: Question): Entry => ({
  id,
  productId: null,
  article: text,
  quantity,
  status: 'failed',
  added: 0,
  isLeaving: false,
  reason: say.notAdded(1),
  again: { isScan },
  paste,
})
/** What of a row that was left in another region comes here: it does not go on by itself; nothing of what that cart holds. */
export function strayed(row: KeptRow): KeptRow[] {
  if (row.added) return []
  return row.reason === null ? [{ ...row, reason: say.notAdded(1), mayRepeat: true }] : [row]
}

/** Enters again, for the region in force, what another region kept away: one line, or all of them in their order. */
export function repeated({ entries, questions }: Context, of: number | 'all'): Partial<Context> {
  const isMeant = ({ id, again }: Entry) => again !== null && (of === 'all' || of === id)
  const asked = entries.flatMap((entry): Question[] => {
    const { id, article, quantity, productId, again, paste } = entry
    if (!isMeant(entry) || productId !== null) return []
    return [{ id, text: article, quantity, isScan: again?.isScan ?? false, isRefused: false, paste }]
  })
  return {
    questions: [...questions, ...asked],
    entries: entries.flatMap((entry): Entry[] => {
      if (!isMeant(entry)) return [entry]
      return entry.productId === null ? [] : [{ ...entry, status: 'waiting', reason: null, again: null }]
    }),
  }
}
