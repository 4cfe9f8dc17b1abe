import { assign, emit, setup } from 'xstate'
import { ApiError, isUnanswered } from '../../model/api-error'
import { restPause } from '../../model/retry'
import { effect } from '../support/effect'

type Context = {
  orderId: number
  /** Of the gifts; null: none yet, or there is no choice. */
  chosen: number | null
  /** Why it was not given the last time. */
  error: ApiError | null
  /** How often in a row no answer came. */
  failures: number
}
type Asked = { orderId: number; productId: number | null }

/**
 * The gift of an order: chosen, asked for once, taken. The call has no key: what had no answer is looked up before it is asked for
 * again, and so is a refusal that may only say that the gift is taken. Lives as long as its page. [DEC-005, DEC-023]
 */
export const giftMachine = setup({
  types: {
    input: {} as { orderId: number },
    context: {} as Context,
    events: {} as
      | { type: 'gift.picked'; productId: number }
      /** `canSkip`: the server does not say among which to choose. */
      | { type: 'gift.asked'; canSkip: boolean },
    emitted: {} as { type: 'gift.taken' },
    tags: {} as 'busy' | 'open' | 'failed' | 'refused' | 'taken',
  },
  actors: {
    askGift: effect<unknown, Asked>('askGift'),
    /** Whether the gift is taken. */
    lookUp: effect<boolean, { orderId: number }>('lookUp'),
  },
  delays: { restPause: ({ context }) => restPause(context.failures) },
  guards: {
    canAsk: ({ context }, { canSkip }: { canSkip: boolean }) => canSkip || context.chosen !== null,
    isUnanswered: (_, { error }: { error: unknown }) => isUnanswered(error),
    /** The state of the order is another than was thought. */
    isConflict: (_, { error }: { error: unknown }) => ApiError.from(error).status === 409,
    isTaken: (_, { isTaken }: { isTaken: boolean }) => isTaken,
    wasRefused: ({ context }) => context.error !== null && !isUnanswered(context.error),
  },
  actions: {
    pick: assign((_, { productId }: { productId: number }) => ({ chosen: productId, error: null, failures: 0 })),
    blame: assign({ error: (_, { error }: { error: unknown }) => ApiError.from(error) }),
    forgetBlame: assign({ error: null }),
    countFailure: assign({ failures: ({ context }) => context.failures + 1 }),
    settle: assign({ error: null, failures: 0 }),
    announceTaken: emit({ type: 'gift.taken' }),
  },
}).createMachine({
  id: 'gift',
  context: ({ input: { orderId } }) => ({ orderId, chosen: null, error: null, failures: 0 }),
  initial: 'choosing',
  states: {
    choosing: {
      tags: 'open',
      on: {
        'gift.picked': { actions: { type: 'pick', params: ({ event }) => event } },
        'gift.asked': { guard: { type: 'canAsk', params: ({ event }) => event }, target: 'requesting', actions: 'forgetBlame' },
      },
    },
    requesting: {
      tags: 'busy',
      invoke: {
        src: 'askGift',
        input: ({ context: { orderId, chosen } }) => ({ orderId, productId: chosen }),
        onDone: { target: 'taken', actions: ['settle', 'announceTaken'] },
        onError: [
          {
            guard: { type: 'isUnanswered', params: ({ event }) => event },
            target: 'failed',
            actions: [{ type: 'blame', params: ({ event }) => event }, 'countFailure'],
          },
          {
            guard: { type: 'isConflict', params: ({ event }) => event },
            target: 'checking',
            actions: { type: 'blame', params: ({ event }) => event },
          },
          { target: 'refused', actions: { type: 'blame', params: ({ event }) => event } },
        ],
      },
    },
    checking: {
      tags: 'busy',
      invoke: {
        src: 'lookUp',
        input: ({ context: { orderId } }) => ({ orderId }),
        onDone: [
          {
            guard: { type: 'isTaken', params: ({ event }) => ({ isTaken: event.output }) },
            target: 'taken',
            actions: ['settle', 'announceTaken'],
          },
          { guard: 'wasRefused', target: 'refused' },
          { target: 'requesting' },
        ],
        // What the refusal said stands, whatever became of looking it up.
        onError: [
          { guard: 'wasRefused', target: 'refused' },
          {
            guard: { type: 'isUnanswered', params: ({ event }) => event },
            target: 'failed',
            actions: [{ type: 'blame', params: ({ event }) => event }, 'countFailure'],
          },
          { target: 'refused', actions: { type: 'blame', params: ({ event }) => event } },
        ],
      },
    },
    // Another may not be chosen here: this one may be given already.
    failed: { tags: 'failed', after: { restPause: 'checking' }, on: { 'gift.asked': 'checking' } },
    // The server said no: it would say so again, until another is chosen or somebody asks.
    refused: {
      tags: ['open', 'refused'],
      on: {
        'gift.picked': { target: 'choosing', actions: { type: 'pick', params: ({ event }) => event } },
        'gift.asked': { guard: { type: 'canAsk', params: ({ event }) => event }, target: 'requesting', actions: 'forgetBlame' },
      },
    },
    taken: { tags: 'taken' },
  },
})
