import type { Cart, CartItem } from '../../../model/cart/cart'
import { decidable, keepLine } from '../../../model/cart/cart-lines'
import * as queue from '../../../model/cart/cart-queue'
import type { CartWrite } from '../../../model/cart/cart-queue'
import type { CartContext, CartFact, Correction, WriterReport, Refused } from '../cart.types'
import { keepLines } from './reading'
import { rowOf } from './screens'
import { findWrite, withEntry, without, type Step } from './step'
import { answeredBy, isOutcome, keepLeftCart, keepLeftLine, linesIn, noteWrote } from './wrote'

/** An answer about another region than the one shown changes no line on the screen; it was that region's. */
export function settle(context: CartContext, { key, line, version }: { key: string; line: CartItem; version: number }): Step {
  const write = findWrite(context, key)
  const isShown = write?.regionId === context.regionId
  const left = queue.settled(context.queue, key)
  const isLast = queue.wishOf(left, context.regionId, line.product.id) === undefined
  // The whole cart that was read since knows of this write already.
  const isNews = version > context.base
  return {
    failures: 0,
    queue: left,
    ...(write && {
      wrote: noteWrote(context, write.regionId, [{ productId: line.product.id, wished: write.qty, item: line }], version),
    }),
    ...(write && !isShown && keepLeftLine(context, write.regionId, line, version)),
    ...(isShown && {
      ...(isNews && {
        known: keepLine(context.known, line, version),
        seen: Math.max(context.seen, version),
        own: context.own + (context.doubtful.has(key) ? 0 : 1),
      }),
      ...(isLast && write && { corrections: afterAnswer(context, write, line) }),
    }),
  }
}

/** What became of a wish that is answered: nothing where somebody else wrote the line since. */
const afterAnswer = (context: CartContext, write: CartWrite, item: CartItem): CartContext['corrections'] =>
  isOutcome({ wished: write.qty, item })
    ? noted(context.corrections, item.product.id, { asked: askedOf(context, write), kept: item.qty })
    : without(context.corrections, item.product.id)

/** What became of a wish, as it is kept: nothing where it stayed as it was typed; the same map where that is known already. */
function noted(corrections: CartContext['corrections'], productId: number, { asked, kept }: Correction): CartContext['corrections'] {
  if (kept === asked) return without(corrections, productId)
  const known = corrections.get(productId)
  return known?.asked === asked && known.kept === kept ? corrections : withEntry(corrections, productId, { asked, kept })
}

/** How much was wished, as it was typed: before it was rounded to packs here. [DEC-019] */
function askedOf({ corrections, regionId }: CartContext, { productId, qty, regionId: ofRegion }: CartWrite): number {
  const rounded = productId === 'all' || ofRegion !== regionId ? undefined : corrections.get(productId)
  return rounded?.kept === qty ? rounded.asked : qty
}

/** What the answer to a wish makes of it, to be told: undefined where it stayed, or where another is wished or written since. [DEC-019] */
export function correctedLine(context: CartContext, key: string, line: CartItem): (Correction & { write: CartWrite }) | undefined {
  const write = findWrite(context, key)
  if (!write || write.qty === line.qty || !isOutcome({ wished: write.qty, item: line })) return undefined
  const asked = askedOf(context, write)
  const isLast = queue.wishOf(queue.settled(context.queue, key), write.regionId, line.product.id) === undefined
  return isLast && asked !== line.qty ? { write, asked, kept: line.qty } : undefined
}

