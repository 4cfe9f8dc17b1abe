import { type ActorRef, assign, sendTo, setup, type Snapshot } from 'xstate'
import { ApiError, isInDoubt, isUnauthorized, refusalText } from '../../model/api-error'
import { TYPING_PAUSE_MS } from '../../model/limits'
import { restPause } from '../../model/retry'
import type { UserCart } from '../../model/saved-cart/saved-cart'
import { effect } from '../support/effect'

/** What a line tells its cart. `isLast`: nothing else is wished of it. */
export type SavedLineReport =
  | { type: 'line.answered'; productId: number; cart: UserCart; isLast: boolean }
  /** The wish gives way to what the server keeps. */
  | { type: 'line.refused'; productId: number }
  /** It has no answer, or no login, and waits. */
  | { type: 'line.stalled'; productId: number }
/** Whom it tells. */
export type SavedLineParent = ActorRef<Snapshot<unknown>, SavedLineReport>
/** A quantity on its way to a saved cart, pieces; 0 takes the line out. */
export type LineToSend = { cartId: number; productId: number; qty: number; key: string }
type Context = {
  parent: SavedLineParent
  cartId: number
  productId: number
  /** What its keys begin with. */
  tab: string
  /** The wish that is written, or waits for it, and its number. */
  qty: number
  seq: number
  /** What was wished while another wish was on its way; null: nothing. */
  next: number | null
  /** Without an answer in a row. */
  failures: number
  /** The quantity that the server would not keep, and why. */
  refused: { qty: number; reason: string } | null
}

/**
 * The quantity of one line of a saved cart on its way to the server: the last wish wins, one write at a time, the same key until it is
 * answered. A refusal is told in words, and the line is what the server keeps. [DEC-018, DEC-020]
 */
export const savedLineMachine = setup({
  types: {
    input: {} as Pick<Context, 'parent' | 'cartId' | 'productId' | 'tab' | 'qty'>,
    context: {} as Context,
    events: {} as
      | { type: 'quantity.wished'; qty: number }
      /** It is complete: Enter, a field that was left, a page that goes. */
      | { type: 'quantity.entered' }
      /** What kept the answer away may be over: a login, the network. */
      | { type: 'writing.resumed' }
      | { type: 'refusal.seen' },
    tags: {} as 'busy' | 'waiting' | 'refused',
  },
  actors: { sendLine: effect<UserCart, LineToSend>('sendLine') },
  delays: { typingPause: TYPING_PAUSE_MS, restPause: ({ context }) => restPause(context.failures) },
  guards: {
    hasNext: ({ context }) => context.next !== null,
    isUnanswered: (_, { error }: { error: unknown }) => isInDoubt(error),
    /** A login is asked for: it was not kept, and waits. */
    isBarred: (_, { error }: { error: unknown }) => isUnauthorized(error),
  },
  actions: {
    wish: assign(({ context }, { qty }: { qty: number }) => ({ qty, seq: context.seq + 1, next: null, failures: 0, refused: null })),
    wishNext: assign({ next: (_, { qty }: { qty: number }) => qty }),
    takeNext: assign(({ context }) => ({ qty: context.next ?? context.qty, seq: context.seq + 1, next: null, failures: 0 })),
    countFailure: assign({ failures: ({ context }) => context.failures + 1 }),
    forgetFailures: assign({ failures: 0 }),
    blame: assign({
      refused: ({ context }, { error }: { error: unknown }) => ({ qty: context.qty, reason: refusalText(ApiError.from(error)) }),
    }),
    forgetRefusal: assign({ refused: null }),
    tellAnswered: sendTo(
      ({ context }) => context.parent,
      ({ context }, { cart }: { cart: UserCart }) => ({
        type: 'line.answered' as const,
        productId: context.productId,
        cart,
        isLast: context.next === null,
      }),
    ),
    tellStalled: sendTo(
      ({ context }) => context.parent,
      ({ context }) => ({ type: 'line.stalled' as const, productId: context.productId }),
    ),
    tellRefused: sendTo(
      ({ context }) => context.parent,
      ({ context }) => ({ type: 'line.refused' as const, productId: context.productId }),
    ),
  },
}).createMachine({
  id: 'savedLine',
  context: ({ input }) => ({ ...input, seq: 1, next: null, failures: 0, refused: null }),
  initial: 'typing',
  on: { 'quantity.wished': { target: '.typing', reenter: true, actions: { type: 'wish', params: ({ event }) => event } } },
  states: {
    typing: { after: { typingPause: 'sending' }, on: { 'quantity.entered': 'sending' } },
    sending: {
      tags: 'busy',
      // What is wished now goes after the answer.
      on: { 'quantity.wished': { actions: { type: 'wishNext', params: ({ event }) => event } } },
      invoke: {
        src: 'sendLine',
        input: ({ context: { cartId, productId, qty, seq, tab } }) => ({
          cartId,
          productId,
          qty,
          key: `${tab}-${cartId}-${productId}-${seq}`,
        }),
        onDone: [
          {
            guard: 'hasNext',
            target: 'typing',
            actions: [{ type: 'tellAnswered', params: ({ event }) => ({ cart: event.output }) }, 'takeNext'],
          },
          { target: 'settled', actions: [{ type: 'tellAnswered', params: ({ event }) => ({ cart: event.output }) }, 'forgetFailures'] },
        ],
        onError: [
          { guard: 'hasNext', target: 'typing', actions: 'takeNext' },
          { guard: { type: 'isBarred', params: ({ event }) => event }, target: 'barred' },
          { guard: { type: 'isUnanswered', params: ({ event }) => event }, target: 'resting', actions: 'countFailure' },
          { target: 'refused', actions: [{ type: 'blame', params: ({ event }) => event }, 'tellRefused'] },
        ],
      },
    },
    resting: {
      tags: 'waiting',
      entry: 'tellStalled',
      after: { restPause: 'sending' },
      on: { 'writing.resumed': 'sending', 'quantity.entered': 'sending' },
    },
    barred: { tags: 'waiting', entry: 'tellStalled', on: { 'writing.resumed': 'sending' } },
    refused: { tags: 'refused', on: { 'refusal.seen': { target: 'settled', actions: 'forgetRefusal' } } },
    settled: {},
  },
})
