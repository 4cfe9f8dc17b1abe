import { enqueueActions } from 'xstate'
import { orderableQuantity } from '../../model/cart/quantity'
import { QUANTITY_MAX } from '../../model/limits'
import { goingIds, orderLines } from '../../model/order/order-lines'
import { cartMachine } from '../cart/cart.machine'
import { selectCount, selectIsKnown, selectLineIds, selectQuantity, selectRowIds, selectUnsent } from '../cart/cart.selectors'
import { checkoutMachine } from '../checkout/checkout.machine'
import { deliveryMachine } from '../delivery/delivery.machine'
import { favoritesMachine } from '../favorites/favorites.machine'
import { navigationMachine } from '../navigation/navigation.machine'
import { cartGiftMachine } from '../prices/cart-gift.machine'
import { pricesMachine } from '../prices/prices.machine'
import { selectCosts } from '../prices/prices.selectors'
import { quickEntryMachine } from '../quick-entry/quick-entry.machine'
import type { QuickEntryFact } from '../quick-entry/quick-entry.types'
import { notAdded, STAYED } from '../quick-entry/quick-entry.words'
import { regionsMachine } from '../regions/regions.machine'
import { toasterMachine } from '../toaster/toaster.machine'
import { snapshotOf, to } from './app.address'
import { appSetup, isPage } from './app.setup'
import { cancellationToast, orderPage, orderToast, placedPage, type CancellationOutcome, type OrderOutcome } from './app.toasts'

type Added = Extract<QuickEntryFact, { type: 'entry.added' }>
type Withdrawn = Extract<QuickEntryFact, { type: 'entry.withdrawn' }>
type System = Parameters<typeof snapshotOf>[1]

