import { customerSetup } from './app.customer'

/** What becomes of machines that crash: the first time each starts anew, the second time the visitor is asked. [DEC-065] */
export const health = customerSetup.createStateConfig({
  initial: 'sound',
  // Here and not at the root: a transition of the root into one of its regions would enter the other anew, and every customer's actor with it.
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
  },
  states: {
    sound: {},
    broken: {
      tags: 'panel',
      on: {
        'panel.retried': {
          target: 'sound',
          actions: [{ type: 'restart', params: ({ context }) => ({ actorIds: context.crashed }) }, 'forgetCrashes'],
        },
      },
    },
  },
})
