import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as queueRules from '../../../model/cart/cart-queue'
import { StoredQueue, type CartQueue, type CartWrite } from '../../../model/cart/cart-queue'
import { WRITES_IN_FLIGHT } from '../../../model/limits'
import { product } from './cart-world'

const { clear, isInFlight, refused, rested, restored, sendable, sent, settled, unanswered, unsentCount, wish, wishOf } = queueRules
const REGIONS = [1, 2]
const PRODUCTS = [10, 11, 12]

type Move =
  | { do: 'wish'; region: number; product: number; qty: number }
  | { do: 'clear'; region: number }
  | { do: 'rest' | 'answer' | 'lose' | 'refuse'; nth: number }
  | { do: 'send' }
  | { do: 'reload' }
const region = fc.constantFrom(...REGIONS)
const move: fc.Arbitrary<Move> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('wish' as const), region, product: fc.constantFrom(...PRODUCTS), qty: fc.nat(9) }) },
  fc.record({ do: fc.constant('clear' as const), region }),
  {
    weight: 6,
    arbitrary: fc.record({ do: fc.constantFrom('rest' as const, 'answer' as const, 'lose' as const, 'refuse' as const), nth: fc.nat(20) }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constantFrom('send' as const, 'reload' as const) }) },
)
const moves = fc.array(move, { maxLength: 60 })
const limit = fc.integer({ min: 1, max: 4 })

/** The nth of those writes that are there, round and round. */
const pick = (queue: CartQueue, nth: number, stage: CartWrite['stage']) => {
  const fitting = queue.filter((write) => write.stage === stage)
  return fitting[nth % fitting.length]
}

/** Plays the moves; a server beside it sets what it is sent when it answers. */
function play(steps: readonly Move[], most: number, look: (queue: CartQueue, before: CartQueue, sentNow: CartQueue) => void = () => {}) {
  let queue: CartQueue = []
  let seq = 0
  /** What the buyer said last of each line, and what the server keeps. */
  const said = new Map<string, number>()
  const kept = new Map<string, number>()
  const apply = ({ regionId, productId, qty }: CartWrite) => {
    if (productId !== 'all') kept.set(`${regionId}/${productId}`, qty)
    else for (const key of [...kept.keys()]) if (key.startsWith(`${regionId}/`)) kept.set(key, 0)
  }
  const step = (it: Move) => {
    const before = queue
    let sentNow: CartQueue = []
    if (it.do === 'wish') {
      queue = wish(queue, { key: `t-${++seq}`, regionId: it.region, productId: it.product, qty: it.qty, product: product(it.product) })
      said.set(`${it.region}/${it.product}`, it.qty)
    } else if (it.do === 'clear') {
      queue = clear(queue, { key: `t-${++seq}`, regionId: it.region })
      for (const id of PRODUCTS) said.set(`${it.region}/${id}`, 0)
    } else if (it.do === 'send') {
      sentNow = sendable(queue, most)
      queue = sent(queue, sentNow)
    } else if (it.do === 'reload') {
      queue = restored(queue)
    } else {
      const write = pick(queue, it.nth, it.do === 'rest' ? 'typing' : 'sent')
      if (!write) return
      if (it.do === 'rest') queue = rested(queue, write.key)
      if (it.do === 'lose') queue = unanswered(queue, write.key)
      if (it.do === 'refuse') queue = refused(queue, write.key, 'Нельзя')
      if (it.do === 'answer') {
        apply(write)
        queue = settled(queue, write.key)
      }
    }
    look(queue, before, sentNow)
  }
  steps.forEach(step)
  return { step, said, kept, queue: () => queue }
}

