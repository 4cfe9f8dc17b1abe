import type { Cart, CartItem } from '../../model/cart/cart'
import { keepCart, keepLine, shownIds, shownProduct, shownQuantity } from '../../model/cart/cart-lines'
import * as queue from '../../model/cart/cart-queue'
import type { CartQueue, CartWrite } from '../../model/cart/cart-queue'
import { orderableQuantity } from '../../model/cart/quantity'
import type { Product } from '../../model/catalogue/product'
import type { CartContext, Correction, Ghost, LinesOf, WriterReport } from './cart.types'

type Step = Partial<CartContext>

/** Context → what of it changes: the cart's rules, one for each action of its chart. Nothing here sends or waits. */

export const findWrite = (context: CartContext, key: string): CartWrite | undefined => context.queue.find((write) => write.key === key)
const keyOf = ({ tab }: CartContext, seq: number) => `${tab}-${seq}`

/** Another region: its lines come, its wishes stand in the queue already. */
export const aim = (context: CartContext, regionId: number): Step =>
  regionId === context.regionId
    ? {}
    : { regionId, known: new Map(), ghosts: new Map(), corrections: new Map(), typed: new Set(), base: 0, loadFailures: 0 }

/** The cart is read now: what was seen before is in it, what is answered meanwhile may not be. */
export const beginReading = (): Step => ({ seen: 0, own: 0 })

/**
 * The whole cart. A write that is under way now may be in it already, and then makes no version after it: it explains
 * nothing, or it would hide the write of another device. [DEC-020]
 */
