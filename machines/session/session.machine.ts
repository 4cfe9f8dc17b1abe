import { not } from 'xstate'
import { leaving } from './session.leaving'
import { EMPTY, sessionSetup } from './session.setup'

/**
 * Who is using the shop: guest, signed in, login expired, or not known yet. Only a refusal by the server ends a session; no answer leaves
 * it unconfirmed, and the question is repeated. [DEC-007, DEC-008, DEC-010]
 */
export const sessionMachine = sessionSetup.createMachine({
  id: 'session',
  context: EMPTY,
  initial: 'restoring',
  on: {
    'session.drop': { guard: 'hasUser', target: '.doubted' },
    // Only noted here; `signedIn` loads the profile again.
    'session.reread': { actions: 'noteOutdated' },
    // The cookie of the browser belongs to whoever logged in: no more writes for the one before.
    'session.open': [
      { guard: 'isInUse', target: '.doubted', actions: 'noteLogin' },
      { target: '.confirming', actions: 'noteLogin' },
    ],
  },
  states: {
    restoring: {
      tags: 'busy',
      // The pending answer may be older than the login in the other tab, so the server is asked again.
      on: { 'session.recheck': { target: 'restoring', reenter: true, actions: { type: 'noteRival', params: ({ event }) => event } } },
      invoke: {
        src: 'loadUser',
        onDone: {
          target: 'signedIn',
          actions: [{ type: 'rememberUser', params: ({ event }) => ({ user: event.output }) }, 'announceOpened'],
        },
        onError: [
          // A known user has to log in again; nothing of the user's data is dropped.
          { guard: { type: 'isLapsed', params: ({ event }) => event }, target: 'expired' },
          { guard: { type: 'isUnauthorized', params: ({ event }) => event }, target: 'guest', actions: ['forgetUser', 'announceAbsent'] },
          {
            guard: { type: 'isUnanswered', params: ({ event }) => event },
            target: 'unconfirmed',
            actions: { type: 'noteSilence', params: ({ event }) => event },
          },
          { target: 'signingOut', actions: { type: 'noteEnding', params: { ending: 'profile' } } },
        ],
      },
    },
    guest: {
      on: { 'session.recheck': 'restoring' },
      invoke: { src: 'loginForm', id: 'loginForm', systemId: 'loginForm', onDone: { target: 'confirming', actions: 'noteLogin' } },
    },
    confirming: {
      tags: 'busy',
      on: { 'session.recheck': { target: 'confirming', reenter: true, actions: { type: 'noteRival', params: ({ event }) => event } } },
      invoke: {
        src: 'loadUser',
        onDone: {
          target: 'signedIn',
          actions: [{ type: 'rememberUser', params: ({ event }) => ({ user: event.output }) }, 'announceOpened'],
        },
        onError: [
          {
            guard: { type: 'isUnanswered', params: ({ event }) => event },
            target: 'unconfirmed',
            actions: { type: 'noteSilence', params: ({ event }) => event },
          },
          { target: 'signingOut', actions: { type: 'noteEnding', params: { ending: 'login' } } },
        ],
      },
    },
    signedIn: {
      initial: 'known',
      on: {
        'session.reread': '.rereading',
        'logout.requested': { target: 'leaving', actions: { type: 'noteWay', params: ({ event }) => event } },
        'session.reject': 'expired',
        // The cookie of the browser belongs to the other user by now: no more writes for the first one.
        'session.recheck': { guard: { type: 'isAnother', params: ({ event }) => event }, target: 'doubted' },
      },
      states: {
        known: { always: { guard: 'isOutdated', target: 'rereading' } },
        // The known profile stays in use meanwhile; without an answer the server is asked again after a pause.
        rereading: {
          entry: 'beginRereading',
          invoke: {
            src: 'loadUser',
            onDone: [
              { guard: { type: 'isAnother', params: ({ event }) => ({ userId: event.output.id }) }, target: '#session.doubted' },
              {
                target: 'known',
                actions: [{ type: 'rememberUser', params: ({ event }) => ({ user: event.output }) }, 'announceChanged'],
              },
            ],
            onError: [
              { guard: { type: 'isUnauthorized', params: ({ event }) => event }, target: '#session.expired' },
              { guard: { type: 'isUnanswered', params: ({ event }) => event }, target: 'outdated' },
              { target: '#session.signingOut', actions: { type: 'noteEnding', params: { ending: 'profile' } } },
            ],
          },
        },
        outdated: { after: { askAgain: 'rereading' } },
      },
    },
    expired: {
      entry: ['noteExpired', 'announceExpired'],
      on: {
        'logout.requested': { target: 'leaving', actions: { type: 'noteWay', params: ({ event }) => event } },
        'session.recheck': 'restoring',
      },
      invoke: { src: 'loginForm', id: 'loginForm', systemId: 'loginForm', onDone: { target: 'confirming', actions: 'noteLogin' } },
    },
    doubted: {
      // The screen is cleared at once; if the same user is still signed in, everything is restored.
      entry: 'announceDoubted',
      initial: 'confirming',
      on: { 'session.recheck': { target: '.confirming', actions: { type: 'noteRival', params: ({ event }) => event } } },
      states: {
        confirming: {
          tags: 'busy',
          invoke: {
            src: 'loadUser',
            onDone: [
              {
                guard: { type: 'isAnother', params: ({ event }) => ({ userId: event.output.id }) },
                target: '#session.signedIn',
                actions: [
                  { type: 'noteEnding', params: ({ context }) => ({ ending: context.isMade ? 'replaced' : 'elsewhere' }) },
                  'announceClosed',
                  { type: 'rememberUser', params: ({ event }) => ({ user: event.output }) },
                  'announceOpened',
                ],
              },
              {
                target: '#session.signedIn',
                actions: [{ type: 'rememberUser', params: ({ event }) => ({ user: event.output }) }, 'announceOpened'],
              },
            ],
            onError: [
              {
                guard: { type: 'isUnauthorized', params: ({ event }) => event },
                target: '#session.guest',
                actions: [{ type: 'noteEnding', params: { ending: 'elsewhere' } }, 'announceClosed', 'forgetUser'],
              },
              {
                guard: { type: 'isUnanswered', params: ({ event }) => event },
                target: 'waiting',
                actions: { type: 'noteSilence', params: ({ event }) => event },
              },
              { target: '#session.signingOut', actions: ['forgetUser', { type: 'noteEnding', params: { ending: 'profile' } }] },
            ],
          },
        },
        waiting: { tags: 'unconfirmed', after: { askAgain: 'confirming' }, on: { 'confirmation.retried': 'confirming' } },
      },
    },
    leaving,
    returning: {
      entry: 'announceReturned',
      always: [{ guard: 'isExpired', target: 'expired' }, { target: 'signedIn' }],
    },
    signingOut: {
      tags: 'busy',
      on: {
        'session.recheck': [
          { guard: not('isAsked'), target: 'restoring', actions: { type: 'noteRival', params: ({ event }) => event } },
          { guard: { type: 'isAnother', params: ({ event }) => event }, target: 'doubted' },
        ],
      },
      invoke: {
        src: 'logout',
        onDone: { target: 'guest', actions: ['announceClosed', 'forgetUser'] },
        onError: [
          { guard: { type: 'isOver', params: ({ event }) => event }, target: 'guest', actions: ['announceClosed', 'forgetUser'] },
          { guard: { type: 'isForced', params: ({ event }) => event }, target: 'guest', actions: ['announceClosed', 'forgetUser'] },
          { guard: not('isAsked'), target: 'staying', actions: { type: 'noteSilence', params: ({ event }) => event } },
          // The login is still valid, so the screen must not show a guest.
          {
            guard: { type: 'isUnanswered', params: ({ event }) => event },
            target: 'staying',
            actions: { type: 'announceStayed', params: { isRefused: false } },
          },
          { target: 'staying', actions: { type: 'announceStayed', params: { isRefused: true } } },
        ],
      },
    },
    staying: {
      always: [{ guard: not('isAsked'), target: 'unconfirmed' }, { guard: 'isExpired', target: 'expired' }, { target: 'signedIn' }],
    },
    unconfirmed: {
      tags: 'unconfirmed',
      after: { askAgain: 'restoring' },
      on: {
        'confirmation.retried': 'restoring',
        'session.recheck': { target: 'restoring', actions: { type: 'noteRival', params: ({ event }) => event } },
      },
    },
  },
})
