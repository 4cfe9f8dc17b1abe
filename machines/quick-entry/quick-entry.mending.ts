import { withQuantity } from '../../model/entry/entry-text'
import { knownOfSearch, quantityFor } from '../../model/entry/suggestions'
import { learning } from './quick-entry.lines'
import { EMPTY_FIELD, isFree } from './quick-entry.steps'
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

/**
 * Of the similar products of an entry one is meant: it is a line of that product in its place, as many as were typed with it, else as were
 * bought last, else a pack.
 */
export function similarChosen(context: Context, entryId: number, productId: number): Changes {
  const { entries, history, learned, mending } = context
  const entry = entries.find(({ id }) => id === entryId)
  const [product] = knownOfSearch(entry?.similar?.filter(({ id }) => id === productId) ?? [], history)
  if (!entry || !product) return {}
  const { similar: _, ...rest } = entry
  const quantity = entry.quantity ?? quantityFor(product, entry.article) ?? product.bought?.qty ?? null
  const line: Entry = { ...rest, productId, article: product.article, quantity, status: 'waiting', reason: null }
  return {
    entries: entries.map((it) => (it === entry ? line : it)),
    learned: learning(learned, [{ product }]),
    ...(mending === entryId && { ...EMPTY_FIELD, mending: null }),
  }
}
