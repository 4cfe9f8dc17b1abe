import { weakMapMemoize } from 'reselect'
import type { SnapshotFrom } from 'xstate'
import { shownProduct } from '../../model/cart/cart-lines'
import { cartTotals, type CartTotals, type ShownLine } from '../../model/cart/totals'
import { regionState } from '../../model/company/region'
import type { Kopecks } from '../../model/money/money'
import { arrivalDays, type ArrivalDays } from '../../model/order/arrival'
import type { OrderFacts } from '../../model/order/placing/obstacle'
import type { NewOrder, OrderDetails, SeenLine } from '../../model/order/order'
import { orderLines } from '../../model/order/order-lines'
import { contactOf, contactProblem, detailsOf, wantedOf, type Contact, type Wanted } from '../../model/order/placing/details'
import { scheduleOf } from '../../model/company/delivery'
import type { OrderWords } from '../../model/order/draft'
import type { cartMachine } from '../cart/cart.machine'
import { selectIsKnown, selectLineIds, shownLines } from '../cart/cart.selectors'
import type { checkoutMachine } from '../checkout/checkout.machine'
import { selectDraftOf, selectPressed } from '../checkout/checkout.selectors'
import type { Pressed } from '../checkout/checkout.types'
import type { deliveryMachine } from '../delivery/delivery.machine'
import { selectAddress, selectPlace } from '../delivery/delivery.selectors'
import type { Prices, pricesMachine } from '../prices/prices.machine'
import type { customerMachine } from './customer.machine'

/** What an order is judged by: snapshots of the machines that know of it, undefined where one does not live. */
export type OrderSources = {
  customer: SnapshotFrom<typeof customerMachine> | undefined
  cart: SnapshotFrom<typeof cartMachine> | undefined
  prices: SnapshotFrom<typeof pricesMachine> | undefined
  delivery: SnapshotFrom<typeof deliveryMachine> | undefined
  checkout: SnapshotFrom<typeof checkoutMachine> | undefined
  /** Entered rows that are not in the cart yet: `selectRowsLeft` and `selectAreRowsStuck` of the entry. */
  rowsLeft: number | null
  areRowsStuck: boolean
  /** The least an order may come to, kopecks; null: any sum. */
  minSum: Kopecks | null
}
type Known = OrderFacts['cart']

/** What was loaded once is known, also while it is loaded anew. */
const stateOf = (isKnown: boolean, isFailed: boolean | undefined): Known => (isKnown ? 'known' : isFailed ? 'failed' : 'busy')

/** Known when the price of every line was answered; one that the region has no price of is an answer too. */
function pricesState({ cart, prices }: Pick<OrderSources, 'cart' | 'prices'>): Known {
  const ids = cart ? selectLineIds(cart) : []
  const isKnown = prices !== undefined && ids.every((id) => prices.context.entries[id])
  return stateOf(isKnown, prices?.hasTag('failed'))
}

type GoodsSources = Pick<OrderSources, 'cart' | 'prices' | 'checkout'>

/** The lines that an order goes by: those of the cart, once it was pressed those that were; undefined while the price of some line is not known. */
function orderGoods(sources: GoodsSources): readonly ShownLine[] | undefined {
  const { cart, prices } = sources
  const pressed = cart ? selectPressed(sources.checkout, cart.context.regionId) : null
  if (!cart || !prices || (pressed === null && pricesState(sources) !== 'known')) return undefined
  const lines = shownLines(cart, prices.context.entries, selectDraftOf(sources.checkout, cart.context.regionId).excluded)
  return pressed ? pressedLines(pressed, lines, cart.context, prices.context.entries) : lines
}

/** What an order would come to, with the discount for collecting where it is chosen; undefined while the price of some line is not known: a sum without it would be wrong. [DEC-015] */
export function selectOrderTotals(sources: GoodsSources): CartTotals | undefined {
  const lines = orderGoods(sources)
  return lines && cartTotals(lines, selectDraftOf(sources.checkout, sources.cart?.context.regionId).receiving === 'pickup')
}

/** When all goods of an order are in its city, which no day of delivery or collecting is before; undefined while the price of some line is not known. [DEC-012] */
export function selectArrival(sources: GoodsSources): ArrivalDays | undefined {
  const lines = orderGoods(sources)
  return lines && arrivalDays(lines)
}