describe('the writes a cart has still to make', () => {
  it('the last wish of every line wins once all is answered, whatever came between [DEC-020]', () =>
    fc.assert(
      fc.property(moves, limit, (steps, most) => {
        const world = play(
          steps.filter((it) => it.do !== 'refuse'),
          most,
        )
        for (let round = 0; world.queue().length > 0 && round < 500; round++) {
          for (const it of [{ do: 'rest', nth: 0 }, { do: 'send' }, { do: 'answer', nth: round }] as const) world.step(it)
        }
        expect(world.queue()).toEqual([])
        for (const [line, qty] of world.said) expect([line, world.kept.get(line) ?? 0]).toEqual([line, qty])
      }),
      { numRuns: 500 },
    ))

  it('what is shown of a line is the last thing the buyer said of it, until it is answered [DEC-020]', () =>
    fc.assert(
      fc.property(moves, limit, (steps, most) => {
        const world = play(steps, most)
        for (const regionId of REGIONS) {
          for (const id of PRODUCTS) {
            const shown = wishOf(world.queue(), regionId, id)
            if (shown) expect(shown.qty).toBe(world.said.get(`${regionId}/${id}`))
          }
        }
      }),
      { numRuns: 1000 },
    ))

  it('at most so many are under way, each sent once under its key, never two of one line [DEC-020]', () =>
    fc.assert(
      fc.property(moves, limit, (steps, most) => {
        play(steps, most, (queue, before, sentNow) => {
          const underWay = queue.filter(({ stage }) => stage === 'sent')
          expect(underWay.length).toBeLessThanOrEqual(most)
          expect(new Set(underWay.map(({ regionId, productId }) => `${regionId}/${productId}`)).size).toBe(underWay.length)
          expect(
            sentNow.filter((write) => before.some(({ key, stage }) => key === write.key && (stage === 'sent' || stage === 'typing'))),
          ).toEqual([])
          // every write after an emptying of its region waits for it, and it waits for every write before
          for (const all of underWay.filter(({ productId }) => productId === 'all')) {
            expect(underWay.filter(({ regionId }) => regionId === all.regionId)).toEqual([all])
          }
        })
      }),
      { numRuns: 500 },
    ))

  it('a write that was sent keeps its key and its quantity until it is answered [DEC-018] [DEC-020]', () =>
    fc.assert(
      fc.property(moves, limit, (steps, most) => {
        const quantities = new Map<string, number>()
        play(steps, most, (queue, before) => {
          for (const write of queue) {
            expect(write.qty).toBe(quantities.get(write.key) ?? write.qty)
            quantities.set(write.key, write.qty)
          }
          // a wish or an emptying never throws out what is under way
          const lost = before.filter(
            ({ key, stage }) => (stage === 'sent' || stage === 'unanswered') && !queue.some((write) => write.key === key),
          )
          expect(lost.length).toBeLessThanOrEqual(1)
          expect(lost.every(({ stage }) => stage === 'sent')).toBe(true)
        })
      }),
      { numRuns: 500 },
    ))

  it('writes of one line go out in the order in which they were wished, with at most one wish waiting [DEC-020]', () =>
    fc.assert(
      fc.property(moves, limit, (steps, most) => {
        const last = new Map<string, number>()
        play(steps, most, (queue, _, sentNow) => {
          for (const { regionId, productId, key } of sentNow) {
            const seq = Number(key.slice(2))
            expect(seq).toBeGreaterThanOrEqual(last.get(`${regionId}/${productId}`) ?? 0)
            last.set(`${regionId}/${productId}`, seq)
          }
          const waiting = queue
            .filter(({ stage }) => stage === 'typing' || stage === 'ready')
            .map(({ regionId, productId }) => `${regionId}/${productId}`)
          expect(new Set(waiting).size).toBe(waiting.length)
        })
      }),
      { numRuns: 500 },
    ))

  it('survives the store unchanged, and a reload leaves nothing sent or typed [DEC-020]', () =>
    fc.assert(
      fc.property(moves, limit, (steps, most) => {
        const queue = play(steps, most).queue()
        expect(StoredQueue.parse(JSON.parse(JSON.stringify(queue)))).toEqual(queue)
        const after = { sent: 'unanswered', typing: 'ready', ready: 'ready', unanswered: 'unanswered', refused: 'refused' } as const
        expect(restored(queue)).toEqual(queue.map((write) => ({ ...write, stage: after[write.stage] })))
      }),
    ))

  it('counts the lines that the server has not answered, not the writes; a refusal is an answer', () =>
    fc.assert(
      fc.property(moves, limit, (steps, most) => {
        const queue = play(steps, most).queue()
        const open = queue.filter(({ stage }) => stage !== 'refused')
        const lines = REGIONS.flatMap((region) => ['all', ...PRODUCTS].map((product) => [region, product]))
        expect(unsentCount(queue)).toBe(
          lines.filter(([region, product]) => open.some(({ regionId, productId }) => regionId === region && productId === product)).length,
        )
        const under = (regionId: number) =>
          queue.filter((write) => write.regionId === regionId && ['sent', 'unanswered'].includes(write.stage)).length > 0
        expect(REGIONS.map((id) => isInFlight(queue, id))).toEqual(REGIONS.map(under))
      }),
    ))
})

