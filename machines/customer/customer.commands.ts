import { enqueueActions } from 'xstate'
import type { CompanyRegion } from '../../model/company/region'
import type { Order } from '../../model/order/order'
import { goingIds, orderLines } from '../../model/order/order-lines'
import { isUnheard, type Press } from '../../model/order/placing/press'
import { takenBy } from '../../model/order/placing/taken'
import type { TabMessage } from '../../model/tab-message'
import { cartMachine } from '../cart/cart.machine'
import {
  selectCorrection,
  selectCount,
  selectLineIds,
  selectQuantity,
  selectRowIds,
  selectUnsent,
  selectVersion,
} from '../cart/cart.selectors'
import { checkoutMachine } from '../checkout/checkout.machine'
import { selectDraftOf, selectHoldsRegion } from '../checkout/checkout.selectors'
import type { CheckoutFact } from '../checkout/checkout.types'
import { companySetupMachine } from '../company-setup/company-setup.machine'
import { deliveryMachine } from '../delivery/delivery.machine'
import { favoritesMachine } from '../favorites/favorites.machine'
import { cartGiftMachine } from '../prices/cart-gift.machine'
import { notificationsMachine } from '../notifications/notifications.machine'
import { promoOfToast } from '../notifications/notifications.toasts'
import { promoNotificationMachine } from '../notifications/promo-notification.machine'
import { pricesMachine } from '../prices/prices.machine'
import { selectCosts } from '../prices/prices.selectors'
import { productNotificationsMachine } from '../product-notifications/product-notifications.machine'
import { quickEntryMachine } from '../quick-entry/quick-entry.machine'
import { learned } from '../quick-entry/quick-entry.outcomes'
import { regionsMachine } from '../regions/regions.machine'
import { surveyMachine } from '../survey/survey.machine'
import { mayBuyFor } from '../regions/regions.selectors'
import { FOLLOWED } from '../regions/regions.toasts'
import { reviewMachine } from '../review/review.machine'
import { snapshotOf, to } from '../support/address'
import { cartOf, knownStockOf } from './customer.knowledge'
import { customerSetup } from './customer.setup'
import type { Heard } from './customer.types'
import { selectDetails } from './order-facts'

/** By an order that is at hand, or by one of this region. `press`: where this tab pressed it. */
export type Outdated = { order?: Pick<Order, 'id' | 'company_region_id' | 'items'>; regionId?: number; press?: Press | null }
type Message<T extends TabMessage['type']> = Extract<TabMessage, { type: T }>

