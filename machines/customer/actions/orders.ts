import type { Order } from '../../../model/order/order'
import { orderLines } from '../../../model/order/order-lines'
import { orderPage, placedPage } from '../../../model/order/order-page'
import { isUnheard, type Press } from '../../../model/order/placing/press'
import { takenBy } from '../../../model/order/placing/taken'
import { isPage } from '../../../model/routing/is-page'
import type { TabMessage } from '../../../model/tab-message'
import { cartMachine } from '../../cart/cart.machine'
import { selectVersion } from '../../cart/cart.selectors'
import { checkoutMachine } from '../../checkout/checkout.machine'
import { orderToast, type OrderOutcome } from '../../checkout/checkout.toasts'
import type { CheckoutFact } from '../../checkout/checkout.types'
import { deliveryMachine } from '../../delivery/delivery.machine'
import { cancellationToast, type CancellationOutcome } from '../../order/cancellation.toasts'
import { pricesMachine } from '../../prices/prices.machine'
import { snapshotOf, to } from '../../support/address'
import { action } from '../customer.base'
import { cartOf, pathOf, regionsOf } from '../customer.knowledge'
import { selectDetails } from '../order-facts'

/** An order that exists or may exist: the order where it is known, otherwise its region. `press`: how this tab pressed its button. */
type Outdated = { order?: Pick<Order, 'id' | 'company_region_id' | 'items'>; regionId?: number; press?: Press | null }

/** Orders: what the cart and the prices have to do about them, and how their outcome is shown. */
export const orderActions = {
  /** The cart has said everything: what it holds now is what may be ordered. One that is not read yet says nothing of what it holds: it counts again when it is. */
  proceedCheckout: action(({ context, enqueue, system }) => {
    const cart = context.region ? cartOf(system, context.region.id) : undefined
    const order = snapshotOf(checkoutMachine, system, 'checkout')
    // While it is read anew its lines may be about to change.
    if (!cart?.matches({ content: 'ready' }) || order?.context.regionId !== cart.context.regionId) return
    const prices = snapshotOf(pricesMachine, system, 'prices')
    const lines = prices ? orderLines(cart.context, prices.context.entries, order.context.draft.excluded) : []
    const delivery = snapshotOf(deliveryMachine, system, 'delivery')
    const details = selectDetails({ customer: { context }, cart, prices, delivery, checkout: order })
    enqueue.sendTo(to(checkoutMachine, 'checkout'), { type: 'checkout.proceed', lines, version: selectVersion(cart), details })
  }),
  forgetPrices: action(({ enqueue }) => enqueue.sendTo(to(pricesMachine, 'prices'), { type: 'prices.forget' })),
  /** Another device has changed the cart that is being ordered: it is read before the order is sent. [DEC-020] */
  outrunCart: action(({ enqueue }, { regionId, version }: Extract<CheckoutFact, { type: 'checkout.behind' }>) =>
    enqueue.sendTo(to(cartMachine, 'cart'), { type: 'cart.outrun', regionId, version }),
  ),
  /** An order is there, or may be: the cart of its region is not known before it is read anew. What the order took is gone already, where it is at hand. [DEC-022] */
  outdateCart: action(({ enqueue }, { order, press, regionId = order?.company_region_id }: Outdated) => {
    if (regionId === undefined) return
    const by = order && press ? { orderId: order.id, isHere: true, isUnheard: isUnheard(press, Date.now()), version: press.version } : null
    const taken = order ? takenBy(order, press?.lines) : []
    enqueue.sendTo(to(cartMachine, 'cart'), { type: 'cart.outdate', regionId, taken, by })
  }),
  /** An order that another tab pressed took these lines. [DEC-022] */
  hearOrder: action(
    ({ context, enqueue }, { user, region: regionId, order: orderId, version, taken }: Extract<TabMessage, { type: 'tab.ordered' }>) => {
      if (user !== context.user.id) return
      enqueue.sendTo(to(cartMachine, 'cart'), {
        type: 'cart.outdate',
        regionId,
        taken,
        by: { orderId, isHere: false, isUnheard: false, version },
      })
    },
  ),
  /** An order is there, or may be: the other tabs hear what it took of what was pressed here; where no answer told anybody of it, whoever shows orders or its cart asks anew. [DEC-022] */
  announceTaken: action(
    ({ context, enqueue }, { order, press, regionId = order?.company_region_id, isFound = true }: Outdated & { isFound?: boolean }) => {
      if (regionId === undefined) return
      if (order && press) {
        const [user, version, taken] = [context.user.id, press.version, takenBy(order, press.lines)]
        enqueue.emit({ type: 'message.due', message: { type: 'tab.ordered', user, region: regionId, order: order.id, version, taken } })
      }
      if (isFound) enqueue.emit({ type: 'data.changed', tags: ['orders', 'cart'], region: regionId })
    },
  ),
  /** What became of an order: the cart's page shows it, and leads on where it is placed; whoever went elsewhere is told and not moved. [DEC-022] */
  announceOrder: action(({ enqueue, system }, fact: OrderOutcome) => {
    const isAtCart = isPage(pathOf(system), '/cart')
    if (!isAtCart) enqueue.emit({ type: 'news.came', toast: orderToast(fact, regionsOf(system)) })
    else if (fact.type === 'order.placed') enqueue.emit({ type: 'page.due', to: placedPage(fact.order.id) })
  }),
  /** How a cancellation ended: done it is told everywhere, refused its question says so; whoever went elsewhere, to the page of thanks too, is told that as well. [DEC-024] */
  announceCancellation: action(({ enqueue, system }, fact: CancellationOutcome) => {
    const path = pathOf(system)
    const isShown = isPage(path, orderPage(fact.orderId)) && !new URLSearchParams(path.split('?')[1]).has('placed')
    if (isShown && fact.type !== 'order.cancelled') return
    enqueue.emit({ type: 'news.came', toast: cancellationToast(fact, isShown) })
  }),
  /** An order was cancelled, may be cancelled, or was reviewed, which no answer of the server has told: orders are loaded again, in the other tabs too. [DEC-024] */
  announceDoubt: action(({ enqueue }) => enqueue.emit({ type: 'data.changed', tags: ['orders'], region: null })),
}
