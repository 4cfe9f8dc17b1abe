import { weakMapMemoize } from 'reselect'
import type { SnapshotFrom } from 'xstate'
import { heldQuantity, shownIds, shownNote, shownQuantity, type KnownLines } from '../../model/cart/cart-lines'
import type { CartQueue } from '../../model/cart/cart-queue'
import { newestWrites } from '../../model/cart/newest-writes'
import { isSameList } from '../../model/cart/same-list'
import type { ShownLine } from '../../model/cart/totals'
import { refusedCount, unsentCount } from '../../model/cart/unfinished'
import { linesOnScreen } from '../../model/order/order-lines'
import type { Prices } from '../prices/prices.machine'
import type { cartMachine } from './cart.machine'
import type { CartContext } from './cart.types'
import { lastRemoved, restorable } from './steps/removing'

type Cart = SnapshotFrom<typeof cartMachine>

/**
 * Whether the whole cart of the region was read and no order was placed since; stays true while it is read again. Only then does a missing
 * line mean that the product is not in the cart.
 */
export const selectIsKnown = (cart: Cart | undefined): boolean => cart?.context.isKnown ?? false

/** Whether the writes that earlier pages stored are still being read: until then it is not known whether everything is saved. */
export const selectIsRestoring = (cart: Cart): boolean => cart.matches({ writing: 'restoring' })

/** The newest version of the cart on which the shown lines are based. [DEC-018] */
export const selectVersion = ({ context: { known, base, seen } }: Cart): number =>
  Math.max(base, seen, ...[...known.values()].map(({ version }) => version))

/** Product ids of the shown rows, including removed lines that can be restored, in their places; the same array until they change. */
export function selectRowIds({ context: { known, queue, regionId, ghosts } }: Cart): readonly number[] {
  const shown = shownIds(known, queue, regionId)
  return ghosts.size === 0 ? shown : withGhosts(known, shown, ghosts)
}
const withGhosts = weakMapMemoize(
  (known: KnownLines, shown: readonly number[], ghosts: CartContext['ghosts']): readonly number[] => {
    const living = new Set(shown)
    return [...new Set([...known.keys(), ...shown, ...ghosts.keys()])].filter((id) => living.has(id) || ghosts.has(id))
  },
  { resultEqualityCheck: isSameList },
)
/** Product ids of the lines in the cart; the same array until they change. */
export const selectLineIds = ({ context: { known, queue, regionId } }: Cart): readonly number[] => shownIds(known, queue, regionId)
/** Number of lines (not pieces) in the cart. */
export const selectCount = (cart: Cart): number => selectLineIds(cart).length
/** The line of a product as the server last had it; the same object until that line changes. */
export const selectItem =
  (productId: number) =>
  ({ context }: Cart) =>
    context.known.get(productId)?.item
/** The newest write of a line that is not answered yet or was refused. */
export const selectWish =
  (productId: number) =>
  ({ context }: Cart) =>
    newestWrites(context.queue, context.regionId).of(productId)
const NO_IDS: readonly number[] = []
/**
 * Products whose line has a refused write and is part of the order. A refused clearing is not included: it is decided as a whole.
 * @param excluded products left out of the order
 */
export const selectRefusedIds = (cart: Cart, excluded: readonly number[]): readonly number[] =>
  cart.context.queue.some(({ stage }) => stage === 'refused')
    ? selectLineIds(cart).filter((id) => {
        const write = selectWish(id)(cart)
        return write?.stage === 'refused' && write.productId === id && !excluded.includes(id)
      })
    : NO_IDS
/** What a line held when it was removed on this page. */
export const selectGhost =
  (productId: number) =>
  ({ context }: Cart) =>
    context.ghosts.get(productId)
/** Product ids that «Вернуть всё» restores: all lines removed on this page, or after a clearing the lines of that time. [DEC-021] */
export const selectRestorable = ({ context }: Cart): readonly number[] => restorable(context)
/** Product ids of the last removal; empty if there is none. [DEC-021] */
export const selectLastRemoved = ({ context }: Cart): readonly number[] => lastRemoved(context)
/**
 * Correction of the last requested quantity of a line, in pieces; undefined while it is being typed, or if the line has another quantity by
 * now. [DEC-019]
 */
export const selectCorrection =
  (productId: number) =>
  ({ context: { corrections, typed, known, queue, regionId } }: Cart) => {
    const correction = corrections.get(productId)
    if (!correction || typed.has(productId)) return undefined
    const qty = heldQuantity(newestWrites(queue, regionId).of(productId), known.get(productId)?.item)
    return correction.kept === qty ? correction : undefined
  }
/** Shown quantity of a product in the cart; 0 if it has no line. */
export const selectQuantity =
  (productId: number) =>
  ({ context: { known, queue, regionId } }: Cart) =>
    shownQuantity(known, queue, regionId, productId)
/** Quantities in the cart by product id; empty while the cart is not known. */
export function selectHeld(cart: Cart | undefined, productIds: readonly number[]): Readonly<Record<number, number>> {
  if (!cart || !selectIsKnown(cart)) return {}
  const { known, queue, regionId } = cart.context
  const writes = newestWrites(queue, regionId)
  return Object.fromEntries(productIds.map((id) => [id, heldQuantity(writes.of(id), known.get(id)?.item)]))
}
/** The note of a line as written last; '' if there is none. */
export const selectNote =
  (productId: number) =>
  ({ context: { known, queue, regionId } }: Cart) =>
    shownNote(known, queue, regionId, productId)
/** Number of lines, of all regions, with a write that is not answered yet. */
export const selectUnsent = ({ context }: Cart): number => unsentCount(context.queue)
/** Selector of a count per region, without regions whose count is 0; memoized by the queue. */
function byRegion(count: (queue: CartQueue) => number): (cart: Cart) => ReadonlyMap<number, number> {
  const none: ReadonlyMap<number, number> = new Map()
  const countsOf = weakMapMemoize((queue: CartQueue): ReadonlyMap<number, number> => {
    const regions = [...new Set(queue.map(({ regionId }) => regionId))]
    const counts = regions.map((id) => [id, count(queue.filter(({ regionId }) => regionId === id))] as const)
    const some = counts.filter(([, lines]) => lines > 0)
    return some.length > 0 ? new Map(some) : none
  })
  return ({ context }) => countsOf(context.queue)
}
/** Number of lines with an unanswered write, by region; only regions that have any. */
export const selectUnsentByRegion = byRegion(unsentCount)
/** Number of lines with a refused write, by region; only regions that have any. */
export const selectRefusedByRegion = byRegion(refusedCount)

/** The lines as shown, for totals. */
export const shownLines = ({ context }: Cart, prices: Prices, excluded?: readonly number[]): readonly ShownLine[] =>
  linesOnScreen(context, prices, excluded)

/** Whether writes are stuck: the last one had no answer, until some write is answered. */
export const selectIsStalled = (cart: Cart): boolean => cart.context.failures > 0 || cart.hasTag('resting')
/** Whether the last write failed because of too many requests (429) and not for want of an answer. */
export const selectIsThrottled = ({ context }: Cart): boolean => context.failures > 0 && context.isThrottled
