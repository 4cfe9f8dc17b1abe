import type { SnapshotFrom } from 'xstate'
import { cartTotals, type CartTotals } from '../../model/cart/totals'
import { regionState } from '../../model/company/region'
import type { Kopecks } from '../../model/money/money'
import type { OrderFacts } from '../../model/order/obstacle'
import type { NewOrder, SeenLine } from '../../model/order/order'
import { orderLines } from '../../model/order/order-lines'
import type { cartMachine } from '../cart/cart.machine'
import { selectIsKnown, selectLineIds, shownLines } from '../cart/cart.selectors'
import type { checkoutMachine } from '../checkout/checkout.machine'
import type { deliveryMachine } from '../delivery/delivery.machine'
import type { pricesMachine } from '../prices/prices.machine'
import type { appMachine } from './app.machine'

/** What an order is judged by: snapshots of the machines that know of it, undefined where one does not live. */
export type OrderSources = {
  app: SnapshotFrom<typeof appMachine>
  cart: SnapshotFrom<typeof cartMachine> | undefined
  prices: SnapshotFrom<typeof pricesMachine> | undefined
  delivery: SnapshotFrom<typeof deliveryMachine> | undefined
  checkout: SnapshotFrom<typeof checkoutMachine> | undefined
  /** The least an order may come to, kopecks; null: any sum. */
  minSum: Kopecks | null
}
type Known = OrderFacts['cart']
const NONE: readonly number[] = []

/** What was loaded once is known, also while it is loaded anew. */
const stateOf = (isKnown: boolean, isFailed: boolean | undefined): Known => (isKnown ? 'known' : isFailed ? 'failed' : 'busy')
const excludedOf = ({ checkout }: OrderSources) => checkout?.context.draft.excluded ?? NONE
const receivingOf = ({ checkout }: OrderSources) => checkout?.context.draft.receiving ?? 'delivery'

/** Known when the price of every line was answered; one that the region has no price of is an answer too. */
function pricesState({ cart, prices }: OrderSources): Known {
  const ids = cart ? selectLineIds(cart) : []
  const isKnown = prices !== undefined && ids.every((id) => prices.context.entries[id])
  return stateOf(isKnown, prices?.hasTag('failed'))
}

/** What an order would come to, with the discount for collecting where it is chosen; undefined while the price of some line is not known: a sum without it would be wrong. [DEC-015] */
export function selectOrderTotals(sources: OrderSources): CartTotals | undefined {
  const { cart, prices } = sources
  if (!cart || !prices || pricesState(sources) !== 'known') return undefined
  return cartTotals(shownLines(cart, prices.context.entries, excludedOf(sources)), receivingOf(sources) === 'pickup')
}

/** What decides whether an order may be sent now. @param totals `selectOrderTotals` of the same sources [DEC-025, DEC-026, DEC-035] */
export function selectOrderFacts(sources: OrderSources, totals: CartTotals | undefined): OrderFacts {
  const { app, cart, delivery, checkout, minSum } = sources
  const { user, region, holds } = app.context
  const receiving = receivingOf(sources)
  return {
    isRegistered: user?.registration_not_complete === false,
    region: region && regionState(region),
    isSuspended: app.hasTag('suspended'),
    isOffline: holds.includes('network'),
    cart: stateOf(selectIsKnown(cart), cart?.hasTag('failed')),
    prices: pricesState(sources),
    lines: totals?.lines ?? 0,
    receiving,
    places: stateOf(delivery?.hasTag('known') ?? false, delivery?.hasTag('failed')),
    placeId: (receiving === 'delivery' ? delivery?.context.selectedId : delivery?.context.selectedPickupId) ?? null,
    descriptionLength: checkout?.context.draft.description.length ?? 0,
    total: totals?.total ?? 0,
    minSum,
  }
}

/** The press of the button as the checkout hears it: what is seen at that moment; null where there is no cart, or no place to receive it. [DEC-022] */
export function pressOrder(
  sources: OrderSources,
): { type: 'order.submitted'; facts: OrderFacts; receiving: NewOrder['receiving']; lines: readonly SeenLine[] } | null {
  const { cart, prices } = sources
  const facts = selectOrderFacts(sources, selectOrderTotals(sources))
  if (!cart || !prices || facts.placeId === null) return null
  const receiving: NewOrder['receiving'] =
    facts.receiving === 'delivery'
      ? { type: 'delivery', delivery_address_id: facts.placeId }
      : { type: 'pickup', pickup_address_id: facts.placeId }
  return { type: 'order.submitted', facts, receiving, lines: orderLines(cart.context, prices.context.entries, excludedOf(sources)) }
}
