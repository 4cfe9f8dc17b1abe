import { assign, setup } from 'xstate'
import { isUnanswered } from '../../model/api-error'
import type { KnownLines } from '../../model/cart/cart-lines'
import type { CartGift } from '../../model/catalogue/product-price'
import { STALE_AFTER_MS } from '../../model/limits'
import { restPause } from '../../model/retry'
import { effect } from '../support/effect'

type Context = {
  regionId: number | null
  /** What the cart of this region earned when it was asked last; null: nothing, or it is not known yet. */
  gift: CartGift | null
  /** The lines that the server held when it was told last. */
  lines: KnownLines | null
  /** They are others than were asked about, or that was long ago. */
  isBehind: boolean
  /** How many screens show the gift: where none does nothing is asked. */
  watchers: number
  failures: number
}
type Settled = { regionId: number; lines: KnownLines }

/**
 * What the cart earns and lacks for a gift: asked of the server whenever it has taken in all that was wished and somebody looks; what
 * was known stays to be seen until the next answer, and what fails is asked again in silence. [DEC-012]
 */
export const cartGiftMachine = setup({
  types: {
    context: {} as Context,
    events: {} as
      /** The server holds every line as it is on the screen; the same lines are the same object. */
      ({ type: 'cart.settled' } & Settled) | { type: 'gift.shown' } | { type: 'gift.hidden' },
    tags: {} as 'busy',
  },
  actors: { loadGift: effect<CartGift | null, { regionId: number }>('loadGift') },
  delays: { restPause: ({ context }) => restPause(context.failures), stale: STALE_AFTER_MS },
  guards: {
    isAnother: ({ context }, { regionId }: Settled) => context.regionId !== regionId,
    isNews: ({ context }, { lines }: Settled) => context.lines !== lines,
    isDue: ({ context }) => context.isBehind && context.watchers > 0,
    isUnanswered: (_, { error }: { error: unknown }) => isUnanswered(error),
  },
  actions: {
    watch: assign({ watchers: ({ context }) => context.watchers + 1 }),
    unwatch: assign({ watchers: ({ context }) => Math.max(0, context.watchers - 1) }),
    /** Of another region's cart nothing is said. */
    aim: assign((_, { regionId, lines }: Settled) => ({ regionId, lines, gift: null, isBehind: true, failures: 0 })),
    noteLines: assign((_, { lines }: Settled) => ({ lines, isBehind: true })),
    noteOld: assign({ isBehind: true }),
    noteAsked: assign({ isBehind: false }),
    keep: assign((_, { gift }: { gift: CartGift | null }) => ({ gift, failures: 0 })),
    countFailure: assign({ failures: ({ context }) => context.failures + 1 }),
  },
}).createMachine({
  id: 'cartGift',
  context: { regionId: null, gift: null, lines: null, isBehind: false, watchers: 0, failures: 0 },
  initial: 'idle',
  on: {
    'gift.shown': { actions: 'watch' },
    'gift.hidden': { actions: 'unwatch' },
    'cart.settled': [
      {
        guard: { type: 'isAnother', params: ({ event }) => event },
        target: '.idle',
        actions: { type: 'aim', params: ({ event }) => event },
      },
      {
        guard: { type: 'isNews', params: ({ event }) => event },
        actions: { type: 'noteLines', params: ({ event }) => event },
      },
    ],
  },
  states: {
    idle: { always: { guard: 'isDue', target: 'asking' } },
    asking: {
      tags: 'busy',
      entry: 'noteAsked',
      invoke: {
        src: 'loadGift',
        input: ({ context }) => ({ regionId: context.regionId! }), // it was aimed
        onDone: [
          { guard: 'isDue', target: 'asking', reenter: true },
          { target: 'known', actions: { type: 'keep', params: ({ event }) => ({ gift: event.output }) } },
        ],
        onError: [
          { guard: 'isDue', target: 'asking', reenter: true },
          { guard: { type: 'isUnanswered', params: ({ event }) => event }, target: 'failed', actions: 'countFailure' },
          { target: 'refused', actions: { type: 'keep', params: { gift: null } } },
        ],
      },
    },
    known: { always: { guard: 'isDue', target: 'asking' }, after: { stale: { target: 'idle', actions: 'noteOld' } } },
    failed: { always: { guard: 'isDue', target: 'asking' }, after: { restPause: { target: 'idle', actions: 'noteOld' } } },
    // The server said no: until the cart changes.
    refused: { always: { guard: 'isDue', target: 'asking' } },
  },
})
