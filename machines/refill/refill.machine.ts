import { assign, setup } from 'xstate'
import { ApiError, isUnanswered } from '../../model/api-error'
import type { Product } from '../../model/catalogue/product'
import type { Order } from '../../model/order/order'
import {
  chosenOffer,
  notInCart,
  refillWishes,
  takingBack,
  wholeList,
  type RefillChoice,
  type RefillMode,
  type RefillRow,
  type RefillWish,
  type LineInCart,
} from '../../model/refill/refill'
import { refillReport, type RefillOutcome, type RefillReport } from '../../model/refill/refill-report'
import { restPause } from '../../model/retry'
import { effect } from '../support/effect'

/** Whom the lines of a list were bought for. */
export type BoughtFor = Pick<Order, 'company_region_id' | 'company_name' | 'store_city_name'>
/**
 * A list of old, an order, a saved cart or the favourites, and what becomes of it in a region now. `boughtFor` null: of no region.
 * `isOnce`: what stands in the cart gets nothing on top unless its row was ticked.
 */
export type Refillable = { rows: readonly RefillRow[]; boughtFor: BoughtFor | null; isOnce?: boolean }
type Context = {
  /** The region whose cart it goes into; null: none is in force. */
  regionId: number | null
  /** The region in force: another than that where it came while lines were on their way. */
  aimedId: number | null
  boughtFor: BoughtFor | null
  rows: readonly RefillRow[]
  choice: RefillChoice
  isOnce: boolean
  /** Rows that were ticked or not by hand. */
  picked: ReadonlySet<number>
  mode: RefillMode
  /** What the cart held when the button was pressed. */
  standing: readonly LineInCart[]
  wishes: readonly RefillWish[]
  report: RefillReport | null
  /** Why it could not be loaded. */
  error: ApiError | null
  /** Why the cart did not take it. */
  refusal: ApiError | null
  failures: number
  /** Pieces that the cart held of each product of the wishes when it was reported, by its id. */
  after: ReadonlyMap<number, number>
  /** What became of making the cart again what it was; null: it was not, or is under way. */
  back: Outcome | null
  /** Of that: what makes the cart what it was, and the products that were ordered or changed since and stay as they are. */
  backWishes: readonly RefillWish[]
  left: readonly Product[]
}
type Press = { standing: readonly LineInCart[] }
type Outcome = Omit<RefillOutcome, 'before'>
/** What goes in of a list, of which the cart may hold something already. */
export const choiceOf = (
  { choice, isOnce, picked, mode }: Pick<Context, 'choice' | 'isOnce' | 'picked' | 'mode'>,
  { standing }: Press,
): RefillChoice => (isOnce && mode === 'add' ? notInCart(choice, standing, picked) : choice)
const wishesOf = ({ rows, choice, mode, standing }: Context) => refillWishes(rows, choice, mode, standing)

/**
 * A list of old into the cart: what it costs now, what of it is taken, in by one event, and a report. Afterwards
 * the cart can be made again what it was, so nothing is asked before. Lives as long as its dialog; the cart goes on without it. [DEC-020]
 */
