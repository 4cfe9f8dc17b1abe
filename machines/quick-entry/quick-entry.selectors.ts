import type { SnapshotFrom } from 'xstate'
import type { Known } from '../../model/entry/suggestions'
import { ENTRIES_SHOWN, LOOKUPS_AT_ONCE } from '../../model/limits'
import type { quickEntryMachine } from './quick-entry.machine'
import { cameToNothing } from './quick-entry.standing'
import { suggestionsOf } from './quick-entry.steps'
import type { Entry, Question } from './quick-entry.types'

type QuickEntry = SnapshotFrom<typeof quickEntryMachine>

/** The suggestions as far as the list is open. */
export const selectList = ({ context }: QuickEntry): Known[] => (context.isOpen ? suggestionsOf(context) : [])

/** Nobody has to look at it: it was added; a pasted row of which nothing more could be is one to look at. */
const isDone = (entry: Entry): boolean => entry.status === 'added' && (entry.paste === null || !cameToNothing(entry))
/** A pasted row on its way: there may be hundreds, and they are counted beside the list. */
const isOnItsWay = ({ status, paste }: Entry): boolean => paste !== null && ['waiting', 'told', 'held'].includes(status)

const lastFirst = (a: Entry | Question, b: Entry | Question): number => (b.paste ?? b.id) - (a.paste ?? a.id)

/**
 * The entries on the screen, the last first, rows that were pasted together as in their sheet: all that are not done, and the last ones
 * that are or, of pasted rows, that are on their way.
 */
export function selectEntries({ context: { entries } }: QuickEntry): Entry[] {
  const shown = new Set([isDone, isOnItsWay].flatMap((isMany) => entries.filter(isMany).slice(-ENTRIES_SHOWN)))
  return entries.filter((entry) => (!isDone(entry) && !isOnItsWay(entry)) || shown.has(entry)).sort(lastFirst)
}

/** The lines that are still looked up: the first ones, which the list names in the order of `selectEntries`, and how many more. */
export const selectQuestions = ({ context: { questions } }: QuickEntry): { shown: readonly Question[]; more: number } => ({
  shown: questions.slice(0, LOOKUPS_AT_ONCE).sort(lastFirst),
  more: Math.max(0, questions.length - LOOKUPS_AT_ONCE),
})