/** An emptying or a fill answers with the whole cart, so it is as good as reading it; what of the wishes became another number is noted. */
export function settleAll(context: CartContext, { key, cart }: { key: string; cart: Cart }): Step {
  const writes = context.queue.filter((write) => queue.goesUnder(write, key))
  const [first] = writes
  const left = queue.settled(context.queue, key)
  if (!first) return { failures: 0, queue: left }
  if (first.regionId !== context.regionId) {
    const answered = answeredBy(writes, cart, linesIn(context, first.regionId))
    const wrote = noteWrote(context, first.regionId, answered, cart.version)
    return { failures: 0, queue: left, wrote, ...keepLeftCart(context, first.regionId, cart) }
  }
  const read = cart.version > context.base ? keepLines({ ...context, queue: left }, cart) : undefined
  const now = { ...context, ...read }
  const wrote = noteWrote(now, first.regionId, answeredBy(writes, cart, now.known), cart.version)
  const corrections = corrected(context, { key, cart }).reduce(
    (all, { productId, ...correction }) => noted(all, productId, correction),
    now.corrections,
  )
  // One that left before an order came says nothing of what the order left.
  const isKnown = context.isKnown || !writes.some((write) => context.doubtful.has(write.key))
  return { ...read, isKnown, wrote, corrections, failures: 0, queue: read?.queue ?? left }
}

/** The lines of a call of many that hold another quantity than was wished, be it rounded here or there, and of which nothing is wished or written since. [DEC-019] */
export function corrected(context: CartContext, { key, cart }: { key: string; cart: Cart }): ({ productId: number } & Correction)[] {
  const items = new Map(cart.items.map((item) => [item.product.id, item]))
  const left = queue.settled(context.queue, key)
  return context.queue.flatMap((write) => {
    const { productId, regionId, batch } = write
    if (batch !== key || productId === 'all' || queue.wishOf(left, regionId, productId) !== undefined) return []
    const asked = askedOf(context, write)
    const item = items.get(productId)
    return !item || item.qty === asked || !isOutcome({ wished: write.qty, item }) ? [] : [{ productId, asked, kept: item.qty }]
  })
}

/** The note of a line as the server keeps it; it says nothing of the quantity. */
export function settleNote(context: CartContext, { key, productId, note, version }: Extract<WriterReport, { type: 'write.noted' }>): Step {
  const regionId = findWrite(context, key)?.regionId
  const step: Step = { failures: 0, queue: queue.settled(context.queue, key) }
  const line = regionId === undefined ? undefined : linesIn(context, regionId).get(productId)
  const item = line && { ...line.item, note }
  if (regionId !== context.regionId)
    return { ...step, ...(regionId !== undefined && item && keepLeftLine(context, regionId, item, Math.max(version, line.version))) }
  if (version <= context.base) return step
  return {
    ...step,
    seen: Math.max(context.seen, version),
    own: context.own + (context.doubtful.has(key) ? 0 : 1),
    ...(item && { known: keepLine(context.known, item, Math.max(version, line.version)) }),
  }
}

/** What is to be told of a refusal once it is kept; undefined where nothing is refused: the calls go again one by one, or another is wished since. */
export function refusal(context: CartContext, key: string): Extract<CartFact, { type: 'cart.refused' }> | undefined {
  const write = findWrite(context, key)
  if (write?.stage !== 'refused') return undefined
  const { reason = '', regionId } = write
  return { type: 'cart.refused', reason, regionId, what: refusedWhat(context, write), row: rowOf(context, write) }
}
function refusedWhat({ known, regionId }: CartContext, write: CartWrite): Refused {
  if (!write.product) return { as: 'clearing' }
  const { article, id } = write.product
  if (queue.isNote(write)) return { as: 'note', article }
  return { as: 'quantity', article, asked: write.qty, ...(write.regionId === regionId && { kept: known.get(id)?.item.qty ?? 0 }) }
}

/** No answer came to a call: its writes are asked again as they are. */
export const leaveOpen = (context: CartContext, key: string): Step => ({ queue: queue.unanswered(context.queue, key) })
/** The server said no to a call, and why: that is kept with its write, unless another is wished since, or nothing is left to decide. */
export function refuse(context: CartContext, { key, reason }: Extract<WriterReport, { type: 'write.refused' }>): Step {
  const left = queue.refused(context.queue, key, reason)
  return { queue: context.isKnown ? decidable(left, context.known, context.regionId) : left, failures: 0 }
}
