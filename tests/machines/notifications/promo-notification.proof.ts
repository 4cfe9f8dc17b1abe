import fc from 'fast-check'
import { promoNotificationMachine } from '../../../machines/notifications/promo-notification.machine'
import { anyId } from '../arbitraries'
import { proofOf } from '../proof'

export default proofOf(promoNotificationMachine, {
  inputs: [{ userId: 1 }],
  answers: {
    loadPromo: [{ id: 1 }, null],
  },
  payloads: {
    'promo.aim': fc.record({ regionId: anyId }),
    'promo.seen': fc.record({ promoId: anyId }),
    'promo.followed': fc.record({ promoId: anyId }),
  },
  law: ({ context, ...snapshot }) => (context.promo !== null) === ('shown' === Object.keys(Object(snapshot.value))[0]),
})
