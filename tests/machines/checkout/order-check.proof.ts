import fc from 'fast-check'
import { orderCheckMachine } from '../../../machines/checkout/order-check.machine'
import { proofOf } from '../proof'

export default proofOf(orderCheckMachine, {
  payloads: {
    'order.pressed': fc.record({ hasWarnings: fc.boolean() }),
  },
  law: (snapshot, { before, type }) =>
    type === null ||
    type === 'order.pressed' ||
    snapshot.value === (type === 'block.changed' ? 'unread' : before.value === 'unread' ? 'seen' : before.value),
})
