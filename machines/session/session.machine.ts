import { assign, emit, setup } from 'xstate'
import { isUnanswered, isUnauthorized } from '../../model/api-error'
import type { User } from '../../model/identity/user'
import { ASK_AGAIN_MS } from '../../model/limits'
import { effect } from '../support/effect'
import { loginFormMachine } from './login-form.machine'

export type SessionFact =
  | { type: 'session.absent' }
  /** `isFresh`: somebody logged in just now; false where a reload found the login. */
  | { type: 'session.opened'; user: User; isFresh: boolean }
  | { type: 'session.expired' }
  | { type: 'session.leaving' }
  /** Something is unsent: what to do with it is for the user to say. */
  | { type: 'session.asking' }
  | { type: 'session.stayed' }
  /** `isOwn` is false where another tab logged out: it told the others and cleared what they share. */
  | { type: 'session.closed'; isOwn: boolean }

/** Who is using the shop. Only a refusal ends a session; a server that does not answer leaves it unconfirmed. [DEC-007, DEC-008, DEC-010] */
export const sessionMachine = setup({
  types: {
    /** `isExpired`: the server asked for a login, and nobody has logged in since. */
    context: {} as { user: User | null; unsent: number; isExpired: boolean },
    events: {} as
      | { type: 'logout.requested' }
      | { type: 'logout.flushed' }
      | { type: 'logout.confirmed' }
      | { type: 'logout.withdrawn' }
      | { type: 'confirmation.retried' }
      | { type: 'session.reject' }
      | { type: 'session.drop' }
      /** Somebody logged in elsewhere. */
      | { type: 'session.recheck'; userId: number }
      | { type: 'session.mayLeave'; unsent: number },
    emitted: {} as SessionFact,
    tags: {} as 'busy' | 'signed in' | 'unconfirmed' | 'asking' | 'expired',
  },
  actors: {
    loadUser: effect<User, void>('loadUser'),
    logout: effect<unknown, void>('logout'),
    loginForm: loginFormMachine,
  },
  guards: {
    isUnauthorized: (_, params: { error: unknown }) => isUnauthorized(params.error),
    /** A login is asked for of somebody who is known. */
    isLapsed: ({ context }, params: { error: unknown }) => context.user !== null && isUnauthorized(params.error),
    isUnanswered: (_, params: { error: unknown }) => isUnanswered(params.error),
    hasUser: ({ context }) => context.user !== null,
    isAnother: ({ context }, { userId }: { userId: number }) => context.user?.id !== userId,
    isExpired: ({ context }) => context.isExpired,
    isClean: (_, params: { unsent: number }) => params.unsent === 0,
  },
  delays: { askAgain: ASK_AGAIN_MS },
  actions: {
    rememberUser: assign({ user: (_, params: { user: User }) => params.user, isExpired: false }),
    forgetUser: assign({ user: null, unsent: 0, isExpired: false }),
    noteExpired: assign({ isExpired: true }),
    countUnsent: assign({ unsent: (_, params: { unsent: number }) => params.unsent }),
    announceAbsent: emit({ type: 'session.absent' }),
    announceOpened: emit(({ context }, { isFresh }: { isFresh: boolean }) => ({ type: 'session.opened', user: context.user!, isFresh })), // after rememberUser
    announceExpired: emit({ type: 'session.expired' }),
    announceLeaving: emit({ type: 'session.leaving' }),
    announceAsking: emit({ type: 'session.asking' }),
    announceStayed: emit({ type: 'session.stayed' }),
    announceClosed: emit((_, { isOwn }: { isOwn: boolean }) => ({ type: 'session.closed', isOwn })),
  },
}).createMachine({
  id: 'session',
  context: { user: null, unsent: 0, isExpired: false },
  initial: 'restoring',
  on: {
    'session.drop': { guard: 'hasUser', target: '.guest', actions: ['forgetUser', { type: 'announceClosed', params: { isOwn: false } }] },
  },
  states: {
    restoring: {
      tags: 'busy',
      invoke: {
        src: 'loadUser',
        onDone: {
          target: 'signedIn',
          actions: [
            { type: 'rememberUser', params: ({ event }) => ({ user: event.output }) },
            { type: 'announceOpened', params: { isFresh: false } },
          ],
        },
        onError: [
          // Whoever was signed in is asked to log in again; nothing of his is dropped.
          { guard: { type: 'isLapsed', params: ({ event }) => event }, target: 'expired' },
          { guard: { type: 'isUnauthorized', params: ({ event }) => event }, target: 'guest', actions: ['forgetUser', 'announceAbsent'] },
          { guard: { type: 'isUnanswered', params: ({ event }) => event }, target: 'unconfirmed' },
          { target: 'signingOut' },
        ],
      },
    },
    guest: {
      on: { 'session.recheck': 'restoring' },
      invoke: { src: 'loginForm', id: 'loginForm', systemId: 'loginForm', onDone: 'confirming' },
    },
    confirming: {
      tags: 'busy',
      invoke: {
        src: 'loadUser',
        onDone: {
          target: 'signedIn',
          actions: [
            { type: 'rememberUser', params: ({ event }) => ({ user: event.output }) },
            { type: 'announceOpened', params: { isFresh: true } },
          ],
        },
        onError: [{ guard: { type: 'isUnanswered', params: ({ event }) => event }, target: 'unconfirmed' }, { target: 'signingOut' }],
      },
    },
    signedIn: {
      tags: 'signed in',
      on: {
        'logout.requested': 'leaving',
        'session.reject': 'expired',
        'session.recheck': { guard: { type: 'isAnother', params: ({ event }) => event }, target: 'restoring' },
      },
    },
    expired: {
      tags: 'expired',
      entry: ['noteExpired', 'announceExpired'],
      on: { 'logout.requested': 'leaving', 'session.recheck': 'restoring' },
      invoke: { src: 'loginForm', id: 'loginForm', systemId: 'loginForm', onDone: 'confirming' },
    },
    leaving: {
      initial: 'checking',
      entry: 'announceLeaving',
      on: {
        'logout.withdrawn': [{ guard: 'isExpired', target: 'expired' }, { target: 'signedIn' }],
        'logout.confirmed': 'signingOut',
        'session.reject': 'expired',
      },
      states: {
        checking: {
          on: {
            'session.mayLeave': [
              { guard: { type: 'isClean', params: ({ event }) => event }, target: '#session.signingOut' },
              { target: 'asking', actions: { type: 'countUnsent', params: ({ event }) => event } },
            ],
          },
        },
        asking: {
          tags: 'asking',
          entry: 'announceAsking',
          on: {
            // Without a login nothing can be sent: that comes first.
            'logout.flushed': [{ guard: 'isExpired', target: '#session.expired' }, { target: 'sending' }],
            'session.mayLeave': { actions: { type: 'countUnsent', params: ({ event }) => event } },
          },
        },
        sending: {
          tags: ['asking', 'busy'],
          // The cart hears of it again, and tries at once.
          entry: 'announceLeaving',
          on: {
            'session.mayLeave': [
              { guard: { type: 'isClean', params: ({ event }) => event }, target: '#session.signingOut' },
              { actions: { type: 'countUnsent', params: ({ event }) => event } },
            ],
          },
        },
      },
    },
    signingOut: {
      tags: 'busy',
      invoke: {
        src: 'logout',
        onDone: { target: 'guest', actions: ['forgetUser', { type: 'announceClosed', params: { isOwn: true } }] },
        onError: [
          // Nobody was told to stay: the login is still good, and the screen must not claim otherwise.
          { guard: { type: 'isUnanswered', params: ({ event }) => event }, target: 'staying' },
          { target: 'guest', actions: ['forgetUser', { type: 'announceClosed', params: { isOwn: true } }] },
        ],
      },
    },
    staying: {
      always: [
        { guard: 'isExpired', target: 'expired', actions: 'announceStayed' },
        { guard: 'hasUser', target: 'signedIn', actions: 'announceStayed' },
        { target: 'unconfirmed' },
      ],
    },
    unconfirmed: { tags: 'unconfirmed', after: { askAgain: 'restoring' }, on: { 'confirmation.retried': 'restoring' } },
  },
})
