import fc from 'fast-check'
import { refillMachine } from '../../../machines/refill/refill.machine'
import { anyId, anyProduct } from '../arbitraries'
import { proofOf } from '../proof'
import { ADDED, LIST, refillWalks } from './refill-walks'

const anyCart = fc.record({ standing: fc.array(fc.record({ product: anyProduct, qty: fc.nat({ max: 9 }) }), { maxLength: 2 }) })

export default proofOf(refillMachine, {
  answers: { loadList: [LIST], addLines: [ADDED] },
  payloads: {
    'region.aimed': fc.record({ regionId: anyId }),
    'line.chosen': fc.record({ productId: anyId, as: fc.constantFrom('itself', 'analog', null) }),
    'lines.chosen': fc.record({ isWhole: fc.boolean() }),
    'mode.changed': fc.record({ mode: fc.constantFrom('add', 'replace') }),
    'refill.confirmed': anyCart,
    'refill.undone': anyCart,
  },
  walks: refillWalks,
  // There is a report as long as there is something to take back, and no longer a wish without a line.
  law: (snapshot) =>
    (['reported', 'undoing', 'undone'] as const).some((state) => snapshot.matches(state)) === (snapshot.context.report !== null) &&
    snapshot.matches('undone') === (snapshot.context.back !== null) &&
    (!snapshot.matches('adding') || snapshot.context.wishes.length > 0) &&
    (!snapshot.hasTag('failed') || snapshot.context.error !== null),
})
