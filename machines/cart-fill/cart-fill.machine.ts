import { assign, setup } from 'xstate'
import { ApiError, isUnanswered } from '../../model/api-error'
import { fillChoice, fillRows } from '../../model/cart/filling/fill'
import type { Product } from '../../model/catalogue/product'
import type { ProductPrice } from '../../model/catalogue/product-price'
import { type LineInCart, refillWishes, type RefillRow, type RefillWish } from '../../model/refill/refill'
import { type RefillOutcome, type RefillReport, refillReport } from '../../model/refill/refill-report'
import { restPause } from '../../model/retry'
import { effect } from '../support/effect'

type Outcome = Omit<RefillOutcome, 'before'>
type Context = {
  goods: readonly Product[]
  /** Whose prices are shown; null before a region is in force. */
  regionId: number | null
  /** The region in force now: another one may come while lines are on their way. */
  aimedId: number | null
  rows: readonly RefillRow[]
  /** The cart when the button was pressed. */
  standing: readonly LineInCart[]
  wishes: readonly RefillWish[]
  report: RefillReport | null
  /** Why there are no prices. */
  error: ApiError | null
  /** Why nothing was put in. */
  refusal: ApiError | null
  failures: number
}

/** A list of goods put into the cart, a pack of each that does not stand there yet: what can be had and at what price, and what became of it. [DEC-020] */
export const cartFillMachine = setup({
  types: {
    input: {} as { goods: readonly Product[] },
    context: {} as Context,
    events: {} as
      | { type: 'region.aimed'; regionId: number }
      | { type: 'loading.retried' }
      /** `standing`: the cart as it is shown. */
      | { type: 'fill.confirmed'; standing: readonly LineInCart[] },
    tags: {} as 'busy' | 'failed',
  },
  actors: {
    loadPrices: effect<ProductPrice[], { regionId: number; ids: readonly number[] }>('loadPrices'),
    /** Answers when the server has said something of every line, or cannot now. */
    addLines: effect<Outcome, { regionId: number; wishes: readonly RefillWish[] }>('addLines'),
  },
  delays: { restPause: ({ context }) => restPause(context.failures) },
  guards: {
    isAnother: ({ context }, { regionId }: { regionId: number }) => context.regionId !== regionId,
    isUnanswered: (_, { error }: { error: unknown }) => isUnanswered(error),
    /** Something of the list can be had and is not in the cart. */
    hasSome: ({ context: { rows } }, { standing }: { standing: readonly LineInCart[] }) => fillChoice(rows, standing).size > 0,
    /** Another region came while lines were on their way. */
    isElsewhere: ({ context: { regionId, aimedId } }) => aimedId !== regionId,
  },
  actions: {
    aim: assign((_, { regionId }: { regionId: number | null }) => ({
      regionId,
      aimedId: regionId,
      rows: [],
      error: null,
      refusal: null,
      failures: 0,
    })),
    noteAimed: assign({ aimedId: (_, { regionId }: { regionId: number }) => regionId }),
    take: assign(({ context }, { prices }: { prices: readonly ProductPrice[] }) => {
      const priceOf = new Map(prices.map((price) => [price.product_id, price]))
      return { rows: fillRows(context.goods, (id) => priceOf.get(id) ?? null), error: null, failures: 0 }
    }),
    countFailure: assign(({ context }, { error }: { error: unknown }) => ({
      error: ApiError.from(error),
      failures: context.failures + 1,
    })),
    blame: assign({ error: (_, { error }: { error: unknown }) => ApiError.from(error) }),
    noteRefusal: assign({ refusal: (_, { error }: { error: unknown }) => ApiError.from(error) }),
    wish: assign(({ context: { rows } }, { standing }: { standing: readonly LineInCart[] }) => ({
      standing,
      wishes: refillWishes(rows, fillChoice(rows, standing), 'add', standing),
      refusal: null,
    })),
    report: assign({
      report: ({ context: { rows, wishes, standing } }, outcome: Outcome) =>
        refillReport(rows, fillChoice(rows, standing), wishes, {
          ...outcome,
          before: new Map(standing.map(({ product, qty }) => [product.id, qty])),
        }),
    }),
  },
}).createMachine({
  id: 'cartFill',
  context: ({ input: { goods } }) => ({
    goods,
    regionId: null,
    aimedId: null,
    rows: [],
    standing: [],
    wishes: [],
    report: null,
    error: null,
    refusal: null,
    failures: 0,
  }),
  initial: 'waiting',
  on: {
    'region.aimed': {
      guard: { type: 'isAnother', params: ({ event }) => event },
      target: '.loading',
      reenter: true,
      actions: { type: 'aim', params: ({ event }) => event },
    },
  },
  states: {
    waiting: {},
    loading: {
      tags: 'busy',
      invoke: {
        src: 'loadPrices',
        input: ({ context }) => ({ regionId: context.regionId!, ids: context.goods.map(({ id }) => id) }), // it was aimed
        onDone: { target: 'ready', actions: { type: 'take', params: ({ event }) => ({ prices: event.output }) } },
        onError: [
          {
            guard: { type: 'isUnanswered', params: ({ event }) => event },
            target: 'failed',
            actions: { type: 'countFailure', params: ({ event }) => event },
          },
          { target: 'refused', actions: { type: 'blame', params: ({ event }) => event } },
        ],
      },
    },
    failed: { tags: 'failed', after: { restPause: 'loading' }, on: { 'loading.retried': 'loading' } },
    // The server said no: it would say so again, until somebody asks.
    refused: { tags: 'failed', on: { 'loading.retried': 'loading' } },
    ready: {
      on: {
        'fill.confirmed': {
          guard: { type: 'hasSome', params: ({ event }) => event },
          target: 'adding',
          actions: { type: 'wish', params: ({ event }) => event },
        },
      },
    },
    adding: {
      tags: 'busy',
      // What is in the cart of the one region is reported, whatever region comes now.
      on: { 'region.aimed': { actions: { type: 'noteAimed', params: ({ event }) => event } } },
      invoke: {
        src: 'addLines',
        input: ({ context: { regionId, wishes } }) => ({ regionId: regionId!, wishes }), // it was aimed
        onDone: { target: 'reported', actions: { type: 'report', params: ({ event }) => event.output } },
        onError: [
          {
            guard: 'isElsewhere',
            target: 'loading',
            actions: [
              { type: 'aim', params: ({ context }) => ({ regionId: context.aimedId }) },
              { type: 'noteRefusal', params: ({ event }) => event },
            ],
          },
          { target: 'ready', actions: { type: 'noteRefusal', params: ({ event }) => event } },
        ],
      },
    },
    reported: { on: { 'region.aimed': {} } },
  },
})
