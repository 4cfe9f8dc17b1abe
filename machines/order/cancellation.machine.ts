import { assign, emit, setup } from 'xstate'
import { ApiError, isInDoubt, isUnauthorized } from '../../model/api-error'
import { cancelRefusal } from '../../model/order/outcome'
import { effect } from '../support/effect'

export type CancellationFact =
  | { type: 'order.cancelled'; orderId: number }
  /** It is not done, with the reason in words; or nobody knows. */
  | { type: 'cancellation.failed'; orderId: number; isDoubtful: boolean; reason: string }
  /** No answer came: the order may be cancelled and is to be read anew. */
  | { type: 'cancellation.doubtful'; orderId: number }
type Context = {
  /** The order that is asked about; null: none was yet. */
  orderId: number | null
  key: string
  error: ApiError | null
  /** Keys by order of which nobody knows what became of them: each stays its order's until an answer comes. */
  doubts: ReadonlyMap<number, string>
}
type Of = { orderId: number }

const without = (doubts: Context['doubts'], orderId: number) => new Map([...doubts].filter(([id]) => id !== orderId))

/**
 * Cancelling orders, one at a time: asked first, sent under one key until that is answered. It outlives the page where it was asked: a
 * failure waits there with its question. [DEC-006, DEC-024]
 */
export const cancellationMachine = setup({
  types: {
    context: {} as Context,
    events: {} as
      /** `key`: a new one, taken where no older one of this order is in doubt. */
        | { type: 'cancellation.asked'; orderId: number; key: string }
        /** By the buyer, or by leaving the page. */
        | { type: 'cancellation.withdrawn'; orderId: number }
        | { type: 'cancellation.confirmed'; orderId: number },
    emitted: {} as CancellationFact,
    tags: {} as 'asking' | 'busy',
  },
  actors: { sendCancellation: effect<unknown, { orderId: number; key: string }>('sendCancellation') },
  guards: {
    /** What was pressed is pressed on the question that is open. */
    isAsked: ({ context }, { orderId }: Of) => context.orderId === orderId,
    isAskedInDoubt: ({ context }, { orderId }: Of) => context.orderId === orderId && context.doubts.has(orderId),
    isAnother: ({ context }, { orderId }: Of) => context.orderId !== orderId,
    isUnanswered: (_, { error }: { error: unknown }) => isInDoubt(error),
    /** A login is asked for: that says nothing of an earlier try. */
    isUnauthorized: (_, { error }: { error: unknown }) => isUnauthorized(error),
  },
  actions: {
    begin: assign(({ context }, { orderId, key }: { orderId: number; key: string }) => ({
      orderId,
      key: context.doubts.get(orderId) ?? key,
      error: null,
    })),
    blame: assign({ error: (_, { error }: { error: unknown }) => ApiError.from(error) }),
    forgetBlame: assign({ error: null }),
    doubt: assign({ doubts: ({ context: { doubts, orderId, key } }) => new Map(doubts).set(orderId!, key) }), // it was sent, also below
    forgetDoubt: assign({ doubts: ({ context: { doubts, orderId } }) => without(doubts, orderId!) }),
    announceFailed: emit(({ context }, { error }: { error: unknown }) => ({
      type: 'cancellation.failed',
      orderId: context.orderId!,
      isDoubtful: context.doubts.has(context.orderId!),
      reason: cancelRefusal(ApiError.from(error)),
    })),
    announceDoubtful: emit(({ context }) => ({ type: 'cancellation.doubtful', orderId: context.orderId! })),
    announceCancelled: emit(({ context }) => ({ type: 'order.cancelled', orderId: context.orderId! })),
  },
}).createMachine({
  id: 'cancellation',
  context: { orderId: null, key: '', error: null, doubts: new Map() },
  initial: 'resting',
  states: {
    resting: { on: { 'cancellation.asked': { target: 'asking', actions: { type: 'begin', params: ({ event }) => event } } } },
    asking: {
      tags: 'asking',
      on: {
        // Of an order that was left with its failure: that stays in doubt, if it was.
        'cancellation.asked': {
          guard: { type: 'isAnother', params: ({ event }) => event },
          actions: { type: 'begin', params: ({ event }) => event },
        },
        'cancellation.withdrawn': [
          { guard: { type: 'isAskedInDoubt', params: ({ event }) => event }, target: 'resting', actions: 'announceDoubtful' },
          { guard: { type: 'isAsked', params: ({ event }) => event }, target: 'resting' },
        ],
        'cancellation.confirmed': { guard: { type: 'isAsked', params: ({ event }) => event }, target: 'cancelling' },
      },
    },
    // On its way it cannot be withdrawn.
    cancelling: {
      tags: ['asking', 'busy'],
      entry: 'forgetBlame',
      invoke: {
        src: 'sendCancellation',
        input: ({ context: { orderId, key } }) => ({ orderId: orderId!, key }), // it was asked
        onDone: { target: 'resting', actions: ['forgetDoubt', 'announceCancelled'] },
        onError: [
          {
            guard: { type: 'isUnanswered', params: ({ event }) => event },
            target: 'asking',
            actions: [
              { type: 'blame', params: ({ event }) => event },
              'doubt',
              { type: 'announceFailed', params: ({ event }) => event },
              'announceDoubtful',
            ],
          },
          {
            guard: { type: 'isUnauthorized', params: ({ event }) => event },
            target: 'asking',
            actions: [
              { type: 'blame', params: ({ event }) => event },
              { type: 'announceFailed', params: ({ event }) => event },
            ],
          },
          {
            target: 'asking',
            actions: [
              { type: 'blame', params: ({ event }) => event },
              'forgetDoubt',
              { type: 'announceFailed', params: ({ event }) => event },
            ],
          },
        ],
      },
    },
  },
})
