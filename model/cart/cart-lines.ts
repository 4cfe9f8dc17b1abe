import { weakMapMemoize } from 'reselect'
import type { Product } from '../catalogue/product'
import type { Cart, CartItem } from './cart'
import { isNote, isTakenOut, noteOf, wishOf, type CartQueue, type CartWrite } from './cart-queue'
import { newestWrites } from './newest-writes'
import { isSameList } from './same-list'

/** What the server last said of a line and at which version of the cart; a line with qty 0 stays as a trace of its removal. */
export type KnownLine = { item: CartItem; version: number }
/** By product id; a Map because numbered keys of an object would forget the order in which lines were put in. */
export type KnownLines = ReadonlyMap<number, KnownLine>

const isSameProduct = (a: Product, b: Product): boolean => a.pack === b.pack && a.limit === b.limit && a.favorite === b.favorite
const isSame = (a: CartItem, b: CartItem): boolean =>
  a.qty === b.qty &&
  a.note === b.note &&
  a.gone === b.gone &&
  isSameProduct(a.product, b.product) &&
  a.analog_tavrolub?.id === b.analog_tavrolub?.id

/** The newer of what is known and what was said; what did not change keeps its objects. */
function newer(old: KnownLine | undefined, item: CartItem, version: number): KnownLine {
  if (!old) return { item, version }
  if (old.version > version) return old
  if (!isSame(old.item, item))
    return { item: isSameProduct(old.item.product, item.product) ? { ...item, product: old.item.product } : item, version }
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
  return inPlace(next, known, new Set(items.map(({ product }) => product.id)))
}

/** The lines in the order of the cart, and what it has no more behind the line that it stood behind: there it comes back. */
function inPlace(lines: KnownLines, before: KnownLines, there: ReadonlySet<number>): KnownLines {
  if (there.size === lines.size) return lines
  let last: number | null = null
  const behind = new Map<number | null, number[]>([[null, []]])
  for (const id of there) behind.set(id, [])
  for (const id of before.keys())
    if (there.has(id)) last = id
    else behind.get(last)?.push(id)
  const order = [...behind].flatMap(([id, gone]) => (id === null ? gone : [id, ...gone]))
  return new Map(order.map((id) => [id, lines.get(id)!])) // every line is there or was before
}

/** What a line holds: the wish, else what the server keeps. A removal that the server refused took nothing out: it is decided on at its line. */
export const heldQuantity = (wish: CartWrite | undefined, item: CartItem | undefined): number =>
  wish && !(wish.stage === 'refused' && wish.qty === 0) ? wish.qty : (item?.qty ?? 0)

/** The quantity on the screen. */
export const shownQuantity = (known: KnownLines, queue: CartQueue, regionId: number | null, productId: number): number =>
  heldQuantity(wishOf(queue, regionId, productId), known.get(productId)?.item)

/**
 * Without the refused removals and notes of lines that are not there: of these nothing is left to decide.
 * @param known the whole cart of the region
 */
export function decidable(queue: CartQueue, known: KnownLines, regionId: number | null): CartQueue {
  const isMoot = (write: CartWrite): boolean => {
    const { stage, productId, qty } = write
    if (write.regionId !== regionId || stage !== 'refused' || qty > 0) return false
    if (productId === 'all') return [...known.values()].every(({ item }) => item.qty === 0)
    return isNote(write) ? shownQuantity(known, queue, regionId, productId) === 0 : (known.get(productId)?.item.qty ?? 0) === 0
  }
  return queue.some(isMoot) ? queue.filter((write) => !isMoot(write)) : queue
}

/** The note on the screen: as it was written last, else what the server keeps and will keep; '' where there is none, or no line. */
export function shownNote(known: KnownLines, queue: CartQueue, regionId: number | null, productId: number): string {
  if (shownQuantity(known, queue, regionId, productId) === 0) return ''
  const kept = isTakenOut(queue, regionId, productId) ? undefined : known.get(productId)?.item.note
  return noteOf(queue, regionId, productId)?.note ?? kept ?? ''
}

/** The product of a line, wherever it is known from. */
export const shownProduct = (known: KnownLines, queue: CartQueue, regionId: number | null, productId: number): Product | undefined =>
  known.get(productId)?.item.product ?? queue.findLast((write) => write.regionId === regionId && write.productId === productId)?.product

/**
 * Ids of the lines on the screen, in the order in which they were put in. A line wished to 0 is gone at once, and back where the server refused that.
 * @returns the same array as before where another wish changed nothing of it
 */
export const shownIds = weakMapMemoize(
  (known: KnownLines, queue: CartQueue, regionId: number | null): readonly number[] => {
    const writes = newestWrites(queue, regionId)
    const ids: number[] = []
    for (const [id, { item }] of known) if (heldQuantity(writes.of(id), item) > 0) ids.push(id)
    for (const id of writes.products) if (!known.has(id) && heldQuantity(writes.of(id), undefined) > 0) ids.push(id)
    return ids
  },
  { resultEqualityCheck: isSameList },
)
