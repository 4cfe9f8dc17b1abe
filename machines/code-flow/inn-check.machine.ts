import { assign, setup } from 'xstate'
import { isInn } from '../../model/identity/inn'
import { INN_CHECK_PAUSE_MS } from '../../model/limits'
import { effect } from '../support/effect'

/**
 * Whether a company with the typed INN is registered already: asked while the typing rests. An answer about an earlier INN is dropped; one
 * that does not come is no obstacle, for the server checks the INN of the request itself. [DEC-036, DEC-043, CALL-018]
 */
export const innCheckMachine = setup({
  types: {
    context: {} as { inn: string },
    events: {} as { type: 'inn.typed'; inn: string },
    tags: {} as 'taken',
  },
  actors: { checkInn: effect<number, { inn: string }>('checkInn') },
  delays: { typingPause: INN_CHECK_PAUSE_MS },
  guards: {
    isSame: ({ context }, { inn }: { inn: string }) => context.inn === bare(inn),
    isInn: (_, { inn }: { inn: string }) => isInn(bare(inn)),
    isTaken: (_, { count }: { count: number }) => count > 0,
  },
  actions: { note: assign((_, { inn }: { inn: string }) => ({ inn: bare(inn) })) },
}).createMachine({
  id: 'innCheck',
  context: { inn: '' },
  initial: 'incomplete',
  on: {
    'inn.typed': [
      { guard: { type: 'isSame', params: ({ event }) => event } },
      {
        guard: { type: 'isInn', params: ({ event }) => event },
        target: '.resting',
        actions: { type: 'note', params: ({ event }) => event },
      },
      { target: '.incomplete', actions: { type: 'note', params: ({ event }) => event } },
    ],
  },
  states: {
    incomplete: {},
    resting: { after: { typingPause: 'checking' } },
    checking: {
      invoke: {
        src: 'checkInn',
        input: ({ context }) => ({ inn: context.inn }),
        onDone: [{ guard: { type: 'isTaken', params: ({ event }) => ({ count: event.output }) }, target: 'taken' }, { target: 'free' }],
        onError: 'unknown',
      },
    },
    free: {},
    taken: { tags: 'taken' },
    unknown: {},
  },
})

const bare = (inn: string): string => inn.replace(/\s/g, '')
