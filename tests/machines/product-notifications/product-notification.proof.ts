import fc from 'fast-check'
import { productNotificationMachine } from '../../../machines/product-notifications/product-notification.machine'
import { anyId } from '../arbitraries'
import { proofOf } from '../proof'

export default proofOf(productNotificationMachine, {
  inputs: [{ productId: 1, regionId: 1 }],
  answers: {
    createNotification: [{ id: 7 }],
    removeNotification: [null],
    checkNotification: [null],
  },
  payloads: {
    'wish.told': fc.record({ id: anyId }),
    'wish.pressed': fc.record({ isWished: fc.boolean() }),
  },
  // What is shown without an answer is on its way, waits for a login, or is being looked up.
  law: ({ context, ...snapshot }) =>
    (context.wished === null || ['creating', 'removing', 'checking', 'barred'].includes(snapshot.value)) &&
    (snapshot.value !== 'on' || context.id !== null) &&
    (snapshot.value !== 'off' || context.id === null) &&
    (snapshot.value !== 'failed' || context.refusal !== null),
})
