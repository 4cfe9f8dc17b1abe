import { withQuantity } from '../../model/entry/entry-text'
import { isFree } from './quick-entry.steps'
import type { Entry, QuickEntryContext as Context } from './quick-entry.types'

type Changes = Partial<Context>

/** Whether an entry came to nothing for what was typed: that can be corrected, or chosen of several. */
export const isMendable = ({ status, added, again }: Entry): boolean => status === 'failed' && added === 0 && again === null

/** Whether it can be taken into the line now: what is being typed there is not given up for it. */
export const mayMend = (context: Context, entryId: number): boolean =>
  isFree(context) && context.entries.some((entry) => entry.id === entryId && isMendable(entry))

/** The entry stands in the line as it was typed, with its quantity; in the list it stays until that is entered. */
export function takenBack({ entries, selections }: Context, entryId: number): Changes {
  const entry = entries.find(({ id }) => id === entryId)
  if (!entry) return {}
  return {
    text: withQuantity(entry.article, entry.quantity),
    isOpen: true,
    activeId: null,
    problem: null,
    selections: selections + 1,
    mending: entryId,
  }
}

/** What entering the line changes, and that the entry which was mended in it goes. */
export function withMended(context: Context, changes: Changes): Changes {
  const isEntered = changes.text === '' && context.mending !== null
  if (!isEntered) return changes
  const entries = changes.entries ?? context.entries
  return { ...changes, entries: entries.filter(({ id }) => id !== context.mending), mending: null }
}
