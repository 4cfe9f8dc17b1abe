import { enqueueActions, raise, sendTo } from 'xstate'
import { orderableQuantity } from '../../model/cart/quantity'
import { QUANTITY_MAX } from '../../model/limits'
import type { Order } from '../../model/order/order'
import { goingIds, orderLines } from '../../model/order/order-lines'
import { isUnheard, type Press } from '../../model/order/placing/press'
import { takenBy } from '../../model/order/placing/taken'
import type { TabMessage } from '../../model/tab-message'
import { cartMachine } from '../cart/cart.machine'
import {
  selectCorrection,
  selectCount,
  selectIsKnown,
  selectLineIds,
  selectQuantity,
  selectRowIds,
  selectUnsent,
  selectVersion,
} from '../cart/cart.selectors'
import type { CartFact, Wished } from '../cart/cart.types'
import { checkoutMachine } from '../checkout/checkout.machine'
import { selectDraftOf, selectHoldsRegion, selectPressed } from '../checkout/checkout.selectors'
import type { CheckoutFact } from '../checkout/checkout.types'
import { deliveryMachine } from '../delivery/delivery.machine'
import { favoritesMachine } from '../favorites/favorites.machine'
import { navigationMachine } from '../navigation/navigation.machine'
import { cartGiftMachine } from '../prices/cart-gift.machine'
import { pricesMachine } from '../prices/prices.machine'
import { selectCosts } from '../prices/prices.selectors'
import { quickEntryMachine } from '../quick-entry/quick-entry.machine'
import { learned } from '../quick-entry/quick-entry.outcomes'
import type { QuickEntryFact } from '../quick-entry/quick-entry.types'
import { CHANGED_SINCE, notAdded, STAYED } from '../quick-entry/quick-entry.words'
import { regionsMachine } from '../regions/regions.machine'
import { mayBuyFor } from '../regions/regions.selectors'
import { sessionMachine } from '../session/session.machine'
import { toasterMachine } from '../toaster/toaster.machine'
import { snapshotOf, tell, to } from './app.address'
import { unfinishedHere } from './app.leaving'
import { appSetup, isPage } from './app.setup'
import { selectDetails } from './order-facts'
import type { Refusal } from './app.types'
import {
  cancellationToast,
  goneToast,
  orderPage,
  orderToast,
  overtakenToast,
  refusedToast,
  placedPage,
  type CancellationOutcome,
  type OrderOutcome,
} from './app.toasts'

type Added = Extract<QuickEntryFact, { type: 'entry.added' }>
type Withdrawn = Extract<QuickEntryFact, { type: 'entry.withdrawn' }>
/** By an order that is at hand, or by one of this region. `press`: where this tab pressed it. */
type Outdated = { order?: Pick<Order, 'id' | 'company_region_id' | 'items'>; regionId?: number; press?: Press | null }
type Message<T extends TabMessage['type']> = Extract<TabMessage, { type: T }>
type System = Parameters<typeof snapshotOf>[1]

/** What stands in the cart of this region; undefined where no cart of it is known yet. */
function cartOf(system: System, regionId: number) {
  const cart = snapshotOf(cartMachine, system, 'cart')
  return selectIsKnown(cart) && cart?.context.regionId === regionId ? cart : undefined
}
const stockOf = (system: System, productId: number) =>
  snapshotOf(pricesMachine, system, 'prices')?.context.entries[productId]?.price?.stock ?? null

/** 0 where the region has no price of it: no order takes it either. */
function knownStockOf(system: System, productId: number): number | null {
  const price = snapshotOf(pricesMachine, system, 'prices')?.context.entries[productId]?.price
  return price === undefined ? null : (price?.stock ?? 0)
}

const regionsOf = (system: System) => snapshotOf(regionsMachine, system, 'regions')?.context.regions ?? []
const pathOf = (system: System) => snapshotOf(navigationMachine, system, 'navigation')?.context.path ?? ''

