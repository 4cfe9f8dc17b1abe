import type { OrderFacts } from '../../../model/order/placing/obstacle'

/** Nothing stands in the way of an order. */
export const FINE: OrderFacts = {
  isRegistered: true,
  region: 'active',
  isSuspended: false,
  isOffline: false,
  cart: 'known',
  rowsLeft: 0,
  areRowsStuck: false,
  prices: 'known',
  lines: 2,
  isAllLeftOut: false,
  receiving: 'delivery',
  places: 'known',
  placeId: 11,
  descriptionLength: 0,
  contact: null,
  buyerNumberLength: 0,
  goneDay: null,
  total: 450,
  minSum: null,
}
