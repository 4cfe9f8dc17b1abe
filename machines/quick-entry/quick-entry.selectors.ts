import { articleEnd } from '../../model/entry/entry-text'
import type { SnapshotFrom } from 'xstate'
import { isGoing } from '../../model/entry/kept-row'
import type { Known } from '../../model/entry/suggestions'
import { ENTRIES_SHOWN, LOOKUPS_AT_ONCE, ODD_ROWS_SHOWN } from '../../model/limits'
import { keptRows } from './quick-entry.keeping'
import type { quickEntryMachine } from './quick-entry.machine'
import { cameToNothing, isAltered, needsNoLook, present } from './quick-entry.outcomes'
import { pasteStanding, repeatedRows, sortedOut } from './paste/standing'
import { suggestionsOf } from './quick-entry.steps'
import type { Entry, Question } from './quick-entry.types'
import * as say from './quick-entry.words'

type QuickEntry = SnapshotFrom<typeof quickEntryMachine>

/** The suggestions as far as the list is open. */
export const selectList = ({ context }: QuickEntry): Known[] => (context.isOpen ? suggestionsOf(context) : [])

/** A pasted row on its way: there may be hundreds, and they are counted beside the list. */
const isOnItsWay = ({ status, paste }: Entry): boolean => paste !== null && ['waiting', 'told', 'held'].includes(status)

const lastFirst = (a: Entry | Question, b: Entry | Question): number => (b.paste ?? b.id) - (a.paste ?? a.id)

/**
 * The entries on the screen, the last first, rows that were pasted together as in their sheet: all that want a look, and the last ones
 * that want none or, of pasted rows, that are on their way; of very many pasted ones the first. Of what was pasted last all, where that is wanted.
 */
export function selectEntries({ context: { entries: all, pasted } }: QuickEntry): Entry[] {
  const entries = present(all)
  const repeated = repeatedRows(entries, pasted?.id)
  const isQuiet = (entry: Entry) => needsNoLook(entry) && !repeated.has(entry)
  const shown = new Set([isQuiet, isOnItsWay].flatMap((isMany) => entries.filter(isMany).slice(-ENTRIES_SHOWN)))
  const isWanted = ({ paste }: Entry) => pasted?.isWhole === true && paste === pasted.id
  const odd = entries.filter((entry) => !isQuiet(entry) && !isOnItsWay(entry))
  for (const entry of odd.filter(({ paste }) => paste === null)) shown.add(entry)
  for (const entry of odd.filter(({ paste }) => paste !== null).slice(0, ODD_ROWS_SHOWN)) shown.add(entry)
  return entries.filter((entry) => shown.has(entry) || isWanted(entry)).sort(lastFirst)
}

/** Whether a pasted row is summed with one above it of the same product, and that is still spoken of. */
export const selectIsRepeated =
  (entry: Entry) =>
  ({ context: { entries, pasted } }: QuickEntry): boolean =>
    repeatedRows(entries, pasted?.id).has(entry)

/** What is said of pasted rows, how far they are or what became of them, and what may be done about them. */
export type PasteShown = {
  words: string
  /** All of them are done: it may be noted. */
  isOver: boolean
  /** Whether all of them may be listed, or fewer again. */
  mayUnfold: boolean
  mayFold: boolean
  /** Ids of rows that came to nothing, where they are several: they may be taken away together. */
  wrong: readonly number[]
}
/** @returns null where nothing is to be said: nothing was pasted, or it was noted */
export function selectPaste(entry: QuickEntry): PasteShown | null {
  const { context } = entry
  const { pasted } = context
  const entries = present(context.entries)
  const standing = pasteStanding(context)
  const altered = entries.filter((it) => it.paste !== null && isAltered(it)).length
  if (!standing && altered === 0) return null
  // One row of an earlier page stands below with its reason: it is not said twice.
  if (pasted?.isRestored && standing?.rows === 1 && standing.failed === 1 && altered === 0) return null
  const isOfPaste = (it: Entry) => it.paste !== null && it.paste === pasted?.id
  const wrong = entries.filter((it) => it.again === null && cameToNothing(it) && (it.status === 'failed' || it.paste !== null))
  const isOver = !standing || standing.left === 0
  return {
    words:
      !pasted || !standing
        ? say.pasteAltered(altered)
        : isOver
          ? say.pasteDone(standing, pasted)
          : say.pasteGoesOn(standing.rows, sortedOut(context), pasted.isRestored),
    isOver,
    mayUnfold: isOver && selectEntries(entry).filter(isOfPaste).length < entries.filter(isOfPaste).length,
    mayFold: isOver && pasted?.isWhole === true,
    wrong: wrong.length > 1 ? wrong.map(({ id }) => id) : [],
  }
}

/**
 * How many entered rows are not in the cart and may come there: on their way, or waiting for somebody to ask again.
 * @returns null while it is read what an earlier page left
 */
export function selectRowsLeft(entry: QuickEntry | undefined): number | null {
  if (!entry) return 0
  if (entry.status === 'active' && entry.hasTag('restoring')) return null
  return keptRows(entry.context).filter(isGoing).length
}
/**
 * How many signs of the line are typed over at once. A row that is being corrected keeps its quantity; any other article is another line,
 * which is not to get the quantity of the last one.
 */
export const selectTypedOver = ({ context: { text, mending } }: QuickEntry): number => (mending === null ? text.length : articleEnd(text))

/** Whether the server does not answer about them, or refused to: they come no further by themselves. */
export const selectAreRowsStuck = (entry: QuickEntry | undefined): boolean =>
  entry !== undefined && (entry.hasTag('unanswered') || entry.hasTag('unloaded'))
/** Rows that came to nothing, and the article that waits for its quantity: none of them is in the cart. */
export const selectUnadded = ({ context: { entries, chosen } }: QuickEntry): { failed: number; begun: string | null } => ({
  failed: entries.filter(({ status, added }) => status === 'failed' && added === 0).length,
  begun: chosen?.article ?? null,
})

/** The lines that are still looked up: the first ones, which the list names in the order of `selectEntries`, and how many more. */
export const selectQuestions = ({ context: { questions } }: QuickEntry): { shown: readonly Question[]; more: number } => ({
  shown: questions.slice(0, LOOKUPS_AT_ONCE).sort(lastFirst),
  more: Math.max(0, questions.length - LOOKUPS_AT_ONCE),
})
