import { shownProduct } from '../../../../model/cart/cart-lines'
import { useAppActor } from '../../../shop/app-context'

/** Pieces of a line that is in the cart. */
export type LineWish = { id: number; quantity: number }

/** @returns wishes many quantities in one call, each as its pack, limit and stock allow; tells how many lines these are */
export function useWishMany(): (wishes: readonly LineWish[]) => number {
  const [cart, prices] = [useAppActor('cart'), useAppActor('prices')]
  return (wished) => {
    if (!cart) return 0
    const { known, queue, regionId } = cart.getSnapshot().context
    const entries = prices?.getSnapshot().context.entries
    const wishes = wished.flatMap(({ id, quantity }) => {
      const product = shownProduct(known, queue, regionId, id)
      return product ? [{ product, quantity, stock: entries?.[id]?.price?.stock ?? null }] : []
    })
    if (wishes.length > 0) cart.send({ type: 'quantities.changed', wishes })
    return wishes.length
  }
}
