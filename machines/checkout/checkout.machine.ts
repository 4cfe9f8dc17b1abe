import { and, not } from 'xstate'
import { checkoutSetup } from './checkout.setup'

/** Ordering: one uuid gives one order, whatever is lost on the way; prices as seen or decided anew. [DEC-020, DEC-022, DEC-067] */
export const checkoutMachine = checkoutSetup.createMachine({
  id: 'checkout',
  context: ({ input }) => ({
    userId: input.userId,
    regionId: null,
    nextRegionId: null,
    draft: { uuid: null, receiving: 'delivery', description: '' },
    submitted: null,
    lines: [],
    changed: [],
    error: null,
  }),
  initial: 'waiting',
  on: {
    'checkout.aim': {
      guard: { type: 'isAnother', params: ({ event }) => event },
      target: '.restoring',
      actions: { type: 'aim', params: ({ event }) => event },
    },
  },
  states: {
    waiting: {},
    restoring: {
      invoke: {
        src: 'loadDraft',
        input: ({ context }) => ({ userId: context.userId, regionId: context.regionId! }), // checkout.aim gives it
        onDone: { target: 'ready', actions: { type: 'takeDraft', params: ({ event }) => ({ draft: event.output }) } },
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
        'order.submitted': { target: 'settling', actions: { type: 'submit', params: ({ event }) => event } },
      },
      states: {
        resting: { on: { 'checkout.opened': { guard: not('hasUuid'), target: 'numbering' } } },
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
        'order.withdrawn': 'ready',
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
      always: { guard: 'hasUuid', target: 'placing' },
      invoke: {
        src: 'loadUuid',
        onDone: { target: 'placing', actions: [{ type: 'takeUuid', params: ({ event }) => event.output }, 'keepDraft'] },
        onError: { target: 'refused', actions: { type: 'blame', params: ({ event }) => event } },
      },
    },
    placing: {
      tags: 'busy',
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
            guard: { type: 'isAsSent', params: ({ event }) => ({ order: event.output }) },
            target: 'ready',
            actions: [{ type: 'announcePlaced', params: ({ event }) => ({ order: event.output }) }, 'beginAnew', 'keepDraft'],
          },
          {
            target: 'refused',
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
      on: {
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
      on: {
        'checkout.aim': { actions: { type: 'postpone', params: ({ event }) => event } },
        'order.retried': 'placing',
        'order.withdrawn': { target: 'ready', actions: 'announceStale' },
      },
    },
    refused: {
      tags: ['refused', 'editable'],
      always: { guard: 'hasPostponed', target: 'restoring', actions: 'aimPostponed' },
      on: {
        'order.submitted': { target: 'settling', actions: { type: 'submit', params: ({ event }) => event } },
        'order.withdrawn': 'ready',
        'receiving.changed': { target: 'ready', actions: [{ type: 'setReceiving', params: ({ event }) => event }, 'keepDraft'] },
        'description.changed': { target: 'ready', actions: [{ type: 'setDescription', params: ({ event }) => event }, 'keepDraft'] },
      },
    },
  },
})
