import { assign, setup } from 'xstate'
import { isUnanswered, isUnauthorized } from '../../model/api-error'
import type { KnownLines } from '../../model/cart/cart-lines'
import { isSameList } from '../../model/cart/same-list'
import type { CartGift } from '../../model/catalogue/product-price'
import { STALE_AFTER_MS } from '../../model/limits'
import { restPause } from '../../model/retry'
import { effect } from '../support/effect'

type Context = {
  regionId: number | null
  /** What the order of this region earned when it was asked last; null: nothing, or it is not known yet. */
  gift: CartGift | null
  /** Whether it was answered, or refused, since this region's cart was told. */
  isAnswered: boolean
  /** That is of the lines as they stand now. */
  isSure: boolean
  /** The lines that the server held when it was told last; null: it is to be told anew. */
  lines: KnownLines | null
  /** The products of them that go into the order; null: all of them. */
  ids: readonly number[] | null
  /** They are others than were asked about, or that was long ago. */
  isBehind: boolean
  /** How many screens show the gift: where none does nothing is asked. */
  watchers: number
  failures: number
}
type Settled = { regionId: number; lines: KnownLines; ids: readonly number[] | null }

const isNone = (ids: readonly number[] | null) => ids !== null && ids.length === 0
const isSameIds = (a: readonly number[] | null, b: readonly number[] | null) => a === b || (a !== null && b !== null && isSameList(a, b))

/**
 * What the order of a cart earns and lacks for a gift: asked of the server whenever it has taken in all that was wished, or others of its
 * lines go into the order, and somebody looks; what was known stays to be seen until the next answer, though it is not sure any more, and
 * what fails is asked again in silence. [DEC-012]
 */
export const cartGiftMachine = setup({
  types: {
    context: {} as Context,
    events: {} as
      /** The server holds every line as it is on the screen; the same lines are the same object. Which of them go into the order. */
        | ({ type: 'cart.settled' } & Settled)
        /** The lines or those of them that go are others, and the server does not hold or hear that yet: `cart.settled` follows. */
        | { type: 'cart.unsettled' }
        | { type: 'gift.shown' }
        | { type: 'gift.hidden' },
    /** `failed`: nobody answered, and it is asked again. */
    tags: {} as 'busy' | 'failed',
  },
  /** `ids`: none are all of the cart. */
  actors: { loadGift: effect<CartGift | null, { regionId: number; ids: readonly number[] }>('loadGift') },
  delays: { restPause: ({ context }) => restPause(context.failures), stale: STALE_AFTER_MS },
  guards: {
    isAnother: ({ context }, { regionId }: Settled) => context.regionId !== regionId,
    isNews: ({ context }, { lines, ids }: Settled) => context.lines !== lines || !isSameIds(context.ids, ids),
    /** Nothing goes into the order any more. */
    isNothing: ({ context }, { ids }: Settled) => isNone(ids) && !isSameIds(context.ids, ids),
    isDue: ({ context }) => context.isBehind && context.watchers > 0,
    isUnanswered: (_, { error }: { error: unknown }) => isUnanswered(error),
    /** A login is asked for: after it the cart is told again. */
    isUnauthorized: (_, { error }: { error: unknown }) => isUnauthorized(error),
  },
  actions: {
    watch: assign({ watchers: ({ context }) => context.watchers + 1 }),
    unwatch: assign({ watchers: ({ context }) => Math.max(0, context.watchers - 1) }),
    /** Of another region's cart nothing is said. */
    aim: assign((_, { regionId, lines, ids }: Settled) => ({
      regionId,
      lines,
      ids,
      gift: null,
      isAnswered: false,
      isSure: false,
      isBehind: !isNone(ids),
      failures: 0,
    })),
    noteLines: assign((_, { lines, ids }: Settled) => ({ lines, ids, isSure: isNone(ids), isBehind: !isNone(ids) })),
    noteNothing: assign((_, { lines, ids }: Settled) => ({
      lines,
      ids,
      gift: null,
      isAnswered: true,
      isSure: true,
      isBehind: false,
      failures: 0,
    })),
    noteUnsettled: assign({ lines: null, isSure: false }),
    noteOld: assign({ isBehind: true }),
    noteAsked: assign({ isBehind: false }),
    keep: assign(({ context }, { gift }: { gift: CartGift | null }) => ({
      gift,
      isAnswered: true,
      isSure: !context.isBehind && context.lines !== null,
      failures: 0,
    })),
    noteFailure: assign({ isAnswered: true, failures: ({ context }) => context.failures + 1 }),
  },
}).createMachine({
  id: 'cartGift',
  context: {
    regionId: null,
    gift: null,
    isAnswered: false,
    isSure: false,
    lines: null,
    ids: null,
    isBehind: false,
    watchers: 0,
    failures: 0,
  },
  initial: 'idle',
  on: {
    'gift.shown': { actions: 'watch' },
    'gift.hidden': { actions: 'unwatch' },
    'cart.unsettled': { actions: 'noteUnsettled' },
    'cart.settled': [
      {
        guard: { type: 'isAnother', params: ({ event }) => event },
        target: '.idle',
        actions: { type: 'aim', params: ({ event }) => event },
      },
      {
        guard: { type: 'isNothing', params: ({ event }) => event },
        target: '.idle',
        actions: { type: 'noteNothing', params: ({ event }) => event },
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
        input: ({ context }) => ({ regionId: context.regionId!, ids: context.ids ?? [] }), // it was aimed
        onDone: [
          { guard: 'isDue', target: 'asking', reenter: true },
          { target: 'known', actions: { type: 'keep', params: ({ event }) => ({ gift: event.output }) } },
        ],
        onError: [
          { guard: 'isDue', target: 'asking', reenter: true },
          { guard: { type: 'isUnanswered', params: ({ event }) => event }, target: 'failed', actions: 'noteFailure' },
          { guard: { type: 'isUnauthorized', params: ({ event }) => event }, target: 'idle', actions: 'noteUnsettled' },
          { target: 'refused', actions: { type: 'keep', params: { gift: null } } },
        ],
      },
    },
    known: { always: { guard: 'isDue', target: 'asking' }, after: { stale: { target: 'idle', actions: 'noteOld' } } },
    failed: { tags: 'failed', always: { guard: 'isDue', target: 'asking' }, after: { restPause: { target: 'idle', actions: 'noteOld' } } },
    // The server said no: until the cart changes.
    refused: { always: { guard: 'isDue', target: 'asking' } },
  },
})
