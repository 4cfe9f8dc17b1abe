import type { Product } from '../catalogue/product'
import type { Cart, CartItem } from './cart'
import { wishOf, type CartQueue } from './cart-queue'

/** What the server last said of a line and at which version of the cart; a line with qty 0 stays as a trace of its removal. */
export type KnownLine = { item: CartItem; version: number }
/** By product id; a Map because numbered keys of an object would forget the order in which lines were put in. */
export type KnownLines = ReadonlyMap<number, KnownLine>

const isSame = (a: CartItem, b: CartItem): boolean =>
  a.qty === b.qty && a.product.pack === b.product.pack && a.product.limit === b.product.limit && a.product.favorite === b.product.favorite

/** The answer to one write; an answer older than what is known changes nothing. [DEC-020] */
export function keepLine(known: KnownLines, item: CartItem, version: number): KnownLines {
  const old = known.get(item.product.id)
  if ((old?.version ?? -1) > version) return known
  return new Map(known).set(item.product.id, { item: old && isSame(old.item, item) ? old.item : item, version })
}

/** A whole cart: lines known from a newer version stay, unchanged lines stay the same objects (their rows do not render). */
export function keepCart(known: KnownLines, { items, version }: Cart): KnownLines {
  const next = new Map<number, KnownLine>()
  const listed = new Set(items.map(({ product }) => product.id))
  for (const item of items) {
    const old = known.get(item.product.id)
    next.set(item.product.id, !old || (old.version <= version && !isSame(old.item, item)) ? { item, version } : old)
  }
  for (const [id, line] of known) if (!listed.has(id) && line.version > version) next.set(id, line)
  return next
}

/** The quantity on the screen: the wish, else what the server keeps. */
export const shownQuantity = (known: KnownLines, queue: CartQueue, regionId: number | null, productId: number): number =>
  wishOf(queue, regionId, productId)?.qty ?? known.get(productId)?.item.qty ?? 0

/** The product of a line, wherever it is known from. */
export const shownProduct = (known: KnownLines, queue: CartQueue, regionId: number | null, productId: number): Product | undefined =>
  known.get(productId)?.item.product ?? queue.findLast((write) => write.regionId === regionId && write.productId === productId)?.product

/** Ids of the lines on the screen, in the order in which they were put in. A line wished to 0 is gone at once. */
export function shownIds(known: KnownLines, queue: CartQueue, regionId: number | null): number[] {
  const wished = queue.flatMap((write) => (write.regionId === regionId && typeof write.productId === 'number' ? [write.productId] : []))
  return [...new Set([...known.keys(), ...wished])].filter((id) => shownQuantity(known, queue, regionId, id) > 0)
}