/** What stands in the cart of this region; undefined where no cart of it is known yet. */
function cartOf(system: System, regionId: number) {
  const cart = snapshotOf(cartMachine, system, 'cart')
  return selectIsKnown(cart) && cart?.context.regionId === regionId ? cart : undefined
}
const stockOf = (system: System, productId: number) =>
  snapshotOf(pricesMachine, system, 'prices')?.context.entries[productId]?.price?.stock ?? null

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
    /** The cart has said everything: what it holds now is what may be ordered. One that is not read yet says nothing of what it holds: it counts again when it is. */
    proceedCheckout: enqueueActions(({ context, enqueue, system }) => {
      const cart = context.region ? cartOf(system, context.region.id) : undefined
      const prices = snapshotOf(pricesMachine, system, 'prices')
      if (!cart) return
      const excluded = snapshotOf(checkoutMachine, system, 'checkout')?.context.draft.excluded ?? []
      const lines = prices ? orderLines(cart.context, prices.context.entries, excluded) : []
      enqueue.sendTo(to(checkoutMachine, 'checkout'), { type: 'checkout.proceed', lines })
    }),
    /** What stands in the cart, and what it costs once all of that is known: the checkout forgets what is gone and remembers what was met. [DEC-022] */
    showCart: enqueueActions(({ context, enqueue, system }) => {
      const cart = context.region ? cartOf(system, context.region.id) : undefined
      const order = snapshotOf(checkoutMachine, system, 'checkout')
      if (!cart || order?.context.regionId !== cart.context.regionId) return
      const checkout = to(checkoutMachine, 'checkout')
      enqueue.sendTo(checkout, { type: 'lines.kept', ids: selectRowIds(cart) })
      const prices = selectCosts(selectLineIds(cart))(snapshotOf(pricesMachine, system, 'prices'))
      if (prices) enqueue.sendTo(checkout, { type: 'prices.met', prices })
    }),
    /** The server holds every line as it stands on the screen, and answers: what those earn that go into the order may be asked. [DEC-012] */
    settleGift: enqueueActions(({ context, enqueue, system }) => {
      const cart = context.region ? cartOf(system, context.region.id) : undefined
      if (!cart || context.holds.length > 0 || selectUnsent(cart) > 0) return
      const excluded = snapshotOf(checkoutMachine, system, 'checkout')?.context.draft.excluded ?? []
      const ids = goingIds(cart.context, snapshotOf(pricesMachine, system, 'prices')?.context.entries ?? {}, excluded)
      const isWhole = ids.length > 0 && ids.length === selectCount(cart)
      const settled = { regionId: cart.context.regionId!, lines: cart.context.known, ids: isWhole ? null : ids } // cartOf knows its region
      enqueue.sendTo(to(cartGiftMachine, 'cartGift'), { type: 'cart.settled', ...settled })
    }),
    /** What became of an order: the cart's page shows it, and leads on where it is placed; whoever went elsewhere is told and not moved. [DEC-022] */
    tellOrder: enqueueActions(({ enqueue, system }, fact: OrderOutcome) => {
      const isAtCart = isPage(pathOf(system), '/cart')
      const regions = snapshotOf(regionsMachine, system, 'regions')?.context.regions ?? []
      if (!isAtCart) enqueue.sendTo(to(toasterMachine, 'toaster'), { type: 'toast.show', toast: orderToast(fact, regions) })
      else if (fact.type === 'order.placed')
        enqueue.sendTo(to(navigationMachine, 'navigation'), { type: 'navigation.go', to: placedPage(fact.order.id), replace: false })
    }),
    /** How a cancellation ended: the page of its order shows it; whoever went elsewhere, to its page of thanks too, is told. [DEC-024] */
    tellCancellation: enqueueActions(({ enqueue, system }, fact: CancellationOutcome) => {
      const path = pathOf(system)
      const isShown = isPage(path, orderPage(fact.orderId)) && !new URLSearchParams(path.split('?')[1]).has('placed')
      if (!isShown) enqueue.sendTo(to(toasterMachine, 'toaster'), { type: 'toast.show', toast: cancellationToast(fact) })
    }),
    /**
     * Adds to what stands in the cart, what was entered together as one, and tells the entry of each line how many pieces more that makes,
     * and of how many it holds then. [DEC-019]
     */
    takeIn: enqueueActions(({ context, enqueue, system }, { regionId, lines }: Added) => {
      const entry = to(quickEntryMachine, 'quickEntry')
      const isElsewhere = regionId !== context.region?.id
      const cart = isElsewhere ? undefined : cartOf(system, regionId)
      if (!cart) {
        for (const { entryId } of lines)
          enqueue.sendTo(entry, isElsewhere ? { type: 'entry.refused', entryId, reason: notAdded(1) } : { type: 'entry.missed', entryId })
        return
      }
      const held = new Map<number, number>()
      const taken = lines.map(({ entryId, product, quantity }) => {
        const before = held.get(product.id) ?? selectQuantity(product.id)(cart)
        const wish = Math.min(before + quantity, QUANTITY_MAX)
        const stock = stockOf(system, product.id)
        const inCart = orderableQuantity(wish, { ...product, stock })
        held.set(product.id, inCart)
        const kept = { type: 'entry.kept', entryId, added: inCart - before, asked: quantity, inCart, stock } as const
        return { wish: { product, quantity: wish, stock }, kept }
      })
      const [first] = taken
      if (first && taken.length === 1) enqueue.sendTo(to(cartMachine, 'cart'), { type: 'quantity.changed', ...first.wish })
      else enqueue.sendTo(to(cartMachine, 'cart'), { type: 'quantities.changed', wishes: taken.map(({ wish }) => wish) })
      for (const { kept } of taken) enqueue.sendTo(entry, kept)
    }),
    /** Takes back what an entry added, and tells the entry that it is gone; the rest stays. */
    takeOut: enqueueActions(({ context, enqueue, system }, { entryId, regionId, product, quantity }: Withdrawn) => {
      const entry = to(quickEntryMachine, 'quickEntry')
      if (regionId !== context.region?.id) return enqueue.sendTo(entry, { type: 'entry.refused', entryId, reason: STAYED })
      const cart = cartOf(system, regionId)
      if (!cart) return enqueue.sendTo(entry, { type: 'entry.missed', entryId })
      const before = selectQuantity(product.id)(cart)
      const wish = Math.max(0, before - quantity)
      const stock = stockOf(system, product.id)
      if (before > 0) enqueue.sendTo(to(cartMachine, 'cart'), { type: 'quantity.changed', product, quantity: wish, stock })
      enqueue.sendTo(entry, { type: 'entry.returned', entryId })
    }),
  },
})
