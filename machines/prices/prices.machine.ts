import { assign, emit, setup } from 'xstate'
import { isUnanswered } from '../../model/api-error'
import type { ProductPrice } from '../../model/catalogue/product-price'
import { PRICE_FRESH_MS, PRICES_PER_REQUEST } from '../../model/limits'
import { restPause } from '../../model/retry'
import { isOld } from '../../model/staleness'
import { effect } from '../support/effect'

type Entry = { price: ProductPrice | null; at: number }
/** Prices of one region by product id; null where the region has none. */
export type Prices = Readonly<Record<number, Entry>>
/** Prices that were asked for are known, or that there are none. */
export type PricesFact = { type: 'prices.came' }
type Context = {
  regionId: number | null
  entries: Prices
  watched: Readonly<Record<number, number>>
  asked: readonly number[]
  failures: number
}

const due = ({ entries, watched }: Context) =>
  Object.keys(watched)
    .map(Number)
    .filter((id) => isOld(entries[id]?.at, PRICE_FRESH_MS))

/** The prices of the region in force: asked for in batches, once each, aged by the wall clock, dropped with the region. [DEC-056] */
export const pricesMachine = setup({
  types: {
    context: {} as Context,
    events: {} as
      | { type: 'prices.aim'; regionId: number }
      | { type: 'prices.refresh' }
      | { type: 'prices.forget' }
      | { type: 'prices.wanted'; ids: readonly number[] }
      | { type: 'prices.released'; ids: readonly number[] }
      | { type: 'prices.retried' },
    emitted: {} as PricesFact,
    tags: {} as 'busy' | 'failed',
  },
  actors: { loadPrices: effect<ProductPrice[], { regionId: number; ids: readonly number[] }>('loadPrices') },
  guards: {
    hasDue: ({ context }) => context.regionId !== null && due(context).length > 0,
    isUnanswered: (_, { error }: { error: unknown }) => isUnanswered(error),
    /** Other goods than those the server refused to price. */
    isNews: ({ context }, { ids }: { ids: readonly number[] }) => ids.some((id) => !context.asked.includes(id)),
    isAnother: ({ context }, { regionId }: { regionId: number }) => regionId !== context.regionId,
  },
  delays: { tick: 0, restPause: ({ context }) => restPause(context.failures) },
  actions: {
    aim: assign((_, { regionId }: { regionId: number }) => ({ regionId, entries: {}, failures: 0 })),
    countFailure: assign({ failures: ({ context }) => context.failures + 1 }),
    /** Old prices stay to be seen until the new ones come. */
    age: assign({
      entries: ({ context }) => Object.fromEntries(Object.entries(context.entries).map(([id, entry]) => [id, { ...entry, at: 0 }])),
    }),
    watch: assign({
      watched: ({ context }, { ids }: { ids: readonly number[] }) => {
        const watched = { ...context.watched }
        for (const id of ids) watched[id] = (watched[id] ?? 0) + 1
        return watched
      },
    }),
    unwatch: assign({
      watched: ({ context }, { ids }: { ids: readonly number[] }) => {
        const watched = { ...context.watched }
        for (const id of ids) {
          const left = (watched[id] ?? 0) - 1
          if (left > 0) watched[id] = left
          else delete watched[id]
        }
        return watched
      },
    }),
    gather: assign({ asked: ({ context }) => due(context).slice(0, PRICES_PER_REQUEST) }),
    /** What was asked and not answered has no price here: that too is known, and not asked again at once. */
    keep: assign(({ context }, { prices }: { prices: readonly ProductPrice[] }) => {
      const at = Date.now()
      const found = new Map(prices.map((price) => [price.product_id, price]))
      const news = Object.fromEntries(context.asked.map((id) => [id, { price: found.get(id) ?? null, at }]))
      return { entries: { ...context.entries, ...news }, failures: 0 }
    }),
    announceCame: emit({ type: 'prices.came' }),
  },
}).createMachine({
  id: 'prices',
  context: { regionId: null, entries: {}, watched: {}, asked: [], failures: 0 },
  initial: 'idle',
  on: {
    'prices.aim': {
      guard: { type: 'isAnother', params: ({ event }) => event },
      target: '.idle',
      actions: { type: 'aim', params: ({ event }) => event },
    },
    'prices.forget': { target: '.idle', actions: 'age' },
    'prices.wanted': { actions: { type: 'watch', params: ({ event }) => event } },
    'prices.released': { actions: { type: 'unwatch', params: ({ event }) => event } },
  },
  states: {
    idle: { on: { 'prices.refresh': { target: 'idle', reenter: true } }, always: { guard: 'hasDue', target: 'gathering' } },
    gathering: { after: { tick: 'loading' } },
    loading: {
      tags: 'busy',
      entry: 'gather',
      invoke: {
        src: 'loadPrices',
        input: ({ context }) => ({ regionId: context.regionId!, ids: context.asked }), // hasDue
        onDone: { target: 'idle', actions: [{ type: 'keep', params: ({ event }) => ({ prices: event.output }) }, 'announceCame'] },
        onError: [
          { guard: { type: 'isUnanswered', params: ({ event }) => event }, target: 'failed', actions: 'countFailure' },
          { target: 'refused', actions: 'countFailure' },
        ],
      },
    },
    failed: { tags: 'failed', after: { restPause: 'idle' }, on: { 'prices.retried': 'idle', 'prices.refresh': 'idle' } },
    // The server said no: it would say so again of the same goods, until somebody asks or comes back to the page.
    refused: {
      tags: 'failed',
      on: {
        'prices.retried': 'idle',
        'prices.refresh': 'idle',
        'prices.wanted': [
          {
            guard: { type: 'isNews', params: ({ event }) => event },
            target: 'idle',
            actions: { type: 'watch', params: ({ event }) => event },
          },
          { actions: { type: 'watch', params: ({ event }) => event } },
        ],
      },
    },
  },
})
