import fc from 'fast-check'
import { giftMachine } from '../../../machines/order/gift.machine'
import { anyId } from '../arbitraries'
import { proofOf } from '../proof'

export default proofOf(giftMachine, {
  inputs: [{ orderId: 1 }],
  answers: {
    askGift: [{ gift: true }],
    lookUp: [true, false],
  },
  payloads: {
    'gift.picked': fc.record({ productId: anyId }),
    'gift.asked': fc.record({ canSkip: fc.boolean() }),
  },
  law: (snapshot) =>
    (!snapshot.hasTag('failed') || (snapshot.context.error !== null && snapshot.context.failures > 0)) &&
    (!snapshot.hasTag('refused') || snapshot.context.error !== null),
})
