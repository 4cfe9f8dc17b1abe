import { and } from 'xstate'
import { NO_WORDS } from '../../model/order/draft'
import { ready } from './checkout.ready'
import { checkoutSetup, numberOf, sameOf } from './checkout.setup'
import { uncertain } from './checkout.uncertain'

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
    same: null,
    repeated: null,
    leftOut: null,
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
    ready,
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
            target: 'comparing',
            actions: { type: 'takeLines', params: ({ event }) => event },
          },
          { target: 'deciding', actions: { type: 'noteDifference', params: ({ event }) => event } },
        ],
      },
    },
    // The same goods may have been ordered just now, here or elsewhere; where nobody answers, that is not waited for.
    comparing: {
      tags: 'busy',
      on: { 'checkout.aim': { actions: { type: 'postpone', params: ({ event }) => event } } },
      after: { lookupWait: 'numbering' },
      invoke: {
        src: 'findSame',
        input: ({ context }) => sameOf(context),
        onDone: [
          {
            guard: { type: 'isRepeat', params: ({ event }) => ({ order: event.output }) },
            target: 'repeating',
            actions: { type: 'noteSame', params: ({ event }) => ({ order: event.output! }) }, // isRepeat
          },
          { target: 'numbering' },
        ],
        onError: 'numbering',
      },
    },
    repeating: {
      tags: 'repeating',
      entry: { type: 'announceStopped', params: { why: 'repeating' } },
      on: {
        'checkout.aim': [
          {
            guard: { type: 'isAnother', params: ({ event }) => event },
            target: 'restoring',
            actions: ['noteUnsent', 'announceDropped', { type: 'aim', params: ({ event }) => event }],
          },
          { actions: { type: 'postpone', params: ({ event }) => event } },
        ],
        'repeat.accepted': { target: 'numbering', actions: 'acceptRepeat' },
        'repeat.declined': 'ready',
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
        onError: { target: 'ready.refused', actions: { type: 'blame', params: ({ event }) => event } },
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
          ...context.submitted!.details,
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
            actions: [
              { type: 'announcePlaced', params: ({ event }) => ({ order: event.output }) },
              { type: 'beginAnew', params: ({ event }) => ({ order: event.output }) },
              'keepDraft',
            ],
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
            target: 'ready.refused',
            actions: [{ type: 'blame', params: ({ event }) => event }, 'forgetUuid', 'keepDraft'],
          },
          { target: 'ready.refused', actions: { type: 'blame', params: ({ event }) => event } },
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
    uncertain,
  },
})
