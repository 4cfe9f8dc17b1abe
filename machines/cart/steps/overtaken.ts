import { shownProduct, shownQuantity, type KnownLines } from '../../../model/cart/cart-lines'
import * as queue from '../../../model/cart/cart-queue'
import type { CartWrite } from '../../../model/cart/cart-queue'
import type { Overtaken } from '../../../model/order/placing/overtaken'
import type { CartContext, OutdatedBy, Taken } from '../cart.types'
import { keyOf, type Step } from './step'

type Outdating = { regionId: number; taken: readonly Taken[]; by: OutdatedBy | null }
type Line = Overtaken & { product: NonNullable<CartWrite['product']>; isWished: boolean; isSame: boolean }

const NOTHING_KNOWN: KnownLines = new Map()
const NONE: ReadonlyMap<number, number> = new Map()

/** The lines that this tab wrote since it read the cart, pieces. */
export const ownLines = ({ known, base }: Pick<CartContext, 'known' | 'base'>): ReadonlyMap<number, number> =>
  new Map([...known].flatMap(([id, { item, version }]) => (version > base ? [[id, item.qty] as const] : [])))

/**
 * The lines of which something else was wished after the order was pressed. What the order has is not wished once more: of the wish
 * that remains which exceeds it. Another tab judges its own wishes alone: what it read of the others' may be older than the order.
 */
function linesOf(context: CartContext, { regionId, taken, by }: Outdating): Line[] {
  if (by === null) return []
  const isShown = regionId === context.regionId
  const known = isShown ? context.known : NOTHING_KNOWN
  const own = isShown ? new Map([...ownLines(context), ...context.outdated]) : NONE
  return taken.flatMap(({ productId, qty, pressed }): Line[] => {
    const wish = queue.wishOf(context.queue, regionId, productId)
    const product = shownProduct(known, context.queue, regionId, productId)
    if (!product || wish?.stage === 'refused') return []
    const isOwn = wish !== undefined || by.isHere || own.has(productId)
    const shown = shownQuantity(known, context.queue, regionId, productId)
    const wished = wish === undefined && !by.isHere ? (own.get(productId) ?? shown) : shown
    // A line that is gone already, and not by a wish of this page, was read as the order left it.
    const isGone = wished === 0 && wish === undefined && !(isShown && context.ghosts.has(productId))
    if (!isOwn || isGone || (wish === undefined && wished === pressed)) return []
    return [
      {
        product,
        article: product.article,
        taken: qty,
        wished,
        rest: Math.max(0, wished - pressed),
        isSame: wished === pressed,
        isWished: wish !== undefined,
      },
    ]
  })
}

/** What is to be told of an order that came before later wishes; empty where there were none. */
export const overtaken = (context: CartContext, outdating: Outdating): Overtaken[] =>
  linesOf(context, outdating).flatMap(({ article, taken, wished, rest, isSame }) => (isSame ? [] : [{ article, taken, wished, rest }]))

/** Of the lines an order took what exceeds it stays wished, whether the wish has left or was answered: the server may keep all of it, or none. [DEC-020, DEC-022] */
export function wishRest(context: CartContext, outdating: Outdating): Step {
  const { regionId } = outdating
  return linesOf(context, outdating)
    .filter(({ rest, wished, isWished }) => rest > 0 || (isWished && wished > 0))
    .reduce<Pick<CartContext, 'seq' | 'queue'>>(
      (all, { product, rest }) => {
        const seq = all.seq + 1
        const key = keyOf(context, seq)
        const anew = queue.wish(all.queue, { key, regionId, productId: product.id, qty: rest, product, at: Date.now() })
        return { seq, queue: queue.rested(anew, key) }
      },
      { seq: context.seq, queue: context.queue },
    )
}
