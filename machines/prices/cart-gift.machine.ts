import { assign, setup } from 'xstate'
import { isUnanswered } from '../../model/api-error'
import type { CartGift } from '../../model/catalogue/product-price'
import { STALE_AFTER_MS } from '../../model/limits'
import { restPause } from '../../model/retry'
import { effect } from '../support/effect'

type Context = {
  regionId: number | null
  /** What the cart of this region earned when it was asked last; null: nothing, or it is not known yet. */
  gift: CartGift | null
  /** The cart changed while it was asked about. */
  isBehind: boolean
  failures: number
}
type Of = { regionId: number }

/**
 * What the cart of the page earns and lacks for a gift: asked of the server whenever it has taken in all that was wished; what was
 * known stays to be seen until the next answer, and what fails is asked again in silence. Lives as long as the page. [DEC-012]
 */
export const cartGiftMachine = setup({
  types: {
    context: {} as Context,
    /** The server holds every line as it is on the screen. */
    events: {} as { type: 'cart.settled'; regionId: number },
    tags: {} as 'busy',
  },
  actors: { loadGift: effect<CartGift | null, Of>('loadGift') },
  delays: { restPause: ({ context }) => restPause(context.failures), stale: STALE_AFTER_MS },
  guards: {
    isAnother: ({ context }, { regionId }: Of) => context.regionId !== regionId,
    isBehind: ({ context }) => context.isBehind,
    isUnanswered: (_, { error }: { error: unknown }) => isUnanswered(error),
  },
  actions: {
    /** Of another region's cart nothing is said. */
    aim: assign((_, { regionId }: Of) => ({ regionId, gift: null, failures: 0 })),
    noteBehind: assign({ isBehind: true }),
    noteAsked: assign({ isBehind: false }),
    keep: assign((_, { gift }: { gift: CartGift | null }) => ({ gift, failures: 0 })),
    countFailure: assign({ failures: ({ context }) => context.failures + 1 }),
  },
}).createMachine({
  id: 'cartGift',
  context: { regionId: null, gift: null, isBehind: false, failures: 0 },
  initial: 'idle',
  on: {
    'cart.settled': [
      {
        guard: { type: 'isAnother', params: ({ event }) => event },
        target: '.asking',
        actions: { type: 'aim', params: ({ event }) => event },
      },
      { target: '.asking' },
    ],
  },
  states: {
    idle: {},
    asking: {
      tags: 'busy',
      entry: 'noteAsked',
      on: {
        'cart.settled': [
          {
            guard: { type: 'isAnother', params: ({ event }) => event },
            target: 'asking',
            reenter: true,
            actions: { type: 'aim', params: ({ event }) => event },
          },
          { actions: 'noteBehind' },
        ],
      },
      invoke: {
        src: 'loadGift',
        input: ({ context }) => ({ regionId: context.regionId! }), // it was aimed
        onDone: [
          { guard: 'isBehind', target: 'asking', reenter: true },
          { target: 'known', actions: { type: 'keep', params: ({ event }) => ({ gift: event.output }) } },
        ],
        onError: [
          { guard: 'isBehind', target: 'asking', reenter: true },
          { guard: { type: 'isUnanswered', params: ({ event }) => event }, target: 'failed', actions: 'countFailure' },
          { target: 'refused', actions: { type: 'keep', params: { gift: null } } },
        ],
      },
    },
    known: { after: { stale: 'asking' } },
    failed: { after: { restPause: 'asking' } },
    // The server said no: until the cart changes.
    refused: {},
  },
})
