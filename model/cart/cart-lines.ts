import type { Product } from '../catalogue/product'
import type { Cart, CartItem } from './cart'
import { noteOf, wishOf, type CartQueue } from './cart-queue'
import { newestWrites } from './newest-writes'
import { isSameList } from './same-list'

/** What the server last said of a line and at which version of the cart; a line with qty 0 stays as a trace of its removal. */
export type KnownLine = { item: CartItem; version: number }
/** By product id; a Map because numbered keys of an object would forget the order in which lines were put in. */
export type KnownLines = ReadonlyMap<number, KnownLine>

const isSame = (a: CartItem, b: CartItem): boolean =>
  a.qty === b.qty &&
  a.note === b.note &&
  a.gone === b.gone &&
  a.product.pack === b.product.pack &&
  a.product.limit === b.product.limit &&
  a.product.favorite === b.product.favorite &&
  a.analog_tavrolub?.id === b.analog_tavrolub?.id

/** The newer of what is known and what was said; what did not change keeps its objects. */
function newer(old: KnownLine | undefined, item: CartItem, version: number): KnownLine {
  if (!old) return { item, version }
  if (old.version > version) return old
  if (!isSame(old.item, item)) return { item, version }
  return old.version === version ? old : { item: old.item, version }
}

/** The answer to one write; an answer older than what is known changes nothing. [DEC-020] */
export function keepLine(known: KnownLines, item: CartItem, version: number): KnownLines {
  const old = known.get(item.product.id)
  const line = newer(old, item, version)
  return line === old ? known : new Map(known).set(item.product.id, line)
}

/**
 * A whole cart: lines known from a newer version stay, unchanged items stay the same objects (their rows do not render).
 * A line that the cart has no more leaves its trace, or a late answer would bring it back. [DEC-020]
 */
export function keepCart(known: KnownLines, { items, version }: Cart): KnownLines {
  const next = new Map<number, KnownLine>()
  for (const item of items) next.set(item.product.id, newer(known.get(item.product.id), item, version))
  for (const [id, line] of known) if (!next.has(id)) next.set(id, newer(line, { ...line.item, qty: 0 }, version))
  return next
}

/** The quantity on the screen: the wish, else what the server keeps. */
export const shownQuantity = (known: KnownLines, queue: CartQueue, regionId: number | null, productId: number): number =>
  wishOf(queue, regionId, productId)?.qty ?? known.get(productId)?.item.qty ?? 0

/** The note on the screen: as it was written last, else what the server keeps; '' where there is none, or no line. */
export const shownNote = (known: KnownLines, queue: CartQueue, regionId: number | null, productId: number): string =>
  shownQuantity(known, queue, regionId, productId) === 0
    ? ''
    : (noteOf(queue, regionId, productId)?.note ?? known.get(productId)?.item.note ?? '')

/** The product of a line, wherever it is known from. */
export const shownProduct = (known: KnownLines, queue: CartQueue, regionId: number | null, productId: number): Product | undefined =>
  known.get(productId)?.item.product ?? queue.findLast((write) => write.regionId === regionId && write.productId === productId)?.product

type ShownIds = { queue: CartQueue; regionId: number | null; ids: readonly number[] }
const shown = new WeakMap<KnownLines, ShownIds>()

/**
 * Ids of the lines on the screen, in the order in which they were put in. A line wished to 0 is gone at once.
 * @returns the same array as before where another wish changed nothing of it
 */
export function shownIds(known: KnownLines, queue: CartQueue, regionId: number | null): readonly number[] {
  const before = shown.get(known)
  if (before && before.queue === queue && before.regionId === regionId) return before.ids
  const writes = newestWrites(queue, regionId)
  const next: number[] = []
  for (const [id, { item }] of known) if ((writes.of(id)?.qty ?? item.qty) > 0) next.push(id)
  for (const id of writes.products) if (!known.has(id) && (writes.of(id)?.qty ?? 0) > 0) next.push(id)
  const ids = before && isSameList(before.ids, next) ? before.ids : next
  shown.set(known, { queue, regionId, ids })
  return ids
}
