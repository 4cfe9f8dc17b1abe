import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sendable } from '../../../model/cart/cart-calls'
import { adopted, joined, sent, settled, type CartQueue, type CartWrite } from '../../../model/cart/cart-queue'
import { product } from '../../support/plain-goods'

const PRODUCTS = [10, 11, 12, 13]
/** From so many lines on they go by one call here. */
const TOGETHER = 2

/** What became of the calls of a tab that died, and what it had still to send. */
type Dead = {
  /** Lines that left, and whether by one call; per line whether it (or the call) reached the server. */
  left: { id: number; reached: boolean }[]
  isTogether: boolean
  waiting: number[]
  notes: number[]
}
const some = fc.subarray(PRODUCTS)
const dead: fc.Arbitrary<Dead> = fc.record({
  left: some.chain((ids) => fc.tuple(...ids.map((id) => fc.record({ id: fc.constant(id), reached: fc.boolean() })))),
  isTogether: fc.boolean(),
  waiting: some,
  notes: some,
})
/** Whose wish comes next, so that the tabs' wishes lie between each other. */
const turns = fc.array(fc.boolean(), { minLength: 24, maxLength: 24 })

type Call = { key: string; writes: CartQueue }
const callsOf = (queue: CartQueue): Call[] => {
  const keys = [...new Set(queue.filter(({ stage }) => stage === 'sent').map(({ batch, key }) => batch ?? key))]
  return keys.map((key) => ({ key, writes: queue.filter((write) => write.stage === 'sent' && (write.batch ?? write.key) === key) }))
}
const bodyOf = (writes: CartQueue) => writes.map(({ productId, qty, note }) => [productId, qty, note])

/** A server that does each key once. What comes again under a key must be what came first. */
function server() {
  const kept = new Map<number, CartWrite>()
  const bodies = new Map<string, unknown>()
  const done = new Set<string>()
  return {
    kept,
    left: ({ key, writes }: Call) => void bodies.set(key, bodyOf(writes)),
    take({ key, writes }: Call) {
      expect(bodyOf(writes)).toEqual(bodies.get(key) ?? bodyOf(writes))
      bodies.set(key, bodyOf(writes))
      if (done.has(key)) return
      done.add(key)
      for (const write of writes) if (write.productId !== 'all' && write.note === undefined) kept.set(write.productId, write)
    },
  }
}

/** What two tabs left in the store when they died, and the server as they left it. */
function world(tabs: readonly [Dead, Dead], order: readonly boolean[]) {
  const remote = server()
  const plans = tabs.map(({ left, isTogether, waiting, notes }, tab): CartWrite[] => [
    ...left.map(({ id }) => ({
      ...wishOf(`${tab}-${id}`, id),
      stage: 'sent' as const,
      ...(isTogether && left.length > 1 && { batch: `${tab}-batch` }),
    })),
    ...waiting.map((id) => ({ ...wishOf(`${tab}-${id}-next`, id), stage: 'ready' as const })),
    ...notes.map((id) => ({ ...wishOf(`${tab}-${id}-note`, id), qty: 0, note: 'x', stage: 'ready' as const })),
  ])
  const queues: CartWrite[][] = [[], []]
  let at = 0
  for (const isSecond of [...order, ...PRODUCTS.flatMap(() => [true, true, true, false, false, false])]) {
    const next = plans[Number(isSecond)]?.shift()
    if (next) queues[Number(isSecond)]?.push({ ...next, qty: next.note === undefined ? ++at : 0, at })
  }
  const timeOf = ({ writes }: Call) => Math.max(...writes.map((write) => write.at ?? 0))
  const calls = queues.flatMap((queue) => callsOf(queue)).sort((a, b) => timeOf(a) - timeOf(b))
  const hasReached = ({ key, writes }: Call) => tabs[Number(key[0])]?.left.find(({ id }) => id === writes[0]?.productId)?.reached
  for (const call of calls) {
    remote.left(call)
    if (hasReached(call)) remote.take(call)
  }
  return { remote, queues, reached: calls.filter(hasReached).flatMap(({ writes }) => writes) }
}
const wishOf = (key: string, id: number) => ({ key, regionId: 1, productId: id, product: product(id), qty: 0 })

