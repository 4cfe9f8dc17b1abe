import fc from 'fast-check'
import { cartMachine } from '../../../machines/cart/cart.machine'
import { productOf } from '../../support/goods'
import { anyId, anyKey, anyProduct, anyReason, anyText } from '../arbitraries'
import { proofOf } from '../proof'

const anyHold = fc.constantFrom('network', 'session')
const anyLine = anyId.map((id) => ({ product: productOf(id), qty: id }))

export default proofOf(cartMachine, {
  inputs: [{ userId: 1, tab: 't', regionId: 1, holds: [] }],
  answers: {
    loadCart: [{ items: [], version: 1 }],
    loadWishes: [[]],
  },
  payloads: {
    'cart.load': fc.record({ regionId: anyId }),
    'cart.outdate': fc.record({
      regionId: anyId,
      taken: fc.array(fc.record({ productId: anyId, qty: fc.nat({ max: 9 }), pressed: fc.nat({ max: 9 }) }), { maxLength: 3 }),
      by: fc.option(fc.record({ orderId: anyId, isHere: fc.boolean() })),
    }),
    'cart.outrun': fc.record({ regionId: anyId, version: fc.nat({ max: 9 }) }),
    'cart.hold': fc.record({ reason: anyHold }),
    'cart.release': fc.record({ reason: anyHold }),
    'cart.adopt': fc.record({ queue: fc.constant([]) }),
    'quantity.changed': fc.record({
      product: anyProduct,
      quantity: fc.integer({ min: 0, max: 30 }),
      stock: fc.option(fc.nat({ max: 20 })),
      isTyped: fc.boolean(),
      note: anyText,
    }),
    'quantities.changed': fc.record({
      wishes: fc.array(fc.record({ product: anyProduct, quantity: fc.nat({ max: 9 }), stock: fc.constant(null) }), { maxLength: 3 }),
    }),
    'lines.replaced': fc.record({
      replacements: fc.array(fc.record({ productId: anyId, by: anyProduct, stock: fc.option(anyId) }), { maxLength: 3 }),
    }),
    'note.changed': fc.record({ productId: anyId, note: anyText }),
    'quantity.entered': fc.record({ productId: anyId }),
    'lines.shown': fc.record({ of: fc.oneof(anyId, fc.constant('all')) }),
    'lines.hidden': fc.record({ of: fc.oneof(anyId, fc.constant('all')) }),
    'line.restored': fc.record({ productId: anyId }),
    'write.retried': fc.record({ key: anyKey }),
    'write.dropped': fc.record({ key: anyKey }),
    'typing.ended': fc.record({ key: anyKey }),
    'write.answered': fc.record({
      key: anyKey,
      line: anyLine,
      version: fc.nat({ max: 9 }),
      isRepeated: fc.boolean(),
    }),
    'write.noted': fc.record({ key: anyKey, productId: anyId, note: anyText, version: fc.nat({ max: 9 }) }),
    'write.filled': fc.record({
      key: anyKey,
      cart: anyLine.map((line) => ({ items: [line], version: line.qty })),
      isRepeated: fc.boolean(),
    }),
    'write.unanswered': fc.record({ key: anyKey, isThrottled: fc.boolean() }),
    'write.refused': fc.record({ key: anyKey, reason: anyReason }),
  },
  law: ({ context }) => new Set(context.queue.map(({ key }) => key)).size === context.queue.length,
})
