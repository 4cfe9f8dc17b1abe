import { not } from 'xstate'
import { checkoutSetup } from './checkout.setup'
import { lookup } from './checkout.shared'

/** The next order is chosen and may be sent. What is chosen is kept at once; a refusal stays to be read until something is changed. [DEC-022, DEC-067] */
export const ready = checkoutSetup.createStateConfig({
  tags: 'editable',
  entry: ['forgetPress', 'keepDraft', 'announceFreed'],
  always: [
    { guard: 'hasPostponed', target: 'restoring', actions: 'aimPostponed' },
    {
      guard: 'hasFollowed',
      actions: [
        { type: 'announcePlaces', params: ({ context }) => ({ changes: context.followed }) },
        { type: 'followDraft', params: ({ context }) => ({ changes: context.followed }) },
        'announceChoice',
      ],
    },
  ],
  initial: 'resting',
  on: {
    'draft.followed': {
      guard: { type: 'isOfRegion', params: ({ event }) => event },
      actions: [
        { type: 'followDraft', params: ({ event }) => ({ changes: [event.change] }) },
        'forgetRefusal',
        { type: 'announcePlaces', params: ({ event }) => ({ changes: [event.change] }) },
        'announceChoice',
      ],
    },
    'receiving.changed': { actions: [{ type: 'setReceiving', params: ({ event }) => event }, 'forgetRefusal', 'keepDraft'] },
    'description.changed': { actions: [{ type: 'setDescription', params: ({ event }) => event }, 'forgetRefusal', 'keepDraft'] },
    'details.changed': { actions: [{ type: 'setDetails', params: ({ event }) => event }, 'forgetRefusal', 'keepDraft'] },
    'lines.excluded': { actions: [{ type: 'exclude', params: ({ event }) => event }, 'forgetRefusal', 'keepDraft', 'announceChoice'] },
    'lines.included': { actions: [{ type: 'include', params: ({ event }) => event }, 'forgetRefusal', 'keepDraft', 'announceChoice'] },
    'order.submitted': [
      {
        guard: { type: 'isPossible', params: ({ event }) => event },
        target: 'unsent',
        actions: [{ type: 'submit', params: ({ event }) => event }, 'keepDraft'],
      },
      { target: '.refused', actions: { type: 'blameObstacle', params: ({ event }) => event } },
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
      invoke: { ...lookup, onDone: [lookup.onDone, { target: 'resting' }], onError: 'resting' },
    },
    numbering: {
      invoke: {
        src: 'loadUuid',
        onDone: { target: 'resting', actions: [{ type: 'takeUuid', params: ({ event }) => event.output }, 'keepDraft'] },
        onError: 'resting',
      },
    },
    refused: {
      tags: 'refused',
      entry: { type: 'announceStopped', params: { why: 'refused' } },
      always: [
        { guard: 'hasPostponed', target: '#checkout.restoring', actions: ['noteRefusal', 'aimPostponed'] },
        { guard: 'isForgiven', target: 'resting' },
      ],
      on: {
        'order.withdrawn': 'resting',
        // It asked for what is there now; whatever else it says holds.
        'login.renewed': { guard: 'isForLogin', target: 'resting', actions: 'forgetRefusal' },
      },
    },
  },
})