/** The setup of the root with what the machines of a customer are told: also the way from the entry by article into the cart. */
export const customerSetup = appSetup.extend({
  actions: {
    /** What kept their lists away may be over: those that have none ask again, and marks that waited go out. */
    retryLists: enqueueActions(({ enqueue }) => {
      enqueue.sendTo(to(regionsMachine, 'regions'), { type: 'regions.retried' })
      enqueue.sendTo(to(deliveryMachine, 'delivery'), { type: 'delivery.retried' })
      enqueue.sendTo(to(favoritesMachine, 'favorites'), { type: 'favorites.retried' })
      enqueue.sendTo(to(quickEntryMachine, 'quickEntry'), { type: 'entry.retried' })
    }),
    aimEntry: sendTo(to(quickEntryMachine, 'quickEntry'), ({ context }) => ({ type: 'entry.aimed', regionId: context.region!.id })),
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
    /** Somebody waits for what is unsent: what was refused is asked for again. */
    retryEntry: sendTo(to(quickEntryMachine, 'quickEntry'), { type: 'entry.retried' }),
    /** Somebody waits for what is unsent, in whichever tab and region it was entered. */
    gatherEntry: sendTo(to(quickEntryMachine, 'quickEntry'), { type: 'entry.gather' }),
    /** What the cart has not sent, and the rows that were entered and are not in it yet; of an earlier page neither is known at once. [DEC-010] */
    allowLeaving: enqueueActions(({ enqueue, self }) => {
      const { cart, quickEntry } = self.getSnapshot().children
      const left = unfinishedHere(cart, quickEntry)
      if (left) enqueue.sendTo(to(sessionMachine, 'session'), { type: 'session.mayLeave', ...left })
    }),
    /** The cart finishes what is typed and then counts; where it lives no more, what it and the entry hold is counted at once. [DEC-010] */
    askUnsent: enqueueActions(({ enqueue, self, system }) => {
      const { cart, quickEntry } = self.getSnapshot().children
      if (snapshotOf(cartMachine, system, 'cart')?.status === 'active')
        return enqueue.sendTo(to(cartMachine, 'cart'), { type: 'cart.report' })
      const left = unfinishedHere(cart, quickEntry)
      if (left) enqueue.sendTo(to(sessionMachine, 'session'), { type: 'session.mayLeave', ...left })
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
      const details = selectDetails({ app: { context }, cart, prices, delivery, checkout: order })
      enqueue.sendTo(to(checkoutMachine, 'checkout'), { type: 'checkout.proceed', lines, version: selectVersion(cart), details })
    }),
    /** Another device has changed the cart that was to be ordered: it is read before the order goes. [DEC-020] */
    outrunCart: sendTo(to(cartMachine, 'cart'), (_, { regionId, version }: Extract<CheckoutFact, { type: 'checkout.behind' }>) => ({
      type: 'cart.outrun',
      regionId,
      version,
    })),
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
        if (user !== context.user?.id) return
        enqueue.sendTo(to(cartMachine, 'cart'), {
          type: 'cart.outdate',
          regionId,
          taken,
          by: { orderId, isHere: false, isUnheard: false, version },
        })
      },
    ),
    /** An order is there, or may be: the other tabs hear what it took of what was pressed here; where no answer told anybody of it, whoever shows orders or its cart asks anew. [DEC-022] */
    spreadOrder: enqueueActions(
      ({ context, enqueue }, { order, press, regionId = order?.company_region_id, isFound = true }: Outdated & { isFound?: boolean }) => {
        if (regionId === undefined) return
        if (order && press) {
          const [user, version, taken] = [context.user!.id, press.version, takenBy(order, press.lines)] // of a customer
          enqueue.sendTo('tabs', tell({ type: 'tab.ordered', user, region: regionId, order: order.id, version, taken }))
        }
        if (isFound) enqueue.raise({ type: 'data.changed', tags: ['orders', 'cart'], region: regionId })
      },
    ),
    /** Nobody knows whether an order was cancelled: whoever shows orders asks anew, in the other tabs too. [DEC-024] */
    spreadCancellation: raise({ type: 'data.changed', tags: ['orders'], region: null }),
    /** The region that another tab chose, unless an order is on its way here: then after its answer. [DEC-027] */
    followLate: enqueueActions(({ context: { following, region }, enqueue, system }) => {
      if (following === null || !region) return
      const regionId = mayBuyFor(snapshotOf(regionsMachine, system, 'regions'), following) ? following : region.id
      if (selectHoldsRegion(snapshotOf(checkoutMachine, system, 'checkout')))
        enqueue.sendTo(to(checkoutMachine, 'checkout'), { type: 'checkout.aim', regionId })
      else if (regionId !== region.id) enqueue.sendTo(to(regionsMachine, 'regions'), { type: 'region.follow', id: regionId })
    }),
    /** What is chosen for the next order is chosen in all tabs. [DEC-067] */
    tellDraft: enqueueActions(({ context, enqueue }, { regionId, change }: Extract<CheckoutFact, { type: 'draft.chosen' }>) => {
      enqueue.sendTo('tabs', tell({ type: 'tab.choseForOrder', user: context.user!.id, region: regionId, change })) // of a customer
    }),
    followDraft: enqueueActions(({ context, enqueue }, { user, region: regionId, change }: Message<'tab.choseForOrder'>) => {
      if (user === context.user?.id) enqueue.sendTo(to(checkoutMachine, 'checkout'), { type: 'draft.followed', regionId, change })
    }),
    /** Where the next order goes is chosen in all tabs too. */
    followPlaces: enqueueActions(({ enqueue, system }, { regionId, places }: Extract<CheckoutFact, { type: 'places.followed' }>) => {
      const { addressId = null, pickupId = null } = places
      if (snapshotOf(deliveryMachine, system, 'delivery')?.context.regionId !== regionId) return
      if (addressId !== null) enqueue.sendTo(to(deliveryMachine, 'delivery'), { type: 'address.followed', id: addressId })
      if (pickupId !== null) enqueue.sendTo(to(deliveryMachine, 'delivery'), { type: 'pickup.followed', id: pickupId })
    }),
    renewCheckout: sendTo(to(checkoutMachine, 'checkout'), { type: 'login.renewed' }),
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
    /** What became of an order: the cart's page shows it, and leads on where it is placed; whoever went elsewhere is told and not moved. [DEC-022] */
    tellOrder: enqueueActions(({ enqueue, system }, fact: OrderOutcome) => {
      const isAtCart = isPage(pathOf(system), '/cart')
      if (!isAtCart) enqueue.sendTo(to(toasterMachine, 'toaster'), { type: 'toast.show', toast: orderToast(fact, regionsOf(system)) })
      else if (fact.type === 'order.placed')
        enqueue.sendTo(to(navigationMachine, 'navigation'), { type: 'navigation.go', to: placedPage(fact.order.id), replace: false })
    }),
    /** A refusal whose words stand in a row of the cart's page is told where that row is not to be seen, any other at once. [DEC-020] */
    tellRefusal: enqueueActions(({ enqueue }, refusal: Refusal) => {
      if (refusal.row === null) enqueue.raise({ type: 'refusal.unseen', refusal })
      else enqueue.sendTo('sight', { type: 'sight.look', row: refusal.row, refusal })
    }),
    /** What the server refused, and in whose cart. [DEC-020] */
    toastRefusal: enqueueActions(({ context, enqueue, system }, refusal: Refusal) => {
      const toast = refusedToast(refusal, regionsOf(system), context.region?.id ?? null)
      enqueue.sendTo(to(toasterMachine, 'toaster'), { type: 'toast.show', toast })
    }),
    /** What was wished after an order was pressed, and what became of it. [DEC-022] */
    toastOvertaken: enqueueActions(({ context, enqueue, system }, fact: Extract<CartFact, { type: 'cart.overtaken' }>) => {
      const toast = overtakenToast(fact, regionsOf(system), context.region?.id ?? null)
      enqueue.sendTo(to(toasterMachine, 'toaster'), { type: 'toast.show', toast })
    }),
    /** What went out of the cart without this tab; where an order is under way here, that tells what it finds changed. [DEC-020, DEC-022] */
    toastGone: enqueueActions(({ enqueue, system }, fact: Extract<CartFact, { type: 'cart.gone' }>) => {
      if (selectPressed(snapshotOf(checkoutMachine, system, 'checkout'), fact.regionId) !== null) return
      enqueue.sendTo(to(toasterMachine, 'toaster'), { type: 'toast.show', toast: goneToast(fact) })
    }),
    /** How a cancellation ended: done it is told everywhere, refused its question says so; whoever went elsewhere, to the page of thanks too, is told that as well. [DEC-024] */
    tellCancellation: enqueueActions(({ enqueue, system }, fact: CancellationOutcome) => {
      const path = pathOf(system)
      const isShown = isPage(path, orderPage(fact.orderId)) && !new URLSearchParams(path.split('?')[1]).has('placed')
      if (isShown && fact.type !== 'order.cancelled') return
      enqueue.sendTo(to(toasterMachine, 'toaster'), { type: 'toast.show', toast: cancellationToast(fact, isShown) })
    }),
    /**
     * Adds to what stands in the cart, what was entered together as one, and tells the entry how many pieces more that makes of each
     * line, and how many it holds then. [DEC-019]
     */
    takeIn: enqueueActions(({ context, enqueue, system }, { regionId, lines }: Added) => {
      const entry = to(quickEntryMachine, 'quickEntry')
      const isElsewhere = regionId !== context.region?.id
      const cart = isElsewhere ? undefined : cartOf(system, regionId)
      if (!cart) {
        if (!isElsewhere) return enqueue.sendTo(entry, { type: 'entry.missed', entryIds: lines.map(({ entryId }) => entryId) })
        for (const { entryId } of lines) enqueue.sendTo(entry, { type: 'entry.refused', entryId, reason: notAdded(1) })
        return
      }
      const held = new Map<number, number>()
      // One wish of each product, at the place of its first line.
      const wishes = new Map<number, Wished>()
      const taken = lines.map(({ entryId, product, quantity }) => {
        const before = held.get(product.id) ?? selectQuantity(product.id)(cart)
        const wish = Math.min(before + quantity, QUANTITY_MAX)
        const stock = stockOf(system, product.id)
        const inCart = orderableQuantity(wish, { ...product, stock })
        held.set(product.id, inCart)
        wishes.set(product.id, { product, quantity: wish, stock })
        return { entryId, added: inCart - before, asked: quantity, inCart, stock }
      })
      const [first, ...more] = wishes.values()
      if (first && taken.length === 1) enqueue.sendTo(to(cartMachine, 'cart'), { type: 'quantity.changed', ...first })
      else if (first) enqueue.sendTo(to(cartMachine, 'cart'), { type: 'quantities.changed', wishes: [first, ...more] })
      enqueue.sendTo(entry, { type: 'entry.kept', lines: taken })
    }),
    /** Takes back what an entry added, and tells the entry that it is gone; the rest stays, and all of it where less is left: somebody decided on it since. */
    takeOut: enqueueActions(({ context, enqueue, system }, { entryId, regionId, product, quantity, stock: met }: Withdrawn) => {
      const entry = to(quickEntryMachine, 'quickEntry')
      if (regionId !== context.region?.id) return enqueue.sendTo(entry, { type: 'entry.refused', entryId, reason: STAYED })
      const cart = cartOf(system, regionId)
      if (!cart) return enqueue.sendTo(entry, { type: 'entry.missed', entryIds: [entryId] })
      const before = selectQuantity(product.id)(cart)
      // What the server cut was wished all the same; what was cut here, or maybe by somebody else, was not.
      const correction = selectCorrection(product.id)(cart)
      const asked = orderableQuantity(correction && !correction.isUnsure ? correction.asked : 0, { ...product, stock: met })
      const left = Math.max(before, asked) - quantity
      if (before > 0 && (left < 0 || left >= before))
        return enqueue.sendTo(entry, { type: 'entry.refused', entryId, reason: CHANGED_SINCE })
      const stock = stockOf(system, product.id)
      if (before > 0) enqueue.sendTo(to(cartMachine, 'cart'), { type: 'quantity.changed', product, quantity: left, stock })
      enqueue.sendTo(entry, { type: 'entry.returned', entryId })
    }),
  },
})
