import { shownIds, shownNote, shownProduct, shownQuantity } from '../../../model/cart/cart-lines'
import * as queue from '../../../model/cart/cart-queue'
import type { CartWrite } from '../../../model/cart/cart-queue'
import { orderableQuantity } from '../../../model/cart/quantity'
import type { Product } from '../../../model/catalogue/product'
import type { CartContext, Correction, Ghost, Wished } from '../cart.types'
import { withoutTyped } from './screens'
import { findWrite, keyOf, withEntry, without, type Step } from './step'

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
        ? withEntry<Ghost>(context.ghosts, product.id, { product, qty: before, note: noteOf(context, product.id) })
        : qty > 0
          ? without(context.ghosts, product.id)
          : context.ghosts,
    corrections: qty === quantity ? without(context.corrections, product.id) : withEntry(context.corrections, product.id, correction),
  }
}

const noteOf = ({ known, queue: writes, regionId }: CartContext, productId: number) => shownNote(known, writes, regionId, productId)

/** Many wishes at once; none of them is typed, so all may be sent now. [DEC-020] */
export const wishMany = (context: CartContext, wishes: readonly Wished[]): Step =>
  wishes.reduce<CartContext>((all, each) => {
    const { wished, ...changes } = wish(all, { ...each, isTyped: false })
    const next = { ...all, ...changes }
    return { ...next, queue: queue.rested(next.queue, wished.key) }
  }, context)

/** As many pieces of another product instead of a line, with its note; what stands of the other already stays. */
export function replaceLine(context: CartContext, productId: number, by: Product, stock: number | null): Step {
  const { known, queue: writes, regionId } = context
  const product = shownProduct(known, writes, regionId, productId)
  const qty = shownQuantity(known, writes, regionId, productId)
  if (!product || qty === 0) return {}
  const quantity = qty + shownQuantity(known, writes, regionId, by.id)
  const step = wishMany(context, [
    { product: by, quantity, stock },
    { product, quantity: 0, stock: null },
  ])
  const note = noteOf(context, productId)
  return note === '' ? step : { ...step, ...noteLine({ ...context, ...step }, by.id, note) }
}

/** What the buyer notes of a line that is there. */
export function noteLine(context: CartContext, productId: number, note: string): Step {
  const { known, queue: writes, regionId } = context
  const product = shownProduct(known, writes, regionId, productId)
  if (!product || regionId === null || note === noteOf(context, productId)) return {}
  const seq = context.seq + 1
  return { seq, queue: queue.noted(writes, { key: keyOf(context, seq), regionId, productId, product, note, at: Date.now() }) }
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
    const back = { ...all, seq, queue: queue.rested(queue.wish(all.queue, write), key), ghosts: without(all.ghosts, id) }
    return ghost.note === '' ? back : { ...back, ...noteLine({ ...back, known: without(back.known, id) }, id, ghost.note) }
  }, context)
}

/** Everything goes and may come back while the page is there. */
export function clear(context: CartContext): Step {
  const { known, regionId } = context
  const ids = shownIds(known, context.queue, regionId)
  const gone = ids.flatMap((id): [number, Ghost][] => {
    const product = shownProduct(known, context.queue, regionId, id)
    return product ? [[id, { product, qty: shownQuantity(known, context.queue, regionId, id), note: noteOf(context, id) }]] : []
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
  const wishAnew = { ...write, key: anew, at: Date.now() }
  const again =
    write.productId === 'all'
      ? queue.clear(queue.settled(context.queue, key), { key: anew, regionId: write.regionId, at: Date.now() })
      : write.note !== undefined
        ? queue.noted(context.queue, { ...wishAnew, note: write.note })
        : queue.rested(queue.wish(context.queue, wishAnew), anew)
  return { seq, queue: again }
}

/** A refused wish that the buyer gives up: the line is what the server keeps. */
export const dropWish = (context: CartContext, key: string): Step => ({ queue: queue.settled(context.queue, key) })
