import { weakMapMemoize } from 'reselect'
import type { Entry, Later, QuickEntryContext as Context, Seen } from './quick-entry.types'

/** Whether the cart holds nothing more of an entry: it failed, or the cart held as much as it may. */
export const cameToNothing = ({ status, added }: Entry): boolean => status === 'failed' || (status === 'added' && added <= 0)

const stockOf = ({ became, later }: Entry): number | null => later?.stock ?? became?.stock ?? null
/** The entries that are in the cart or may come there: without those whose line has left it. */
export const present = weakMapMemoize((entries: readonly Entry[]): readonly Entry[] => entries.filter(({ isAway }) => !isAway))

/** Whether it was added, and not as it was entered: rounded or cut, by the server too, or out of stock, so that no order takes it. [DEC-019] */
export const isAltered = (entry: Entry): boolean => {
  const { status, added, became, later } = entry
  if (status !== 'added' || cameToNothing(entry)) return false
  return (became !== undefined && became.asked !== added) || (later?.kept ?? null) !== null || stockOf(entry) === 0
}
/** Whether nobody has to look at it: it was added; of a pasted row, as it was pasted. */
export const needsNoLook = (entry: Entry): boolean =>
  entry.status === 'added' && (entry.paste === null || (!cameToNothing(entry) && !isAltered(entry)))
/** Whether its stock is known: until then it may turn out to be none. */
export const isStockKnown = (entry: Entry): boolean => stockOf(entry) !== null

/** The server's word on the wish that an entry was the last to make; null: it says nothing of that one. */
function keptOf({ added, became }: Entry, { correction }: Seen): number | null {
  if (!became || !correction || correction.kept === became.inCart) return null
  const wished = became.inCart - added + became.asked
  return correction.asked === wished || correction.asked === became.inCart ? correction.kept : null
}

/**
 * What came to be known of added entries. What the server left of a product is said of all rows of it that were pasted together, and stays
 * said though the cart says it no more. An entry whose line has left the cart, by an order, a removal or a clearing, goes: there is nothing to
 * be taken back. A pasted one is back once the cart holds what it added again.
 * @returns the same list where nothing is news
 */
export function learned(entries: readonly Entry[], seen: readonly Seen[]): readonly Entry[] {
  const of = new Map(seen.map((it) => [it.productId, it]))
  const last = new Map(entries.flatMap((it) => (it.status === 'added' && it.productId !== null ? [[it.productId, it] as const] : [])))
  let isNews = false
  const next = entries.flatMap((entry): Entry[] => {
    const [now, latest] = [of.get(entry.productId ?? NaN), last.get(entry.productId ?? NaN)]
    if (entry.status !== 'added' || !now || !latest) return [entry]
    if (now.inCart === 0 && (entry.added > 0 || (entry.became?.inCart ?? 0) > 0)) {
      if (entry.isAway) return [entry]
      isNews = true
      return entry.paste === null ? [] : [{ ...entry, isAway: true }]
    }
    if (entry.isAway) {
      if (now.inCart < Math.max(1, entry.added)) return [entry]
      isNews = true
      const { isAway: _, ...back } = entry
      return [back]
    }
    const isMeant = entry === latest || (entry.paste !== null && entry.paste === latest.paste)
    const before: Later = entry.later ?? { stock: null, kept: null }
    const later = { stock: now.stock ?? before.stock, kept: (isMeant ? keptOf(latest, now) : null) ?? before.kept }
    if (later.stock === before.stock && later.kept === before.kept) return [entry]
    isNews = true
    return [{ ...entry, later }]
  })
  return isNews ? next : entries
}

/** What came to be known of what was added. Of rows that have left the cart only those pasted last may come back, as long as others of them are left. */
export const learnedOf = ({ entries, questions, pasted }: Context, seen: readonly Seen[]): Partial<Context> => {
  const isOfLast = ({ paste }: Pick<Entry, 'paste'>) => paste === pasted?.id
  const next = learned(
    entries.filter((it) => !it.isAway || isOfLast(it)),
    seen,
  )
  return { entries: [...questions, ...present(next)].some(isOfLast) ? next : present(next) }
}

/** The pasted rows that were added are noted; those that were not stand until somebody decides on them. */
export const noted = ({ entries }: Context): Partial<Context> => ({
  pasted: null,
  entries: entries.filter(({ status, paste }) => status !== 'added' || paste === null),
})
