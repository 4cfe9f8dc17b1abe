import { appSetup } from './app.setup'

/**
 * Crash handling: a child that crashes is restarted once; at its second crash the visitor is shown a message with «Повторить».
 * The customer machine handles its own children and reports second crashes as `part.broke`. [DEC-065]
 */
export const health = appSetup.createStateConfig({
  initial: 'sound',
  // In this region and not at the root: a transition of the root would re-enter the `visitor` region too and restart the customer.
  on: {
    'xstate.error.actor.*': [
      {
        guard: { type: 'isFirstCrash', params: ({ event }) => event },
        actions: [
          { type: 'logCrash', params: ({ event }) => event },
          { type: 'restart', params: ({ event }) => ({ actorIds: [event.actorId] }) },
        ],
      },
      { target: '.broken', actions: { type: 'logCrash', params: ({ event }) => event } },
    ],
    'part.broke': { target: '.broken', actions: { type: 'noteCrash', params: ({ event }) => event } },
  },
  states: {
    sound: {},
    broken: {
      tags: 'panel',
      on: {
        'panel.retried': {
          target: 'sound',
          actions: [
            { type: 'restart', params: ({ context }) => ({ actorIds: context.crashed }) },
            'forgetCrashes',
            { type: 'passOn', params: ({ event }) => event },
          ],
        },
      },
    },
  },
})
