import type { SnapshotFrom } from 'xstate'
import type { Known } from '../../model/entry/suggestions'
import { ENTRIES_SHOWN } from '../../model/limits'
import type { quickEntryMachine } from './quick-entry.machine'
import { suggestionsOf } from './quick-entry.steps'
import type { Entry } from './quick-entry.types'

type QuickEntry = SnapshotFrom<typeof quickEntryMachine>

/** The suggestions as far as the list is open. */
export const selectList = ({ context }: QuickEntry): Known[] => (context.isOpen ? suggestionsOf(context) : [])

/** The entries on the screen, the last first: all that are not done, and the last ones that are. */
export function selectEntries({ context: { entries } }: QuickEntry): Entry[] {
  const done = new Set(
    entries
      .filter(({ status }) => status === 'added')
      .slice(-ENTRIES_SHOWN)
      .map(({ id }) => id),
  )
  return entries.filter(({ id, status }) => status !== 'added' || done.has(id)).reverse()
}
