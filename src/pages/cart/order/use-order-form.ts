import { shallowEqual, useSelector } from '@xstate/react'
import { pressOrder, selectOrderFacts, selectOrderTotals, type OrderSources } from '../../../../machines/app/order-facts'
import { selectLineIds } from '../../../../machines/cart/cart.selectors'
import type { CartTotals } from '../../../../model/cart/totals'
import { orderObstacle } from '../../../../model/order/obstacle'
import { useApp, useAppActor } from '../../../app/app-context'
import { useConfig } from '../../../hooks/data/use-config'
import { useWatchedPrices } from '../../../hooks/data/use-price'
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

const NO_IDS: readonly number[] = []
const whole = <T>(snapshot: T): T => snapshot

/** What the order of this cart comes to, what stands in its way, and how to send it. */
export function useOrderForm(): OrderForm {
  const app = useApp()
  const [cart, prices] = [useAppActor('cart'), useAppActor('prices')]
  const [delivery, checkout] = [useAppActor('delivery'), useAppActor('checkout')]
  const minSum = useConfig()?.min_order_sum ?? null
  useWatchedPrices(useSelector(cart, (state) => (state ? selectLineIds(state) : NO_IDS), shallowEqual))
  const sources: OrderSources = {
    app: useSelector(app, whole),
    cart: useSelector(cart, whole),
    prices: useSelector(prices, whole),
    delivery: useSelector(delivery, whole),
    checkout: useSelector(checkout, whole),
    minSum,
  }
  const totals = selectOrderTotals(sources)
  const facts = selectOrderFacts(sources, totals)

  const submit = () => {
    if (focusRefusedQuantity(document)) return
    const press = pressOrder({
      app: app.getSnapshot(),
      cart: cart?.getSnapshot(),
      prices: prices?.getSnapshot(),
      delivery: delivery?.getSnapshot(),
      checkout: checkout?.getSnapshot(),
      minSum,
    })
    if (press) checkout?.send(press) // without a place the button is closed and says so
  }
  return { receiving: facts.receiving, totals, obstacle: orderObstacle(facts), isBusy: sources.checkout?.hasTag('busy') ?? false, submit }
}
