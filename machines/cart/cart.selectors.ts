import type { SnapshotFrom } from 'xstate'
import { shownIds, shownProduct, shownQuantity } from '../../model/cart/cart-lines'
import { unsentCount, wishOf } from '../../model/cart/cart-queue'
import type { ShownLine } from '../../model/cart/totals'
import type { Prices } from '../prices/prices.machine'
import type { cartMachine } from './cart.machine'

type Cart = SnapshotFrom<typeof cartMachine>

/** Ids of the lines on the screen with the ghosts of this page in their places; compare with `shallowEqual`. */
export function selectRowIds({ context: { known, queue, regionId, ghosts } }: Cart): number[] {
  const shown = new Set(shownIds(known, queue, regionId))
  const all = new Set([...known.keys(), ...shown, ...ghosts.keys()])
  return [...all].filter((id) => shown.has(id) || ghosts.has(id))
}
/** Ids of the lines that are in the cart. */
export const selectLineIds = ({ context: { known, queue, regionId } }: Cart): number[] => shownIds(known, queue, regionId)
/** How many lines are in the cart, not pieces. */
export const selectCount = (cart: Cart): number => selectLineIds(cart).length
/** The line of a row as the server last had it; each part of a row is the same object until that very row changes. */
export const selectItem =
  (productId: number) =>
  ({ context }: Cart) =>
    context.known.get(productId)?.item
/** The write of a row that is not answered yet or was refused. */
export const selectWish =
  (productId: number) =>
  ({ context }: Cart) =>
    wishOf(context.queue, context.regionId, productId)
/** What a row held when it was taken out on this page. */
export const selectGhost =
  (productId: number) =>
  ({ context }: Cart) =>
    context.ghosts.get(productId)
/** What became of the last wish of a row: asked and kept, in pieces. [DEC-019] */
export const selectCorrection =
  (productId: number) =>
  ({ context }: Cart) =>
    context.corrections.get(productId)
/** What stands in the cart of a product: 0 where nothing. */
export const selectQuantity =
  (productId: number) =>
  ({ context: { known, queue, regionId } }: Cart) =>
    shownQuantity(known, queue, regionId, productId)
/** How many writes, of all regions, the server has not answered. */
export const selectUnsent = ({ context }: Cart): number => unsentCount(context.queue)

/** The lines as they stand on the screen, for totals and orders. */
export function shownLines({ context: { known, queue, regionId } }: Cart, prices: Prices): ShownLine[] {
  return shownIds(known, queue, regionId).flatMap((id) => {
    const product = shownProduct(known, queue, regionId, id)
    const isRefused = wishOf(queue, regionId, id)?.stage === 'refused'
    return product
      ? [{ product, qty: shownQuantity(known, queue, regionId, id), price: prices[id]?.price ?? null, ...(isRefused && { isRefused }) }]
      : []
  })
}
