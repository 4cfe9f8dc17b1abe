import { NOT_LESS_THAN_ONE } from '../../model/entry/table/pasted-table'
import { countFor, knownOfSearch } from '../../model/entry/suggestions'
import { learning } from './quick-entry.lines'
import { EMPTY_FIELD, NO_COUNT } from './quick-entry.steps'
import type { Entry, QuickEntryContext as Context } from './quick-entry.types'
import * as say from './quick-entry.words'

/**
 * Of the similar products of an entry one is meant: it is a line of that product in its place, as many as were typed with it, else as were
 * bought last, else a pack; 0 is refused. What was being mended or counted of that entry in the field is given up for it.
 */
export function similarChosen(context: Context, entryId: number, productId: number): Partial<Context> {
  const { entries, history, learned, mending } = context
  const entry = entries.find(({ id }) => id === entryId)
  const [product] = knownOfSearch(entry?.similar?.filter(({ id }) => id === productId) ?? [], history)
  if (!entry || !product) return {}
  const { similar: _, ...rest } = entry
  const count = entry.quantity ?? countFor(product, entry.article)
  const line: Entry =
    count === 0
      ? { ...rest, reason: say.wrongRow(entry.article, NOT_LESS_THAN_ONE) }
      : {
          ...rest,
          productId,
          article: product.article,
          quantity: count ?? product.bought?.qty ?? null,
          status: 'waiting',
          reason: null,
        }
  return {
    entries: entries.map((it) => (it === entry ? line : it)),
    learned: learning(learned, [{ product }]),
    ...(mending === entryId && { ...EMPTY_FIELD, ...NO_COUNT, chosen: null, mending: null }),
  }
}
