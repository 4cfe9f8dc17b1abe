import { weakMapMemoize } from 'reselect'
import { isGoing, type KeptRow, type LeftRows } from '../../model/entry/kept-row'
import { strayed } from './quick-entry.elsewhere'
import { needsNoLook } from './quick-entry.outcomes'
import { pasteStanding, saidOfPaste, stillPasted } from './paste/standing'
import { namesNone } from './quick-entry.lines'
import type { Answer, Entry, Question, QuickEntryContext as Context } from './quick-entry.types'
import * as say from './quick-entry.words'

const ofQuestion = ({ text, named, quantity, isScan, paste }: Question): KeptRow => ({
  text,
  ...(named && { named: named.map((cells) => [...cells]) }),
  productId: null,
  quantity,
  isScan,
  isTyped: paste === null,
  reason: null,
  mayRepeat: false,
})
/** What the cart was asked to take this moment, or would not give back, is the cart's to keep; of an added one it is kept what became of it. */
const ofEntry = weakMapMemoize((entry: Entry): KeptRow | null => {
  const { article, productId, quantity, status, added, isLeaving, reason, again, paste, similar, became, later } = entry
  if (isLeaving || status === 'told' || (added > 0 && status !== 'added')) return null
  const row = { text: article, productId, quantity, isScan: again?.isScan ?? false, isTyped: paste === null, mayRepeat: again !== null }
  if (status === 'failed') return { ...row, reason: reason ?? '', ...(similar && { similar }) }
  if (status !== 'added') return { ...row, reason: null }
  return became ? { ...row, reason: null, added: { pieces: added, became, ...(later && { later }) } } : null
})

/** A line that came back into the field: it was entered, and nobody has decided on it. */
function ofReturned(answer: Answer): KeptRow {
  const { similar, reason } = namesNone({ history: answer.found }, answer)
  return { ...ofQuestion(answer.question), reason, ...(similar && { similar }) }
}

/**
 * The rows that a reload is to find, in the order in which they were entered: all that are not in the cart; of pasted ones also those that
 * are and want a look, with all of their paste once it is over and still spoken of. [DEC-020]
 */
export function keptRows(context: Rows): readonly KeptRow[] {
  const isPasteOver = pasteStanding(context)?.left === 0
  return rowsOf(context.questions, context.entries, isPasteOver ? stillPasted(context)?.id : undefined, context.returned)
}
type Rows = Pick<Context, 'questions' | 'entries' | 'pasted' | 'returned'>
const rowsOf = weakMapMemoize(
  (
    questions: Context['questions'],
    entries: Context['entries'],
    spokenOf: number | undefined,
    returned: Context['returned'],
  ): readonly KeptRow[] => {
    const isKept = (it: Entry) => !it.isAway && (!needsNoLook(it) || it.paste === spokenOf)
    return [
      ...questions.map((it) => ({ id: it.id, row: ofQuestion(it) })),
      ...entries.map((it) => ({ id: it.id, row: isKept(it) ? ofEntry(it) : null })),
      ...(returned?.entryId === null ? [{ id: Number.POSITIVE_INFINITY, row: ofReturned(returned) }] : []),
    ]
      .sort((one, other) => one.id - other.id)
      .flatMap(({ row }) => row ?? [])
  },
)

/**
 * How many rows are on their way into the cart, and those that will not come there by themselves: a key for each and its reason, so that
 * one that fails otherwise than was known is another. [DEC-010]
 */
export function countRows(context: Rows): { unsent: number; refused: readonly string[] } {
  const { questions, entries, returned } = context
  const stopped = questions.filter(({ isRefused }) => isRefused)
  const failed = entries.filter(({ status, added }) => status === 'failed' && added === 0)
  const going = keptRows(context).filter(isGoing).length
  const cameBack = returned?.entryId === null ? [`row-${returned.question.id} back`] : []
  const refused = [...stopped.map(({ id }) => `row-${id}`), ...failed.map(({ id, reason }) => `row-${id} ${reason}`), ...cameBack]
  return { unsent: going - stopped.length, refused }
}

/**
 * The rows of an earlier page go on, together and in their order, before what was entered while they were read: what was on its way is
 * looked up again, what had come to nothing stands as it stood, and so does what another region kept. Only a line that was typed last and
 * waits for its quantity is asked for it.
 */
export function restored(context: Context, left: readonly LeftRows[]): Context {
  const rows = left.flatMap(({ regionId, rows }) => (regionId === context.regionId ? rows : rows.flatMap(strayed)))
  if (rows.length === 0) return { ...context, isRead: true }
  const last = rows.at(-1)
  const isAsking =
    last !== undefined && last.isTyped && !last.isScan && last.productId === null && last.quantity === null && last.reason === null
  const open = rows.filter(({ added }) => added === undefined).length
  const together = isAsking ? rows.length - 1 : rows.length
  // Between two ids: those of the rows that were entered meanwhile may be known to the cart.
  const idOf = (place: number) => context.readAfter + (place + 1) / (rows.length + 2)
  const paste = idOf(0)
  const placed = rows.map((row, at) => ({ ...row, id: idOf(at + 1), paste: at < together ? paste : null }))
  const questions = placed.filter(isQuestion).map(asQuestion)
  const entries = placed.filter((it) => !isQuestion(it)).map(asEntry)
  const earlier: Context = {
    ...context,
    isRead: true,
    seq: context.seq + 1,
    questions: [...context.questions, ...questions].sort(byId),
    entries: [...context.entries, ...entries].sort(byId),
    pasted: together > 0 ? { id: paste, rows: together, isRestored: true, isHeaded: false, skipped: { unordered: 0, unnamed: 0 } } : null,
    said: open > 0 ? { text: say.resumed(open) } : null,
  }
  return { ...earlier, ...saidOfPaste(earlier), pasted: stillPasted(context) ?? earlier.pasted }
}
const byId = (one: { id: number }, other: { id: number }): number => one.id - other.id
type Placed = KeptRow & { id: number; paste: number | null }
const isQuestion = ({ productId, reason }: Placed): boolean => productId === null && reason === null
const asQuestion = ({ id, text, named, quantity, isScan, paste }: Placed): Question => ({
  id,
  text,
  ...(named && { named }),
  quantity,
  isScan,
  isRefused: false,
  paste,
})
const asEntry = ({ id, text, productId, quantity, isScan, paste, reason, mayRepeat, similar, added }: Placed): Entry => ({
  id,
  productId,
  article: text,
  quantity,
  status: added ? 'added' : reason === null ? 'waiting' : 'failed',
  added: added?.pieces ?? 0,
  isLeaving: false,
  reason,
  again: mayRepeat ? { isScan } : null,
  paste,
  ...(similar && { similar }),
  ...(added && { became: added.became, ...(added.later && { later: added.later }) }),
})
