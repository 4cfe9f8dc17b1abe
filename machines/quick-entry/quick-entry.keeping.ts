import { weakMapMemoize } from 'reselect'
import type { KeptRow, LeftRows } from '../../model/entry/kept-row'
import { strayed } from './quick-entry.elsewhere'
import { saidOfPaste, stillPasted } from './quick-entry.standing'
import type { Entry, Question, QuickEntryContext as Context } from './quick-entry.types'
import * as say from './quick-entry.words'

const ofQuestion = ({ text, quantity, isScan, paste }: Question): KeptRow => ({
  text,
  productId: null,
  quantity,
  isScan,
  isTyped: paste === null,
  reason: null,
  mayRepeat: false,
})
/** What the cart holds, or was asked to take this moment, is the cart's to keep; also what it would not give back. */
function ofEntry({ article, productId, quantity, status, added, isLeaving, reason, again, paste }: Entry): KeptRow[] {
  const isGoing = status === 'waiting' || status === 'held'
  if (isLeaving || added > 0 || (!isGoing && status !== 'failed')) return []
  const row = { text: article, productId, quantity, isScan: again?.isScan ?? false, isTyped: paste === null }
  return [{ ...row, reason: isGoing ? null : (reason ?? ''), mayRepeat: again !== null }]
}

/** The rows that are not in the cart, in the order in which they were entered. [DEC-020] */
export const keptRows = weakMapMemoize((questions: Context['questions'], entries: Context['entries']): readonly KeptRow[] =>
  [...questions.map((it) => ({ id: it.id, rows: [ofQuestion(it)] })), ...entries.map((it) => ({ id: it.id, rows: ofEntry(it) }))]
    .sort((one, other) => one.id - other.id)
    .flatMap(({ rows }) => rows),
)

/**
 * How many rows are on their way into the cart, and those that will not come there by themselves: a key for each and its reason, so that
 * one that fails otherwise than was known is another. [DEC-010]
 */
export function countRows({ questions, entries }: Pick<Context, 'questions' | 'entries'>): { unsent: number; refused: readonly string[] } {
  const stopped = questions.filter(({ isRefused }) => isRefused)
  const failed = entries.filter(({ status, added }) => status === 'failed' && added === 0)
  const going = keptRows(questions, entries).filter(({ reason }) => reason === null).length
  const refused = [...stopped.map(({ id }) => `row-${id}`), ...failed.map(({ id, reason }) => `row-${id} ${reason}`)]
  return { unsent: going - stopped.length, refused }
}

/**
 * The rows of an earlier page go on, together and in their order, before what was entered while they were read: what was on its way is
 * looked up again, what had come to nothing stands as it stood, and so does what another region kept. Only a line that was typed last and
 * waits for its quantity is asked for it.
 */
export function restored(context: Context, left: readonly LeftRows[]): Context {
  const rows = left.flatMap(({ regionId, rows }) => (regionId === context.regionId ? rows : rows.map(strayed)))
  if (rows.length === 0) return { ...context, isRead: true }
  const last = rows.at(-1)
  const isAsking =
    last !== undefined && last.isTyped && !last.isScan && last.productId === null && last.quantity === null && last.reason === null
  const together = isAsking ? rows.length - 1 : rows.length
  // Between two ids: those of the rows that were entered meanwhile may be known to the cart.
  const idOf = (place: number) => context.readAfter + (place + 1) / (rows.length + 2)
  const paste = idOf(0)
  const placed = rows.map((row, at) => ({ ...row, id: idOf(at + 1), paste: at < together ? paste : null }))
  const questions = placed.filter(({ productId, reason }) => productId === null && reason === null).map(asQuestion)
  const entries = placed.filter(({ productId, reason }) => productId !== null || reason !== null).map(asEntry)
  const earlier: Context = {
    ...context,
    isRead: true,
    seq: context.seq + 1,
    questions: [...context.questions, ...questions].sort(byId),
    entries: [...context.entries, ...entries].sort(byId),
    pasted: together > 0 ? { id: paste, rows: together, isRestored: true } : null,
    said: { text: say.resumed(rows.length) },
  }
  return { ...earlier, ...saidOfPaste(earlier), pasted: stillPasted(context) ?? earlier.pasted }
}
const byId = (one: { id: number }, other: { id: number }): number => one.id - other.id
type Placed = KeptRow & { id: number; paste: number | null }
const asQuestion = ({ id, text, quantity, isScan, paste }: Placed): Question => ({ id, text, quantity, isScan, isRefused: false, paste })
const asEntry = ({ id, text, productId, quantity, isScan, paste, reason, mayRepeat }: Placed): Entry => ({
  id,
  productId,
  article: text,
  quantity,
  status: reason === null ? 'waiting' : 'failed',
  added: 0,
  isLeaving: false,
  reason,
  again: mayRepeat ? { isScan } : null,
  paste,
})
