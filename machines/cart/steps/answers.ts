import type { CartItem } from '../../../model/cart/cart'
import { decidable, keepLine } from '../../../model/cart/cart-lines'
import * as queue from '../../../model/cart/cart-queue'
import type { CartWrite } from '../../../model/cart/cart-queue'
import type { CartContext, CartFact, Correction, WriterReport, Refused } from '../cart.types'
import { keepLines } from './reading'
import { rowOf } from './screens'
import { findWrite, withEntry, without, type Step } from './step'
import { answeredBy, keepLeftCart, keepLeftLine, linesIn, noteWrote, originOf } from './wrote'

type Answered = Omit<Extract<WriterReport, { type: 'write.answered' }>, 'type'>
type Filled = Omit<Extract<WriterReport, { type: 'write.filled' }>, 'type'>

/** Whether a write went out before the call that is answered now, or that call more than once. */
const wasRepeated = (write: CartWrite, answer: Answered | Filled): boolean => write.isRepeated === true || answer.isRepeated === true

/** An answer about another region than the one shown changes no line on the screen; it was that region's. */
export function settle(context: CartContext, answer: Answered): Step {
  const { key, line, version } = answer
  const write = findWrite(context, key)
  const isRepeated = write !== undefined && wasRepeated(write, answer)
  const isShown = write?.regionId === context.regionId
  const left = queue.settled(context.queue, key)
  const isLast = queue.wishOf(left, context.regionId, line.product.id) === undefined
  // The whole cart that was read since knows of this write already.
  const isNews = version > context.base
  return {
    failures: 0,
    queue: left,
    ...(write && {
      wrote: noteWrote(context, write.regionId, [{ productId: line.product.id, wished: write.qty, item: line, isRepeated }], version),
    }),
    ...(write && !isShown && keepLeftLine(context, write.regionId, line, version)),
    ...(isShown && {
      ...(isNews && {
        known: keepLine(context.known, line, version),
        seen: Math.max(context.seen, version),
        own: context.own + (context.doubtful.has(key) ? 0 : 1),
      }),
      ...(isLast && write && { corrections: afterAnswer(context, write, line, isRepeated) }),
    }),
  }
}

/** What became of a wish that is answered: nothing where somebody else wrote the line since. */
function afterAnswer(context: CartContext, write: CartWrite, item: CartItem, isRepeated: boolean): CartContext['corrections'] {
  const correction = correctionOf(write, item, isRepeated)
  return correction ? noted(context.corrections, item.product.id, correction) : without(context.corrections, item.product.id)
}

/** What became of a wish, also where it stayed; undefined where somebody else wrote the line since. Of an answer to a repeated call nobody may know. [DEC-018, DEC-019] */
function correctionOf(write: CartWrite, item: CartItem, isRepeated: boolean): Correction | undefined {
  const origin = originOf({ wished: write.qty, item, isRepeated })
  if (origin === 'another') return undefined
  return { asked: askedOf(write), kept: item.qty, ...(origin === 'either' && { isUnsure: true }) }
}

/** What became of a wish, as it is kept: nothing where it stayed as it was typed; the same map where that is known already. */
function noted(corrections: CartContext['corrections'], productId: number, correction: Correction): CartContext['corrections'] {
  const { asked, kept, isUnsure } = correction
  if (kept === asked) return without(corrections, productId)
  const known = corrections.get(productId)
  const isKnown = known?.asked === asked && known.kept === kept && known.isUnsure === isUnsure
  return isKnown ? corrections : withEntry(corrections, productId, correction)
}

/** How much was wished, as it was typed: before it was rounded to packs here. [DEC-019] */
const askedOf = ({ asked, qty }: CartWrite): number => asked ?? qty

/** What the answer to a wish makes of it, to be told: undefined where it stayed, or where another is wished or written since. [DEC-019] */
export function correctedLine(context: CartContext, answer: Answered): { correction: Correction; write: CartWrite } | undefined {
  const { key, line } = answer
  const write = findWrite(context, key)
  const correction = write && write.qty !== line.qty ? correctionOf(write, line, wasRepeated(write, answer)) : undefined
  if (!write || !correction || correction.asked === line.qty) return undefined
  const isLast = queue.wishOf(queue.settled(context.queue, key), write.regionId, line.product.id) === undefined
  return isLast ? { write, correction } : undefined
}

/** An emptying or a fill answers with the whole cart, so it is as good as reading it; what of the wishes became another number is noted. */
export function settleAll(context: CartContext, answer: Filled): Step {
  const { key, cart, isRepeated = false } = answer
  const writes = context.queue.filter((write) => queue.goesUnder(write, key))
  const [first] = writes
  const left = queue.settled(context.queue, key)
  if (!first) return { failures: 0, queue: left }
  if (first.regionId !== context.regionId) {
    const answered = answeredBy(writes, cart, linesIn(context, first.regionId), isRepeated)
    const wrote = noteWrote(context, first.regionId, answered, cart.version)
    return { failures: 0, queue: left, wrote, ...keepLeftCart(context, first.regionId, cart) }
  }
  const read = cart.version > context.base ? keepLines({ ...context, queue: left }, cart) : undefined
  const now = { ...context, ...read }
  const wrote = noteWrote(now, first.regionId, answeredBy(writes, cart, now.known, isRepeated), cart.version)
  const corrections = corrected(context, answer).reduce(
    (all, { productId, ...correction }) => noted(all, productId, correction),
    now.corrections,
  )
  // One that left before an order came says nothing of what the order left.
  const isKnown = context.isKnown || !writes.some((write) => context.doubtful.has(write.key))
  return { ...read, isKnown, wrote, corrections, failures: 0, queue: read?.queue ?? left }
}

/** The lines of a call of many that hold another quantity than was wished, be it rounded here or there, and of which nothing is wished or written since. [DEC-019] */
export function corrected(context: CartContext, answer: Filled): ({ productId: number } & Correction)[] {
  const { key, cart } = answer
  const items = new Map(cart.items.map((item) => [item.product.id, item]))
  const left = queue.settled(context.queue, key)
  return context.queue.flatMap((write) => {
    const { productId, regionId, batch } = write
    if (batch !== key || productId === 'all' || queue.wishOf(left, regionId, productId) !== undefined) return []
    const item = items.get(productId)
    const correction = item && correctionOf(write, item, wasRepeated(write, answer))
    return !correction || correction.asked === correction.kept ? [] : [{ productId, ...correction }]
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