describe('one write after another', () => {
  const put = (key: string, productId: number, qty: number, stage: CartWrite['stage'] = 'ready', regionId = 1): CartWrite => ({
    key,
    regionId,
    productId,
    qty,
    stage,
  })
  const emptying = (key: string, stage: CartWrite['stage'] = 'ready', regionId = 1): CartWrite => ({
    key,
    regionId,
    productId: 'all',
    qty: 0,
    stage,
  })
  const keys = (queue: CartQueue) => queue.map(({ key }) => key)

  it('typing coalesces: the newer wish replaces the one that was not sent [DEC-020]', () =>
    expect(wish([put('a', 10, 1, 'typing'), put('b', 11, 1)], { key: 'c', regionId: 1, productId: 10, qty: 5 })).toEqual([
      put('b', 11, 1),
      put('c', 10, 5, 'typing'),
    ]))

  it('a removal beats older wishes that were not sent [DEC-020]', () =>
    expect(wish([put('a', 10, 7), put('b', 10, 3, 'sent')], { key: 'c', regionId: 1, productId: 10, qty: 0 })).toEqual([
      put('b', 10, 3, 'sent'),
      put('c', 10, 0, 'typing'),
    ]))

  it('emptying drops the unsent wishes of its region, waits for those under way and holds newer ones [DEC-020]', () => {
    const queue = clear([put('a', 10, 1, 'sent'), put('b', 11, 1), put('c', 11, 1, 'ready', 2), put('d', 12, 1, 'refused')], {
      key: 'e',
      regionId: 1,
    })
    expect(queue).toEqual([put('a', 10, 1, 'sent'), put('c', 11, 1, 'ready', 2), emptying('e')])
    const more = rested(wish(queue, { key: 'f', regionId: 1, productId: 12, qty: 4 }), 'f')
    expect(keys(sendable(more, 6))).toEqual(['c'])
    const ready = settled(settled(more, 'a'), 'c')
    expect(keys(sendable(ready, 6))).toEqual(['e'])
    expect(keys(sendable(sent(ready, sendable(ready, 6)), 6))).toEqual([])
    expect(keys(sendable(settled(ready, 'e'), 6))).toEqual(['f'])
  })

  it('six go at once and the seventh waits [DEC-020]', () => {
    const queue = Array.from({ length: 8 }, (_, i) => put(`k${i}`, i + 1, 1))
    const going = sendable(queue, WRITES_IN_FLIGHT)
    expect([WRITES_IN_FLIGHT, keys(going)]).toEqual([6, ['k0', 'k1', 'k2', 'k3', 'k4', 'k5']])
    expect(sendable(sent(queue, going), WRITES_IN_FLIGHT)).toEqual([])
  })

  it('what had no answer is sent again under its own key, before a newer wish of the line [DEC-018]', () =>
    expect(sendable([put('a', 10, 1, 'unanswered'), put('b', 10, 2)], 6)).toEqual([put('a', 10, 1, 'unanswered')]))

  it('a field that was typed in again does not become ready by the old rest', () => {
    const queue = [put('a', 10, 1, 'sent'), put('b', 10, 2, 'typing')]
    expect([rested(queue, 'a'), rested(queue, 'gone')].every((same) => same === queue)).toBe(true)
  })

  it('a refused wish stays with its reason and holds nothing back', () => {
    const queue = refused([put('a', 10, 1, 'sent'), put('b', 11, 1)], 'a', 'Нельзя')
    expect(queue).toEqual([{ ...put('a', 10, 1, 'refused'), reason: 'Нельзя' }, put('b', 11, 1)])
    expect([unsentCount(queue), keys(sendable([...queue, emptying('c')], 6))]).toEqual([1, ['b']])
  })

  it('a refusal of an old wish is forgotten where a newer one waits, be it an emptying [DEC-020]', () => {
    expect(refused([put('a', 10, 1, 'sent'), put('b', 10, 2)], 'a', 'Нельзя')).toEqual([put('b', 10, 2)])
    expect(refused([put('a', 10, 1, 'sent'), emptying('b')], 'a', 'Нельзя')).toEqual([emptying('b')])
    expect(refused([emptying('b', 'refused'), put('a', 10, 1, 'sent')], 'a', 'Нельзя')).toEqual([
      emptying('b', 'refused'),
      { ...put('a', 10, 1, 'refused'), reason: 'Нельзя' },
    ])
    expect(refused([put('a', 10, 1, 'sent'), emptying('b', 'ready', 2)], 'a', 'Нельзя')).toEqual([
      { ...put('a', 10, 1, 'refused'), reason: 'Нельзя' },
      emptying('b', 'ready', 2),
    ])
  })
})
