import fc from 'fast-check'
import { savedLinesMachine } from '../../../machines/saved-carts/saved-lines.machine'
import { savedRows } from '../../../model/saved-cart/rows'
import { anyId } from '../arbitraries'
import { proofOf } from '../proof'
import { anySavedCart, cartOf } from './few-carts'

export default proofOf(savedLinesMachine, {
  inputs: [{ unsent: [{ item: cartOf(3).items[0]!, qty: 5 }], tab: 't', cartId: 7 }],
  payloads: {
    'line.answered': fc.record({
      productId: anyId,
      cart: anySavedCart,
      isLast: fc.boolean(),
    }),
    'line.refused': fc.record({ productId: anyId }),
    'line.stalled': fc.record({ productId: anyId }),
    'cart.read': fc.record({ cart: anySavedCart }),
    'quantity.changed': fc.record({ productId: anyId, quantity: fc.integer({ min: 0, max: 30 }) }),
    'quantity.entered': fc.record({ productId: anyId }),
    'line.restored': fc.record({ productId: anyId }),
    'refusal.dropped': fc.record({ productId: anyId }),
  },
  events: [1, 2, 3].flatMap((productId) => [
    { type: 'quantity.changed' as const, productId, quantity: 0 },
    { type: 'line.restored' as const, productId },
  ]),
  situation: ({ value, context: { known, ghosts, wishes, stalled } }) =>
    JSON.stringify([value, known?.id, [...ghosts.keys()], [...wishes.keys()], stalled.size]),
  law: (snapshot) => {
    const { known, wishes, seen, order, lines } = snapshot.context
    const rows = savedRows(snapshot.context)
    return (
      snapshot.hasTag('known') === (known !== null) &&
      [...wishes.keys()].every((id) => seen.has(id) && lines.has(id)) &&
      new Set(order).size === order.length &&
      rows.every(({ qty, isGhost }) => isGhost === (qty === 0))
    )
  },
})
