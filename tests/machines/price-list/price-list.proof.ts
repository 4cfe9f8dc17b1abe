import fc from 'fast-check'
import { priceListMachine } from '../../../machines/price-list/price-list.machine'
import { productOf } from '../../support/goods'
import { proofOf } from '../proof'

export default proofOf(priceListMachine, {
  inputs: [{ source: { kind: 'goods', goods: [productOf(1)] }, regionId: 1, head: { shop: '', buyer: '', filter: [] } }],
  answers: {
    loadSlice: [
      { rows: [], next: null, total: 1, clockOffset: 0 },
      { rows: [], next: 1, total: 2, clockOffset: 0 },
    ],
    saveFile: ['list.xlsx'],
  },
  payloads: {
    'list.wanted': fc.record({ form: fc.constantFrom('file', 'paper') }),
  },
  situation: ({ value, context: { form, next, startedAt, error } }) => JSON.stringify([value, form, next, startedAt === undefined, error]),
  law: (snapshot) =>
    !['writing', 'saved', 'onPaper'].includes(snapshot.value) ||
    (snapshot.context.next === null && snapshot.context.startedAt !== undefined && snapshot.context.error === null),
})
