import { goingIds } from '../../../model/order/order-lines'
import type { TabMessage } from '../../../model/tab-message'
import { selectCount, selectLineIds, selectRowIds, selectUnsent } from '../../cart/cart.selectors'
import { checkoutMachine } from '../../checkout/checkout.machine'
import { selectDraftOf } from '../../checkout/checkout.selectors'
import type { CheckoutFact } from '../../checkout/checkout.types'
import { deliveryMachine } from '../../delivery/delivery.machine'
import { cartGiftMachine } from '../../prices/cart-gift.machine'
import { pricesMachine } from '../../prices/prices.machine'
import { selectCosts } from '../../prices/prices.selectors'
import { snapshotOf, to } from '../../support/address'
import { action } from '../customer.base'
import { cartOf } from '../customer.knowledge'

/** What is filled in for the next order: its lines, receiving and gift, in all tabs. */
export const draftActions = {
  /** Tells the checkout which lines the cart has, and their prices once all of them are known: it forgets lines that are gone and remembers prices that were shown. [DEC-022] */
  showCart: action(({ context, enqueue, system }) => {
    const cart = context.region ? cartOf(system, context.region.id) : undefined
    const order = snapshotOf(checkoutMachine, system, 'checkout')
    if (!cart || order?.context.regionId !== cart.context.regionId) return
    const checkout = to(checkoutMachine, 'checkout')
    enqueue.sendTo(checkout, { type: 'lines.kept', ids: selectRowIds(cart) })
    const prices = selectCosts(selectLineIds(cart))(snapshotOf(pricesMachine, system, 'prices'))
    if (prices) enqueue.sendTo(checkout, { type: 'prices.met', prices })
  }),
  /** Tells the gift which lines go into the order, once the server has every line as it is on the screen; until then what the gift knew is outdated. [DEC-012] */
  settleGift: action(({ context, enqueue, system }) => {
    const cart = context.region ? cartOf(system, context.region.id) : undefined
    const gift = to(cartGiftMachine, 'cartGift')
    if (!cart) return
    if (context.holds.length > 0 || selectUnsent(cart) > 0) return enqueue.sendTo(gift, { type: 'cart.unsettled' })
    const { excluded } = selectDraftOf(snapshotOf(checkoutMachine, system, 'checkout'), cart.context.regionId)
    const ids = goingIds(cart.context, snapshotOf(pricesMachine, system, 'prices')?.context.entries ?? {}, excluded)
    const isWhole = ids.length > 0 && ids.length === selectCount(cart)
    const settled = { regionId: cart.context.regionId!, lines: cart.context.known, ids: isWhole ? null : ids } // cartOf knows its region
    enqueue.sendTo(gift, { type: 'cart.settled', ...settled })
  }),
  followDraft: action(({ context, enqueue }, { user, region: regionId, change }: Extract<TabMessage, { type: 'tab.choseForOrder' }>) => {
    if (user === context.user.id) enqueue.sendTo(to(checkoutMachine, 'checkout'), { type: 'draft.followed', regionId, change })
  }),
  /** The place where the next order is received is chosen in all tabs too. */
  followPlaces: action(({ enqueue, system }, { regionId, places }: Extract<CheckoutFact, { type: 'places.followed' }>) => {
    const { addressId = null, pickupId = null } = places
    if (snapshotOf(deliveryMachine, system, 'delivery')?.context.regionId !== regionId) return
    if (addressId !== null) enqueue.sendTo(to(deliveryMachine, 'delivery'), { type: 'address.followed', id: addressId })
    if (pickupId !== null) enqueue.sendTo(to(deliveryMachine, 'delivery'), { type: 'pickup.followed', id: pickupId })
  }),
  rememberAddress: action(({ context, enqueue }, { id }: { id: number }) =>
    enqueue.assign({ remembered: { ...context.remembered, addressId: id } }),
  ),
  announceAddress: action(({ enqueue }, { id }: { id: number }) => enqueue.emit({ type: 'address.chosen', id })),
  /** What is filled in for the next order is filled in in all tabs. [DEC-067] */
  announceDraft: action(({ context, enqueue }, { regionId, change }: Extract<CheckoutFact, { type: 'draft.chosen' }>) =>
    enqueue.emit({ type: 'message.due', message: { type: 'tab.choseForOrder', user: context.user.id, region: regionId, change } }),
  ),
}
