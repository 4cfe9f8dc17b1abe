import { assign, setup } from 'xstate'
import { ApiError, isInDoubt, isThrottled, waitOf } from '../../model/api-error'
import { effect } from '../support/effect'

type Context = {
  hasToken: boolean
  /** Whom the link logs in. */
  name: string
  /** Why the last attempt failed. */
  error: ApiError | null
  /** Until when the server hears no more links, ms; null: it hears them. */
  waitUntil: number | null
  /** A login was sent and its answer lost: it may have been made. */
  isInDoubt: boolean
}
type Failed = { error: unknown }

/**
 * A login by the link of a temporary token, for one visit of its page by a guest. Opening the link only asks whom it logs in: previews of
 * messengers and scanners of mail open links too. A press logs in, once. The token itself stays with the effects. [ROUTE-026, DEC-039, DEC-047]
 */
export const loginLinkMachine = setup({
  types: {
    input: {} as { hasToken: boolean },
    context: {} as Context,
    events: {} as { type: 'login.pressed' } | { type: 'link.retried' },
    tags: {} as 'ready' | 'busy',
  },
  actors: {
    checkLink: effect<{ name: string }, void>('checkLink'),
    useLink: effect<unknown, void>('useLink'),
    /** Who is signed in by now; rejects with 401 where nobody is. */
    loadUser: effect<unknown, void>('loadUser'),
  },
  guards: {
    hasToken: ({ context }) => context.hasToken,
    wasLost: ({ context }) => context.isInDoubt,
    isUsed: (_, { error }: Failed) => ApiError.from(error).status === 409,
    isExpired: (_, { error }: Failed) => ApiError.from(error).status === 410,
    /** Nobody was given this token, or the server knows no login by links. */
    isUnknown: (_, { error }: Failed) => [404, 422, 501].includes(ApiError.from(error).status),
    isNobody: (_, { error }: Failed) => ApiError.from(error).status === 401,
    /** A server that was asked too often has not logged anybody in. */
    isInDoubt: (_, { error }: Failed) => isInDoubt(error) && !isThrottled(error),
  },
  actions: {
    keepName: assign({ name: (_, { name }: { name: string }) => name }),
    keepError: assign((_, { error }: Failed) => ({ error: ApiError.from(error), waitUntil: waitOf(error, Date.now()) })),
    forgetError: assign({ error: null, waitUntil: null }),
    noteDoubt: assign({ isInDoubt: true }),
    forgetDoubt: assign({ isInDoubt: false }),
    /** Provided: tells the session that a login was made. */
    announceLogin: () => {},
  },
}).createMachine({
  id: 'loginLink',
  context: ({ input }) => ({ ...input, name: '', error: null, waitUntil: null, isInDoubt: false }),
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'hasToken', target: 'checking' }, { target: 'absent' }] },
    absent: {},
    checking: {
      tags: 'busy',
      entry: 'forgetError',
      invoke: {
        src: 'checkLink',
        onDone: { target: 'ready', actions: { type: 'keepName', params: ({ event }) => event.output } },
        onError: [
          { guard: { type: 'isUsed', params: ({ event }) => event }, target: 'used' },
          { guard: { type: 'isExpired', params: ({ event }) => event }, target: 'expired' },
          { guard: { type: 'isUnknown', params: ({ event }) => event }, target: 'unknown' },
          { target: 'failed', actions: { type: 'keepError', params: ({ event }) => event } },
        ],
      },
    },
    ready: { tags: 'ready', on: { 'login.pressed': 'loggingIn' } },
    loggingIn: {
      tags: ['ready', 'busy'],
      entry: 'forgetError',
      invoke: {
        src: 'useLink',
        onDone: 'opened',
        onError: [
          { guard: { type: 'isUsed', params: ({ event }) => event }, target: 'used' },
          { guard: { type: 'isExpired', params: ({ event }) => event }, target: 'expired' },
          { guard: { type: 'isUnknown', params: ({ event }) => event }, target: 'unknown' },
          { guard: { type: 'isInDoubt', params: ({ event }) => event }, target: 'lookingUp', actions: 'noteDoubt' },
          { target: 'ready', actions: { type: 'keepError', params: ({ event }) => event } },
        ],
      },
    },
    // A login is never sent twice: whether the lost one was made is looked up. [DEC-005]
    lookingUp: {
      tags: 'busy',
      entry: 'forgetError',
      invoke: {
        src: 'loadUser',
        onDone: 'opened',
        onError: [
          { guard: { type: 'isNobody', params: ({ event }) => event }, target: 'checking', actions: 'forgetDoubt' },
          { target: 'failed', actions: { type: 'keepError', params: ({ event }) => event } },
        ],
      },
    },
    failed: { on: { 'link.retried': [{ guard: 'wasLost', target: 'lookingUp' }, { target: 'checking' }] } },
    opened: { entry: 'announceLogin' },
    used: {},
    expired: {},
    unknown: {},
  },
})
