import { assign, setup } from 'xstate'
import { ApiError, isUnanswered } from '../../model/api-error'
import type { Order } from '../../model/order/order'
import {
  chosenOffer,
  repeatWishes,
  wholeOrder,
  type RepeatChoice,
  type RepeatMode,
  type RepeatRow,
  type RepeatWish,
  type LineInCart,
} from '../../model/order/repeat'
import { repeatReport, type RepeatOutcome, type RepeatReport } from '../../model/order/repeat-report'
import { restPause } from '../../model/retry'
import { effect } from '../support/effect'

/** An old order and what becomes of it in a region now. */
export type Repeatable = { order: Order; rows: readonly RepeatRow[] }
type Context = {
  orderId: number
  /** The region whose cart it goes into; null: none is in force. */
  regionId: number | null
  /** The region in force: another than that where it came while lines were on their way. */
  aimedId: number | null
  order: Order | null
  rows: readonly RepeatRow[]
  choice: RepeatChoice
  mode: RepeatMode
  /** What the cart held when the button was pressed. */
  standing: readonly LineInCart[]
  wishes: readonly RepeatWish[]
  report: RepeatReport | null
  /** Why it could not be loaded. */
  error: ApiError | null
  /** Why the cart did not take it. */
  refusal: ApiError | null
  failures: number
}
type Press = { standing: readonly LineInCart[] }
const held = ({ standing, mode, rows, choice }: Context) => {
  const wanted = new Set(rows.flatMap((row) => chosenOffer(row, choice)?.product.id ?? []))
  return mode === 'replace' && standing.some(({ product, qty }) => qty > 0 && !wanted.has(product.id))
}

/**
 * Repeating an order: what it costs now, what of it is taken, into the cart by one event, and a report. Where other lines of the cart
 * would go it asks first. Lives as long as its dialog; the cart goes on without it. [DEC-020]
 */
export const repeatMachine = setup({
  types: {
    input: {} as { orderId: number },
    context: {} as Context,
    events: {} as
      /** A region came into force: prices and cart are another's now. */
        | { type: 'region.aimed'; regionId: number }
        | { type: 'loading.retried' }
        /** `as` null: stays out. */
        | { type: 'line.chosen'; productId: number; as: 'itself' | 'analog' | null }
        /** All that can be had, or nothing. */
        | { type: 'lines.chosen'; isWhole: boolean }
        | { type: 'mode.changed'; mode: RepeatMode }
        | ({ type: 'repeat.confirmed' } & Press)
        | { type: 'replacing.confirmed' }
        | { type: 'replacing.declined' },
    tags: {} as 'busy' | 'failed' | 'refused',
  },
  actors: {
    loadRepeat: effect<Repeatable, { orderId: number; regionId: number }>('loadRepeat'),
    /** Ends when the server has said something of every line, or cannot now. */
    addLines: effect<Omit<RepeatOutcome, 'before'>, { regionId: number; wishes: readonly RepeatWish[] }>('addLines'),
  },
  delays: { restPause: ({ context }) => restPause(context.failures) },
  guards: {
    isAnother: ({ context }, { regionId }: { regionId: number }) => context.regionId !== regionId,
    isUnanswered: (_, { error }: { error: unknown }) => isUnanswered(error),
    /** Something is chosen that can be had. */
    hasChosen: ({ context: { rows, choice } }) => rows.some((row) => chosenOffer(row, choice) !== null),
    /** Another region came while lines were on their way. */
    isElsewhere: ({ context: { regionId, aimedId } }) => aimedId !== regionId,
    /** Lines that stand in the cart would go. */
    takesAway: ({ context }) => held(context),
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
    take: assign((_, { order, rows }: Repeatable) => ({ order, rows, choice: wholeOrder(rows), error: null, failures: 0 })),
    countFailure: assign(({ context }, { error }: { error: unknown }) => ({
      error: ApiError.from(error),
      failures: context.failures + 1,
    })),
    blame: assign({ error: (_, { error }: { error: unknown }) => ApiError.from(error) }),
    noteRefusal: assign({ refusal: (_, { error }: { error: unknown }) => ApiError.from(error) }),
    choose: assign({
      choice: ({ context: { choice } }, { productId, as }: { productId: number; as: 'itself' | 'analog' | null }) => {
        const next = new Map(choice)
        if (as === null) next.delete(productId)
        else next.set(productId, as)
        return next
      },
    }),
    /** A replacement that was chosen stays where all are. */
    chooseAll: assign({
      choice: ({ context: { rows, choice } }, { isWhole }: { isWhole: boolean }) =>
        isWhole ? new Map([...choice, ...wholeOrder(rows)]) : new Map(),
    }),
    setMode: assign({ mode: (_, { mode }: { mode: RepeatMode }) => mode }),
    noteStanding: assign({ standing: (_, { standing }: Press) => standing, refusal: null }),
    wish: assign({ wishes: ({ context: { rows, choice, mode, standing } }) => repeatWishes(rows, choice, mode, standing) }),
    report: assign({
      report: ({ context: { rows, choice, wishes, standing } }, outcome: Omit<RepeatOutcome, 'before'>) =>
        repeatReport(rows, choice, wishes, { ...outcome, before: new Map(standing.map(({ product, qty }) => [product.id, qty])) }),
    }),
  },
}).createMachine({
  id: 'repeat',
  context: ({ input: { orderId } }) => ({
    orderId,
    regionId: null,
    aimedId: null,
    order: null,
    rows: [],
    choice: new Map(),
    mode: 'add',
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
        src: 'loadRepeat',
        input: ({ context }) => ({ orderId: context.orderId, regionId: context.regionId! }), // it was aimed, also below
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
      on: {
        'line.chosen': { actions: { type: 'choose', params: ({ event }) => event } },
        'lines.chosen': { actions: { type: 'chooseAll', params: ({ event }) => event } },
        'mode.changed': { actions: { type: 'setMode', params: ({ event }) => event } },
        'repeat.confirmed': {
          guard: 'hasChosen',
          target: 'judging',
          actions: { type: 'noteStanding', params: ({ event }) => event },
        },
      },
    },
    judging: { always: [{ guard: 'takesAway', target: 'asking' }, { target: 'adding' }] },
    asking: { on: { 'replacing.confirmed': 'adding', 'replacing.declined': 'choosing' } },
    adding: {
      tags: 'busy',
      entry: 'wish',
      // What is in the cart of the one region is reported, whatever region comes now.
      on: { 'region.aimed': { actions: { type: 'noteAimed', params: ({ event }) => event } } },
      invoke: {
        src: 'addLines',
        input: ({ context: { regionId, wishes } }) => ({ regionId: regionId!, wishes }),
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
          { target: 'choosing', actions: { type: 'noteRefusal', params: ({ event }) => event } },
        ],
      },
    },
    reported: { on: { 'region.aimed': {} } },
  },
})