/** Sends and answers until nothing is left. */
function drain(start: CartQueue, take: (call: Call) => void): CartQueue {
  let queue = start
  let seq = 0
  for (let round = 0; queue.length > 0 && round < 100; round++) {
    for (const writes of sendable(queue, 2, { togetherFrom: TOGETHER }))
      queue = sent(queue, writes, writes.length > 1 && !writes[0]?.batch ? `new-${++seq}` : undefined)
    const [call] = callsOf(queue)
    if (!call) break
    take(call)
    queue = settled(queue, call.key)
  }
  return queue
}

describe('what two dead tabs left, one of them or both with a call of many', () => {
  it('is all sent; a call that left goes again whole, under its key; the last wish of every line wins [DEC-018] [DEC-020]', () =>
    fc.assert(
      fc.property(fc.tuple(dead, dead), turns, (tabs, order) => {
        const { remote, queues, reached } = world(tabs, order)
        const wishes = queues.flat().filter(({ note }) => note === undefined)
        /** Lines whose newest wish that reached the server came there last; a call may hold an older wish than one that went before it. */
        const inOrder = PRODUCTS.filter((id) => {
          const of = reached.filter(({ productId }) => productId === id)
          return of.every(({ qty }) => qty <= (remote.kept.get(id)?.qty ?? 0))
        })
        expect(drain(adopted([], joined(queues)), (call) => remote.take(call))).toEqual([])
        for (const id of inOrder) {
          const last = Math.max(0, ...wishes.filter(({ productId }) => productId === id).map(({ qty }) => qty))
          expect([id, remote.kept.get(id)?.qty ?? 0]).toEqual([id, last])
        }
      }),
      { numRuns: 1000 },
    ))

  it('is all sent, whole, also where one tab’s is taken over while the other’s is under way again [DEC-018] [DEC-020]', () =>
    fc.assert(
      fc.property(fc.tuple(dead, dead), turns, fc.boolean(), (tabs, order, isSent) => {
        const { remote, queues } = world(tabs, order)
        let queue = adopted([], queues[0] ?? [])
        if (isSent)
          for (const writes of sendable(queue, 2, { togetherFrom: TOGETHER }))
            queue = sent(queue, writes, writes.length > 1 && !writes[0]?.batch ? 'new-0' : undefined)
        for (const call of callsOf(queue)) remote.left(call)
        expect(drain(adopted(queue, queues[1] ?? []), (call) => remote.take(call))).toEqual([])
      }),
      { numRuns: 1000 },
    ))
})

describe('a call of many that had no answer', () => {
  const batch: CartQueue = PRODUCTS.map((id, nth) => ({
    ...wishOf(`t-${id}`, id),
    qty: 2,
    stage: 'unanswered',
    batch: 't-99',
    at: 100 + nth,
  }))
  const keysAgain = (queue: CartQueue) => sendable(queue, 6, { togetherFrom: TOGETHER }).map((writes) => writes.map(({ key }) => key))

  it('waits whole for what stands before one of its lines [DEC-018]', () => {
    const note: CartQueue = [{ ...wishOf('dead-1', 11), note: 'x', stage: 'ready', at: 50 }]
    const all = adopted(batch, note)
    expect([keysAgain(all), keysAgain(settled(all, 'dead-1'))]).toEqual([[['dead-1']], [PRODUCTS.map((id) => `t-${id}`)]])
  })

  it('makes an older wish of its lines void, be it in the same store: it would come last [DEC-020]', () => {
    const older: CartQueue = [{ ...wishOf('dead-1', 11), qty: 9, stage: 'ready', at: 50 }]
    expect(adopted([], joined([batch, older]))).toEqual(batch)
  })

  it('of which a line left again since goes by new calls, without that line: its key stands for the whole [DEC-018] [DEC-020]', () => {
    const newer: CartQueue = [{ ...wishOf('dead-1', 11), qty: 9, stage: 'sent', at: 200 }]
    expect(adopted([], joined([batch, newer]))).toEqual([
      ...batch.filter(({ productId }) => productId !== 11).map((write) => ({ ...write, batch: undefined, stage: 'ready' })),
      { ...newer[0], stage: 'unanswered' },
    ])
  })
})
