import { and, not } from 'xstate'
import type { CartQueue } from '../../model/cart/cart-queue'
import { cartSetup } from './cart.setup'
import { lastRemoved, restorable } from './steps/removing'

const NO_WRITES: CartQueue = []

/**
 * The carts of one customer, one per company region; one region is shown at a time. `known` holds the lines of the server, `queue` the
 * writes that are not answered yet; the screen shows the requested quantity (the «wish») of a line, or else the server's. Three regions run
 * in parallel: `content` reads the cart, `wishing` takes the user's changes, `writing` sends the queue. [DEC-018 to DEC-021]
 */
export const cartMachine = cartSetup.createMachine({
  id: 'cart',
  context: ({ input }) => ({
    ...input,
    seq: 0,
    isKnown: false,
    known: new Map(),
    queue: NO_WRITES,
    kept: NO_WRITES,
    ghosts: new Map(),
    removals: [],
    corrections: new Map(),
    typed: new Set(),
    screens: new Map(),
    base: 0,
    seen: 0,
    own: 0,
    left: new Map(),
    wrote: new Map(),
    unread: null,
    doubtful: new Set(),
    failures: 0,
    isThrottled: false,
    loadFailures: 0,
  }),
  invoke: { src: 'cartWriter', id: 'cartWriter' },
  type: 'parallel',
  // Every change of the queue is stored in the same step, before any write of it is sent.
  always: { guard: 'isUnkept', actions: ['keepWishes', 'noteKept'] },
  states: {
    content: {
      initial: 'waiting',
      on: {
        'cart.load': { target: '.loading', actions: { type: 'aim', params: ({ event }) => event } },
        // An order has taken lines: the cart is read again before anything more is ordered.
        'cart.outdate': { guard: { type: 'isShownRegion', params: ({ event }) => event }, target: '.loading' },
        'cart.outrun': {
          guard: { type: 'isShownRegion', params: ({ event }) => event },
          actions: { type: 'noteVersion', params: ({ event }) => event },
        },
      },
      states: {
        waiting: { always: { guard: 'hasRegion', target: 'loading' } },
        loading: {
          tags: 'busy',
          entry: 'beginReading',
          invoke: {
            src: 'loadCart',
            input: ({ context }) => ({ userId: context.userId, regionId: context.regionId! }), // `loading` is entered only with a region
            onDone: {
              target: 'ready',
              actions: [
                { type: 'announceGone', params: ({ event }) => ({ cart: event.output }) },
                { type: 'keepLines', params: ({ event }) => ({ cart: event.output }) },
                'noteRead',
                'outdateRead',
              ],
            },
            onError: [
              { guard: { type: 'isUnanswered', params: ({ event }) => event }, target: 'failed', actions: 'countLoadFailure' },
              { target: 'refused' },
            ],
          },
          initial: 'plain',
          states: {
            plain: {},
            // The screen keeps showing the failure while the request is repeated.
            afterSilence: { tags: 'retrying' },
            afterRefusal: { tags: ['retrying', 'refused'] },
          },
        },
        ready: {
          always: { guard: 'isBehind', target: 'loading' },
          initial: 'fresh',
          states: {
            fresh: { after: { freshness: 'aged' } },
            aged: { on: { 'cart.looked': '#cart.content.loading' } },
          },
        },
        // Network or login are back, or somebody waits for the result: retry at once instead of after the pause.
        failed: {
          tags: 'failed',
          after: { loadPause: 'loading.afterSilence' },
          on: {
            'loading.retried': 'loading.afterSilence',
            'cart.release': 'loading.afterSilence',
            'cart.report': 'loading.afterSilence',
          },
        },
        // A refusal would only be repeated: retry when the user asks, opens the page, orders or logs in again.
        refused: {
          tags: ['failed', 'refused'],
          on: {
            'loading.retried': 'loading.afterRefusal',
            'cart.release': 'loading.afterRefusal',
            'cart.looked': 'loading.afterRefusal',
            'cart.report': 'loading.afterRefusal',
          },
        },
      },
    },
    wishing: {
      on: {
        'quantity.changed': { guard: 'hasRegion', actions: { type: 'wish', params: ({ event }) => event } },
        'quantities.changed': { guard: 'hasRegion', actions: { type: 'wishMany', params: ({ event }) => event } },
        'lines.replaced': { guard: 'hasRegion', actions: { type: 'replaceLines', params: ({ event }) => event } },
        'note.changed': { guard: 'hasRegion', actions: { type: 'noteLine', params: ({ event }) => event } },
        'quantity.entered': { actions: { type: 'endTyping', params: ({ event }) => event } },
        'lines.shown': { actions: { type: 'noteShown', params: ({ event }) => event } },
        'lines.hidden': {
          actions: [
            { type: 'noteHidden', params: ({ event }) => event },
            { type: 'announceUnsaid', params: ({ event }) => event },
          ],
        },
        'line.restored': {
          guard: 'hasRegion',
          actions: { type: 'bringBack', params: ({ event }) => ({ ids: [event.productId] }) },
        },
        'lines.restored': {
          guard: 'hasRegion',
          actions: { type: 'bringBack', params: ({ context }) => ({ ids: restorable(context) }) },
        },
        'removal.undone': {
          guard: 'hasRegion',
          actions: { type: 'bringBack', params: ({ context }) => ({ ids: lastRemoved(context) }) },
        },
        'clearing.confirmed': { guard: 'hasRegion', actions: 'clear' },
        'write.retried': { actions: { type: 'wishAgain', params: ({ event }) => event } },
        'write.dropped': { actions: { type: 'dropWish', params: ({ event }) => event } },
        'typing.ended': {
          actions: [
            { type: 'rest', params: ({ event }) => event },
            { type: 'announceRounded', params: ({ event }) => event },
          ],
        },
        'page.left': { actions: 'forgetGhosts' },
        'cart.outdate': {
          actions: [
            { type: 'announceOvertaken', params: ({ event }) => event },
            { type: 'outdate', params: ({ event }) => event },
          ],
        },
      },
    },
    writing: {
      initial: 'restoring',
      on: {
        'cart.hold': { actions: { type: 'hold', params: ({ event }) => event } },
        'cart.release': { actions: [{ type: 'release', params: ({ event }) => event }, 'forgetFailures'] },
        'cart.report': { actions: ['finishTyping', 'announceUnsent'] },
        // The cart has been read: report the count to machines that wait for it.
        'cart.read': { actions: 'announceUnsent' },
        // Lines removed on the page that was left cannot be restored any more.
        'page.left': { actions: 'announceUnsent' },
        'cart.adopt': { actions: { type: 'restoreWishes', params: ({ event }) => ({ older: event.queue }) } },
        'write.answered': {
          actions: [
            { type: 'announceCorrected', params: ({ event }) => event },
            { type: 'settle', params: ({ event }) => event },
            'announceUnsent',
          ],
        },
        'write.noted': { actions: [{ type: 'settleNote', params: ({ event }) => event }, 'announceUnsent'] },
        'write.filled': {
          actions: [
            { type: 'announceCorrectedMany', params: ({ event }) => event },
            { type: 'settleAll', params: ({ event }) => event },
            'announceUnsent',
          ],
        },
        'write.refused': {
          actions: [
            { type: 'refuse', params: ({ event }) => event },
            { type: 'announceRefused', params: ({ event }) => event },
            'announceUnsent',
          ],
        },
        'write.unanswered': {
          target: '.resting',
          actions: [
            { type: 'leaveOpen', params: ({ event }) => event },
            { type: 'countFailure', params: ({ event }) => event },
            'announceUnsent',
          ],
        },
      },
      states: {
        restoring: {
          // Questions about unsent writes are answered once the stored queue has been loaded.
          on: { 'cart.report': { actions: 'finishTyping' }, 'cart.read': {}, 'page.left': {} },
          invoke: {
            src: 'loadWishes',
            input: ({ context }) => ({ userId: context.userId }),
            onDone: {
              target: 'flowing',
              actions: [{ type: 'restoreWishes', params: ({ event }) => ({ older: event.output }) }, 'announceUnsent'],
            },
            onError: { target: 'flowing', actions: 'announceUnsent' },
          },
        },
        flowing: {
          always: [
            { guard: 'isHeld', target: 'held' },
            { guard: and([not('isHeld'), 'hasSendable']), actions: 'sendNext' },
          ],
        },
        held: { always: { guard: not('isHeld'), target: 'flowing' } },
        resting: {
          tags: 'resting',
          on: {
            'write.retried': 'flowing',
            'writing.retried': 'flowing',
            // Somebody waits for the unsent writes: retry at once.
            'cart.report': { target: 'flowing', actions: ['finishTyping', 'announceUnsent'] },
            // Network or login are back: retry at once.
            'cart.release': { target: 'flowing', actions: [{ type: 'release', params: ({ event }) => event }, 'forgetFailures'] },
            // Other calls that were in flight at the same time.
            'write.unanswered': { actions: [{ type: 'leaveOpen', params: ({ event }) => event }, 'announceUnsent'] },
          },
          after: { restPause: 'flowing' },
        },
      },
    },
  },
})
