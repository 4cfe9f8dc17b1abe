import { and } from 'xstate'
import { sessionSetup } from './session.setup'

/** What other tabs keep is counted, again and again while the question stands. */
const countingElsewhere = sessionSetup.createStateConfig({
  invoke: {
    src: 'checkElsewhere',
    input: ({ context }) => ({ userId: context.user!.id }), // only who is known leaves, also below
    onDone: { target: 'waiting', actions: { type: 'countElsewhere', params: ({ event }) => event.output } },
    onError: 'waiting',
  },
})

/** A logout was asked for: what is unsent or refused, here and in other tabs, is counted and asked about, and sent where the buyer wants that. [DEC-010] */
export const leaving = sessionSetup.createStateConfig({
  initial: 'checking',
  on: {
    'session.mayLeave': { actions: { type: 'countOwn', params: ({ event }) => event } },
    'logout.withdrawn': [{ guard: 'isExpired', target: 'expired' }, { target: 'signedIn' }],
    'logout.confirmed': { target: 'signingOut', actions: { type: 'noteEnding', params: { ending: 'asked' } } },
    'session.reject': 'expired',
    // The question was one person's, and another must not answer it; nor may it stand over a login that is good again.
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
        // A store that cannot be read keeps nothing for anybody.
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
      // What was asked about may end by itself meanwhile: saved, there is nothing to ask; refused, it is to be seen first.
      always: [
        { guard: 'isSaved', target: '#session.signingOut', actions: { type: 'noteEnding', params: { ending: 'asked' } } },
        { guard: and(['isNothingUnsent', 'hasRefusal']), target: '#session.returning' },
      ],
      // Without a login nothing can be sent: that comes first.
      on: { 'logout.flushed': [{ guard: 'isExpired', target: '#session.expired' }, { target: 'sending' }] },
      initial: 'waiting',
      states: {
        waiting: { after: { lookAgain: 'looking' } },
        looking: countingElsewhere,
      },
    },
    sending: {
      tags: ['asking', 'busy'],
      // The cart hears of it again, and tries at once; so do the other tabs.
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
