import { ordersFileMachine } from '../../../machines/orders-file/orders-file.machine'
import { proofOf } from '../proof'

export default proofOf(ordersFileMachine, {
  inputs: [undefined],
  answers: {
    loadSlice: [
      { rows: [], next: null, total: 1 },
      { rows: [], next: 2, total: 2 },
    ],
    saveFile: ['orders.xlsx'],
  },
  payloads: {},
  situation: ({ value, context: { next, error } }) => JSON.stringify([value, next, error]),
  law: ({ value, context: { next, error } }) => !['writing', 'saved'].includes(value) || (next === null && error === null),
})
