import { shownProduct } from '../../../model/cart/cart-lines'
import * as queue from '../../../model/cart/cart-queue'
import type { CartWrite } from '../../../model/cart/cart-queue'
import type { Overtaken } from '../../../model/order/placing/overtaken'
import type { CartContext, Outdating } from '../cart.types'
import { keyOf } from './step'
import { linesIn, wroteIn } from './wrote'

type Line = Overtaken & { product: NonNullable<CartWrite['product']>; note: string; isSame: boolean }

/**
 * The lines of which something was wished after the order was pressed: what is not answered yet, and what the cart has in a later
 * version than was known then. What the order has is not wished once more: of the wish that remains which exceeds it. Another tab judges
 * its own wishes alone; the one that ordered also what it read of others.
 */
function linesOf(context: CartContext, { regionId, taken, by }: Outdating): readonly Line[] {
  if (by === null) return []
  const known = linesIn(context, regionId)
  const wrote = wroteIn(context, regionId)
  return taken.flatMap(({ productId, qty, pressed }): Line[] => {
    const wish = queue.wishOf(context.queue, regionId, productId)
    const product = shownProduct(known, context.queue, regionId, productId)
    const line = known.get(productId)
    const own = wrote.get(productId)
    // A line that was only read as it was ordered, or as gone, was read as the order found or left it; long after it whoever wrote knew of it.
    const isRead = by.isHere && by.isUnheard && line && line.version > by.version && line.item.qty > 0 && line.item.qty !== pressed
    const read = isRead ? line.item.qty : undefined
    const wished = wish?.qty ?? (own && own.version > by.version ? own.qty : read)
    if (!product || wish?.stage === 'refused' || wished === undefined) return []
    const kept = queue.isTakenOut(context.queue, regionId, productId) ? undefined : line?.item.note
    return [
      {
        product,
        note: queue.noteOf(context.queue, regionId, productId)?.note ?? kept ?? '',
        article: product.article,
        taken: qty,
        wished,
        rest: Math.max(0, wished - pressed),
        isSame: wished === pressed,
      },
    ]
  })
}

/** What is to be told of an order that came before later wishes; empty where there were none. */
export const overtaken = (context: CartContext, outdating: Outdating): Overtaken[] =>
  linesOf(context, outdating).flatMap(({ article, taken, wished, rest, isSame }) => (isSame ? [] : [{ article, taken, wished, rest }]))

/**
 * Of the lines an order took what exceeds it stays wished, and noted; where nothing does the line goes. Whether the wish has left or was
 * answered: the server may keep all of it, or none. [DEC-020, DEC-022]
 */
export function wishRest(context: CartContext, outdating: Outdating): Pick<CartContext, 'seq' | 'queue'> {
  const { regionId } = outdating
  return linesOf(context, outdating)
    .filter(({ wished }) => wished > 0)
    .reduce<Pick<CartContext, 'seq' | 'queue'>>(
      (all, { product, note, rest }) => {
        const line = { regionId, productId: product.id, product, at: Date.now() }
        const [key, noteKey] = [keyOf(context, all.seq + 1), keyOf(context, all.seq + 2)]
        const anew = queue.rested(queue.wish(all.queue, { ...line, key, qty: rest }), key)
        return rest > 0 && note !== ''
          ? { seq: all.seq + 2, queue: queue.noted(anew, { ...line, key: noteKey, note }) }
          : { seq: all.seq + 1, queue: anew }
      },
      { seq: context.seq, queue: context.queue },
    )
}
