import type { SnapshotFrom } from 'xstate'
import { isRefused, isUnauthorized, refusalText } from '../../model/api-error'
import { NO_WORDS, type OrderWords } from '../../model/order/draft'
import type { SeenLine } from '../../model/order/order'
import type { checkoutMachine } from './checkout.machine'

type Checkout = SnapshotFrom<typeof checkoutMachine> | undefined

/**
 * What is chosen for the next order of a region: nothing while the checkout does not live, or has an order of another region on its way.
 * The same object until it changes. [DEC-027]
 */
export const selectDraftOf = (checkout: Checkout, regionId: number | null | undefined): OrderWords =>
  checkout && checkout.context.regionId === regionId ? checkout.context.draft : NO_WORDS

/** The lines that an order of this region was pressed for, or is sent with, until it is known what became of it; null: none is. [DEC-022] */
export function selectPressed(checkout: Checkout, regionId: number | null | undefined): readonly SeenLine[] | null {
  if (!checkout?.hasTag('pressed') || checkout.context.regionId !== regionId) return null
  const { lines, submitted } = checkout.context
  return checkout.matches('underway') ? lines : (submitted?.lines ?? null)
}

/** Whether another region has to wait: the order has left, or may have. [DEC-027] */
export function selectHoldsRegion(checkout: Checkout): boolean {
  if (!checkout?.hasTag('pressed')) return false
  const { isDoubtful, isUnsure } = checkout.context
  const hasLeft = checkout.matches('underway') && !checkout.hasTag('queueing')
  return hasLeft || ((checkout.hasTag('queueing') || checkout.hasTag('repeating')) && (isDoubtful || isUnsure))
}

/** Why the last try of an order in doubt was refused, whole sentences; null: it was not, or it only met the end of a login. */
export function selectLateRefusal(checkout: Checkout): string | null {
  const error = checkout?.hasTag('uncertain') ? checkout.context.error : null
  return error && isRefused(error) && !isUnauthorized(error) ? refusalText(error) : null
}