/** With what his machines are told where that depends on the others. */
export const commandSetup = customerSetup.extend({
  actions: {
    /** What kept their lists away may be over: those that have none ask again, and marks and wishes that waited go out. */
    retryLists: enqueueActions(({ enqueue }) => {
      enqueue.sendTo(to(regionsMachine, 'regions'), { type: 'regions.retried' })
      enqueue.sendTo(to(deliveryMachine, 'delivery'), { type: 'delivery.retried' })
      enqueue.sendTo(to(favoritesMachine, 'favorites'), { type: 'favorites.retried' })
      enqueue.sendTo(to(productNotificationsMachine, 'productNotifications'), { type: 'notifications.retried' })
      enqueue.sendTo(to(quickEntryMachine, 'quickEntry'), { type: 'entry.retried' })
      enqueue.sendTo(to(notificationsMachine, 'notifications'), { type: 'notifications.retried' })
      enqueue.sendTo(to(companySetupMachine, 'companySetup'), { type: 'setup.retried' })
      enqueue.sendTo(to(reviewMachine, 'review'), { type: 'review.retried' })
      enqueue.sendTo(to(surveyMachine, 'survey'), { type: 'survey.retry' })
    }),
    /** What became of a toast, where it was of a promotion. */
    tellPromo: enqueueActions(({ enqueue }, { type, toastId }: Extract<Heard, { type: `toast.${string}` }>) => {
      const promoId = promoOfToast(toastId)
      if (promoId === null) return
      enqueue.sendTo(to(promoNotificationMachine, 'promoNotification'), {
        type: type === 'toast.closed' ? 'promo.seen' : 'promo.followed',
        promoId,
      })
    }),
    /** What the cart and the prices say by now of lines that were entered: whoever pasted them sees what became of each. [DEC-019] */
    tellSeen: enqueueActions(({ context, enqueue, system }) => {
      const { entries = [], regionId } = snapshotOf(quickEntryMachine, system, 'quickEntry')?.context ?? {}
      const added = new Set(entries.flatMap(({ status, productId }) => (status === 'added' && productId !== null ? [productId] : [])))
      const cart = regionId === context.region?.id && regionId && added.size > 0 ? cartOf(system, regionId) : undefined
      if (!cart) return
      const seen = [...added].map((productId) => ({
        productId,
        stock: knownStockOf(system, productId),
        inCart: selectQuantity(productId)(cart),
        correction: selectCorrection(productId)(cart),
      }))
      if (learned(entries, seen) !== entries) enqueue.sendTo(to(quickEntryMachine, 'quickEntry'), { type: 'entry.seen', seen })
    }),
    /** The cart has said everything: what it holds now is what may be ordered. One that is not read yet says nothing of what it holds: it counts again when it is. */
    proceedCheckout: enqueueActions(({ context, enqueue, system }) => {
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
    /** An order is there, or may be: the cart of its region is not known before it is read anew. What the order took is gone already, where it is at hand. [DEC-022] */
    outdateCart: enqueueActions(({ enqueue }, { order, press, regionId = order?.company_region_id }: Outdated) => {
      if (regionId === undefined) return
      const by =
        order && press ? { orderId: order.id, isHere: true, isUnheard: isUnheard(press, Date.now()), version: press.version } : null
      const taken = order ? takenBy(order, press?.lines) : []
      enqueue.sendTo(to(cartMachine, 'cart'), { type: 'cart.outdate', regionId, taken, by })
    }),
    /** An order that another tab pressed took these lines. [DEC-022] */
    hearOrder: enqueueActions(
      ({ context, enqueue }, { user, region: regionId, order: orderId, version, taken }: Message<'tab.ordered'>) => {
        if (user !== context.user.id) return
        enqueue.sendTo(to(cartMachine, 'cart'), {
          type: 'cart.outdate',
          regionId,
          taken,
          by: { orderId, isHere: false, isUnheard: false, version },
        })
      },
    ),
    /** The region that another tab chose, unless an order is on its way here: then after its answer. [DEC-027] */
    followLate: enqueueActions(({ context: { following, region }, enqueue, system }) => {
      if (following === null || !region) return
      const regionId = mayBuyFor(snapshotOf(regionsMachine, system, 'regions'), following) ? following : region.id
      if (selectHoldsRegion(snapshotOf(checkoutMachine, system, 'checkout')))
        enqueue.sendTo(to(checkoutMachine, 'checkout'), { type: 'checkout.aim', regionId })
      else if (regionId !== region.id) enqueue.sendTo(to(regionsMachine, 'regions'), { type: 'region.follow', id: regionId })
    }),
    followDraft: enqueueActions(({ context, enqueue }, { user, region: regionId, change }: Message<'tab.choseForOrder'>) => {
      if (user === context.user.id) enqueue.sendTo(to(checkoutMachine, 'checkout'), { type: 'draft.followed', regionId, change })
    }),
    /** Where the next order goes is chosen in all tabs too. */
    followPlaces: enqueueActions(({ enqueue, system }, { regionId, places }: Extract<CheckoutFact, { type: 'places.followed' }>) => {
      const { addressId = null, pickupId = null } = places
      if (snapshotOf(deliveryMachine, system, 'delivery')?.context.regionId !== regionId) return
      if (addressId !== null) enqueue.sendTo(to(deliveryMachine, 'delivery'), { type: 'address.followed', id: addressId })
      if (pickupId !== null) enqueue.sendTo(to(deliveryMachine, 'delivery'), { type: 'pickup.followed', id: pickupId })
    }),
    /** What stands in the cart, and what it costs once all of that is known: after an order the checkout forgets what is gone; it remembers what was met. [DEC-022] */
    showCart: enqueueActions(({ context, enqueue, system }) => {
      const cart = context.region ? cartOf(system, context.region.id) : undefined
      const order = snapshotOf(checkoutMachine, system, 'checkout')
      if (!cart || order?.context.regionId !== cart.context.regionId) return
      const checkout = to(checkoutMachine, 'checkout')
      enqueue.sendTo(checkout, { type: 'lines.kept', ids: selectRowIds(cart) })
      const prices = selectCosts(selectLineIds(cart))(snapshotOf(pricesMachine, system, 'prices'))
      if (prices) enqueue.sendTo(checkout, { type: 'prices.met', prices })
    }),
    /** The server holds every line as it stands on the screen, and answers: what those earn that go into the order may be asked. Until then what was known of that is of before. [DEC-012] */
    settleGift: enqueueActions(({ context, enqueue, system }) => {
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
    /** Data changed, here or in another tab that buys for `region`: whoever holds some of it asks anew. Of their own writes the cart, the favourites and the survey know. [DEC-020] */
    reloadByTags: enqueueActions(
      ({ context, enqueue }, { tags, region, isOwn }: { tags: readonly string[]; region: number | null; isOwn: boolean }) => {
        if (tags.includes('delivery')) enqueue.sendTo(to(deliveryMachine, 'delivery'), { type: 'delivery.reload' })
        if (tags.includes('regions')) enqueue.sendTo(to(regionsMachine, 'regions'), { type: 'regions.load' })
        enqueue.sendTo(to(notificationsMachine, 'notifications'), { type: 'notifications.reload', tags })
        enqueue.sendTo(to(reviewMachine, 'review'), { type: 'review.reload', tags, isOwn })
        if (isOwn) return
        enqueue.sendTo(to(favoritesMachine, 'favorites'), { type: 'favorites.reload', tags })
        enqueue.sendTo(to(surveyMachine, 'survey'), { type: 'survey.reload', tags })
        if (!tags.includes('cart') || region === null || region !== context.region?.id) return
        // With orders: one of them took lines.
        if (tags.includes('orders'))
          enqueue.sendTo(to(cartMachine, 'cart'), { type: 'cart.outdate', regionId: region, taken: [], by: null })
        else enqueue.sendTo(to(cartMachine, 'cart'), { type: 'cart.load', regionId: region })
      },
    ),
    /** The same region at other terms (it passed moderation): what it costs is asked anew. Before rememberRegion. [DEC-025] */
    reprice: enqueueActions(({ context, enqueue }, { region }: { region: CompanyRegion }) => {
      const before = context.region
      if (before?.id === region.id && (before.status !== region.status || before.store_city_id !== region.store_city_id))
        enqueue.sendTo(to(pricesMachine, 'prices'), { type: 'prices.forget' })
    }),
    /** The region of another tab came into force here, and that is said; one that came while the regions were loading is asked for again. [DEC-027] */
    follow: enqueueActions(({ context: { following }, enqueue, system }, { region, isOwn }: { region: CompanyRegion; isOwn: boolean }) => {
      if (following === null) return
      if (!isOwn && selectHoldsRegion(snapshotOf(checkoutMachine, system, 'checkout'))) return
      const isPossible = mayBuyFor(snapshotOf(regionsMachine, system, 'regions'), following)
      if (region.id === following) enqueue.emit({ type: 'news.came', toast: FOLLOWED })
      else if (isPossible && !isOwn) return enqueue.sendTo(to(regionsMachine, 'regions'), { type: 'region.follow', id: following })
      enqueue.assign({ following: null })
    }),
  },
})
