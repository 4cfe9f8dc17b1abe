import fc from 'fast-check'
import { savedCartsMachine } from '../../../machines/saved-carts/saved-carts.machine'
import { anyId } from '../arbitraries'
import { proofOf } from '../proof'
import { anySavedCart, anySavedCarts } from './few-carts'

export default proofOf(savedCartsMachine, {
  inputs: [{ tab: 't' }],
  payloads: {
    'cart.removed': fc.record({
      cart: anySavedCart,
    }),
    'cart.returned': fc.record({
      id: anyId,
      cart: anySavedCart,
    }),
    'carts.read': fc.record({ carts: anySavedCarts }),
  },
  // Every child that was there is there still; what came back is no ghost.
  law: ({ context }, { before }) =>
    [...before.context.carts].every(([id, ref]) => context.carts.get(id) === ref) &&
    [...context.carts.values()].every((ref) => ref.getSnapshot().status === 'active') &&
    [...context.returned.keys()].every((id) => !context.ghosts.has(id) && context.carts.has(id)),
})
