import { sameOf } from './steps/sent'
import { checkoutSetup } from './checkout.setup'
import { dropping, lookup } from './checkout.shared'

/**
 * The tabs of one browser send one after the other: whoever has the turn sees what the others ordered. It is given back with the
 * answer, or without one; of a tab that does not come to an end nobody waits for ever. [DEC-022]
 */
export const sending = checkoutSetup.createStateConfig({
  tags: 'busy',
  invoke: { src: 'turn', input: ({ context }) => ({ userId: context.userId, regionId: context.regionId! }) }, // it is to be sent
  initial: 'queueing',
  states: {
    queueing: {
      tags: 'queueing',
      after: { turnWait: 'comparing' },
      on: {
        'turn.given': 'comparing',
        'order.withdrawn': [
          { guard: 'hasDoubt', target: '#checkout.ready.looking', actions: ['noteDoubt', 'announceDoubtful'] },
          { target: '#checkout.ready' },
        ],
        'checkout.aim': [{ guard: 'hasDoubt', actions: { type: 'postpone', params: ({ event }) => event } }, ...dropping],
      },
    },
    // The same goods may have been ordered just now, here or elsewhere; where nobody answers, that is not waited for.
    comparing: {
      after: { lookupWait: 'numbering' },
      invoke: {
        src: 'findSame',
        input: ({ context }) => sameOf(context),
        onDone: [
          {
            guard: { type: 'isRepeat', params: ({ event }) => ({ order: event.output }) },
            target: '#checkout.unsent.repeating',
            actions: { type: 'noteSame', params: ({ event }) => ({ order: event.output! }) }, // isRepeat
          },
          { target: 'numbering' },
        ],
        onError: 'numbering',
      },
    },
    numbering: {
      always: [
        { guard: 'isOfBefore', target: 'looking' },
        { guard: 'hasUuid', target: 'placing' },
      ],
      invoke: {
        src: 'loadUuid',
        onDone: { target: 'placing', actions: [{ type: 'takeUuid', params: ({ event }) => event.output }, 'keepDraft'] },
        onError: { target: '#checkout.ready.refused', actions: { type: 'blame', params: ({ event }) => event } },
      },
    },
    // What was sent before under this uuid is told apart from what is sent now.
    looking: {
      after: { lookupWait: { target: 'placing', actions: 'noteUnsure' } },
      invoke: { ...lookup, onDone: [lookup.onDone, { target: 'placing' }], onError: { target: 'placing', actions: 'noteUnsure' } },
    },
    placing: {
      entry: ['forgetOldNews', 'noteSent', 'keepDraft'],
      invoke: {
        src: 'placeOrder',
        input: ({ context }) => ({
          uuid: context.draft.uuid!, // numbering came before
          company_region_id: context.regionId!,
          receiving: context.submitted!.receiving,
          ...context.submitted!.details,
          description: context.draft.description,
          lines: [...context.lines],
          cart_version: context.version,
        }),
        onDone: [
          {
            guard: { type: 'isAgain', params: ({ event }) => ({ order: event.output }) },
            target: '#checkout.accepted',
            actions: { type: 'takeOrder', params: ({ event }) => ({ order: event.output }) },
          },
          {
            guard: { type: 'isAsSent', params: ({ event }) => ({ order: event.output }) },
            target: '#checkout.placed',
            actions: [
              { type: 'takeOrder', params: ({ event }) => ({ order: event.output }) },
              { type: 'announcePlaced', params: { isFound: false } },
            ],
          },
          {
            target: '#checkout.ready',
            actions: [
              { type: 'announceEarlier', params: ({ event }) => ({ order: event.output }) },
              { type: 'noteEarlier', params: ({ event }) => ({ order: event.output }) },
              'keepDraft',
            ],
          },
        ],
        onError: [
          {
            guard: { type: 'isChanged', params: ({ event }) => event },
            target: '#checkout.unsent.deciding',
            actions: [{ type: 'noteChanged', params: ({ event }) => event }, 'keepDraft'],
          },
          // Another device has changed the cart: it is read, and what goes is compared with what was pressed once more.
          {
            guard: { type: 'isBehind', params: ({ event }) => event },
            target: '#checkout.unsent.settling',
            actions: [
              { type: 'announceBehind', params: ({ event }) => event },
              { type: 'noteChanged', params: ({ event }) => event },
              'keepDraft',
            ],
          },
          {
            guard: { type: 'isUnanswered', params: ({ event }) => event },
            target: '#checkout.underway.uncertain',
            actions: [{ type: 'blame', params: ({ event }) => event }, 'doubt'],
          },
          {
            guard: { type: 'isForgotten', params: ({ event }) => event },
            target: '#checkout.ready.refused',
            actions: [{ type: 'blame', params: ({ event }) => event }, 'forgetUuid', 'keepDraft'],
          },
          // What refused this try may not have looked at the one before.
          { guard: 'hasDoubt', target: '#checkout.underway.uncertain', actions: { type: 'blame', params: ({ event }) => event } },
          { target: '#checkout.ready.refused', actions: { type: 'blame', params: ({ event }) => event } },
        ],
      },
    },
  },
})
