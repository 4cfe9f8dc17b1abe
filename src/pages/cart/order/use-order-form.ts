import { shallowEqual, useSelector } from '@xstate/react'
import { selectLineIds } from '../../../../machines/cart/cart.selectors'
import { regionState } from '../../../../model/company/region'
import type { CartTotals } from '../../../../model/cart/totals'
import { orderObstacle, type OrderFacts } from '../../../../model/order/obstacle'
import type { NewOrder } from '../../../../model/order/order'
import { orderLines } from '../../../../model/order/order-lines'
import { useAppActor, useAppState } from '../../../app/app-context'
import { useCartTotals } from '../../../hooks/cart/use-cart'
import { useConfig } from '../../../hooks/data/use-config'
import { focusRefusedQuantity } from '../../../ui/quantity/refused-quantity'

/** What the panel of the order shows and does. */
export type OrderForm = {
  receiving: 'delivery' | 'pickup'
  /** undefined while the price of some line is not known: a sum without it would be wrong. */
  totals: CartTotals | undefined
  /** Why nothing can be ordered now; null: it can. */
  obstacle: string | null
  /** The order is under way. */
  isBusy: boolean
  submit: () => void
}

/** What the order of this cart comes to, what stands in its way, and how to send it. */
export function useOrderForm(): OrderForm {
  const cart = useAppActor('cart')
  const prices = useAppActor('prices')
  const checkout = useAppActor('checkout')
  const config = useConfig()
  const who = useAppState((app) => app.context)
  const isSuspended = useAppState((app) => app.hasTag('suspended'))
  const draft = useSelector(checkout, (state) => state?.context.draft)
  const isBusy = useSelector(checkout, (state) => state?.hasTag('busy') ?? false)
  const receiving = draft?.receiving ?? 'delivery'
  const place = usePlace(receiving)
  const sums = useCartTotals(receiving === 'pickup')
  const pricesState = usePricesState()
  const totals = pricesState === 'known' ? sums : undefined
  const facts: OrderFacts = {
    isRegistered: who.user?.registration_not_complete === false,
    region: who.region && regionState(who.region),
    isSuspended,
    isOffline: who.holds.includes('network'),
    cart: useSelector(cart, (state) => stateOf(state)),
    prices: pricesState,
    lines: totals?.lines ?? 0,
    receiving,
    places: place.state,
    placeId: place.id,
    descriptionLength: draft?.description.length ?? 0,
    total: totals?.total ?? 0,
    minSum: config?.min_order_sum ?? null,
  }
  const obstacle = orderObstacle(facts)

  const submit = () => {
    if (focusRefusedQuantity(document)) return
    if (!cart || !prices || place.id === null) return // no cart, no button; without a place the button is closed and says so
    const lines = orderLines(cart.getSnapshot().context, prices.getSnapshot().context.entries)
    checkout?.send({ type: 'order.submitted', receiving: receivingOf(receiving, place.id), lines, facts })
  }
  return { receiving, totals, obstacle, isBusy, submit }
}

const receivingOf = (type: 'delivery' | 'pickup', id: number): NewOrder['receiving'] =>
  type === 'delivery' ? { type, delivery_address_id: id } : { type, pickup_address_id: id }

type Known = 'known' | 'busy' | 'failed'
/** What was loaded once is known, also while it is loaded anew. */
const stateOf = (
  state: { hasTag: (tag: 'known' | 'failed') => boolean; context: { known: ReadonlyMap<number, unknown> } } | undefined,
): Known => (!state ? 'busy' : state.hasTag('known') || state.context.known.size > 0 ? 'known' : state.hasTag('failed') ? 'failed' : 'busy')

function usePlace(receiving: 'delivery' | 'pickup'): { state: Known; id: number | null } {
  return useSelector(
    useAppActor('delivery'),
    (state) => ({
      state: !state ? 'busy' : state.hasTag('known') ? 'known' : state.hasTag('failed') ? 'failed' : 'busy',
      id: (receiving === 'delivery' ? state?.context.selectedId : state?.context.selectedPickupId) ?? null,
    }),
    shallowEqual,
  )
}

/** Known when the price of every line was answered; one that the region has no price of is an answer too. */
function usePricesState(): Known {
  const ids = useSelector(useAppActor('cart'), (state) => (state ? selectLineIds(state) : []), shallowEqual)
  return useSelector(useAppActor('prices'), (state) => {
    if (!state) return 'busy'
    if (ids.every((id) => state.context.entries[id])) return 'known'
    return state.hasTag('failed') ? 'failed' : 'busy'
  })
}
