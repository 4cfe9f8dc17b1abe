import { assign, setup, type SnapshotFrom } from 'xstate'
import { isUnanswered } from '../../model/api-error'
import { effect } from '../support/effect'

/** The last check that nobody answered since somebody did; `isRepeated`: the one before it was not answered either. `at`: ms. */
export type Silence = { at: number; isRepeated: boolean }

/** Whether the server can be reached, asked at once and again by hand; a refusal is an answer too. Lives as long as its page. [DEC-062] */
export const connectionCheckMachine = setup({
  types: {
    context: {} as { silence: Silence | null },
    events: {} as { type: 'check.asked' },
    tags: {} as 'busy' | 'reached',
  },
  actors: { reach: effect<unknown, void>('reach') },
  guards: { isUnanswered: (_, { error }: { error: unknown }) => isUnanswered(error) },
  actions: {
    noteSilence: assign(({ context }) => ({ silence: { at: Date.now(), isRepeated: context.silence !== null } })),
    forgetSilence: assign({ silence: null }),
  },
}).createMachine({
  id: 'connectionCheck',
  context: { silence: null },
  initial: 'asking',
  states: {
    asking: {
      tags: 'busy',
      invoke: {
        src: 'reach',
        onDone: 'reached',
        onError: [
          { guard: { type: 'isUnanswered', params: ({ event }) => event }, target: 'silent', actions: 'noteSilence' },
          { target: 'reached' },
        ],
      },
    },
    silent: { on: { 'check.asked': 'asking' } },
    reached: { tags: 'reached', entry: 'forgetSilence', on: { 'check.asked': 'asking' } },
  },
})

/** That there was no answer stands until there is one, also while it is asked again; null: nobody knows, or there was one. */
export const selectSilence = ({ context }: SnapshotFrom<typeof connectionCheckMachine>): Silence | null => context.silence
