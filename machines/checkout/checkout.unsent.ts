import { and } from 'xstate'
import { checkoutSetup } from './checkout.setup'
import { dropping, putOff } from './checkout.shared'

/** Pressed, and not on its way: the cart is waited for, or the buyer is asked. Another region gives it up, and that is said. [DEC-020, DEC-022] */
export const unsent = checkoutSetup.createStateConfig({
  tags: 'pressed',
  on: { 'checkout.aim': dropping, 'draft.followed': putOff },
  initial: 'settling',
  states: {
    settling: {
      tags: ['busy', 'settling'],
      entry: 'announceWaiting',
      // It came back from the server unsent, and its cart is not on the screen any more.
      always: { guard: 'hasPostponed', target: '#checkout.ready', actions: ['noteUnsent', 'announceDropped'] },
      on: {
        'order.withdrawn': '#checkout.ready',
        'page.left': { actions: 'announceLeft' },
        'checkout.proceed': [
          {
            guard: { type: 'isSame', params: ({ event }) => event },
            target: '#checkout.underway',
            actions: { type: 'takeLines', params: ({ event }) => event },
          },
          { target: 'deciding', actions: { type: 'noteDifference', params: ({ event }) => event } },
        ],
      },
    },
    repeating: {
      tags: 'repeating',
      entry: { type: 'announceStopped', params: { why: 'repeating' } },
      on: {
        // The try before it may be there: another region waits, and who gives up hears of it.
        'checkout.aim': { guard: 'hasDoubt', actions: { type: 'postpone', params: ({ event }) => event } },
        'repeat.accepted': { target: '#checkout.underway', actions: 'acceptRepeat' },
        'repeat.declined': [
          { guard: 'hasDoubt', target: '#checkout.ready.looking', actions: ['noteDoubt', 'announceDoubtful'] },
          { target: '#checkout.ready' },
        ],
      },
    },
    deciding: {
      tags: 'deciding',
      entry: { type: 'announceStopped', params: { why: 'deciding' } },
      on: {
        'change.accepted': [
          { guard: and(['hasAcceptable', 'isDecidedHere']), target: 'settling', actions: 'acceptSeen' },
          { guard: 'hasAcceptable', target: '#checkout.underway', actions: 'acceptChanged' },
          { target: '#checkout.ready', actions: 'announceStale' },
        ],
        'change.declined': { target: '#checkout.ready', actions: 'announceStale' },
      },
    },
  },
})
