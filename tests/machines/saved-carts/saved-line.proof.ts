import fc from 'fast-check'
import { savedLineMachine } from '../../../machines/saved-carts/saved-line.machine'
import { proofOf } from '../proof'
import { cartOf } from './few-carts'

export default proofOf(savedLineMachine, {
  inputs: [{ productId: 1, qty: 1, tab: 't', cartId: 7 }],
  answers: {
    sendLine: [cartOf(1)],
  },
  payloads: {
    'quantity.wished': fc.record({ qty: fc.nat({ max: 9 }) }),
  },
  // Another quantity has another key, and one that was not answered keeps its own; what was wished meanwhile is written next.
  law: (snapshot, { before, type }) => {
    const { qty, seq, next, refused, failures } = snapshot.context
    const last = before.context
    return (
      snapshot.hasTag('refused') === (refused !== null) &&
      (next === null || snapshot.hasTag('busy')) &&
      (!snapshot.matches('resting') || failures > 0) &&
      (qty === last.qty || seq > last.seq) &&
      (seq === last.seq || type === 'quantity.wished' || last.next !== null) &&
      (last.next === null || next !== null || type === 'quantity.wished' || qty === last.next)
    )
  },
})
