import { withQuantity } from '../../model/entry/entry-text'
import { NOT_LESS_THAN_ONE } from '../../model/entry/table/pasted-table'
import { type Known, suggestionsFor } from '../../model/entry/suggestions'
import { ENTRIES_SHOWN, SIMILAR_SHOWN } from '../../model/limits'
import { isStockKnown, needsNoLook } from './quick-entry.outcomes'
import { stillPasted } from './paste/standing'
import type { Answer, Entry, QuickEntryContext as Context } from './quick-entry.types'
import * as say from './quick-entry.words'

/** A line that is entered, before it stands among the entries. `product`: what it names; `id`: that of its question, where it was one. */
export type Line = Pick<Entry, 'productId' | 'article' | 'quantity' | 'status' | 'reason' | 'similar'> & { product?: Known; id?: number }

/** Entries beyond those on the screen that are kept. */
const ENTRIES_KEPT = ENTRIES_SHOWN * 4

/** A line for the cart. @param quantity null: one pack */
export const namedLine = (product: Known, quantity: number | null): Line => ({
  product,
  productId: product.id,
  article: product.article,
  quantity,
  status: 'waiting',
  reason: null,
})
/** A line that comes to nothing. @param reason a sentence @param quantity what was typed behind the text; null: nothing @param similar what may have been meant */
export const wrongLine = (text: string, reason: string, quantity: number | null = null, similar: readonly Known[] = []): Line => ({
  productId: null,
  article: text,
  quantity,
  status: 'failed',
  reason,
  ...(similar.length > 0 && { similar: similar.map(({ id, article, name }) => ({ id, article, name })) }),
})
/** A pasted row that names a product. @param quantity as it was read: null, none was said; 0 is refused */
export const pastedLine = (text: string, product: Known, quantity: number | null): Line =>
  quantity === 0 ? wrongLine(text, say.wrongRow(text, NOT_LESS_THAN_ONE)) : namedLine(product, quantity ?? product.bought?.qty ?? null)

/** A line that names no product by itself, or several: similar ones are offered. */
export function namesNone({ history }: Pick<Context, 'history'>, { question, found, several }: Answer): Line {
  const { text, quantity, paste } = question
  const line = withQuantity(text, quantity)
  if (several) return wrongLine(text, say.severalOf(line), quantity)
  const similar = suggestionsFor(line, history, found).slice(0, SIMILAR_SHOWN)
  const reason = similar.length > 0 ? say.similarTo(line) : paste === null ? say.unknown(line) : say.unknownRow(line)
  return wrongLine(text, reason, quantity, similar)
}

/** The products that lines name, before those that were known, the last one first. */
export function learning(learned: readonly Known[], lines: readonly Pick<Line, 'product'>[]): readonly Known[] {
  const fresh = new Map<number, Known>()
  for (const { product } of [...lines].reverse()) if (product && !fresh.has(product.id)) fresh.set(product.id, product)
  return fresh.size === 0 ? learned : [...fresh.values(), ...learned.filter(({ id }) => !fresh.has(id))]
}

/** Lines come among the entries, many at once as one. @param paste with which rows they were pasted; null: they were typed */
export function withLines(context: Context, lines: readonly Line[], paste: number | null = null): Partial<Context> {
  const pasted = paste === null ? stillPasted(context) : context.pasted
  const fresh = lines.map(
    ({ product: _, id, ...line }, at): Entry => ({
      ...line,
      paste,
      id: id ?? context.seq + 1 + at,
      added: 0,
      isLeaving: false,
      again: null,
    }),
  )
  const all = [...context.entries, ...fresh].sort((a, b) => a.id - b.id)
  // What came to nothing stands until somebody decides on it.
  const mayGo = (entry: Entry) => {
    const { status, added, paste } = entry
    if (paste === null) return needsNoLook(entry) || (status === 'failed' && added > 0)
    return paste !== pasted?.id && needsNoLook(entry) && isStockKnown(entry)
  }
  const old = new Set(all.slice(0, -ENTRIES_KEPT).filter(mayGo))
  const wrong = paste === null ? lines.findLast(({ reason }) => reason !== null) : undefined
  return {
    seq: Math.max(context.seq, ...fresh.map(({ id }) => id)),
    entries: all.filter((it) => !old.has(it)),
    pasted,
    learned: learning(context.learned, lines),
    ...(wrong && { said: { text: wrong.reason ?? '' } }),
  }
}
