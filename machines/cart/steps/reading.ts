import type { Cart } from '../../../model/cart/cart'
import { decidable, keepCart, shownQuantity, type KnownLines } from '../../../model/cart/cart-lines'
import * as queue from '../../../model/cart/cart-queue'
import type { CartQueue } from '../../../model/cart/cart-queue'
import type { CartContext, Outdating } from '../cart.types'
import { wishRest } from './overtaken'
import { withEntry, without, type Step } from './step'
import { stillWrote } from './wrote'

/** Another region: its lines come, its wishes stand in the queue already. Those of the one that is left are remembered: an order of it may come. */
export const aim = (context: CartContext, regionId: number): Step =>
  regionId === context.regionId
    ? {}
    : {
        regionId,
        isKnown: false,
        known: new Map(),
        left: without(context.regionId === null ? context.left : withEntry(context.left, context.regionId, context.known), regionId),
        ghosts: new Map(),
        removals: [],
        corrections: new Map(),
        typed: new Set(),
        base: 0,
        unread: null,
        loadFailures: 0,
      }

/**
 * An order came: what it is known to have taken goes at once, and what is left is not known before it is read. Of a line that was wished
 * otherwise since it was pressed the rest stays wished (see overtaken.ts); where nobody knows when that was, the wish stays, and the
 * reading says what became of the line. An answer under way may be the cart as it was before the order. [DEC-020, DEC-022]
 */
export function outdate(context: CartContext, outdating: Outdating): Step {
  const rest = wishRest(context, outdating)
  if (outdating.regionId !== context.regionId) return { ...rest, left: without(context.left, outdating.regionId) }
  const took = new Map(outdating.taken.map(({ productId, qty }) => [productId, qty]))
  const isTaken = (id: number, qty: number) => took.get(id) === qty || (outdating.by !== null && took.has(id))
  const known: KnownLines = new Map(
    [...context.known].map(([id, line]) => [id, isTaken(id, line.item.qty) ? { ...line, item: { ...line.item, qty: 0 } } : line]),
  )
  return {
    ...rest,
    isKnown: false,
    known,
    ...(!context.isKnown && context.known.size === 0 && outdating.by?.isHere && { unread: outdating }),
    // What is in an order is not to be put back.
    ...(outdating.by !== null && { ghosts: new Map([...context.ghosts].filter(([id]) => !took.has(id))) }),
    corrections: ofLines(context.corrections, { ...context, ...rest, known }),
    doubtful: new Set([...context.doubtful, ...keysUnderWay(context.queue)]),
  }
}

/** The cart is read now: what was seen before is in it, what is answered meanwhile may not be. */
export const beginReading = (): Step => ({ seen: 0, own: 0 })

/**
 * The whole cart. A write that is under way now may be in it already, and then makes no version after it: it explains
 * nothing, or it would hide the write of another device. [DEC-020]
 */
export function keepLines(context: CartContext, cart: Cart): Step & { queue: CartQueue } {
  const known = keepCart(context.known, cart)
  return {
    isKnown: true,
    known,
    wrote: stillWrote(context, cart),
    queue: decidable(context.queue, known, context.regionId),
    corrections: ofLines(context.corrections, { ...context, known }),
    base: cart.version,
    seen: Math.max(context.seen, cart.version),
    own: 0,
    doubtful: keysUnderWay(context.queue.filter(({ regionId }) => regionId === context.regionId)),
    loadFailures: 0,
  }
}
/** What became of a wish is forgotten when its line leaves the cart, whoever took it. */
function ofLines(
  corrections: CartContext['corrections'],
  { known, queue, regionId }: Pick<CartContext, 'known' | 'queue' | 'regionId'>,
): CartContext['corrections'] {
  const kept = [...corrections].filter(([id]) => shownQuantity(known, queue, regionId, id) > 0)
  return kept.length === corrections.size ? corrections : new Map(kept)
}
const keysUnderWay = (writes: CartQueue): ReadonlySet<string> => new Set(writes.filter(queue.isUnderWay).map(({ key }) => key))

/** Writes that left an earlier page may be in the cart as this one reads it. */
export function restoreWishes(context: CartContext, older: CartQueue): Step {
  const restored = queue.restored(older)
  return { queue: queue.adopted(context.queue, restored), doubtful: new Set([...context.doubtful, ...keysUnderWay(restored)]) }
}
