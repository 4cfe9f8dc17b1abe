import type { WriterReport } from '../../../../machines/cart/cart.types'
import { ApiError, BROKEN_CONTRACT } from '../../../../model/api-error'
import type { Cart } from '../../../../model/cart/cart'
import { ALL_ATTEMPTS, SILENT } from '../harness/failures'
import { ITEMS, NOTE, OTHER, REGION } from './goods'
import { CART, DEVICE, isEmptying, isNote, isQuantity, LIVING, sentOf, underWay, type Event, type Parts, type State } from './where'

/** The version that the server has by all that is known here. */
const latest = ({ context: { base, own, seen, known } }: State) =>
  Math.max(base + own, seen, ...[...known.values()].map(({ version }) => version))
/** What it makes of the next write. */
const nextVersion = (state: State) => latest(state) + 1

const answered = (state: State): WriterReport => {
  const { key, productId, qty } = underWay(state, isQuantity)!
  const { item } = state.context.known.get(Number(productId))!
  return { type: 'write.answered', key, line: { ...item, qty }, version: nextVersion(state) }
}
const [ANSWERED, NOTED, FILLED, UNANSWERED, REFUSED] = [
  { type: 'write.answered', key: '', line: ITEMS[0]!, version: 0 },
  { type: 'write.noted', key: '', productId: 1, note: '', version: 0 },
  { type: 'write.filled', key: '', cart: { items: [], version: 0 } },
  { type: 'write.unanswered', key: '' },
  { type: 'write.refused', key: '', reason: '' },
] as const satisfies readonly WriterReport[]

/** The cart as the server has it. */
const cartOf = (state: State): Cart => {
  const { known, base } = state.context
  if (base === 0) return { items: [...ITEMS], version: 1 }
  return { items: [...known.values()].map(({ item }) => item).filter(({ qty }) => qty > 0), version: latest(state) }
}

/** How the server answers what is written. */
export const answers = {
  'write.answered': [
    {
      as: ANSWERED,
      told: answered as (state: State) => Event<'write.answered'>,
      when: (state) => underWay(state, isQuantity) !== undefined,
      make: (stage) => stage.let('cart.updateLine'),
    },
  ],
  'write.noted': [
    {
      as: NOTED,
      told: (state) => ({ ...NOTED, key: underWay(state, isNote)!.key, productId: OTHER.id, note: NOTE, version: nextVersion(state) }),
      when: (state) => underWay(state, isNote) !== undefined,
      make: (stage) => stage.let('cart.note'),
    },
  ],
  'write.filled': [
    {
      as: FILLED,
      told: (state) => ({ ...FILLED, key: underWay(state, isEmptying)!.key, cart: { items: [], version: nextVersion(state) } }),
      when: (state) => underWay(state, isEmptying) !== undefined,
      make: (stage) => stage.let('cart.clear'),
    },
  ],
  'write.unanswered': [
    {
      as: UNANSWERED,
      told: (state) => ({ ...UNANSWERED, key: sentOf(state).find(isQuantity)!.key }),
      // Until the client gives up so much time passes that the cart is read long ago.
      when: (state) => sentOf(state).some(isQuantity) && state.matches({ content: { ready: 'aged' } }),
      make: async (stage) => {
        await stage.plays('cartFails')
        await stage.let('cart.updateLine', ALL_ATTEMPTS)
      },
    },
    {
      as: { ...UNANSWERED },
      told: (state) => ({ ...UNANSWERED, key: sentOf(state).find(isNote)!.key }),
      when: (state) => sentOf(state).some(isNote) && state.matches({ writing: 'resting' }),
      make: async (stage) => {
        await stage.plays('cartFails')
        await stage.let('cart.note', ALL_ATTEMPTS)
      },
    },
  ],
  'write.refused': [
    {
      as: REFUSED,
      told: (state) => ({ ...REFUSED, key: sentOf(state).find(isNote)!.key, reason: 'Нет' }),
      when: (state) => sentOf(state).some(isNote) && state.matches({ writing: 'flowing' }),
      make: async (stage) => {
        await stage.plays('cartRefuses')
        await stage.let('cart.note')
      },
    },
  ],
} satisfies Partial<Parts['events']>

/** How it answers what is read. */
export const calls: Parts['calls'] = {
  loadCart: {
    asks: 'cart.get',
    done: [
      {
        as: { items: [], version: 0 },
        told: cartOf,
        when: ({ context }, start) => start === DEVICE && context.isKnown,
        // The order that waited for it goes.
        and: [{ type: 'cart.outdate', regionId: REGION, taken: [], by: null }],
      },
      { as: { items: [], version: 0 }, told: cartOf, when: ({ context }, start) => start !== DEVICE || context.known.size === 0 },
    ],
    failed: [
      { as: SILENT, when: ({ context }, start) => start === CART && !context.isKnown, plays: ['cartLoadFails'], attempts: ALL_ATTEMPTS },
      { as: new ApiError(BROKEN_CONTRACT, ''), when: ({ context }, start) => start === CART && !context.isKnown, plays: ['nonsense'] },
    ],
  },
  // It waits for a tab that may be going.
  loadWishes: { asks: null, done: [{ as: [], when: (_, start) => start !== LIVING }], failed: [] },
}
