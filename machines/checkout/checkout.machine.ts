import { and, not } from 'xstate'
import { NO_WORDS } from '../../model/order/draft'
import { checkoutSetup, numberOf } from './checkout.setup'

/** Ordering: one uuid gives one order, whatever is lost on the way; prices as seen or decided anew. [DEC-020, DEC-022, DEC-067] */
export const checkoutMachine = checkoutSetup.createMachine({
  id: 'checkout',
  context: ({ input }) => ({
    userId: input.userId,
    regionId: null,
    nextRegionId: null,
    draft: NO_WORDS,
    submitted: null,
    lines: [],
    changed: [],
    error: null,
    obstacle: null,
    isUnsure: false,
    news: null,
  }),
  initial: 'waiting',
  on: {
    'checkout.aim': [
      {
        guard: { type: 'isAnother', params: ({ event }) => event },
        target: '.restoring',
        actions: { type: 'aim', params: ({ event }) => event },
      },
      { actions: { type: 'postpone', params: ({ event }) => event } },
    ],
    'news.noted': { actions: 'forgetNews' },
  },
  states: {
    waiting: {},
    restoring: {
      invoke: {
        src: 'loadDraft',
        input: ({ context }) => ({ userId: context.userId, regionId: context.regionId! }), // checkout.aim gives it
        onDone: { target: 'ready.looking', actions: { type: 'takeDraft', params: ({ event }) => ({ draft: event.output }) } },
        onError: 'ready',
      },
    },
    ready: {
      tags: 'editable',
      always: { guard: 'hasPostponed', target: 'restoring', actions: 'aimPostponed' },
      initial: 'resting',
      on: {
        'receiving.changed': { actions: [{ type: 'setReceiving', params: ({ event }) => event }, 'keepDraft'] },
        'description.changed': { actions: [{ type: 'setDescription', params: ({ event }) => event }, 'keepDraft'] },
        'lines.excluded': { actions: [{ type: 'exclude', params: ({ event }) => event }, 'keepDraft'] },
        'lines.included': { actions: [{ type: 'include', params: ({ event }) => event }, 'keepDraft'] },
        'prices.met': {
          guard: { type: 'isNews', params: ({ event }) => event },
          actions: [{ type: 'meetPrices', params: ({ event }) => event }, 'keepDraft'],
        },
        'prices.accepted': { actions: [{ type: 'acceptPrices', params: ({ event }) => event }, 'keepDraft'] },
        'order.submitted': [
          {
            guard: { type: 'isPossible', params: ({ event }) => event },
            target: 'settling',
            actions: { type: 'submit', params: ({ event }) => event },
          },
          { target: 'refused', actions: { type: 'blameObstacle', params: ({ event }) => event } },
        ],
      },
      states: {
        resting: {
          on: {
            'checkout.opened': [
              { guard: 'isSent', target: 'looking' },
              { guard: not('hasUuid'), target: 'numbering' },
            ],
          },
        },
        // An order without an answer may be there: until it is found nothing is claimed.
        looking: {
          always: { guard: not('isSent'), target: 'resting' },
          invoke: {
            src: 'findOrder',
            input: ({ context }) => numberOf(context),
            onDone: [
              {
                guard: { type: 'isFound', params: ({ event }) => ({ order: event.output }) },
                target: 'resting',
                actions: [
                  { type: 'noteAccepted', params: ({ event }) => ({ order: event.output! }) },
                  'keepDraft',
                  { type: 'announceFound', params: ({ event }) => ({ order: event.output! }) },
                ], // isFound
              },
              { target: 'resting' },
            ],
            onError: 'resting',
          },
        },
        numbering: {
          invoke: {
            src: 'loadUuid',
            onDone: { target: 'resting', actions: [{ type: 'takeUuid', params: ({ event }) => event.output }, 'keepDraft'] },
            onError: 'resting',
          },
        },
      },
    },
    settling: {
      tags: ['busy', 'settling'],
      entry: 'announceWaiting',
      on: {
        // Nothing has left: it is given up, and that is said.
        'checkout.aim': [
          {
            guard: { type: 'isAnother', params: ({ event }) => event },
            target: 'restoring',
            actions: ['noteUnsent', 'announceDropped', { type: 'aim', params: ({ event }) => event }],
          },
          { actions: { type: 'postpone', params: ({ event }) => event } },
        ],
        'order.withdrawn': 'ready',
        'page.left': { actions: 'announceLeft' },
        'checkout.proceed': [
          {
            guard: { type: 'isSame', params: ({ event }) => event },
            target: 'numbering',
            actions: { type: 'takeLines', params: ({ event }) => event },
          },
          { target: 'deciding', actions: { type: 'noteDifference', params: ({ event }) => event } },
        ],
      },
    },
    numbering: {
      tags: 'busy',
      on: { 'checkout.aim': { actions: { type: 'postpone', params: ({ event }) => event } } },
      always: [
        { guard: and(['hasUuid', 'isSent']), target: 'looking' },
        { guard: 'hasUuid', target: 'placing' },
      ],
      invoke: {
        src: 'loadUuid',
        onDone: { target: 'placing', actions: [{ type: 'takeUuid', params: ({ event }) => event.output }, 'keepDraft'] },
        onError: { target: 'refused', actions: { type: 'blame', params: ({ event }) => event } },
      },
    },
    // What was sent before under this uuid is told apart from what is sent now.
    looking: {
      tags: 'busy',
      on: { 'checkout.aim': { actions: { type: 'postpone', params: ({ event }) => event } } },
      after: { lookupWait: { target: 'placing', actions: 'noteUnsure' } },
      invoke: {
        src: 'findOrder',
        input: ({ context }) => numberOf(context),
        onDone: [
          {
            guard: { type: 'isFound', params: ({ event }) => ({ order: event.output }) },
            target: 'ready',
            actions: [
              { type: 'noteAccepted', params: ({ event }) => ({ order: event.output! }) },
              'keepDraft',
              { type: 'announceFound', params: ({ event }) => ({ order: event.output! }) },
            ], // isFound
          },
          { target: 'placing' },
        ],
        onError: { target: 'placing', actions: 'noteUnsure' },
      },
    },
    placing: {
      tags: 'busy',
      entry: ['forgetOldNews', 'noteSent', 'keepDraft'],
      on: { 'checkout.aim': { actions: { type: 'postpone', params: ({ event }) => event } } },
      invoke: {
        src: 'placeOrder',
        input: ({ context }) => ({
          uuid: context.draft.uuid!, // numbering came before
          company_region_id: context.regionId!,
          receiving: context.submitted!.receiving,
          description: context.draft.description,
          lines: [...context.lines],
        }),
        onDone: [
          {
            guard: { type: 'isAgain', params: ({ event }) => ({ order: event.output }) },
            target: 'ready',
            actions: [
              { type: 'noteAccepted', params: ({ event }) => ({ order: event.output }) },
              'keepDraft',
              { type: 'announceFound', params: ({ event }) => ({ order: event.output }) },
            ],
          },
          {
            guard: { type: 'isAsSent', params: ({ event }) => ({ order: event.output }) },
            target: 'ready',
            actions: [{ type: 'announcePlaced', params: ({ event }) => ({ order: event.output }) }, 'beginAnew', 'keepDraft'],
          },
          {
            target: 'ready',
            actions: [
              { type: 'noteEarlier', params: ({ event }) => ({ order: event.output }) },
              'forgetUuid',
              'keepDraft',
              'announceStale',
            ],
          },
        ],
        onError: [
          {
            guard: { type: 'isChanged', params: ({ event }) => event },
            target: 'deciding',
            actions: { type: 'noteChanged', params: ({ event }) => event },
          },
          {
            guard: { type: 'isUnanswered', params: ({ event }) => event },
            target: 'uncertain',
            actions: { type: 'blame', params: ({ event }) => event },
          },
          {
            guard: { type: 'isForgotten', params: ({ event }) => event },
            target: 'refused',
            actions: [{ type: 'blame', params: ({ event }) => event }, 'forgetUuid', 'keepDraft'],
          },
          { target: 'refused', actions: { type: 'blame', params: ({ event }) => event } },
        ],
      },
    },
    deciding: {
      tags: 'deciding',
      entry: { type: 'announceStopped', params: { why: 'deciding' } },
      on: {
        'checkout.aim': [
          {
            guard: { type: 'isAnother', params: ({ event }) => event },
            target: 'restoring',
            actions: ['noteUnsent', 'announceDropped', { type: 'aim', params: ({ event }) => event }],
          },
          { actions: { type: 'postpone', params: ({ event }) => event } },
        ],
        'change.accepted': [
          { guard: and(['hasAcceptable', 'isDecidedHere']), target: 'settling', actions: 'acceptSeen' },
          { guard: 'hasAcceptable', target: 'placing', actions: 'acceptChanged' },
          { target: 'ready', actions: 'announceStale' },
        ],
        'change.declined': { target: 'ready', actions: 'announceStale' },
      },
    },
    uncertain: {
      tags: 'uncertain',
      entry: { type: 'announceStopped', params: { why: 'uncertain' } },
      on: {
        'checkout.aim': { actions: { type: 'postpone', params: ({ event }) => event } },
        'order.checked': '.looking',
        'order.retried': 'placing',
        'order.withdrawn': { target: 'ready.looking', actions: ['noteDoubt', 'announceDoubtful'] },
      },
      initial: 'asking',
      states: {
        asking: {},
        looking: {
          tags: 'looking',
          after: { lookupWait: 'unknown' },
          invoke: {
            src: 'findOrder',
            input: ({ context }) => numberOf(context),
            onDone: [
              { guard: { type: 'isMissing', params: ({ event }) => ({ order: event.output }) }, target: 'absent' },
              {
                guard: { type: 'isAsSent', params: ({ event }) => ({ order: event.output! }) }, // not isMissing, also below
                target: '#checkout.ready',
                actions: [{ type: 'announcePlaced', params: ({ event }) => ({ order: event.output! }) }, 'beginAnew', 'keepDraft'],
              },
              {
                target: '#checkout.ready',
                actions: [
                  { type: 'noteAccepted', params: ({ event }) => ({ order: event.output! }) },
                  'keepDraft',
                  { type: 'announceFound', params: ({ event }) => ({ order: event.output! }) },
                ],
              },
            ],
            onError: 'unknown',
          },
        },
        absent: { tags: 'absent' },
        unknown: { tags: 'unknown' },
      },
    },
    refused: {
      tags: ['refused', 'editable'],
      entry: { type: 'announceStopped', params: { why: 'refused' } },
      always: { guard: 'hasPostponed', target: 'restoring', actions: ['noteRefusal', 'aimPostponed'] },
      on: {
        'order.submitted': [
          {
            guard: { type: 'isPossible', params: ({ event }) => event },
            target: 'settling',
            actions: { type: 'submit', params: ({ event }) => event },
          },
          { target: 'refused', actions: { type: 'blameObstacle', params: ({ event }) => event } },
        ],
        'order.withdrawn': 'ready',
        'receiving.changed': { target: 'ready', actions: [{ type: 'setReceiving', params: ({ event }) => event }, 'keepDraft'] },
        'description.changed': { target: 'ready', actions: [{ type: 'setDescription', params: ({ event }) => event }, 'keepDraft'] },
        'lines.excluded': { target: 'ready', actions: [{ type: 'exclude', params: ({ event }) => event }, 'keepDraft'] },
        'lines.included': { target: 'ready', actions: [{ type: 'include', params: ({ event }) => event }, 'keepDraft'] },
        'prices.accepted': { actions: [{ type: 'acceptPrices', params: ({ event }) => event }, 'keepDraft'] },
      },
    },
  },
})
