import type { Cart, CartItem } from '../../../model/cart/cart'
import { keepLine } from '../../../model/cart/cart-lines'
import * as queue from '../../../model/cart/cart-queue'
import type { CartContext, Correction, WriterReport } from '../cart.types'
import { keepLines } from './reading'
import { findWrite, withEntry, without, type Step } from './step'

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

/** An emptying or a fill answers with the whole cart, so it is as good as reading it; what of the wishes became another number is noted. */
export function settleAll(context: CartContext, { key, cart }: { key: string; cart: Cart }): Step {
  const isShown = context.queue.find((write) => queue.goesUnder(write, key))?.regionId === context.regionId
  const left = queue.settled(context.queue, key)
  const changes = isShown && cart.version > context.base ? keepLines({ ...context, queue: left }, cart) : {}
  if (!isShown) return { failures: 0, queue: left }
  const corrections = new Map(changes.corrections ?? context.corrections)
  for (const { productId, asked, kept } of corrected(context, { key, cart })) {
    if (kept > 0 && queue.wishOf(left, context.regionId, productId) === undefined) corrections.set(productId, { asked, kept })
  }
  return { ...changes, corrections, failures: 0, queue: left }
}

/** The lines of a call of many that hold another quantity than was wished, be it rounded here or there. [DEC-019] */
export function corrected(context: CartContext, { key, cart }: { key: string; cart: Cart }): ({ productId: number } & Correction)[] {
  const kept = new Map(cart.items.map(({ product, qty }) => [product.id, qty]))
  return context.queue.flatMap(({ productId, qty, batch }) => {
    if (batch !== key || productId === 'all') return []
    const rounded = context.corrections.get(productId)
    const asked = rounded?.kept === qty ? rounded.asked : qty
    const now = kept.get(productId) ?? 0
    return now === asked ? [] : [{ productId, asked, kept: now }]
  })
}

/** The note of a line as the server keeps it; it says nothing of the quantity. */
export function settleNote(context: CartContext, { key, productId, note, version }: Extract<WriterReport, { type: 'write.noted' }>): Step {
  const isShown = findWrite(context, key)?.regionId === context.regionId
  const line = context.known.get(productId)
  const isNews = isShown && version > context.base
  return {
    failures: 0,
    queue: queue.settled(context.queue, key),
    ...(isNews && {
      seen: Math.max(context.seen, version),
      own: context.own + (context.doubtful.has(key) ? 0 : 1),
      ...(line && { known: keepLine(context.known, { ...line.item, note }, Math.max(version, line.version)) }),
    }),
  }
}

/** What a refusal was of, once it is kept: the line, what was wished of it and what the server has; undefined for what is no quantity of one line. */
export function refusedLine(context: CartContext, key: string): { article: string; asked: number; kept: number } | undefined {
  const write = findWrite(context, key)
  if (!write?.product || write.stage !== 'refused' || queue.isNote(write) || write.regionId !== context.regionId) return undefined
  return { article: write.product.article, asked: write.qty, kept: context.known.get(write.product.id)?.item.qty ?? 0 }
}

export const leaveOpen = (context: CartContext, key: string): Step => ({ queue: queue.unanswered(context.queue, key) })
export const refuse = (context: CartContext, { key, reason }: Extract<WriterReport, { type: 'write.refused' }>): Step => ({
  queue: queue.refused(context.queue, key, reason),
  failures: 0,
})
