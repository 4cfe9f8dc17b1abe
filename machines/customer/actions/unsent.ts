import type { CartQueue } from '../../../model/cart/cart-queue'
import { cartMachine } from '../../cart/cart.machine'
import { quickEntryMachine } from '../../quick-entry/quick-entry.machine'
import { reviewMachine } from '../../review/review.machine'
import { snapshotOf, to } from '../../support/address'
import { action } from '../customer.base'
import { unfinishedHere } from '../customer.leaving'

/** What a logout or another tab waits for: changes that are not sent yet. */
export const unsentActions = {
  askCart: action(({ enqueue }) => enqueue.sendTo(to(cartMachine, 'cart'), { type: 'cart.report' })),
  adoptWrites: action(({ enqueue }, { queue }: { queue: CartQueue }) =>
    enqueue.sendTo(to(cartMachine, 'cart'), { type: 'cart.adopt', queue }),
  ),
  /** Somebody waits for what is unsent: what was refused is requested again. */
  retryEntry: action(({ enqueue }) => enqueue.sendTo(to(quickEntryMachine, 'quickEntry'), { type: 'entry.retried' })),
  /** Somebody waits for what is unsent, whatever tab and region it was entered in. */
  gatherEntry: action(({ enqueue }) => enqueue.sendTo(to(quickEntryMachine, 'quickEntry'), { type: 'entry.gather' })),
  /** Counts what the cart has not sent, and entered rows that are not in it yet; those of an earlier page are not known at once. [DEC-010] */
  countUnfinished: action(({ enqueue, self }) => {
    const { cart, quickEntry } = self.getSnapshot().children
    const left = unfinishedHere(cart, quickEntry)
    enqueue.assign({ unfinished: left })
    if (left) enqueue.emit({ type: 'unfinished.counted', ...left })
  }),
  /** The cart finishes what is typed and then counts; if it has crashed, what it and the entry hold is counted at once. [DEC-010] */
  askUnsent: action(({ enqueue, self, system }) => {
    const { cart, quickEntry } = self.getSnapshot().children
    if (snapshotOf(cartMachine, system, 'cart')?.status === 'active')
      return enqueue.sendTo(to(cartMachine, 'cart'), { type: 'cart.report' })
    const left = unfinishedHere(cart, quickEntry)
    if (left) enqueue.emit({ type: 'unfinished.counted', ...left })
  }),
  /** Before a logout: the review tells the server which orders it has shown, while the login is valid; then unsent changes are counted. [DEC-048] */
  finishReview: action(({ enqueue, system }) => {
    if (snapshotOf(reviewMachine, system, 'review')?.status === 'active')
      enqueue.sendTo(to(reviewMachine, 'review'), { type: 'review.tell' })
    else enqueue.raise({ type: 'review.told' })
  }),
}
