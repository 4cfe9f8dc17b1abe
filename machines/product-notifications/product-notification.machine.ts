import { assign, setup } from 'xstate'
import { ApiError, failureText, isInDoubt, isUnauthorized, isUnknownCall } from '../../model/api-error'
import type { ProductNotification } from '../../model/conversation/notification'
import { restPause } from '../../model/retry'
import { effect } from '../support/effect'

/** Which goods for which region. */
export type Awaited = { productId: number; regionId: number }
type Context = Awaited & {
  /** The wish as the server keeps it; null: none, as far as it is known. */
  id: number | null
  /** What the buyer wants and the server has not said yet; null: nothing else than it has. */
  wished: boolean | null
  /** What was asked of the server last. */
  asked: boolean
  /** Why the last wish was taken back, in the server's words or ours. */
  refusal: string | null
  /** Questions and writes without an answer in a row. */
  failures: number
}
type Failed = { error: unknown }

/**
 * The wish to be told when one product is there again: shown as soon as it is pressed, taken back where the server refuses, looked up where
 * nobody knows what became of it. The last press wins. [CALL-074 to CALL-076]
 */
export const productNotificationMachine = setup({
  types: {
    input: {} as Awaited,
    context: {} as Context,
    events: {} as
      /** What the list of wishes says of this product. */
        | { type: 'wish.told'; id: number | null }
        /** There is no such list. */
        | { type: 'wish.unlisted' }
        | { type: 'wish.pressed'; isWished: boolean }
        /** A login is there again, or the connection. */
        | { type: 'wish.retried' },
    tags: {} as 'busy' | 'failed',
  },
  actors: {
    createNotification: effect<ProductNotification, Awaited>('createNotification'),
    removeNotification: effect<null, { id: number }>('removeNotification'),
    /** null: there is none. */
    checkNotification: effect<ProductNotification | null, Awaited>('checkNotification'),
  },
  guards: {
    /** It is wished and not there. */
    isToCreate: ({ context: { wished, id } }) => wished === true && id === null,
    isToRemove: ({ context: { wished, id } }) => wished === false && id !== null,
    isThere: ({ context: { id } }) => id !== null,
    isLoginAsked: (_, { error }: Failed) => isUnauthorized(error),
    /** The server had none of it any more. */
    isGone: (_, { error }: Failed) => ApiError.from(error).status === 404,
    isInDoubt: (_, { error }: Failed) => isInDoubt(error),
    isUnknownCall: (_, { error }: Failed) => isUnknownCall(error),
    hasRefusal: ({ context: { refusal } }) => refusal !== null,
  },
  delays: { restPause: ({ context }) => restPause(context.failures) },
  actions: {
    /** What the server has; where that is what was asked of it, nothing was refused. */
    learn: assign(({ context: { asked, refusal } }, { id }: { id: number | null }) => ({
      id,
      refusal: asked === (id !== null) ? null : refusal,
      failures: 0,
    })),
    want: assign((_, { isWished }: { isWished: boolean }) => ({ wished: isWished, refusal: null })),
    noteAsked: assign((_, { asked }: { asked: boolean }) => ({ asked })),
    /** Where the buyer wants what there is, he wants nothing. */
    rest: assign({ wished: null }),
    /** Back to what the server has, with the reason; not where something else is wished meanwhile. */
    takeBack: assign(({ context: { wished, asked } }, { error }: Failed) =>
      wished === asked ? { wished: null, refusal: failureText(ApiError.from(error)) } : {},
    ),
    /** The same where nobody can say what there is: nothing can be asked for now. */
    giveUp: assign(({ context: { wished } }, { error }: Failed) =>
      wished === null ? {} : { wished: null, refusal: failureText(ApiError.from(error)) },
    ),
    countFailure: assign({ failures: ({ context }) => context.failures + 1 }),
  },
}).createMachine({
  id: 'productNotification',
  context: ({ input }) => ({ ...input, id: null, wished: null, asked: false, refusal: null, failures: 0 }),
  initial: 'unknown',
  on: {
    'wish.pressed': { actions: { type: 'want', params: ({ event }) => event } },
  },
  states: {
    unknown: {
      on: {
        'wish.told': { target: 'judging', actions: { type: 'learn', params: ({ event }) => event } },
        'wish.unlisted': 'checking',
        'wish.pressed': { target: 'judging', actions: { type: 'want', params: ({ event }) => event } },
      },
    },
    judging: {
      always: [
        { guard: 'isToCreate', target: 'creating' },
        { guard: 'isToRemove', target: 'removing' },
        { guard: 'hasRefusal', target: 'failed' },
        { guard: 'isThere', target: 'on' },
        { target: 'off' },
      ],
    },
    off: {
      entry: 'rest',
      on: {
        'wish.told': { target: 'judging', actions: { type: 'learn', params: ({ event }) => event } },
        'wish.pressed': { target: 'judging', actions: { type: 'want', params: ({ event }) => event } },
      },
    },
    creating: {
      tags: 'busy',
      entry: { type: 'noteAsked', params: { asked: true } },
      invoke: {
        src: 'createNotification',
        input: ({ context: { productId, regionId } }) => ({ productId, regionId }),
        onDone: { target: 'judging', actions: { type: 'learn', params: ({ event }) => event.output } },
        onError: [
          { guard: { type: 'isLoginAsked', params: ({ event }) => event }, target: 'barred' },
          {
            guard: { type: 'isInDoubt', params: ({ event }) => event },
            target: 'checking',
            actions: [{ type: 'takeBack', params: ({ event }) => event }, 'countFailure'],
          },
          { target: 'judging', actions: { type: 'takeBack', params: ({ event }) => event } },
        ],
      },
    },
    on: {
      entry: 'rest',
      on: {
        'wish.told': { target: 'judging', actions: { type: 'learn', params: ({ event }) => event } },
        'wish.pressed': { target: 'judging', actions: { type: 'want', params: ({ event }) => event } },
      },
    },
    removing: {
      tags: 'busy',
      entry: { type: 'noteAsked', params: { asked: false } },
      invoke: {
        src: 'removeNotification',
        input: ({ context: { id } }) => ({ id: id! }), // guard isToRemove
        onDone: { target: 'judging', actions: { type: 'learn', params: { id: null } } },
        onError: [
          { guard: { type: 'isLoginAsked', params: ({ event }) => event }, target: 'barred' },
          {
            guard: { type: 'isGone', params: ({ event }) => event },
            target: 'judging',
            actions: { type: 'learn', params: { id: null } },
          },
          {
            guard: { type: 'isInDoubt', params: ({ event }) => event },
            target: 'checking',
            actions: [{ type: 'takeBack', params: ({ event }) => event }, 'countFailure'],
          },
          { target: 'judging', actions: { type: 'takeBack', params: ({ event }) => event } },
        ],
      },
    },
    // What the server has is asked of it: there is no list, or a write was not answered.
    checking: {
      tags: 'busy',
      invoke: {
        src: 'checkNotification',
        input: ({ context: { productId, regionId } }) => ({ productId, regionId }),
        onDone: { target: 'judging', actions: { type: 'learn', params: ({ event }) => ({ id: event.output?.id ?? null }) } },
        onError: [
          { guard: { type: 'isLoginAsked', params: ({ event }) => event }, target: 'barred' },
          // It would not know it later either. [DEC-006]
          {
            guard: { type: 'isUnknownCall', params: ({ event }) => event },
            target: 'judging',
            actions: { type: 'giveUp', params: ({ event }) => event },
          },
          {
            guard: { type: 'isInDoubt', params: ({ event }) => event },
            target: 'unsure',
            actions: [{ type: 'giveUp', params: ({ event }) => event }, 'countFailure'],
          },
          { target: 'refused', actions: { type: 'giveUp', params: ({ event }) => event } },
        ],
      },
    },
    // Nobody knows what the server has; it is asked again by and by.
    unsure: {
      tags: 'failed',
      after: { restPause: 'checking' },
      on: {
        'wish.told': { target: 'judging', actions: { type: 'learn', params: ({ event }) => event } },
        'wish.pressed': { target: 'checking', actions: { type: 'want', params: ({ event }) => event } },
        'wish.retried': 'checking',
      },
    },
    // The server does not say what it has: it would refuse again; it is asked when there is a reason to.
    refused: {
      tags: 'failed',
      on: {
        'wish.told': { target: 'judging', actions: { type: 'learn', params: ({ event }) => event } },
        'wish.pressed': { target: 'checking', actions: { type: 'want', params: ({ event }) => event } },
        'wish.retried': 'checking',
      },
    },
    failed: {
      tags: 'failed',
      entry: 'rest',
      on: {
        'wish.told': { target: 'judging', actions: { type: 'learn', params: ({ event }) => event } },
        'wish.pressed': { target: 'judging', actions: { type: 'want', params: ({ event }) => event } },
      },
    },
    // A login is asked for: what is wished waits for it. [DEC-008]
    barred: { on: { 'wish.retried': 'checking' } },
  },
})
