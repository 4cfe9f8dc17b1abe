import fc from 'fast-check'
import { quickEntryMachine } from '../../../machines/quick-entry/quick-entry.machine'
import { wantedOf } from '../../../machines/quick-entry/quick-entry.steps'
import { keptRow } from '../../platform/kept-row'
import { productOf } from '../../support/goods'
import { anyEntry, anyId, anyReason } from '../arbitraries'
import { proofOf } from '../proof'
import { entryWalks } from './entry-walks'

export default proofOf(quickEntryMachine, {
  inputs: [{ userId: 1 }],
  answers: {
    searchGoods: [[2, 3].map((number) => ({ id: number, article: `Z-${number}`, name: 'a', brand: '', image: null }))],
    searchLines: [{ found: [[{ id: 2, article: 'Z-2', name: 'a' }], []], products: [productOf(2)] }],
    loadProducts: [[productOf(1), productOf(2)]],
    loadRows: [
      [
        keptRow('Z-2 4'),
        { text: 'Z-1', productId: 1, quantity: 4, isScan: false, isTyped: true, reason: null, mayRepeat: false },
        { text: '!', productId: null, quantity: null, isScan: false, isTyped: false, reason: 'Нет', mayRepeat: true },
        { text: 'Z-3', productId: null, quantity: null, isScan: false, isTyped: true, reason: null, mayRepeat: false },
      ],
    ],
    loadLine: [null, { text: 'Z-1', count: '4' }],
    readFile: [{ rows: [['Z-1', '4']] }, { refusal: 'Нет' }],
    gatherRows: [[1, 2].map((regionId) => ({ regionId, rows: [keptRow('Z-2 4')] }))],
  },
  payloads: {
    'entry.aimed': fc.record({ regionId: anyId }),
    'entry.opened': fc.record({
      regionId: anyId,
      bought: fc.constantFrom([], [{ product_id: 1, article: 'Z-1', name: 'a', qty: 4, at: '' }]),
    }),
    'article.typed': fc.record({ text: anyEntry }),
    'suggestion.moved': fc.record({ step: fc.constantFrom(1, -1) }),
    'suggestion.chosen': fc.record({ id: anyId }),
    'count.typed': fc.record({ text: anyEntry }),
    'lines.pasted': fc.record({ text: anyEntry }),
    'file.chosen': fc.record({ file: fc.constant(new File(['Z-1;4'], 'order.csv')) }),
    'undo.pressed': fc.record({ entryId: fc.nat({ max: 9 }) }),
    'question.dropped': fc.record({ id: anyId }),
    'entry.mended': fc.record({ entryId: fc.nat({ max: 9 }) }),
    'similar.chosen': fc.record({ entryId: fc.nat({ max: 9 }), productId: anyId }),
    'entry.repeated': fc.record({ of: fc.oneof(anyId, fc.constant('all')) }),
    'entry.kept': fc.record({
      lines: fc.array(
        fc.record({
          entryId: fc.nat({ max: 9 }),
          added: fc.integer({ min: -1, max: 4 }),
          asked: fc.nat({ max: 4 }),
          inCart: fc.nat({ max: 4 }),
          stock: fc.option(fc.nat({ max: 20 })),
        }),
        { maxLength: 2 },
      ),
    }),
    'entry.returned': fc.record({ entryId: fc.nat({ max: 9 }) }),
    'entry.seen': fc.record({
      seen: fc.constantFrom([], [{ productId: 2, stock: 0, correction: { asked: 4, kept: 2 } }], [{ productId: 1, stock: null }]),
    }),
    'paste.unfolded': fc.record({ isWhole: fc.boolean() }),
    'entry.missed': fc.record({ entryIds: fc.array(fc.nat({ max: 9 }), { maxLength: 3 }) }),
    'entry.refused': fc.record({ entryId: fc.nat({ max: 9 }), reason: anyReason }),
  },
  walks: entryWalks,
  law: (snapshot) => {
    const { entries, chosen, questions, regionId, isOpen, activeId } = snapshot.context
    const numbers = [...entries, ...questions].map(({ id }) => id)
    return (
      snapshot.hasTag('counting') === (chosen !== null) &&
      new Set(numbers).size === numbers.length &&
      (activeId === null || isOpen) &&
      (!snapshot.matches({ answering: 'refused' }) || questions.every(({ isRefused }) => isRefused)) &&
      (!snapshot.matches({ answering: 'idle' }) || questions.length === 0) &&
      (regionId === null || !snapshot.matches({ fetching: 'idle' }) || wantedOf(snapshot.context).length === 0)
    )
  },
})
