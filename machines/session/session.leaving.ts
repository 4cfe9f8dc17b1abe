import { and } from 'xstate'
import { sessionSetup } from './session.setup'

/** Counts the unsent writes of other tabs, repeatedly while the question is on screen. */
const countingElsewhere = sessionSetup.createStateConfig({
  invoke: {
    src: 'checkElsewhere',
    input: ({ context }) => ({ userId: context.user!.id }), // `user` is set in all states of a logout
    onDone: { target: 'waiting', actions: { type: 'countElsewhere', params: ({ event }) => event.output } },
    onError: 'waiting',
  },
})

/**
 * The user asked to log out. Counts the cart writes that are unsent or refused, in this tab and in others; if there are any, asks whether
 * to send or discard them, and sends them if the user wants that. [DEC-010]
 */
export const leaving = sessionSetup.createStateConfig({
  initial: 'checking',
  on: {
    'session.mayLeave': { actions: { type: 'countOwn', params: ({ event }) => event } },
    'logout.withdrawn': [{ guard: 'isExpired', target: 'expired' }, { target: 'signedIn' }],
    'logout.confirmed': { target: 'signingOut', actions: { type: 'noteEnding', params: { ending: 'asked' } } },
    'session.reject': 'expired',
    // Somebody logged in in another tab: another user must not answer the question, and for the same user it may be out of date.
    'session.recheck': [
      { guard: { type: 'isAnother', params: ({ event }) => event }, target: 'doubted' },
      { guard: 'isExpired', target: 'doubted' },
    ],
  },
  states: {
    checking: {
      entry: 'announceLeaving',
      on: { 'session.mayLeave': { target: 'looking', actions: { type: 'beginCount', params: ({ event }) => event } } },
    },
    looking: {
      invoke: {
        src: 'checkElsewhere',
        input: ({ context }) => ({ userId: context.user!.id }),
        onDone: [
          { guard: 'hasRefusal', target: '#session.returning' },
          {
            guard: { type: 'isClean', params: ({ event }) => event.output },
            target: '#session.signingOut',
            actions: { type: 'noteEnding', params: { ending: 'asked' } },
          },
          { target: 'asking', actions: { type: 'beginElsewhere', params: ({ event }) => event.output } },
        ],
        // If the store cannot be read, other tabs have nothing in it that could be sent.
        onError: [
          { guard: 'hasRefusal', target: '#session.returning' },
          { guard: 'isSaved', target: '#session.signingOut', actions: { type: 'noteEnding', params: { ending: 'asked' } } },
          { target: 'asking' },
        ],
      },
    },
    asking: {
      tags: 'asking',
      entry: 'announceAsking',
      // The writes may end while the question is open: if all are saved the logout goes on, if one is refused the user has to see it first.
      always: [
        { guard: 'isSaved', target: '#session.signingOut', actions: { type: 'noteEnding', params: { ending: 'asked' } } },
        { guard: and(['isNothingUnsent', 'hasRefusal']), target: '#session.returning' },
      ],
      // Sending needs a valid login first.
      on: { 'logout.flushed': [{ guard: 'isExpired', target: '#session.expired' }, { target: 'sending' }] },
      initial: 'waiting',
      states: {
        waiting: { after: { lookAgain: 'looking' } },
        looking: countingElsewhere,
      },
    },
    sending: {
      tags: ['asking', 'busy'],
      // Makes the cart of this tab and the other tabs send at once.
      entry: 'announceSending',
      always: { guard: 'hasRefusal', target: '#session.returning' },
      initial: 'gathering',
      states: {
        gathering: {
          entry: 'announceGathering',
          invoke: {
            src: 'loadOrphaned',
            input: ({ context }) => ({ userId: context.user!.id }),
            onDone: [
              {
                guard: { type: 'isLeft', params: ({ event }) => ({ queue: event.output }) },
                target: 'looking',
                actions: [
                  { type: 'countGathered', params: ({ event }) => ({ queue: event.output }) },
                  { type: 'announceGathered', params: ({ event }) => ({ queue: event.output }) },
                ],
              },
              { target: 'looking' },
            ],
            onError: 'looking',
          },
        },
        looking: countingElsewhere,
        waiting: {
          always: { guard: 'isAllSent', target: '#session.signingOut', actions: { type: 'noteEnding', params: { ending: 'asked' } } },
          after: { lookAgain: 'gathering' },
        },
      },
    },
  },
})
