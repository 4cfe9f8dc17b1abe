import fc from 'fast-check'
import { productOf } from '../../support/goods'
import { anyId } from '../arbitraries'

/** One of three small carts, a line in each; it has as many pieces and as high a version as its id. */
export const cartOf = (id: number) => ({
  id,
  name: 'a',
  items: [{ product: productOf(id), qty: id }],
  version: id,
  totalCost: null,
  is_manager: false,
  created_at: '2026-11-21T09:00:00Z',
})
/** One of them as some version of it was read. */
export const anySavedCart = fc.integer({ min: 1, max: 9 }).map((drawn) => ({ ...cartOf(1 + (drawn % 3)), version: drawn % 4 }))
/** Some of them. */
export const anySavedCarts = fc.array(anyId.map(cartOf), { maxLength: 3 })
