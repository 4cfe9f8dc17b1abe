import { numberOf } from './steps/sent'
import { checkoutSetup } from './checkout.setup'

/** Looks for the order of this uuid; one that is found is told, not as placed now. What else comes of it each state says for itself. [DEC-022] */
export const lookup = checkoutSetup.createStateConfig({
  invoke: {
    src: 'findOrder',
    input: ({ context }) => numberOf(context),
    onDone: {
      guard: { type: 'isFound', params: ({ event }) => ({ order: event.output }) },
      target: '#checkout.accepted',
      actions: { type: 'takeOrder', params: ({ event }) => ({ order: event.output! }) }, // isFound
    },
  },
}).invoke

/** Another region gives up what has not left, and that is said; the same one again changes nothing. [DEC-027] */
export const dropping = checkoutSetup.createStateConfig({
  on: {
    'checkout.aim': [
      {
        guard: { type: 'isAnother', params: ({ event }) => event },
        target: '#checkout.restoring',
        actions: ['noteUnsent', 'announceDropped', 'forgetPress', 'keepDraft', { type: 'aim', params: ({ event }) => event }],
      },
      { actions: { type: 'postpone', params: ({ event }) => event } },
    ],
  },
}).on['checkout.aim']

/** What another tab chooses for the next order waits until it is known what became of this one. [DEC-067] */
export const putOff = checkoutSetup.createStateConfig({
  on: {
    'draft.followed': {
      guard: { type: 'isOfRegion', params: ({ event }) => event },
      actions: { type: 'putOff', params: ({ event }) => event },
    },
  },
}).on['draft.followed']
