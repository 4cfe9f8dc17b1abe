import { checkoutSetup } from './checkout.setup'
import { lookup } from './checkout.shared'

/** No answer came: the order may be there. It can be looked for, sent again under its number, or given up, which is said. [DEC-022] */
export const uncertain = checkoutSetup.createStateConfig({
  tags: 'uncertain',
  entry: { type: 'announceStopped', params: { why: 'uncertain' } },
  on: {
    'order.checked': '.looking',
    'order.retried': '#checkout.underway.sending',
    'order.withdrawn': { target: '#checkout.ready.looking', actions: ['noteDoubt', 'announceDoubtful'] },
  },
  initial: 'asking',
  states: {
    asking: {},
    looking: {
      tags: 'looking',
      after: { lookupWait: 'unknown' },
      invoke: {
        src: 'findOrder',
        input: lookup.input,
        onDone: [
          { guard: { type: 'isMissing', params: ({ event }) => ({ order: event.output }) }, target: 'absent' },
          {
            guard: { type: 'isAsSent', params: ({ event }) => ({ order: event.output! }) }, // not isMissing, also below
            target: '#checkout.placed',
            actions: [
              { type: 'takeOrder', params: ({ event }) => ({ order: event.output! }) },
              { type: 'announcePlaced', params: { isFound: true } },
            ],
          },
          lookup.onDone,
        ],
        onError: 'unknown',
      },
    },
    absent: { tags: 'absent' },
    unknown: { tags: 'unknown' },
  },
})
