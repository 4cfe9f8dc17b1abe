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

/** Whether the whole cart of its region was there once and no order came since, also while it is read anew: only then is what it lacks not in it. */
export const selectIsKnown = (cart: Cart | undefined): boolean => cart?.context.isKnown ?? false

/** The newest version of the cart that anything shown is of. [DEC-018] */
export const selectVersion = ({ context: { known, base, seen } }: Cart): number =>
  Math.max(base, seen, ...[...known.values()].map(({ version }) => version))

/** Ids of the lines on the screen with the ghosts of this page in their places; the same array until they change. */
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
/** Ids of the lines that are in the cart; the same array until they change. */
export const selectLineIds = ({ context: { known, queue, regionId } }: Cart): readonly number[] => shownIds(known, queue, regionId)
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
    newestWrites(context.queue, context.regionId).of(productId)
const NO_IDS: readonly number[] = []
/** Products of the lines that the server refused to change and that the order is to take; not those of an emptying, which is decided on as a whole. @param excluded products left out of the order */
export const selectRefusedIds = (cart: Cart, excluded: readonly number[]): readonly number[] =>
  cart.context.queue.some(({ stage }) => stage === 'refused')
    ? selectLineIds(cart).filter((id) => {
        const write = selectWish(id)(cart)
        return write?.stage === 'refused' && write.productId === id && !excluded.includes(id)
      })
    : NO_IDS
/** What a row held when it was taken out on this page. */
export const selectGhost =
  (productId: number) =>
  ({ context }: Cart) =>
    context.ghosts.get(productId)
/** Ids of the lines that «Вернуть всё» brings back: all that was taken out on this page, after a clearing what was there then. [DEC-021] */
export const selectRestorable = ({ context }: Cart): readonly number[] => restorable(context)
/** Ids of the lines that the last removal took out; empty where there is none. [DEC-021] */
export const selectLastRemoved = ({ context }: Cart): readonly number[] => lastRemoved(context)
/** What became of the last wish of a row: asked and kept, in pieces; nothing while it is typed, or where the row holds something else by now. [DEC-019] */
export const selectCorrection =
  (productId: number) =>
  ({ context: { corrections, typed, known, queue, regionId } }: Cart) => {
    const correction = corrections.get(productId)
    if (!correction || typed.has(productId)) return undefined
    const qty = heldQuantity(newestWrites(queue, regionId).of(productId), known.get(productId)?.item)
    return correction.kept === qty ? correction : undefined
  }
/** What stands in the cart of a product: 0 where nothing. */
export const selectQuantity =
  (productId: number) =>
  ({ context: { known, queue, regionId } }: Cart) =>
    shownQuantity(known, queue, regionId, productId)
/** What rows of products hold, by product id; none while it is not known what the cart holds. */
export function selectHeld(cart: Cart | undefined, productIds: readonly number[]): Readonly<Record<number, number>> {
  if (!cart || !selectIsKnown(cart)) return {}
  const { known, queue, regionId } = cart.context
  const writes = newestWrites(queue, regionId)
  return Object.fromEntries(productIds.map((id) => [id, heldQuantity(writes.of(id), known.get(id)?.item)]))
}
/** The note of a row: as it was written last; '' where there is none. */
export const selectNote =
  (productId: number) =>
  ({ context: { known, queue, regionId } }: Cart) =>
    shownNote(known, queue, regionId, productId)
/** How many lines, of all regions, have a write that the server has not answered. */
export const selectUnsent = ({ context }: Cart): number => unsentCount(context.queue)
/** A count for each region that has any, worked out once for a queue; the same map as long as no region has. */
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
/** How many lines of each region have a write that the server has not answered; only regions that have any. */
export const selectUnsentByRegion = byRegion(unsentCount)
/** How many lines of each region have a write that the server refused; only regions that have any. */
export const selectRefusedByRegion = byRegion(refusedCount)

/** The lines as they stand on the screen, for totals. */
export const shownLines = ({ context }: Cart, prices: Prices, excluded?: readonly number[]): readonly ShownLine[] =>
  linesOnScreen(context, prices, excluded)

/** Whether the last write had no answer; stays so while it is tried again, until some write is answered, and as long as one without an answer rests. */
export const selectIsStalled = (cart: Cart): boolean => cart.context.failures > 0 || cart.hasTag('resting')
/** Whether it was too many questions, and not a silent server, that kept the last answer away. */
export const selectIsThrottled = ({ context }: Cart): boolean => context.failures > 0 && context.isThrottled
