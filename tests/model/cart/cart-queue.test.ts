import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sendable } from '../../../model/cart/cart-calls'
import * as queueRules from '../../../model/cart/cart-queue'
import { unsentCount } from '../../../model/cart/unfinished'
import { StoredQueue, type CartQueue, type CartWrite } from '../../../model/cart/cart-queue'
import { product } from '../../support/plain-goods'

const { clear, isInFlight, noted, noteOf, refused, rested, restored, sent, settled, unanswered, wish, wishOf } = queueRules
const REGIONS = [1, 2]
const PRODUCTS = [10, 11, 12]
/** From so many lines on they go by one call here. */
const TOGETHER = 2

type Move =
  | { do: 'wish'; region: number; product: number; qty: number }
  | { do: 'note'; region: number; product: number; note: string }
  | { do: 'clear'; region: number }
  | { do: 'rest' | 'answer' | 'lose' | 'refuse'; nth: number }
  | { do: 'send' }
  | { do: 'reload' }
const region = fc.constantFrom(...REGIONS)
const move: fc.Arbitrary<Move> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('wish' as const), region, product: fc.constantFrom(...PRODUCTS), qty: fc.nat(9) }) },
  fc.record({ do: fc.constant('note' as const), region, product: fc.constantFrom(...PRODUCTS), note: fc.constantFrom('', 'a', 'b') }),
  fc.record({ do: fc.constant('clear' as const), region }),
  {
    weight: 6,
    arbitrary: fc.record({ do: fc.constantFrom('rest' as const, 'answer' as const, 'lose' as const, 'refuse' as const), nth: fc.nat(20) }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constantFrom('send' as const, 'reload' as const) }) },
)
const moves = fc.array(move, { maxLength: 60, size: 'max' })
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
  /** The same of notes; a line that goes takes its note along. */
  const saidNotes = new Map<string, string>()
  const keptNotes = new Map<string, string>()
  const nameOf = ({ regionId, productId }: Pick<CartWrite, 'regionId' | 'productId'>) => `${regionId}/${productId}`
  const put = (line: string, qty: number) => {
    kept.set(line, qty)
    if (qty === 0) keptNotes.delete(line)
  }
  const apply = (write: CartWrite) => {
    if (write.productId === 'all') for (const id of PRODUCTS) put(`${write.regionId}/${id}`, 0)
    else if (write.note === undefined) put(nameOf(write), write.qty)
    else if ((kept.get(nameOf(write)) ?? 0) > 0) keptNotes.set(nameOf(write), write.note)
  }
  /** Whether it puts a line in, as the server has it. */
  const isNew = (write: CartWrite) => write.qty > 0 && (kept.get(nameOf(write)) ?? 0) === 0
  const step = (it: Move) => {
    const before = queue
    let sentNow: CartQueue = []
    if (it.do === 'wish') {
      queue = wish(queue, { key: `t-${++seq}`, regionId: it.region, productId: it.product, qty: it.qty, product: product(it.product) })
      said.set(`${it.region}/${it.product}`, it.qty)
      if (it.qty === 0) saidNotes.delete(`${it.region}/${it.product}`)
    } else if (it.do === 'note') {
      const line = `${it.region}/${it.product}`
      if ((said.get(line) ?? 0) === 0) return // a line that is not there takes no note
      queue = noted(queue, { key: `t-${++seq}`, regionId: it.region, productId: it.product, note: it.note })
      saidNotes.set(line, it.note)
    } else if (it.do === 'clear') {
      queue = clear(queue, { key: `t-${++seq}`, regionId: it.region })
      for (const id of PRODUCTS) {
        said.set(`${it.region}/${id}`, 0)
        saidNotes.delete(`${it.region}/${id}`)
      }
    } else if (it.do === 'send') {
      for (const writes of sendable(queue, most, { isNew, togetherFrom: most % 2 === 0 ? TOGETHER : Infinity })) {
        sentNow = [...sentNow, ...writes]
        queue = sent(queue, writes, writes.length > 1 && !writes[0]?.batch ? `t-${++seq}` : undefined)
      }
    } else if (it.do === 'reload') {
      queue = restored(queue)
    } else {
      const write = pick(queue, it.nth, it.do === 'rest' ? 'typing' : 'sent')
      if (!write) return
      const key = write.batch ?? write.key
      if (it.do === 'rest') queue = rested(queue, key)
      if (it.do === 'lose') queue = unanswered(queue, key)
      if (it.do === 'refuse') queue = refused(queue, key, 'Нельзя')
      if (it.do === 'answer') {
        queue.filter((each) => (each.batch ?? each.key) === key).forEach(apply)
        queue = settled(queue, key)
      }
    }
    look(queue, before, sentNow)
  }
  steps.forEach(step)
  return { step, said, kept, saidNotes, keptNotes, queue: () => queue }
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
        for (const [line, note] of world.saidNotes) expect([line, world.keptNotes.get(line) ?? '']).toEqual([line, note])
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
            const note = noteOf(world.queue(), regionId, id)
            if (note && (world.said.get(`${regionId}/${id}`) ?? 0) > 0 && world.saidNotes.has(`${regionId}/${id}`))
              expect(note.note).toBe(world.saidNotes.get(`${regionId}/${id}`))
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
          expect(new Set(underWay.map(({ batch, key }) => batch ?? key)).size).toBeLessThanOrEqual(most)
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
          expect(new Set(lost.map(({ batch, key }) => batch ?? key)).size).toBeLessThanOrEqual(1)
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
          for (const { regionId, productId, key, note } of sentNow) {
            const seq = Number(key.slice(2))
            expect(seq).toBeGreaterThanOrEqual(last.get(`${regionId}/${productId}/${note !== undefined}`) ?? 0)
            last.set(`${regionId}/${productId}/${note !== undefined}`, seq)
          }
          const waiting = queue
            .filter(({ stage }) => stage === 'typing' || stage === 'ready')
            .map(({ regionId, productId, note }) => `${regionId}/${productId}/${note !== undefined}`)
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
