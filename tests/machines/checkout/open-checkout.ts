import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate'
import { checkoutMachine } from '../../../machines/checkout/checkout.machine'
import type { OrderNews } from '../../../machines/checkout/checkout.types'
import { ApiError } from '../../../model/api-error'
import { NO_WORDS, type OrderWords } from '../../../model/order/draft'
import type { OrderFacts } from '../../../model/order/placing/obstacle'
import type { ChangedLine, NewOrder, Order, OrderDetails, SeenLine } from '../../../model/order/order'
import { atRest } from '../../support/waiting/at-rest'
import { FINE } from '../../support/orders/order-facts'

/** The only news; all of them where there are several. */
export const theNews = (news: readonly OrderNews[]) => (news.length > 1 ? news : (news[0] ?? null))
export const line = (product_id: number, qty: number, cost_vs_discount: number): SeenLine => ({ product_id, qty, cost_vs_discount })
export const changed = (product_id: number, cost_vs_discount: number | null, available = 99): ChangedLine => ({
  product_id,
  name: 'Товар',
  seen: 100,
  cost_vs_discount,
  qty: 2,
  available,
})
/** What the server answers in a 409, on the wire: rubles. */
export const conflict = (...lines: ChangedLine[]) =>
  new ApiError(409, 'Цены изменились', {
    details: {
      lines: lines.map((each) => ({
        ...each,
        seen: each.seen / 100,
        cost_vs_discount: each.cost_vs_discount === null ? null : each.cost_vs_discount / 100,
      })),
    },
  })
/** As much of an order as the chart looks at. */
export const orderOf = (id: number, { lines, receiving, description }: NewOrder): Order =>
  ({
    id,
    items: lines.map(({ product_id, qty, cost_vs_discount }) => ({ product: { id: product_id }, qty, cost: cost_vs_discount })),
    receiving:
      receiving.type === 'delivery'
        ? { type: 'delivery', id: receiving.delivery_address_id, name: 'Основной склад' }
        : { type: 'pickup', id: receiving.pickup_address_id, name: 'Склад Казань' },
    description,
    created_at: '2026-11-21T12:00:00.000Z',
  }) as unknown as Order
/** Facts that are nothing of an order. */
const QUIET = new Set<string>(['checkout.restored', 'checkout.freed', 'draft.chosen'])
export const RECEIVING = { type: 'delivery', delivery_address_id: 11 } as const
export const LINES = [line(1, 2, 100), line(2, 1, 250)]

/**
 * A checkout in region 1; each order is answered by the next of `answers`, by an order when there is none left. 'lost' is an order
 * that is placed and not told.
 */
export async function openCheckout(...answers: (ApiError | 'never' | 'lost')[]) {
  const drafts = new Map<string, OrderWords>()
  const placed: NewOrder[] = []
  const facts: string[] = []
  const uuids = { given: 0, isDown: false }
  /** What comes of looking for an order by its uuid; a server that knows no such field finds none. */
  const lookup: { is: 'deaf' | 'knowing' | 'down' | 'slow'; asked: number } = { is: 'deaf', asked: 0 }
  /** What comes of looking for an order of the same goods. */
  const same: { is: Order | null | 'down' | 'slow'; asked: unknown[] } = { is: null, asked: [] }
  /** Whether another tab sends an order, and how many turns of this one are not given back. */
  const turns = { isTaken: false, held: 0, give: () => {} }
  /** The same uuid again gives the first order. */
  const given = new Map<string, Order>()
  const machine = checkoutMachine.provide({
    actors: {
      loadDraft: fromPromise(async ({ input }) => drafts.get(`${input.userId}/${input.regionId}`) ?? NO_WORDS),
      loadUuid: fromPromise(async () => {
        if (uuids.isDown) throw new ApiError(503, '')
        return { uuid: `uuid-${++uuids.given}` }
      }),
      turn: fromCallback(({ sendBack }) => {
        turns.held++
        turns.give = () => sendBack({ type: 'turn.given' })
        if (!turns.isTaken) turns.give()
        return () => void turns.held--
      }),
      findOrder: fromPromise(async ({ input }) => {
        lookup.asked++
        if (lookup.is === 'down') throw new ApiError(503, '')
        if (lookup.is === 'slow') return new Promise<Order | null>(() => {})
        return lookup.is === 'knowing' ? (given.get(input.uuid) ?? null) : null
      }),
      findSame: fromPromise(async ({ input }) => {
        same.asked.push(input)
        if (same.is === 'down') throw new ApiError(503, '')
        if (same.is === 'slow') return new Promise<Order | null>(() => {})
        return same.is
      }),
      placeOrder: fromPromise(async ({ input }) => {
        placed.push(input)
        const answer = answers.shift()
        if (answer === 'never') return new Promise<Order>(() => {})
        if (answer instanceof ApiError) throw answer
        const first = given.get(input.uuid) ?? orderOf(100 + placed.length, input)
        given.set(input.uuid, first)
        if (answer === 'lost') throw new ApiError(0, '')
        return first
      }),
    },
    actions: {
      storeDraft: ({ context }, { after }) => void drafts.set(`${context.userId}/${context.regionId}`, after),
    },
  })
  const clock = new SimulatedClock()
  const start = () => {
    const actor = createActor(machine, { clock, input: { userId: 1 } })
    actor.on('*', ({ type }) => !QUIET.has(type) && facts.push(type))
    return actor.start()
  }
  const tab = { checkout: start() }
  const aim = async (regionId = 1) => {
    tab.checkout.send({ type: 'checkout.aim', regionId })
    await atRest()
  }
  const submit = (
    lines: readonly SeenLine[] = LINES,
    receiving: NewOrder['receiving'] = RECEIVING,
    facts: Partial<OrderFacts> = {},
    details: OrderDetails = {},
  ) =>
    tab.checkout.send({
      type: 'order.submitted',
      regionId: tab.checkout.getSnapshot().context.regionId!,
      receiving,
      lines,
      details,
      facts: { ...FINE, ...facts },
    })
  const proceed = async (lines: readonly SeenLine[] = LINES) => {
    tab.checkout.send({ type: 'checkout.proceed', lines, version: 1 })
    await atRest()
  }
  /** The page goes and comes back. */
  const reload = async () => {
    tab.checkout.stop()
    tab.checkout = start()
    await aim()
  }
  await aim()
  return {
    tab,
    answers,
    drafts,
    placed,
    facts,
    uuids,
    lookup,
    same,
    turns,
    clock,
    aim,
    submit,
    proceed,
    reload,
    has: (tag: Parameters<ReturnType<typeof tab.checkout.getSnapshot>['hasTag']>[0]) => tab.checkout.getSnapshot().hasTag(tag),
  }
}
