import { emit, setup } from 'xstate'

/** What the press of a button far from the block comes to: the order may go out, or the buyer is led to the block first. */
export type OrderCheckFact = { type: 'order.passed' } | { type: 'order.led' }

/**
 * For a button that is far from what is to be known before an order: the first press leads to it where there are warnings or it was not
 * in sight yet, the second one orders. Lives as long as the button. [DEC-026, DEC-067]
 */
export const orderCheckMachine = setup({
  types: {
    events: {} as
      /** The block was in sight as a whole. */
        | { type: 'block.seen' }
        /** It says something else: that is to be seen anew. */
        | { type: 'block.changed' }
        | { type: 'order.pressed'; hasWarnings: boolean },
    emitted: {} as OrderCheckFact,
  },
  guards: { hasWarnings: (_, { hasWarnings }: { hasWarnings: boolean }) => hasWarnings },
  actions: {
    announcePassed: emit({ type: 'order.passed' }),
    announceLed: emit({ type: 'order.led' }),
  },
}).createMachine({
  id: 'orderCheck',
  initial: 'unread',
  on: { 'block.changed': '.unread' },
  states: {
    unread: { on: { 'block.seen': 'seen', 'order.pressed': { target: 'led', actions: 'announceLed' } } },
    seen: {
      on: {
        'order.pressed': [
          { guard: { type: 'hasWarnings', params: ({ event }) => event }, target: 'led', actions: 'announceLed' },
          { actions: 'announcePassed' },
        ],
      },
    },
    led: { on: { 'order.pressed': { actions: 'announcePassed' } } },
  },
})
