import { and } from 'xstate'
import { checkoutSetup, numberOf, sameOf } from './checkout.setup'
import { uncertain } from './checkout.uncertain'

/** On its way to the server: another region waits until it is known what became of the order. [DEC-022] */
export const underway = checkoutSetup.createStateConfig({
  on: { 'checkout.aim': { actions: { type: 'postpone', params: ({ event }) => event } } },
  initial: 'comparing',
  states: {
    // The same goods may have been ordered just now, here or elsewhere; where nobody answers, that is not waited for.
    comparing: {
      tags: 'busy',
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
      tags: 'busy',
      always: [
        { guard: and(['hasUuid', 'isSent']), target: 'looking' },
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
      tags: 'busy',
      after: { lookupWait: { target: 'placing', actions: 'noteUnsure' } },
      invoke: {
        src: 'findOrder',
        input: ({ context }) => numberOf(context),
        onDone: [
          {
            guard: { type: 'isFound', params: ({ event }) => ({ order: event.output }) },
            target: '#checkout.accepted',
            actions: { type: 'takeOrder', params: ({ event }) => ({ order: event.output! }) }, // isFound
          },
          { target: 'placing' },
        ],
        onError: { target: 'placing', actions: 'noteUnsure' },
      },
    },
    placing: {
      tags: 'busy',
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
            actions: { type: 'takeOrder', params: ({ event }) => ({ order: event.output }) },
          },
          {
            target: '#checkout.ready',
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
            target: '#checkout.unsent.deciding',
            actions: { type: 'noteChanged', params: ({ event }) => event },
          },
          {
            guard: { type: 'isUnanswered', params: ({ event }) => event },
            target: 'uncertain',
            actions: { type: 'blame', params: ({ event }) => event },
          },
          {
            guard: { type: 'isForgotten', params: ({ event }) => event },
            target: '#checkout.ready.refused',
            actions: [{ type: 'blame', params: ({ event }) => event }, 'forgetUuid', 'keepDraft'],
          },
          { target: '#checkout.ready.refused', actions: { type: 'blame', params: ({ event }) => event } },
        ],
      },
    },
    uncertain,
  },
})
