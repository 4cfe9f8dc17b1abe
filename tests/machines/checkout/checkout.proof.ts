import fc from 'fast-check'
import { checkoutMachine } from '../../../machines/checkout/checkout.machine'
import { NO_WORDS } from '../../../model/order/draft'
import { FINE } from '../../support/orders/order-facts'
import { anyId, anySeenLines, anyText } from '../arbitraries'
import { proofOf } from '../proof'
import { checkoutWalks } from './checkout-walks'

export default proofOf(checkoutMachine, {
  inputs: [{ userId: 1 }],
  answers: {
    loadDraft: [{ ...NO_WORDS, uuid: 'uuid-0', isSent: true }],
    loadUuid: [{ uuid: 'uuid-1' }],
    findOrder: [null],
    findSame: [null],
    placeOrder: [{ id: 1 }],
  },
  payloads: {
    'checkout.aim': fc.record({ regionId: anyId }),
    'receiving.changed': fc.record({ receiving: fc.constantFrom('delivery', 'pickup') }),
    'description.changed': fc.record({ description: anyText }),
    'details.changed': fc.record({ details: fc.constantFrom({ buyerNumber: 'ЗК-1' }, {}) }),
    'lines.excluded': fc.record({ ids: fc.array(anyId, { maxLength: 3 }) }),
    'lines.included': fc.record({ ids: fc.array(anyId, { maxLength: 3 }) }),
    'lines.kept': fc.record({ ids: fc.array(anyId, { maxLength: 3 }) }),
    'prices.met': fc.record({ prices: fc.constantFrom({}, { 1: 100 }) }),
    'prices.accepted': fc.record({ prices: fc.constantFrom({}, { 1: 100 }) }),
    'order.submitted': fc.record({
      facts: fc.constantFrom(FINE, { ...FINE, isOffline: true }),
      receiving: fc.constantFrom({ type: 'delivery', delivery_address_id: 1 }, { type: 'pickup', pickup_address_id: 1 }),
      lines: anySeenLines,
      details: fc.constantFrom({ buyer_number: 'ЗК-1' }, {}),
      regionId: anyId,
    }),
    'checkout.proceed': fc.record({
      lines: anySeenLines,
      version: fc.nat({ max: 9 }),
      details: fc.constantFrom({ buyer_number: 'ЗК-1' }, {}),
    }),
    'draft.followed': fc.record({
      regionId: anyId,
      change: fc.constantFrom({}, { receiving: { from: 'delivery', to: 'pickup' }, excluded: { from: [], to: [1] } }),
    }),
    'news.noted': fc.record({ news: anyId.map((regionId) => ({ type: 'doubtful' as const, regionId })) }),
  },
  walks: checkoutWalks,
  law: (snapshot) => !snapshot.matches({ underway: { sending: 'placing' } }) || snapshot.context.draft.uuid !== null,
})
