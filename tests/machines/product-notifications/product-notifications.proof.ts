import fc from 'fast-check'
import { notificationKey, productNotificationsMachine } from '../../../machines/product-notifications/product-notifications.machine'
import { anyId } from '../arbitraries'
import { proofOf } from '../proof'

export default proofOf(productNotificationsMachine, {
  payloads: {
    'product.shown': fc.record({ regionId: anyId, productId: anyId }),
    'list.told': fc.record({
      regionId: anyId,
      items: fc.uniqueArray(fc.record({ id: anyId, product_id: anyId }), { selector: ({ product_id }) => product_id, maxLength: 3 }),
    }),
    'list.missing': fc.record({ regionId: anyId }),
  },
  law: ({ context }) =>
    Object.entries(context.byKey).every(
      ([key, ref]) => notificationKey(ref.getSnapshot().context) === key && ref.getSnapshot().status === 'active',
    ),
})
