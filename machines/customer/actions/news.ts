import type { CartFact, Refusal } from '../../cart/cart.types'
import { goneToast, overtakenToast, refusedToast } from '../../cart/cart.toasts'
import { checkoutMachine } from '../../checkout/checkout.machine'
import { selectPressed } from '../../checkout/checkout.selectors'
import { promoOfToast } from '../../notifications/notifications.toasts'
import { promoNotificationMachine } from '../../notifications/promo-notification.machine'
import { snapshotOf, to } from '../../support/address'
import type { Toast } from '../../toaster/toaster.machine'
import { action } from '../customer.base'
import { regionsOf } from '../customer.knowledge'
import type { CustomerFact, Heard } from '../customer.types'

/** Toasts and popups that appear without the user's action. */
export const newsActions = {
  announceNews: action(({ enqueue }, toast: Toast) => enqueue.emit({ type: 'news.came', toast })),
  announcePopup: action(({ enqueue }, fact: Extract<CustomerFact, { type: `popup.${string}` }>) => enqueue.emit(fact)),
  /** A refusal whose words stand in a row of the cart's page is told where that row is not to be seen, any other at once. [DEC-020] */
  tellRefusal: action(({ enqueue }, refusal: Refusal) => {
    if (refusal.row === null) enqueue.raise({ type: 'refusal.unseen', refusal })
    else enqueue.sendTo('sight', { type: 'sight.look', row: refusal.row, refusal })
  }),
  /** What the server refused, and in whose cart. [DEC-020] */
  announceRefusal: action(({ context, enqueue, system }, refusal: Refusal) => {
    enqueue.emit({ type: 'news.came', toast: refusedToast(refusal, regionsOf(system), context.region?.id ?? null) })
  }),
  /** What was wished after an order was pressed, and what became of it. [DEC-022] */
  announceOvertaken: action(({ context, enqueue, system }, fact: Extract<CartFact, { type: 'cart.overtaken' }>) => {
    enqueue.emit({ type: 'news.came', toast: overtakenToast(fact, regionsOf(system), context.region?.id ?? null) })
  }),
  /** What went out of the cart without this tab; where an order is under way here, that tells what it finds changed. [DEC-020, DEC-022] */
  announceGone: action(({ enqueue, system }, fact: Extract<CartFact, { type: 'cart.gone' }>) => {
    if (selectPressed(snapshotOf(checkoutMachine, system, 'checkout'), fact.regionId) !== null) return
    enqueue.emit({ type: 'news.came', toast: goneToast(fact) })
  }),
  /** What became of a toast, where it was of a promotion. */
  tellPromo: action(({ enqueue }, { type, toastId }: Extract<Heard, { type: `toast.${string}` }>) => {
    const promoId = promoOfToast(toastId)
    if (promoId === null) return
    enqueue.sendTo(to(promoNotificationMachine, 'promoNotification'), {
      type: type === 'toast.closed' ? 'promo.seen' : 'promo.followed',
      promoId,
    })
  }),
}