/** The lines of an order that was pressed, as they were then, whatever became of them in the cart; what came since is not of it. [DEC-022] */
function pressedLines(
  pressed: readonly SeenLine[],
  lines: readonly ShownLine[],
  { known, queue, regionId }: SnapshotFrom<typeof cartMachine>['context'],
  prices: Prices,
): readonly ShownLine[] {
  const byId = new Map(lines.map((line) => [line.product.id, line]))
  const going = pressed.flatMap(({ product_id: id, qty }): ShownLine[] => {
    const line = byId.get(id)
    byId.delete(id)
    if (line?.qty === qty) return [line]
    const product = line?.product ?? shownProduct(known, queue, regionId, id)
    return product ? [{ product, qty, price: prices[id]?.price ?? null }] : []
  })
  return [...going, ...[...byId.values()].map((line) => ({ ...line, isExcluded: true }))]
}

/** All that is asked of the customer himself. */
type Whose = Pick<OrderSources, 'checkout'> & { customer: Pick<NonNullable<OrderSources['customer']>, 'context'> | undefined }
const wordsOf = ({ customer, checkout }: Whose) => selectDraftOf(checkout, customer?.context.region?.id)

/** Who receives the order, as the fields show him. [DEC-067] */
export const selectContact = (sources: Whose): Contact => contactOf(wordsOf(sources), sources.customer?.context.user ?? null)

type Delivery = SnapshotFrom<typeof deliveryMachine>['context']
/** When the order can come to the chosen point, and when it is wanted; null where nothing is promised. @param arrival `selectArrival` of the same sources [ENT-005] */
export function selectWanted(sources: Pick<OrderSources, 'delivery' | 'checkout'>, arrival: ArrivalDays | undefined): Wanted | null {
  const delivery = sources.delivery?.context
  if (!delivery) return null
  const address = selectAddress(sources.delivery)
  return wantedAt(delivery, address, selectDraftOf(sources.checkout, delivery.regionId), arrival)
}

/** Time zones take long, and every key in the cart asks. */
const wantedAt = weakMapMemoize(
  (
    { schedules, now }: Delivery,
    address: ReturnType<typeof selectAddress>,
    words: OrderWords,
    arrival: ArrivalDays | undefined,
  ): Wanted | null => wantedOf(words, scheduleOf(address, schedules), now, arrival),
)

/** What decides whether an order may be sent now. @param totals `selectOrderTotals` of the same sources [DEC-025, DEC-026, DEC-035] */
export function selectOrderFacts(sources: OrderSources, totals: CartTotals | undefined): OrderFacts {
  const { customer, cart, delivery, rowsLeft, areRowsStuck, minSum } = sources
  const { user = null, region = null, holds = [] } = customer?.context ?? {}
  const { receiving, description, buyerNumber } = wordsOf(sources)
  return {
    isRegistered: user?.registration_not_complete === false,
    region: region && regionState(region),
    isSuspended: customer?.hasTag('suspended') ?? false,
    isOffline: holds.includes('network'),
    cart: stateOf(selectIsKnown(cart), cart?.hasTag('failed')),
    rowsLeft,
    areRowsStuck,
    prices: pricesState(sources),
    lines: totals?.lines ?? 0,
    isAllLeftOut: totals?.lines === 0 && totals.leftOut > 0,
    receiving,
    places: stateOf(delivery?.hasTag('known') ?? false, delivery?.hasTag('failed')),
    placeId: selectPlace(receiving)(delivery)?.id ?? null,
    descriptionLength: description.length,
    contact: user ? contactProblem(selectContact(sources)) : null,
    buyerNumberLength: buyerNumber.trim().length,
    goneDay: selectWanted(sources, selectArrival(sources))?.goneDay ?? null,
    total: totals?.total ?? 0,
    minSum,
  }
}

/** Who receives what is ordered now, and when: a day that nobody chose is the first on which all of it comes. [DEC-067, ENT-005] */
export const selectDetails = (sources: Whose & GoodsSources & Pick<OrderSources, 'delivery'>): OrderDetails =>
  detailsOf(selectContact(sources), wordsOf(sources).buyerNumber, selectWanted(sources, selectArrival(sources)))

/** The press of the button as the checkout hears it: what is seen at that moment; null where there is no cart, or no place to receive it. [DEC-022] */
export function pressOrder(sources: OrderSources): ({ type: 'order.submitted'; facts: OrderFacts } & Pressed) | null {
  const { cart, prices } = sources
  const facts = selectOrderFacts(sources, selectOrderTotals(sources))
  const regionId = cart?.context.regionId ?? null
  if (!cart || regionId === null || !prices || facts.placeId === null) return null
  const receiving: NewOrder['receiving'] =
    facts.receiving === 'delivery'
      ? { type: 'delivery', delivery_address_id: facts.placeId }
      : { type: 'pickup', pickup_address_id: facts.placeId }
  const { excluded } = wordsOf(sources)
  const lines = orderLines(cart.context, prices.context.entries, excluded)
  return { type: 'order.submitted', regionId, facts, receiving, lines, details: selectDetails(sources) }
}
