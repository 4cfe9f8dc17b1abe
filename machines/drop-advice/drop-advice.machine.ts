import { assign, setup } from 'xstate'
import { ApiError, isUnanswered } from '../../model/api-error'
import { restPause } from '../../model/retry'
import { effect } from '../support/effect'

/** What became of asking for a list: how many products it has, or why that is not known. */
export type Counted = { count: number } | { error: ApiError }
/** Ids of lists, in rounds: the next round is asked for where the ones before have no product. */
export type Rounds = readonly (readonly string[])[]
type Context = {
  rounds: Rounds
  round: number
  /** Products of each list that was answered. */
  counts: ReadonlyMap<string, number>
  /** Why the others of this round were not; null where they were. */
  error: ApiError | null
  failures: number
}
const askedOf = ({ rounds, round }: Context): readonly string[] => rounds[round] ?? []
const pendingOf = (context: Context): string[] => askedOf(context).filter((id) => !context.counts.has(id))

/** Which filters are to be dropped where a list is empty: asks how many products there are without each, then without two. Lives as long as the empty list. [DEC-053] */
export const dropAdviceMachine = setup({
  types: {
    input: {} as { rounds: Rounds },
    context: {} as Context,
    events: {} as { type: 'counting.retried' },
    tags: {} as 'busy' | 'failed',
  },
  actors: {
    /** One answer for each list; never rejects of its own. */
    countLists: effect<Counted[], { ids: readonly string[] }>('countLists'),
  },
  delays: { restPause: ({ context }) => restPause(context.failures) },
  guards: {
    /** Some list of this round has products. */
    hasHelp: ({ context }) => askedOf(context).some((id) => (context.counts.get(id) ?? 0) > 0),
    hasUnanswered: ({ context: { error } }) => error !== null && isUnanswered(error),
    hasError: ({ context: { error } }) => error !== null,
    hasRounds: ({ context: { rounds, round } }) => round + 1 < rounds.length,
  },
  actions: {
    take: assign(({ context }, { counted }: { counted: readonly Counted[] }) => {
      const counts = new Map(context.counts)
      const errors: ApiError[] = []
      for (const [at, id] of pendingOf(context).entries()) {
        const answer = counted[at]
        if (!answer) continue
        if ('count' in answer) counts.set(id, answer.count)
        else errors.push(answer.error)
      }
      // What may come by itself is worth another question.
      return { counts, error: errors.find(isUnanswered) ?? errors[0] ?? null }
    }),
    blame: assign({ error: (_, { error }: { error: unknown }) => ApiError.from(error) }),
    countFailure: assign({ failures: ({ context }) => context.failures + 1 }),
    goOn: assign({ round: ({ context }) => context.round + 1, failures: 0 }),
  },
}).createMachine({
  id: 'dropAdvice',
  context: ({ input: { rounds } }) => ({ rounds, round: 0, counts: new Map(), error: null, failures: 0 }),
  initial: 'counting',
  states: {
    counting: {
      tags: 'busy',
      invoke: {
        src: 'countLists',
        input: ({ context }) => ({ ids: pendingOf(context) }),
        onDone: { target: 'judging', actions: { type: 'take', params: ({ event }) => ({ counted: event.output }) } },
        onError: { target: 'judging', actions: { type: 'blame', params: ({ event }) => event } },
      },
    },
    judging: {
      always: [
        { guard: 'hasHelp', target: 'advised' },
        { guard: 'hasUnanswered', target: 'failed', actions: 'countFailure' },
        { guard: 'hasError', target: 'refused' },
        { guard: 'hasRounds', target: 'counting', actions: 'goOn' },
        { target: 'helpless' },
      ],
    },
    advised: {},
    helpless: {},
    failed: { tags: 'failed', after: { restPause: 'counting' }, on: { 'counting.retried': 'counting' } },
    // The server said no: it would say so again, until somebody asks.
    refused: { tags: 'failed', on: { 'counting.retried': 'counting' } },
  },
})
