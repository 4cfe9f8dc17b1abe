import fc from 'fast-check'
import { productOf } from '../support/goods'

/** The id of anything: few, so that they meet. */
export const anyId = fc.integer({ min: 1, max: 3 })
/** A short text; one of them is an address of somebody else. */
export const anyText = fc.constantFrom('', 'a', '/cart', '//evil.example')
/** The address of a page. */
export const anyPath = fc.oneof(anyText, fc.constant('/personal/orders'))
/** A product of the small world. */
export const anyProduct = anyId.map(productOf)
/** The key of a write of tab `t`. */
export const anyKey = anyId.map((number) => `t-${number}`)
/** What a buyer may type or paste where articles are entered. */
export const anyEntry = fc.constantFrom('', 'a', '12', 'Z-1', 'Z-1 4', 'Z-2', '!', 'Z-1\t4\nZ-2;5\nZ-9 x\nZ-3\t0')
/** Why something was refused, in words. */
export const anyReason = fc.constantFrom('', 'Нет прав.')
/** What data is of. */
export const anyTags = fc.subarray([
  'cart',
  'orders',
  'regions',
  'delivery',
  'favorites',
  'notifications',
  'reviews',
  'surveys',
  'user',
] as const)
/** A line of an order: what was seen and pressed. */
export const anySeenLines = fc.array(fc.record({ product_id: anyId, qty: anyId, cost_vs_discount: anyId }), { maxLength: 2 })
