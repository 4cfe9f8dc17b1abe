import fc from 'fast-check'
import { cartGiftMachine } from '../../../machines/prices/cart-gift.machine'
import { productOf } from '../../support/goods'
import { anyId } from '../arbitraries'
import { proofOf } from '../proof'

const anyLines = fc
  .array(anyId, { maxLength: 2 })
  .map((ids) => new Map(ids.map((id) => [id, { item: { product: productOf(id), qty: id }, version: 1 }])))

export default proofOf(cartGiftMachine, {
  answers: {
    loadGift: [{ title: 'Фильтр', isEarned: false, lacks: 100 }],
  },
  payloads: {
    'cart.settled': fc.record({ regionId: anyId, lines: anyLines, ids: fc.option(fc.array(anyId, { maxLength: 3 })) }),
  },
  // All lines of a cart go into the order, then none of them does.
  events: [null, []].map((ids) => ({ type: 'cart.settled', regionId: 1, lines: new Map(), ids })),
  situation: ({ value, context: { regionId, ids, isBehind, watchers } }) =>
    JSON.stringify([value, regionId, ids?.length, isBehind, watchers > 0]),
  law: ({ context, ...snapshot }) => snapshot.value === 'idle' || context.regionId !== null,
})
