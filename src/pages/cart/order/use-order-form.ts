import { shallowEqual, useSelector } from '@xstate/react'
import { pressOrder, selectOrderFacts, selectOrderTotals, type OrderSources } from '../../../../machines/customer/order-facts'
import { selectLineIds } from '../../../../machines/cart/cart.selectors'
import { selectAreRowsStuck, selectRowsLeft } from '../../../../machines/quick-entry/quick-entry.selectors'
import { isSameList } from '../../../../model/cart/same-list'
import type { CartTotals } from '../../../../model/cart/totals'
import type { Kopecks } from '../../../../model/money/money'
import { orderObstacle } from '../../../../model/order/placing/obstacle'
import { useAppActor } from '../../../shop/app-context'
import { useDrawnCart } from '../../../hooks/cart/use-drawn-cart'
import { useConfig } from '../../../hooks/data/use-config'
import { useWatchedPrices } from '../../../hooks/data/use-price'
import { useTogether } from '../../../hooks/data/use-together'
import { useRefusedQuantity } from './use-refused-quantity'

/** What the panel of the order shows. */
type OrderView = {
  receiving: 'delivery' | 'pickup'
  /** undefined while the price of some line is not known: a sum without it would be wrong. */
  totals: CartTotals | undefined
  /** Why nothing can be ordered now; null: it can. */
  obstacle: string | null
  /** That is because the buyer left all lines out. */
  isAllLeftOut: boolean
  /** The order is under way. */
  isBusy: boolean
}
/** What the panel of the order shows and does. */
export type OrderForm = OrderView & {
  /** What stopped the order at the last press, in words; null: nothing did. */
  stop: string | null
  submit: () => void
}

const NO_IDS: readonly number[] = []

/** What the order of this cart comes to, what stands in its way, and how to send it; renders anew only when one of these changes. */
export function useOrderForm(): OrderForm {
  const drawnCart = useDrawnCart()
  useWatchedPrices(useSelector(drawnCart, (state) => (state ? selectLineIds(state) : NO_IDS), isSameList))
  const { view, read } = useOrderView(useConfig()?.min_order_sum ?? null)
  const checkout = useAppActor('checkout')
  const refused = useRefusedQuantity(read)
  const submit = () => {
    if (refused.lookForIt()) return
    const press = pressOrder(read())
    if (press) checkout?.send(press) // without a place the button is closed and says so
  }
  return { ...view, stop: refused.words, submit }
}

/** Watches the machines that know of an order; the view is of the cart as it was drawn, `read` gives them all at this moment. */
function useOrderView(minSum: Kopecks | null): { view: OrderView; read: () => OrderSources } {
  const customer = useAppActor('customer')
  const [cart, drawnCart, prices] = [useAppActor('cart'), useDrawnCart(), useAppActor('prices')]
  const [delivery, checkout, entry] = [useAppActor('delivery'), useAppActor('checkout'), useAppActor('quickEntry')]
  const readWith = (of: typeof drawnCart): OrderSources => ({
    customer: customer?.getSnapshot(),
    cart: of?.getSnapshot(),
    prices: prices?.getSnapshot(),
    delivery: delivery?.getSnapshot(),
    checkout: checkout?.getSnapshot(),
    rowsLeft: selectRowsLeft(entry?.getSnapshot()),
    areRowsStuck: selectAreRowsStuck(entry?.getSnapshot()),
    minSum,
  })
  const view = useTogether([customer, drawnCart, prices, delivery, checkout, entry], () => readWith(drawnCart), viewOf, isSameView)
  return { view, read: () => readWith(cart) }
}

function viewOf(sources: OrderSources): OrderView {
  const totals = selectOrderTotals(sources)
  const facts = selectOrderFacts(sources, totals)
  const isBusy = sources.checkout?.hasTag('busy') ?? false
  return { receiving: facts.receiving, totals, obstacle: orderObstacle(facts), isAllLeftOut: facts.isAllLeftOut, isBusy }
}

const isSameView = (a: OrderView, b: OrderView): boolean =>
  shallowEqual(a.totals ?? null, b.totals ?? null) && shallowEqual({ ...a, totals: null }, { ...b, totals: null })
