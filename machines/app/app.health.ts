import { appSetup } from './app.setup'

/** What becomes of machines that crash: the first time each starts anew, the second time the visitor is asked; the customer sees to his own, and says what broke twice. [DEC-065] */
export const health = appSetup.createStateConfig({
  initial: 'sound',
  // Here and not at the root: a transition of the root into one of its regions would enter the other anew, and the customer with it.
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
