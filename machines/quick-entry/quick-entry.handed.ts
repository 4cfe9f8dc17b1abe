import type { Product } from '../../model/catalogue/product'
import { firstUnreadyPaste } from './paste/standing'
import * as say from './quick-entry.words'
import type { Entry, TakenLine, QuickEntryContext as Context } from './quick-entry.types'

type Changes = Partial<Context>

const changed = ({ entries }: Context, id: number, change: (entry: Entry) => Entry): Changes => ({
  entries: entries.map((entry) => (entry.id === id ? change(entry) : entry)),
})
const find = ({ entries }: Context, id: number) => entries.find((entry) => entry.id === id)

/** The cart holds more of each of them, or as much as it may. */
export function kept({ entries, products }: Context, lines: readonly TakenLine[]): Changes {
  const taken = new Map(lines.map((line) => [line.entryId, line]))
  const said: string[] = []
  const next = entries.map((entry): Entry => {
    const line = taken.get(entry.id)
    if (!line || entry.status !== 'told' || entry.isLeaving) return entry
    const { added, asked, inCart, stock } = line
    const product = products.get(entry.productId ?? NaN)
    const done: Entry = {
      ...entry,
      status: 'added',
      added: Math.max(0, added),
      became: { asked, inCart, stock, pack: product?.pack ?? 1, limit: product?.limit ?? null },
    }
    if (entry.paste === null) said.push(added > 0 ? say.added(done) : say.full(done))
    return done
  })
  return { entries: next, ...(said.length > 0 && { said: { text: said.join(' ') } }) }
}
/** The cart holds what was added no more. */
export function returned(context: Context, entryId: number): Changes {
  const entry = find(context, entryId)
  return entry?.status === 'told' && entry.isLeaving ? without(context, entry) : {}
}
/** The cart is not ready: the lines are offered again. */
export const missed = ({ entries }: Context, entryIds: readonly number[]): Changes => {
  const ids = new Set(entryIds)
  return { entries: entries.map((it) => (it.status === 'told' && ids.has(it.id) ? { ...it, status: 'held' } : it)) }
}
/** Offers anew what the cart was not ready for. */
export const offeredAgain = ({ entries }: Context): Changes => ({
  entries: entries.map((it) => (it.status === 'held' ? { ...it, status: 'waiting' } : it)),
})
/** The cart is another region's: it took nothing, or gave nothing back. What it did not take may be entered again. @param reason a sentence */
export const refused = (context: Context, entryId: number, reason: string): Changes => ({
  ...changed(context, entryId, (it) => ({
    ...it,
    status: 'failed',
    isLeaving: false,
    reason,
    again: it.isLeaving ? null : { isScan: false },
  })),
  said: { text: reason },
})
const without = ({ entries }: Context, entry: Entry): Changes => ({
  entries: entries.filter((it) => it !== entry),
  said: { text: say.removed(entry.article) },
})
/** The entry goes from the list; what was added goes when the cart has given it back. */
export function withdrawn(context: Context, entryId: number): Changes {
  const entry = find(context, entryId)
  if (!entry || entry.status === 'told' || entry.isLeaving) return {}
  if (entry.status !== 'added' || entry.added === 0) return without(context, entry)
  return changed(context, entryId, (it) => ({ ...it, status: 'waiting', isLeaving: true }))
}

/** Entries that the cart can be asked to take, or to give back. */
export function readyOf(context: Context): { entry: Entry; product: Product }[] {
  const unready = firstUnreadyPaste(context)
  return context.entries.flatMap((entry) => {
    const product = entry.productId === null ? undefined : context.products.get(entry.productId)
    const isReady = entry.status === 'waiting' && (entry.isLeaving || entry.paste === null || entry.paste < unready)
    return product && isReady ? [{ entry, product }] : []
  })
}