export function keepLines(context: CartContext, cart: Cart): Step {
  const known = keepCart(context.known, cart)
  return {
    known,
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

function without<V>(map: ReadonlyMap<number, V>, id: number): ReadonlyMap<number, V> {
  if (!map.has(id)) return map
  const next = new Map(map)
  next.delete(id)
  return next
}
const withEntry = <V>(map: ReadonlyMap<number, V>, id: number, value: V): ReadonlyMap<number, V> => new Map(map).set(id, value)

/** What is wished: pieces of a product, as far as they are typed, and its stock where that is known. */
export type Wished = { product: Product; quantity: number; stock: number | null; isTyped?: boolean }

/** A wish: shown at once, rounded as the server will; a line taken out leaves a ghost. [DEC-019, DEC-021] */
export function wish(context: CartContext, { product, quantity, stock, isTyped = false }: Wished): Step & { wished: CartWrite } {
  const regionId = context.regionId! // guard hasRegion
  const before = shownQuantity(context.known, context.queue, regionId, product.id)
  const qty = orderableQuantity(quantity, { pack: product.pack, limit: product.limit, stock })
  const seq = context.seq + 1
  const wished: CartWrite = { key: keyOf(context, seq), regionId, productId: product.id, qty, product, stage: 'typing', at: Date.now() }
  const correction: Correction = { asked: quantity, kept: qty }
  return {
    seq,
    wished,
    queue: queue.wish(context.queue, wished),
    typed: isTyped ? new Set(context.typed).add(product.id) : withoutTyped(context.typed, product.id),
    ghosts:
      qty === 0 && before > 0
        ? withEntry<Ghost>(context.ghosts, product.id, { product, qty: before })
        : qty > 0
          ? without(context.ghosts, product.id)
          : context.ghosts,
    corrections: qty === quantity ? without(context.corrections, product.id) : withEntry(context.corrections, product.id, correction),
  }
}

/** The typing of a line is over. */
export function withoutTyped(typed: CartContext['typed'], productId: number): CartContext['typed'] {
  if (!typed.has(productId)) return typed
  return new Set([...typed].filter((id) => id !== productId))
}

/** Screens that come and go, by what they show. */
export function withScreens(screens: CartContext['screens'], of: LinesOf, by: 1 | -1): CartContext['screens'] {
  const count = (screens.get(of) ?? 0) + by
  const others = [...screens].filter(([shown]) => shown !== of)
  return new Map(count > 0 ? [...others, [of, count]] : others)
}

/** Whether a screen says itself what becomes of a write: it shows this line of the region that is shown. */
export const isOnScreen = ({ screens, regionId }: CartContext, write: CartWrite): boolean =>
  write.regionId === regionId && (screens.has('all') || screens.has(write.productId))

/** The typed lines whose last screen has gone. */
const deserted = ({ typed, screens }: CartContext, of: LinesOf): number[] =>
  screens.has('all') ? [] : [...typed].filter((id) => (of === 'all' || of === id) && !screens.has(id))

/** The typed lines that some screen still shows, now that one has gone. */
export function stillTyped(context: CartContext, of: LinesOf): CartContext['typed'] {
  const gone = deserted(context, of)
  return gone.length === 0 ? context.typed : new Set([...context.typed].filter((id) => !gone.includes(id)))
}

/** What became of the lines whose screen has gone while they were typed; a write that still rests is told of when it has rested. */
export function unsaid(context: CartContext, of: LinesOf): ({ product: Product } & Correction)[] {
  const { known, regionId, corrections } = context
  return deserted(context, of).flatMap((id) => {
    const correction = corrections.get(id)
    const product = shownProduct(known, context.queue, regionId, id)
    const isResting = queue.wishOf(context.queue, regionId, id)?.stage === 'typing'
    return correction && product && !isResting ? [{ product, ...correction }] : []
  })
}

/** The page of the cart is left: what was taken out is gone, what was said was read, but for what is still to be told. */
export const leavePage = ({ corrections, queue: writes, regionId }: CartContext): Step => ({
  ghosts: new Map(),
  corrections: new Map([...corrections].filter(([id]) => queue.wishOf(writes, regionId, id)?.stage === 'typing')),
})

/** Lines taken out on this page are wished anew with what they held. */
export function bringBack(context: CartContext, ids: readonly number[]): Step {
  return ids.reduce<Step & CartContext>((all, id) => {
    const ghost = all.ghosts.get(id)
    if (!ghost || all.regionId === null) return all
    const seq = all.seq + 1
    const key = keyOf(all, seq)
    const write = { key, regionId: all.regionId, productId: id, qty: ghost.qty, product: ghost.product, at: Date.now() }
    return { ...all, seq, queue: queue.rested(queue.wish(all.queue, write), key), ghosts: without(all.ghosts, id) }
  }, context)
}

/** Everything goes and may come back while the page is there. */
export function clear(context: CartContext): Step {
  const { known, regionId } = context
  const ids = shownIds(known, context.queue, regionId)
  const gone = ids.flatMap((id): [number, Ghost][] => {
    const product = shownProduct(known, context.queue, regionId, id)
    return product ? [[id, { product, qty: shownQuantity(known, context.queue, regionId, id) }]] : []
  })
  const seq = context.seq + 1
  return {
    seq,
    queue: queue.clear(context.queue, { key: keyOf(context, seq), regionId: regionId!, at: Date.now() }), // guard hasRegion
    ghosts: new Map([...context.ghosts, ...gone]),
    corrections: new Map(),
  }
}

/** What is still typed is ready now: somebody waits for it. */
export const finishTyping = (context: CartContext): Step => ({
  queue: context.queue.reduce((all, { key }) => queue.rested(all, key), context.queue),
})

/** What a refusal kept back is wished anew: the server remembers the answer to the old key. */
export function wishAgain(context: CartContext, key: string): Step {
  const write = findWrite(context, key)
  if (!write) return {}
  const seq = context.seq + 1
  const anew = keyOf(context, seq)
  const again =
    write.productId === 'all'
      ? queue.clear(queue.settled(context.queue, key), { key: anew, regionId: write.regionId, at: Date.now() })
      : queue.rested(queue.wish(context.queue, { ...write, key: anew, at: Date.now() }), anew)
  return { seq, queue: again }
}

/** A refused wish that the buyer gives up: the line is what the server keeps. */
export const dropWish = (context: CartContext, key: string): Step => ({ queue: queue.settled(context.queue, key) })

/** Writes that left an earlier page may be in the cart as this one reads it. */
export function restoreWishes(context: CartContext, older: CartQueue): Step {
  const restored = queue.restored(older)
  return { queue: queue.adopted(context.queue, restored), doubtful: new Set([...context.doubtful, ...keysUnderWay(restored)]) }
}

/** An answer about another region than the one shown changes no line; it was that region's. */
export function settle(context: CartContext, { key, line, version }: { key: string; line: CartItem; version: number }): Step {
  const write = findWrite(context, key)
  const isShown = write?.regionId === context.regionId
  const hasNewer = context.queue.some(
    (other) => other !== write && other.regionId === context.regionId && other.productId === line.product.id,
  )
  // The whole cart that was read since knows of this write already.
  const isNews = version > context.base
  const wasCorrected = write !== undefined && write.qty !== line.qty && !hasNewer
  return {
    failures: 0,
    queue: queue.settled(context.queue, key),
    ...(isShown && {
      ...(isNews && {
        known: keepLine(context.known, line, version),
        seen: Math.max(context.seen, version),
        own: context.own + (context.doubtful.has(key) ? 0 : 1),
      }),
      ...(wasCorrected && line.qty > 0
        ? { corrections: withEntry(context.corrections, line.product.id, { asked: write.qty, kept: line.qty }) }
        : line.qty === 0 && !hasNewer && { corrections: without(context.corrections, line.product.id) }),
    }),
  }
}

/** Emptying answers with the whole cart, so it is as good as reading it. */
export function settleAll(context: CartContext, { key, cart }: { key: string; cart: Cart }): Step {
  const isShown = findWrite(context, key)?.regionId === context.regionId
  const left = queue.settled(context.queue, key)
  return {
    ...(isShown && cart.version > context.base && keepLines({ ...context, queue: left }, cart)),
    failures: 0,
    queue: left,
  }
}

export const leaveOpen = (context: CartContext, key: string): Step => ({ queue: queue.unanswered(context.queue, key) })
export const refuse = (context: CartContext, { key, reason }: Extract<WriterReport, { type: 'write.refused' }>): Step => ({
  queue: queue.refused(context.queue, key, reason),
  failures: 0,
})
