import { ready } from './checkout.ready'
import { checkoutSetup } from './checkout.setup'
import { underway } from './checkout.underway'
import { unsent } from './checkout.unsent'
import { NOTHING_CHOSEN } from './steps/nothing'

/** Ordering: one uuid gives one order, whatever is lost on the way; prices as seen or decided anew. [DEC-020, DEC-022, DEC-067] */
export const checkoutMachine = checkoutSetup.createMachine({
  id: 'checkout',
  context: ({ input }) => ({
    userId: input.userId,
    regionId: null,
    ...NOTHING_CHOSEN,
    leftOut: null,
    news: [],
  }),
  initial: 'waiting',
  on: {
    'checkout.aim': [
      {
        guard: { type: 'isAnother', params: ({ event }) => event },
        target: '.restoring',
        actions: { type: 'aim', params: ({ event }) => event },
      },
      { actions: { type: 'postpone', params: ({ event }) => event } },
    ],
    'news.noted': { actions: { type: 'forgetNews', params: ({ event }) => event } },
    'lines.kept': { guard: 'hasOrdered', actions: [{ type: 'forgetGone', params: ({ event }) => event }, 'keepDraft'] },
    'prices.met': {
      guard: { type: 'isNews', params: ({ event }) => event },
      actions: [{ type: 'meetPrices', params: ({ event }) => event }, 'keepDraft'],
    },
    'prices.accepted': { actions: [{ type: 'acceptPrices', params: ({ event }) => event }, 'keepDraft'] },
  },
  states: {
    waiting: { on: { 'prices.met': {}, 'prices.accepted': {} } },
    restoring: {
      // What was met before is not there yet.
      on: { 'prices.met': {}, 'prices.accepted': {} },
      invoke: {
        src: 'loadDraft',
        input: ({ context }) => ({ userId: context.userId, regionId: context.regionId! }), // checkout.aim gives it
        onDone: {
          target: 'ready.looking',
          actions: [
            { type: 'takeDraft', params: ({ event }) => ({ draft: event.output }) },
            'noteInterrupted',
            'keepDraft',
            'announceRestored',
          ],
        },
        onError: { target: 'ready', actions: 'announceRestored' },
      },
    },
    ready,
    unsent,
    underway,
    // It is what the buyer pressed: the next one begins.
    placed: { entry: ['beginAnew', 'keepDraft'], always: 'ready' },
    // It is there, and it was not told as placed.
    accepted: { entry: ['announceFound', 'noteAccepted', 'keepDraft'], always: 'ready' },
  },
})
