import type { SnapshotFrom } from 'xstate'
import { shownIds, shownNote, shownQuantity } from '../../model/cart/cart-lines'
import { refusedCount, unsentCount, wishOf } from '../../model/cart/cart-queue'
import type { ShownLine } from '../../model/cart/totals'
import { linesOnScreen } from '../../model/order/order-lines'
import type { Prices } from '../prices/prices.machine'
import type { cartMachine } from './cart.machine'

type Cart = SnapshotFrom<typeof cartMachine>

/** Whether the whole cart of its region was there once, also while it is read anew: only then is what it lacks not in it. */
export const selectIsKnown = (cart: Cart | undefined): boolean => cart?.context.isKnown ?? false

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
/** What became of the last wish of a row: asked and kept, in pieces; nothing while it is typed, or where the row holds something else by now. [DEC-019] */
export const selectCorrection =
  (productId: number) =>
  ({ context: { corrections, typed, known, queue, regionId } }: Cart) => {
    const correction = corrections.get(productId)
    if (!correction || typed.has(productId)) return undefined
    return correction.kept === shownQuantity(known, queue, regionId, productId) ? correction : undefined
  }
/** What stands in the cart of a product: 0 where nothing. */
export const selectQuantity =
  (productId: number) =>
  ({ context: { known, queue, regionId } }: Cart) =>
    shownQuantity(known, queue, regionId, productId)
/** The note of a row: as it was written last; '' where there is none. */
export const selectNote =
  (productId: number) =>
  ({ context: { known, queue, regionId } }: Cart) =>
    shownNote(known, queue, regionId, productId)
/** How many lines, of all regions, have a write that the server has not answered. */
export const selectUnsent = ({ context }: Cart): number => unsentCount(context.queue)
/** How many lines, of all regions, have a write that the server refused. */
export const selectRefused = ({ context }: Cart): number => refusedCount(context.queue)

/** The lines as they stand on the screen, for totals. */
export const shownLines = ({ context }: Cart, prices: Prices): ShownLine[] => linesOnScreen(context, prices)

/** Whether the last write had no answer; stays so while it is tried again, until some write is answered. */
export const selectIsStalled = ({ context }: Cart): boolean => context.failures > 0
