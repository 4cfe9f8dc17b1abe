import { type AnyMachineSnapshot, createActor, fromPromise, SimulatedClock, type SnapshotFrom } from 'xstate'
import { reviewMachine } from '../../../machines/review/review.machine'
import type { SeenOrder } from '../../../machines/review/review.steps'
import { ApiError } from '../../../model/api-error'
import { PREFETCH_IDLE_MS } from '../../../model/limits'
import type { OrderReview } from '../../../model/order/review'
import { isAllEmpty } from '../../../model/survey-review/review'
import type { ReviewDraft, ReviewedOrder } from '../../../model/survey-review/reviewed-order'
import { atRest } from '../../support/waiting/at-rest'

/** Order 1 to 9 of region 1. */
export const orderOf = (id: number, review: OrderReview | null = null): ReviewedOrder => ({
  id,
  regionId: 1,
  at: '2026-11-20T09:00:00Z',
  isPickup: false,
  review,
})
/** A review with this mark on each question. */
export const reviewWith = (mark: number): OrderReview => ({
  mark_speed: mark,
  comment_speed: '',
  mark_quality: mark,
  comment_quality: '',
  mark_delivery: mark,
  comment_delivery: '',
  mark_manager: mark,
  comment_manager: '',
})

type State = SnapshotFrom<typeof reviewMachine>
/** What holds of it whatever happened. */
export function reviewLaw(snapshot: AnyMachineSnapshot): boolean {
  const { context, ...state } = snapshot as State
  const { order, answers, question, marks, told, sent, shownAt } = context
  return (
    // Something is on the screen exactly where it is of an order.
    (order !== null) === !snapshot.matches({ screen: 'none' }) &&
    (shownAt === null || order !== null) &&
    state.tags.has('open') === (order !== null && !snapshot.matches({ screen: 'opening' })) &&
    (!state.tags.has('answered') || order?.review !== null) &&
    answers.length === 4 &&
    question >= 0 &&
    question < 4 &&
    // What is told waits no more.
    [...marks.keys()].every((id) => !told.has(id)) &&
    // What is on its way was allowed to go. [VALID-006]
    (sent !== null) !== snapshot.matches({ sending: 'idle' })
  )
}

type Answer = number | null
/** Reviews over a server that answers when it is told to: a status refuses, null does what is asked. */
export function openReview({ due = null as number | null, seen = [] as number[], draft = null as ReviewDraft | null } = {}) {
  const clock = new SimulatedClock()
  const server = { due, reviews: new Map<number, OrderReview>(), viewed: [] as number[], asked: 0 }
  const drafts = new Map<number, ReviewDraft>(draft && due !== null ? [[due, draft]] : [])
  const kept = { seen: new Set<number>(seen) }
  const waiting = { find: [] as ((answer: Answer) => void)[], send: [], look: [], view: [] } as Record<
    'find' | 'send' | 'look' | 'view',
    ((answer: Answer) => void)[]
  >
  const wait = <T>(name: keyof typeof waiting, work: () => T) =>
    new Promise<T>((resolve, reject) =>
      waiting[name].push((status) => (status === null ? resolve(work()) : reject(new ApiError(status, 'Нет')))),
    )
  /** The server did it, and the answer was lost. */
  const lose = (id: number, review: OrderReview) => void server.reviews.set(id, review)
  const machine = reviewMachine.provide({
    actors: {
      findDue: fromPromise(() => {
        server.asked++
        return wait('find', () =>
          server.due === null
            ? null
            : { order: orderOf(server.due, server.reviews.get(server.due) ?? null), draft: drafts.get(server.due) ?? null },
        )
      }),
      loadDraft: fromPromise(async ({ input: { orderId } }) => drafts.get(orderId) ?? null),
      loadSeen: fromPromise(async (): Promise<readonly SeenOrder[]> => [...kept.seen].map((orderId) => ({ orderId, regionId: 1 }))),
      sendReview: fromPromise(({ input: { orderId, review } }) => wait('send', () => void server.reviews.set(orderId, review))),
      lookUpReview: fromPromise(({ input: { orderId } }) => wait('look', () => server.reviews.get(orderId) ?? null)),
      markViewed: fromPromise(({ input: { orderId } }) => wait('view', () => void server.viewed.push(orderId))),
    },
    actions: {
      keepDraft: ({ context: { order, answers, question } }) => {
        if (order && isAllEmpty(answers)) drafts.delete(order.id)
        else if (order) drafts.set(order.id, { answers: [...answers], question })
      },
      dropDraft: ({ context: { sent } }) => void drafts.delete(sent!.order.id),
      keepSeen: ({ context: { order, told } }) => void (order && !told.has(order.id) && kept.seen.add(order.id)),
      dropSeen: ({ context: { order } }) => void kept.seen.delete(order!.id),
      dropTold: ({ context: { marks } }) => void kept.seen.delete([...marks.keys()][0]!),
    },
  })
  const actor = createActor(machine, { clock, input: { userId: 1 } })
  const facts: string[] = []
  actor.on('*', ({ type }) => facts.push(type))
  actor.start()
  const answer =
    (name: keyof typeof waiting) =>
    async (status: Answer = null) => {
      waiting[name].shift()?.(status)
      await atRest()
    }
  return {
    actor,
    server,
    drafts,
    kept,
    facts,
    lose,
    waiting,
    send: actor.send.bind(actor),
    find: answer('find'),
    post: answer('send'),
    look: answer('look'),
    view: answer('view'),
    pass: async (ms: number) => {
      clock.increment(ms)
      await atRest()
    },
    screen: () => actor.getSnapshot().value.screen,
    question: () => actor.getSnapshot().context.question,
    answers: () => actor.getSnapshot().context.answers.map(({ mark, comment }) => (comment === '' ? mark : comment)),
  }
}

export type World = ReturnType<typeof openReview>
/** The server names order 7, and its stars are on the screen. */
export async function starsShown(): Promise<World> {
  const world = openReview({ due: 7 })
  world.send({ type: 'review.aim', regionId: 1 })
  await world.pass(PREFETCH_IDLE_MS)
  await world.find()
  world.send({ type: 'review.shown', path: '/catalog' })
  return world
}
