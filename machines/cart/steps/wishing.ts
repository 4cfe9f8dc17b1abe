import { shownNote, shownProduct, shownQuantity } from '../../../model/cart/cart-lines'
import * as queue from '../../../model/cart/cart-queue'
import type { CartWrite } from '../../../model/cart/cart-queue'
import { orderableQuantity } from '../../../model/cart/quantity'
import type { CartContext, Correction, Ghost, Wished } from '../cart.types'
import { withoutTyped } from './screens'
import { keyOf, withEntry, without, type Step } from './step'

/** A wish: shown at once, rounded as the server will; a line taken out leaves a ghost. [DEC-019, DEC-021] */
export function wish(context: CartContext, { product, quantity, stock, isTyped = false }: Wished): Step & { wished: CartWrite } {
  const regionId = context.regionId! // guard hasRegion
  const before = shownQuantity(context.known, context.queue, regionId, product.id)
  const qty = orderableQuantity(quantity, { pack: product.pack, limit: product.limit, stock })
  const seq = context.seq + 1
  const wished: CartWrite = {
    key: keyOf(context, seq),
    regionId,
    productId: product.id,
    qty,
    ...(qty !== quantity && { asked: quantity }),
    product,
    stage: 'typing',
    at: Date.now(),
  }
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

/** The note of a line as it is shown; '' where there is none. */
export const noteOf = ({ known, queue: writes, regionId }: CartContext, productId: number) => shownNote(known, writes, regionId, productId)

/** What the buyer notes of a line that is there. */
export function noteLine(context: CartContext, productId: number, note: string): Step {
  const { known, queue: writes, regionId } = context
  const product = shownProduct(known, writes, regionId, productId)
  if (!product || regionId === null || note === noteOf(context, productId)) return {}
  const seq = context.seq + 1
  return { seq, queue: queue.noted(writes, { key: keyOf(context, seq), regionId, productId, product, note, at: Date.now() }) }
}

/** What is still typed is ready now: somebody waits for it. */
export const finishTyping = (context: CartContext): Step => ({
  queue: context.queue.reduce((all, { key }) => queue.rested(all, key), context.queue),
})