export const refillMachine = setup({
  types: {
    context: {} as Context,
    events: {} as
      /** A region came into force: prices and cart are another's now. */
        | { type: 'region.aimed'; regionId: number }
        | { type: 'loading.retried' }
        /** `as` null: stays out. */
        | { type: 'line.chosen'; productId: number; as: 'itself' | 'analog' | null }
        /** All that can be had, or nothing. */
        | { type: 'lines.chosen'; isWhole: boolean }
        | { type: 'mode.changed'; mode: RefillMode }
        | ({ type: 'refill.confirmed' } & Press)
        /** `standing`: the cart as it is now. */
        | ({ type: 'refill.undone' } & Press),
    tags: {} as 'busy' | 'failed' | 'refused' | 'loaded',
  },
  actors: {
    loadList: effect<Refillable, { regionId: number }>('loadList'),
    /** Ends when the server has said something of every line, or cannot now. */
    addLines: effect<Outcome, { regionId: number; wishes: readonly RefillWish[] }>('addLines'),
  },
  delays: { restPause: ({ context }) => restPause(context.failures) },
  guards: {
    isAnother: ({ context }, { regionId }: { regionId: number }) => context.regionId !== regionId,
    isUnanswered: (_, { error }: { error: unknown }) => isUnanswered(error),
    /** Something is chosen that can be had. */
    hasChosen: ({ context }, press: Press) => {
      const choice = choiceOf(context, press)
      return context.rows.some((row) => chosenOffer(row, choice) !== null)
    },
    /** Another region came while lines were on their way. */
    isElsewhere: ({ context: { regionId, aimedId } }) => aimedId !== regionId,
  },
  actions: {
    aim: assign((_, { regionId }: { regionId: number | null }) => ({
      regionId,
      aimedId: regionId,
      failures: 0,
      error: null,
      refusal: null,
      standing: [],
      wishes: [],
    })),
    noteAimed: assign({ aimedId: (_, { regionId }: { regionId: number }) => regionId }),
    take: assign((_, { boughtFor, rows, isOnce = false }: Refillable) => ({
      boughtFor,
      rows,
      choice: wholeList(rows),
      isOnce,
      picked: new Set<number>(),
      error: null,
      failures: 0,
    })),
    countFailure: assign(({ context }, { error }: { error: unknown }) => ({
      error: ApiError.from(error),
      failures: context.failures + 1,
    })),
    blame: assign({ error: (_, { error }: { error: unknown }) => ApiError.from(error) }),
    noteRefusal: assign({ refusal: (_, { error }: { error: unknown }) => ApiError.from(error) }),
    choose: assign(({ context: { choice, picked } }, { productId, as }: { productId: number; as: 'itself' | 'analog' | null }) => {
      const next = new Map(choice)
      if (as === null) next.delete(productId)
      else next.set(productId, as)
      return { choice: next, picked: new Set(picked).add(productId) }
    }),
    /** A replacement that was chosen stays where all are. */
    chooseAll: assign(({ context: { rows, choice } }, { isWhole }: { isWhole: boolean }) => ({
      choice: isWhole ? new Map([...choice, ...wholeList(rows)]) : new Map(),
      picked: new Set(rows.map(({ product }) => product.id)),
    })),
    setMode: assign({ mode: (_, { mode }: { mode: RefillMode }) => mode }),
    noteStanding: assign(({ context }, press: Press) => ({ standing: press.standing, choice: choiceOf(context, press), refusal: null })),
    forgetRefusal: assign({ refusal: null }),
    wish: assign({ wishes: ({ context }) => wishesOf(context) }),
    report: assign({
      report: ({ context: { rows, choice, wishes, standing } }, outcome: Outcome) =>
        refillReport(rows, choice, wishes, { ...outcome, before: new Map(standing.map(({ product, qty }) => [product.id, qty])) }),
    }),
    noteAfter: assign({ after: (_, { after }: Outcome) => after }),
    judgeBack: assign(({ context: { wishes, standing, after } }, { standing: held }: Press) => {
      const back = takingBack(wishes, standing, { after, now: new Map(held.map(({ product, qty }) => [product.id, qty])) })
      return { backWishes: back.wishes, left: back.left }
    }),
    noteBack: assign({ back: (_, outcome: Outcome) => outcome }),
  },
}).createMachine({
  id: 'refill',
  context: {
    regionId: null,
    aimedId: null,
    boughtFor: null,
    rows: [],
    choice: new Map(),
    isOnce: false,
    picked: new Set(),
    mode: 'add',
    standing: [],
    wishes: [],
    report: null,
    error: null,
    refusal: null,
    failures: 0,
    after: new Map(),
    back: null,
    backWishes: [],
    left: [],
  },
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
        src: 'loadList',
        input: ({ context }) => ({ regionId: context.regionId! }), // it was aimed, also below
        onDone: { target: 'choosing', actions: { type: 'take', params: ({ event }) => event.output } },
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
    refused: { tags: ['failed', 'refused'], on: { 'loading.retried': 'loading' } },
    choosing: {
      tags: 'loaded',
      on: {
        'line.chosen': { actions: { type: 'choose', params: ({ event }) => event } },
        'lines.chosen': { actions: { type: 'chooseAll', params: ({ event }) => event } },
        'mode.changed': { actions: { type: 'setMode', params: ({ event }) => event } },
        'refill.confirmed': {
          guard: { type: 'hasChosen', params: ({ event }) => event },
          target: 'adding',
          actions: { type: 'noteStanding', params: ({ event }) => event },
        },
      },
    },
    adding: {
      tags: ['busy', 'loaded'],
      entry: 'wish',
      // What is in the cart of the one region is reported, whatever region comes now.
      on: { 'region.aimed': { actions: { type: 'noteAimed', params: ({ event }) => event } } },
      invoke: {
        src: 'addLines',
        input: ({ context: { regionId, wishes } }) => ({ regionId: regionId!, wishes }),
        onDone: {
          target: 'reported',
          actions: [
            { type: 'report', params: ({ event }) => event.output },
            { type: 'noteAfter', params: ({ event }) => event.output },
          ],
        },
        onError: [
          {
            guard: 'isElsewhere',
            target: 'loading',
            actions: [
              { type: 'aim', params: ({ context }) => ({ regionId: context.aimedId }) },
              { type: 'noteRefusal', params: ({ event }) => event },
            ],
          },
          { target: 'choosing', actions: { type: 'noteRefusal', params: ({ event }) => event } },
        ],
      },
    },
    // The report is of the one region, whatever region comes; what was put in is taken out of its cart.
    reported: {
      on: {
        'region.aimed': {},
        'refill.undone': { target: 'undoing', actions: { type: 'judgeBack', params: ({ event }) => event } },
      },
    },
    undoing: {
      tags: 'busy',
      entry: 'forgetRefusal',
      on: { 'region.aimed': {} },
      invoke: {
        src: 'addLines',
        input: ({ context: { regionId, backWishes } }) => ({ regionId: regionId!, wishes: backWishes }),
        onDone: { target: 'undone', actions: { type: 'noteBack', params: ({ event }) => event.output } },
        onError: { target: 'reported', actions: { type: 'noteRefusal', params: ({ event }) => event } },
      },
    },
    undone: { on: { 'region.aimed': {} } },
  },
})
