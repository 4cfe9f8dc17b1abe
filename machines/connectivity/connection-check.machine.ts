import { setup } from 'xstate'
import { isUnanswered } from '../../model/api-error'
import { effect } from '../support/effect'

/** Whether the server can be reached, asked at once and again by hand; a refusal is an answer too. Lives as long as its page. [DEC-062] */
export const connectionCheckMachine = setup({
  types: {
    events: {} as { type: 'check.asked' },
    tags: {} as 'busy' | 'reached' | 'silent',
  },
  actors: { reach: effect<unknown, void>('reach') },
  guards: { isUnanswered: (_, { error }: { error: unknown }) => isUnanswered(error) },
}).createMachine({
  id: 'connectionCheck',
  initial: 'asking',
  states: {
    asking: {
      tags: 'busy',
      invoke: {
        src: 'reach',
        onDone: 'reached',
        onError: [{ guard: { type: 'isUnanswered', params: ({ event }) => event }, target: 'silent' }, { target: 'reached' }],
      },
    },
    silent: { tags: 'silent', on: { 'check.asked': 'askingAgain' } },
    // That there was no answer stands until there is one.
    askingAgain: {
      tags: ['busy', 'silent'],
      invoke: {
        src: 'reach',
        onDone: 'reached',
        onError: [{ guard: { type: 'isUnanswered', params: ({ event }) => event }, target: 'silent' }, { target: 'reached' }],
      },
    },
    reached: { tags: 'reached', on: { 'check.asked': 'asking' } },
  },
})
