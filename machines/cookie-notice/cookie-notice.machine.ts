import { setup } from 'xstate'
import { effect } from '../support/effect'

/** The notice on cookies: shown until it is accepted, once and for all. [STATE-013, DEC-010] */
export const cookieNoticeMachine = setup({
  types: { events: {} as { type: 'cookies.accepted' }, tags: {} as 'shown' },
  actors: { loadConsent: effect<boolean, void>('loadConsent') },
  guards: { isGiven: (_, { isGiven }: { isGiven: boolean }) => isGiven },
  actions: {
    /** Provided by the app. */
    keepConsent: () => {},
  },
}).createMachine({
  id: 'cookieNotice',
  initial: 'reading',
  states: {
    reading: {
      invoke: {
        src: 'loadConsent',
        onDone: [
          { guard: { type: 'isGiven', params: ({ event }) => ({ isGiven: event.output }) }, target: 'accepted' },
          { target: 'shown' },
        ],
        onError: 'shown',
      },
    },
    shown: { tags: 'shown', on: { 'cookies.accepted': { target: 'accepted', actions: 'keepConsent' } } },
    accepted: {},
  },
})
