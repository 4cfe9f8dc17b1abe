import { not } from 'xstate'
import { leaving } from './session.leaving'
import { EMPTY, sessionSetup } from './session.setup'

/** Who is using the shop. Only a refusal ends a session; a server that does not answer leaves it unconfirmed. [DEC-007, DEC-008, DEC-010] */
export const sessionMachine = sessionSetup.createMachine({
  id: 'session',
  context: EMPTY,
  initial: 'restoring',
  on: {
    'session.drop': { guard: 'hasUser', target: '.doubted' },
    // As soon as he may go on.
    'session.reread': { actions: 'noteOutdated' },
  },
  states: {
    restoring: {
      tags: 'busy',
      // The answer that is on its way may be older than that login.
      on: { 'session.recheck': { target: 'restoring', reenter: true, actions: { type: 'noteRival', params: ({ event }) => event } } },
      invoke: {
        src: 'loadUser',
        onDone: {
          target: 'signedIn',
          actions: [{ type: 'rememberUser', params: ({ event }) => ({ user: event.output }) }, 'announceOpened'],
        },
        onError: [
          // Whoever was signed in is asked to log in again; nothing of his is dropped.
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
        // His login is the browser's by now: nothing more may be written for the first.
        'session.recheck': { guard: { type: 'isAnother', params: ({ event }) => event }, target: 'doubted' },
      },
      states: {
        known: { always: { guard: 'isOutdated', target: 'rereading' } },
        // What is known of him stands meanwhile, and where no answer comes: then it is asked for again.
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
      // The screen is emptied at once; who is still signed in gets it all back.
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
                  { type: 'noteEnding', params: { ending: 'elsewhere' } },
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
          // The login is still good, and the screen must not claim otherwise.
          {
            guard: { type: 'isUnanswered', params: ({ event }) => event },
            target: 'staying',
            actions: { type: 'announceStayed', params: { isRefused: false } },
          },
          { target: 'staying', actions: { type: 'announceStayed', params: { isRefused: true } } },
        ],
      },
    },
    staying: { always: [{ guard: not('isAsked'), target: 'unconfirmed' }, { guard: 'isExpired', target: 'expired' }, { target: 'signedIn' }] },
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
