import { enqueueActions } from 'xstate'
import { orderPage, placedPage } from '../../model/order/order-page'
import { takenBy } from '../../model/order/placing/taken'
import { isPage } from '../../model/routing/is-page'
import { cartMachine } from '../cart/cart.machine'
import { goneToast, overtakenToast, refusedToast } from '../cart/cart.toasts'
import type { CartFact, Refusal } from '../cart/cart.types'
import { checkoutMachine } from '../checkout/checkout.machine'
import { selectPressed } from '../checkout/checkout.selectors'
import { orderToast, type OrderOutcome } from '../checkout/checkout.toasts'
import { cancellationToast, type CancellationOutcome } from '../order/cancellation.toasts'
import { reviewMachine } from '../review/review.machine'
import { snapshotOf, to } from '../support/address'
import { commandSetup, type Outdated } from './customer.commands'
import { pathOf, regionsOf } from './customer.knowledge'
import { unfinishedHere } from './customer.leaving'

/** With what the shop is told where that depends on his machines, or on where he is. */
export const newsSetup = commandSetup.extend({
  actions: {
    /** What the cart has not sent, and the rows that were entered and are not in it yet; of an earlier page neither is known at once. [DEC-010] */
    countUnfinished: enqueueActions(({ enqueue, self }) => {
      const { cart, quickEntry } = self.getSnapshot().children
      const left = unfinishedHere(cart, quickEntry)
      enqueue.assign({ unfinished: left })
      if (left) enqueue.emit({ type: 'unfinished.counted', ...left })
    }),
    /** The cart finishes what is typed and then counts; where it lives no more, what it and the entry hold is counted at once. [DEC-010] */
    askUnsent: enqueueActions(({ enqueue, self, system }) => {
      const { cart, quickEntry } = self.getSnapshot().children
      if (snapshotOf(cartMachine, system, 'cart')?.status === 'active')
        return enqueue.sendTo(to(cartMachine, 'cart'), { type: 'cart.report' })
      const left = unfinishedHere(cart, quickEntry)
      if (left) enqueue.emit({ type: 'unfinished.counted', ...left })
    }),
    /** An order is there, or may be: the other tabs hear what it took of what was pressed here; where no answer told anybody of it, whoever shows orders or its cart asks anew. [DEC-022] */
    announceTaken: enqueueActions(
      ({ context, enqueue }, { order, press, regionId = order?.company_region_id, isFound = true }: Outdated & { isFound?: boolean }) => {
        if (regionId === undefined) return
        if (order && press) {
          const [user, version, taken] = [context.user.id, press.version, takenBy(order, press.lines)]
          enqueue.emit({ type: 'message.due', message: { type: 'tab.ordered', user, region: regionId, order: order.id, version, taken } })
        }
        if (isFound) enqueue.emit({ type: 'data.changed', tags: ['orders', 'cart'], region: regionId })
      },
    ),
    /** He leaves: that he saw the popup of an order is told while he can be heard, then what he has not sent is counted. [DEC-048] */
    finishReview: enqueueActions(({ enqueue, system }) => {
      if (snapshotOf(reviewMachine, system, 'review')?.status === 'active')
        enqueue.sendTo(to(reviewMachine, 'review'), { type: 'review.tell' })
      else enqueue.raise({ type: 'review.told' })
    }),
    /** What was chosen by hand here: the other tabs follow. [DEC-027] */
    announceChosen: enqueueActions(({ context, enqueue }, { region, isOwn }: { region: { id: number }; isOwn: boolean }) => {
      if (isOwn) enqueue.emit({ type: 'message.due', message: { type: 'tab.appliedRegion', user: context.user.id, region: region.id } })
    }),
    /** What became of an order: the cart's page shows it, and leads on where it is placed; whoever went elsewhere is told and not moved. [DEC-022] */
    announceOrder: enqueueActions(({ enqueue, system }, fact: OrderOutcome) => {
      const isAtCart = isPage(pathOf(system), '/cart')
      if (!isAtCart) enqueue.emit({ type: 'news.came', toast: orderToast(fact, regionsOf(system)) })
      else if (fact.type === 'order.placed') enqueue.emit({ type: 'page.due', to: placedPage(fact.order.id) })
    }),
    /** How a cancellation ended: done it is told everywhere, refused its question says so; whoever went elsewhere, to the page of thanks too, is told that as well. [DEC-024] */
    announceCancellation: enqueueActions(({ enqueue, system }, fact: CancellationOutcome) => {
      const path = pathOf(system)
      const isShown = isPage(path, orderPage(fact.orderId)) && !new URLSearchParams(path.split('?')[1]).has('placed')
      if (isShown && fact.type !== 'order.cancelled') return
      enqueue.emit({ type: 'news.came', toast: cancellationToast(fact, isShown) })
    }),
    /** A refusal whose words stand in a row of the cart's page is told where that row is not to be seen, any other at once. [DEC-020] */
    tellRefusal: enqueueActions(({ enqueue }, refusal: Refusal) => {
      if (refusal.row === null) enqueue.raise({ type: 'refusal.unseen', refusal })
      else enqueue.sendTo('sight', { type: 'sight.look', row: refusal.row, refusal })
    }),
    /** What the server refused, and in whose cart. [DEC-020] */
    announceRefusal: enqueueActions(({ context, enqueue, system }, refusal: Refusal) => {
      enqueue.emit({ type: 'news.came', toast: refusedToast(refusal, regionsOf(system), context.region?.id ?? null) })
    }),
    /** What was wished after an order was pressed, and what became of it. [DEC-022] */
    announceOvertaken: enqueueActions(({ context, enqueue, system }, fact: Extract<CartFact, { type: 'cart.overtaken' }>) => {
      enqueue.emit({ type: 'news.came', toast: overtakenToast(fact, regionsOf(system), context.region?.id ?? null) })
    }),
    /** What went out of the cart without this tab; where an order is under way here, that tells what it finds changed. [DEC-020, DEC-022] */
    announceGone: enqueueActions(({ enqueue, system }, fact: Extract<CartFact, { type: 'cart.gone' }>) => {
      if (selectPressed(snapshotOf(checkoutMachine, system, 'checkout'), fact.regionId) !== null) return
      enqueue.emit({ type: 'news.came', toast: goneToast(fact) })
    }),
  },
})
