import { assign, emit, setup } from 'xstate'
import { ApiError, isUnanswered } from '../../model/api-error'
import { effect } from '../support/effect'

export type CancellationFact =
  /** The order is cancelled. */
  | { type: 'order.cancelled' }
  /** No answer came and it is not repeated now: the order may be cancelled and is to be read anew. */
  | { type: 'cancellation.doubtful' }
type Context = {
  orderId: number
  key: string
  error: ApiError | null
  /** Nobody knows what became of this key: it stays the order's until an answer comes. */
  isDoubtful: boolean
}

/** Cancelling an order: asked first, sent under one key until that is answered, its failure told where it was asked. [DEC-006, DEC-024] */
export const cancellationMachine = setup({
  types: {
    input: {} as { orderId: number },
    context: {} as Context,
    events: {} as
      /** `key`: a new one, taken where no older one is in doubt. */
      { type: 'cancellation.asked'; key: string } | { type: 'cancellation.withdrawn' } | { type: 'cancellation.confirmed' },
    emitted: {} as CancellationFact,
    tags: {} as 'asking' | 'busy',
  },
  actors: { sendCancellation: effect<unknown, { orderId: number; key: string }>('sendCancellation') },
  guards: { isDoubtful: ({ context }) => context.isDoubtful },
  actions: {
    begin: assign({ key: ({ context }, { key }: { key: string }) => (context.isDoubtful ? context.key : key), error: null }),
    blame: assign((_, { error }: { error: unknown }) => ({ error: ApiError.from(error), isDoubtful: isUnanswered(error) })),
    forgetBlame: assign({ error: null }),
    forgetDoubt: assign({ isDoubtful: false }),
    announceDoubtful: emit({ type: 'cancellation.doubtful' }),
    announceCancelled: emit({ type: 'order.cancelled' }),
  },
}).createMachine({
  id: 'cancellation',
  context: ({ input }) => ({ ...input, key: '', error: null, isDoubtful: false }),
  initial: 'resting',
  states: {
    resting: { on: { 'cancellation.asked': { target: 'asking', actions: { type: 'begin', params: ({ event }) => event } } } },
    asking: {
      tags: 'asking',
      on: {
        'cancellation.withdrawn': [{ guard: 'isDoubtful', target: 'resting', actions: 'announceDoubtful' }, { target: 'resting' }],
        'cancellation.confirmed': 'cancelling',
      },
    },
    // On its way it cannot be withdrawn.
    cancelling: {
      tags: ['asking', 'busy'],
      entry: 'forgetBlame',
      invoke: {
        src: 'sendCancellation',
        input: ({ context: { orderId, key } }) => ({ orderId, key }),
        onDone: { target: 'resting', actions: ['forgetDoubt', 'announceCancelled'] },
        onError: { target: 'asking', actions: { type: 'blame', params: ({ event }) => event } },
      },
    },
  },
})
