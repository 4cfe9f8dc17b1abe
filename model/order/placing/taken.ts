import * as z from 'zod/mini'
import { Quantity } from '../../cart/cart'
import { Id } from '../../id'
import type { Order, SeenLine } from '../order'

/** What an order took of a line, and what the line held when the order was pressed, in pieces: less may have been there. */
export const Taken = z.object({ productId: Id, qty: Quantity, pressed: Quantity })
export type Taken = z.output<typeof Taken>

/** What an order took of each of its lines. @param pressed what its button was pressed on; without it: what it took [DEC-022] */
export function takenBy({ items }: Pick<Order, 'items'>, pressed: readonly Pick<SeenLine, 'product_id' | 'qty'>[] = []): Taken[] {
  const before = new Map(pressed.map((line) => [line.product_id, line.qty]))
  return items.map(({ product, qty }) => ({ productId: product.id, qty, pressed: before.get(product.id) ?? qty }))
}
