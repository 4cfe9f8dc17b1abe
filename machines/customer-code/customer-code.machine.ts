import { setup } from 'xstate'
import { effect } from '../support/effect'

/** The code that only customers need: it is fetched when one is likely to come, not before. Whoever is signed in has it; where it does not come, that is said and it is asked for again. [ERROR-006] */
export const customerCodeMachine = setup({
  types: {
    input: {} as { isLikely: boolean },
    context: {} as { isLikely: boolean },
    events: {} as { type: 'code.wanted' },
    tags: {} as 'there' | 'busy' | 'lost',
  },
  actors: { loadCode: effect<unknown, void>('loadCode') },
  guards: { isLikely: ({ context }) => context.isLikely },
}).createMachine({
  id: 'customerCode',
  context: ({ input }) => input,
  initial: 'absent',
  states: {
    absent: { always: { guard: 'isLikely', target: 'loading' }, on: { 'code.wanted': 'loading' } },
    loading: { tags: 'busy', invoke: { src: 'loadCode', onDone: 'there', onError: 'lost' } },
    there: { tags: 'there' },
    lost: { tags: 'lost', on: { 'code.wanted': 'loading' } },
  },
})
