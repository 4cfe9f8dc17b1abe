import fc from 'fast-check'
import { pricesMachine } from '../../../machines/prices/prices.machine'
import { price } from '../../support/plain-goods'
import { anyId } from '../arbitraries'
import { proofOf } from '../proof'

export default proofOf(pricesMachine, {
  answers: {
    loadPrices: [[price(1)]],
  },
  payloads: {
    'prices.aim': fc.record({ regionId: anyId }),
    'prices.wanted': fc.record({ ids: fc.array(anyId, { maxLength: 3 }) }),
    'prices.released': fc.record({ ids: fc.array(anyId, { maxLength: 3 }) }),
  },
  law: ({ context }) => Object.values(context.watched).every((count) => count > 0),
})
