import fc from 'fast-check'
import { productSavingMachine, type ProductToSave } from '../../../machines/saved-carts/product-saving.machine'
import { isInDoubt } from '../../../model/api-error'
import { anyId } from '../arbitraries'
import { proofOf } from '../proof'
import { cartOf } from './few-carts'

const isSamePress = (one: ProductToSave | null, other: ProductToSave | null): boolean =>
  one?.cartId === other?.cartId && one?.productId === other?.productId && one?.added === other?.added

export default proofOf(productSavingMachine, {
  inputs: [{ tab: 't' }],
  answers: {
    sendLine: [cartOf(1)],
  },
  payloads: {
    'cart.chosen': fc.record({ cartId: fc.constant(7), productId: anyId, added: fc.integer({ min: -1, max: 4 }), qty: fc.nat({ max: 9 }) }),
  },
  // The very same press that has no answer goes again under its key, every other press under another.
  law: (snapshot, { before }) => {
    const { wish, made, isOpen, seq, error } = snapshot.context
    const { wish: earlier, ...last } = before.context
    return (
      (!snapshot.hasTag('busy') || wish !== null) &&
      snapshot.hasTag('saved') === (made !== null) &&
      (!snapshot.matches('choosing') || isOpen === (error !== null && isInDoubt(error))) &&
      (seq === last.seq) === (wish === earlier) &&
      (!last.isOpen || !isSamePress(earlier, wish) || seq === last.seq) &&
      (last.isOpen || !(before.matches('choosing') && snapshot.hasTag('busy')) || seq > last.seq)
    )
  },
})
