import type { Cart } from '../../../model/cart/cart'
import { shownIds } from '../../../model/cart/cart-lines'
import * as queue from '../../../model/cart/cart-queue'
import type { CartContext, CartFact, Outdating } from '../cart.types'

type Gone = Extract<CartFact, { type: 'cart.gone' }>

/** @param going products of lines that the cart has, or had a moment ago */
function factOf({ known, queue: writes, regionId }: CartContext, orderId: number | null, going: readonly number[]): Gone | null {
  const articles = going.flatMap((id) => known.get(id)?.item.product.article ?? [])
  if (regionId === null || articles.length === 0) return null
  const gone = new Set(going)
  return { type: 'cart.gone', regionId, orderId, articles, isEmpty: shownIds(known, writes, regionId).every((id) => gone.has(id)) }
}

/** What an order of another tab took out of the cart that is shown, which may have been read since; null: nothing, or it was pressed here. [DEC-022] */
export function takenElsewhere(context: CartContext, { regionId, taken, by }: Outdating): Gone | null {
  if (!by || by.isHere || regionId !== context.regionId) return null
  return factOf(
    context,
    by.orderId,
    taken.map(({ productId }) => productId),
  )
}

/**
 * The lines of the known cart that a reading does not find, and that nobody wished away here: another tab or device took them out, or
 * ordered them. null: none, or an order has told of itself before. [DEC-020]
 */
export function goneSince(context: CartContext, cart: Cart): Gone | null {
  const { isKnown, known, queue: writes, regionId } = context
  if (!isKnown) return null
  const there = new Set(cart.items.map(({ product }) => product.id))
  // What was answered in a later version than this reading is of has not gone.
  const isOlder = (id: number) => (known.get(id)?.version ?? 0) <= cart.version
  const going = shownIds(known, writes, regionId).filter(
    (id) => !there.has(id) && isOlder(id) && queue.wishOf(writes, regionId, id) === undefined,
  )
  return factOf(context, null, going)
}
