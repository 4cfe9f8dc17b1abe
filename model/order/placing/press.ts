import * as z from 'zod/mini'
import { Quantity } from '../../cart/cart'
import { Id } from '../../id'
import { ORDER_UNHEARD_MS } from '../../limits'
import type { Order, SeenLine } from '../order'
import { whole } from '../../whole'

/** What the button was pressed on, in pieces, with what was sent of each line, which version of the cart that was, and when it went out first, ms of the device's clock. [DEC-018] */
export const Press = z.object({
  lines: z.array(z.object({ product_id: Id, qty: Quantity, sent: Quantity })),
  version: z.number().check(whole()),
  at: z._default(z.number(), 0),
})
export type Press = z.output<typeof Press>

/** @param pressed what the buyer saw @param sent less of it, where he agreed to that @param at ms */
export function pressOn(pressed: readonly SeenLine[], sent: readonly SeenLine[], version: number, at: number): Press {
  const left = new Map(sent.map((line) => [line.product_id, line.qty]))
  return { lines: pressed.map(({ product_id, qty }) => ({ product_id, qty, sent: left.get(product_id) ?? 0 })), version, at }
}

/** Of the presses that went out under one uuid the one that made the order; null: none is known. Where none fits, the last one. [DEC-022] */
export function pressOfOrder(presses: readonly Press[], { items }: Pick<Order, 'items'>): Press | null {
  const made = new Map(items.map(({ product, qty }) => [product.id, qty]))
  const isMade = ({ lines }: Press) => {
    const sent = lines.filter((line) => line.sent > 0)
    return sent.length === made.size && sent.every((line) => made.get(line.product_id) === line.sent)
  }
  return presses.find(isMade) ?? presses.at(-1) ?? null
}

/** Whether what others wrote to the cart by now was wished without knowing of the order. @param now ms, the device's clock [DEC-020, DEC-022] */
export const isUnheard = ({ at }: Press, now: number): boolean => now - at <= ORDER_UNHEARD_MS
