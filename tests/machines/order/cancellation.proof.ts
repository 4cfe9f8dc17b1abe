import fc from 'fast-check'
import { cancellationMachine } from '../../../machines/order/cancellation.machine'
import { anyId, anyKey } from '../arbitraries'
import { proofOf } from '../proof'

export default proofOf(cancellationMachine, {
  payloads: {
    'cancellation.asked': fc.record({ orderId: anyId, key: anyKey }),
    'cancellation.withdrawn': fc.record({ orderId: anyId }),
    'cancellation.confirmed': fc.record({ orderId: anyId }),
  },
  law: (snapshot) =>
    (snapshot.matches('resting') || snapshot.context.orderId !== null) &&
    (!snapshot.matches('cancelling') ||
      snapshot.context.key === (snapshot.context.doubts.get(snapshot.context.orderId ?? 0) ?? snapshot.context.key)),
})
