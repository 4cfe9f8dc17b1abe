import { assign, emit, setup } from 'xstate'
import { ApiError } from '../../model/api-error'
import { effect } from '../support/effect'

/** The order is cancelled. */
export type CancellationFact = { type: 'order.cancelled' }
type Context = { orderId: number; key: string; error: ApiError | null }

/** Cancelling an order: asked first, sent once under one key however often it is tried, its failure told where it was asked. [DEC-006, DEC-024] */
export const cancellationMachine = setup({
  types: {
    input: {} as { orderId: number },
    context: {} as Context,
    events: {} as
      /** `key`: a new one, for this question. */
      { type: 'cancellation.asked'; key: string } | { type: 'cancellation.withdrawn' } | { type: 'cancellation.confirmed' },
    emitted: {} as CancellationFact,
    tags: {} as 'asking' | 'busy',
  },
  actors: { sendCancellation: effect<unknown, { orderId: number; key: string }>('sendCancellation') },
  actions: {
    begin: assign({ key: (_, { key }: { key: string }) => key, error: null }),
    blame: assign({ error: (_, { error }: { error: unknown }) => ApiError.from(error) }),
    forgetBlame: assign({ error: null }),
    announceCancelled: emit({ type: 'order.cancelled' }),
  },
}).createMachine({
  id: 'cancellation',
  context: ({ input }) => ({ ...input, key: '', error: null }),
  initial: 'resting',
  states: {
    resting: { on: { 'cancellation.asked': { target: 'asking', actions: { type: 'begin', params: ({ event }) => event } } } },
    asking: {
      tags: 'asking',
      on: { 'cancellation.withdrawn': 'resting', 'cancellation.confirmed': 'cancelling' },
    },
    // On its way it cannot be withdrawn.
    cancelling: {
      tags: ['asking', 'busy'],
      entry: 'forgetBlame',
      invoke: {
        src: 'sendCancellation',
        input: ({ context: { orderId, key } }) => ({ orderId, key }),
        onDone: { target: 'resting', actions: 'announceCancelled' },
        onError: { target: 'asking', actions: { type: 'blame', params: ({ event }) => event } },
      },
    },
  },
})
