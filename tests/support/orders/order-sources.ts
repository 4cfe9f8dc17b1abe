import type { OrderSources } from '../../../machines/customer/order-facts'
import { selectAreRowsStuck, selectRowsLeft } from '../../../machines/quick-entry/quick-entry.selectors'
import type { Tab } from '../open-tab'

/** What an order is judged by in this tab now. */
export const sourcesOf = ({ child, has }: Tab, minSum: number | null = null): OrderSources => ({
  customer: has('customer') ? child('customer').getSnapshot() : undefined,
  cart: has('cart') ? child('cart').getSnapshot() : undefined,
  prices: has('prices') ? child('prices').getSnapshot() : undefined,
  delivery: has('delivery') ? child('delivery').getSnapshot() : undefined,
  checkout: has('checkout') ? child('checkout').getSnapshot() : undefined,
  rowsLeft: selectRowsLeft(has('quickEntry') ? child('quickEntry').getSnapshot() : undefined),
  areRowsStuck: selectAreRowsStuck(has('quickEntry') ? child('quickEntry').getSnapshot() : undefined),
  minSum,
})
