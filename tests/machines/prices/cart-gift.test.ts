import { expect, it } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { cartGiftMachine } from '../../../machines/prices/cart-gift.machine'
import type { KnownLines } from '../../../model/cart/cart-lines'
import { ApiError } from '../../../model/api-error'
import type { CartGift } from '../../../model/catalogue/product-price'
import { REST_PAUSE_MS, STALE_AFTER_MS } from '../../../model/limits'
import { atRest } from '../../support/waiting/at-rest'

const gift = (lacks: number): CartGift => ({ title: 'Фильтр', isEarned: lacks === 0, lacks })

/** A flow whose questions are answered by hand, the oldest first. */
function open() {
  const asked: number[] = []
  const askedOf: (readonly number[])[] = []
  const waiting: { answer: (gift: CartGift | null) => void; fail: (error: ApiError) => void }[] = []
  const clock = new SimulatedClock()
  const actor = createActor(
    cartGiftMachine.provide({
      actors: {
        loadGift: fromPromise(({ input }) => {
          asked.push(input.regionId)
          askedOf.push(input.ids)
          return new Promise((answer, fail) => waiting.push({ answer, fail }))
        }),
      },
    }),
    { clock },
  ).start()
  actor.send({ type: 'gift.shown' })
  const end = async (of: 'answer' | 'fail', value: never) => {
    waiting.shift()?.[of](value)
    await atRest()
  }
  return {
    asked,
    askedOf,
    waiting,
    /** Another cart each time, unless it is given. */
    settled: (regionId = 1, lines: KnownLines = new Map(), ids: readonly number[] | null = null) =>
      actor.send({ type: 'cart.settled', regionId, lines, ids }),
    unsettled: () => actor.send({ type: 'cart.unsettled' }),
    show: () => actor.send({ type: 'gift.shown' }),
    hide: () => actor.send({ type: 'gift.hidden' }),
    answer: (value: CartGift | null) => end('answer', value as never),
    fail: (status: number) => end('fail', new ApiError(status, '') as never),
    wait: async (ms: number) => {
      clock.increment(ms)
      await atRest()
    },
    gift: () => actor.getSnapshot().context.gift,
    isSure: () => actor.getSnapshot().context.isSure,
  }
}

it('is asked when the cart is settled, and again after its answer where it changed meanwhile: one question at a time [DEC-012]', async () => {
  const flow = open()
  flow.settled()
  flow.settled()
  flow.settled()
  expect(flow.asked).toEqual([1])
  await flow.answer(gift(300))
  expect({ asked: flow.asked, gift: flow.gift() }).toEqual({ asked: [1, 1], gift: null })
  await flow.answer(gift(200))
  expect({ asked: flow.asked, gift: flow.gift() }).toEqual({ asked: [1, 1], gift: gift(200) })
})

it('stays to be seen until the next answer, which may be that there is none, and is not sure meanwhile', async () => {
  const flow = open()
  flow.settled()
  await flow.answer(gift(200))
  expect(flow.isSure()).toBe(true)
  flow.settled()
  expect({ gift: flow.gift(), isSure: flow.isSure() }).toEqual({ gift: gift(200), isSure: false })
  await flow.answer(null)
  expect({ gift: flow.gift(), isSure: flow.isSure() }).toEqual({ gift: null, isSure: true })
})

it('is asked of the lines that go into the order, anew when these are others, and where none goes there is none [DEC-012]', async () => {
  const flow = open()
  const lines: KnownLines = new Map()
  flow.settled(1, lines)
  await flow.answer(gift(0))
  flow.settled(1, lines, [1, 3])
  expect(flow.isSure()).toBe(false)
  await flow.answer(gift(200))
  flow.settled(1, lines, [1, 3])
  flow.settled(1, lines, [])
  expect({ askedOf: flow.askedOf, gift: flow.gift(), isSure: flow.isSure() }).toEqual({ askedOf: [[], [1, 3]], gift: null, isSure: true })
  flow.settled(1, lines, [3])
  await flow.answer(gift(300))
  expect({ askedOf: flow.askedOf, gift: flow.gift() }).toEqual({ askedOf: [[], [1, 3], [3]], gift: gift(300) })
})

it('of lines that go no more is not said, though its answer comes late', async () => {
  const flow = open()
  const lines: KnownLines = new Map()
  flow.settled(1, lines)
  flow.settled(1, lines, [])
  await flow.answer(gift(0))
  expect({ gift: flow.gift(), isSure: flow.isSure() }).toEqual({ gift: null, isSure: true })
})

it('that failed is asked again in silence, and what was known stays [DEC-012]', async () => {
  const flow = open()
  flow.settled()
  await flow.answer(gift(200))
  flow.settled()
  await flow.fail(503)
  expect([flow.asked.length, flow.gift()]).toEqual([2, gift(200)])
  await flow.wait(REST_PAUSE_MS)
  expect(flow.asked).toHaveLength(3)
  await flow.answer(gift(0))
  expect(flow.gift()).toEqual(gift(0))
})

it('that is refused is none, and is not asked again before the cart changes', async () => {
  const flow = open()
  flow.settled()
  await flow.answer(gift(200))
  flow.settled()
  await flow.fail(403)
  await flow.wait(STALE_AFTER_MS)
  expect([flow.asked.length, flow.gift()]).toEqual([2, null])
  flow.settled()
  expect(flow.asked).toHaveLength(3)
})

it('whose question met the end of the login is asked again when the cart is told after the next one, not before [DEC-008]', async () => {
  const flow = open()
  const lines: KnownLines = new Map()
  flow.settled(1, lines)
  await flow.answer(gift(200))
  flow.settled(1, lines, [1])
  await flow.fail(401)
  await flow.wait(STALE_AFTER_MS)
  expect([flow.asked.length, flow.gift(), flow.isSure()]).toEqual([2, gift(200), false])
  flow.settled(1, lines, [1])
  expect(flow.asked).toHaveLength(3)
  await flow.answer(gift(0))
  expect({ gift: flow.gift(), isSure: flow.isSure() }).toEqual({ gift: gift(0), isSure: true })
})

it('is not sure while others of the lines go and the server cannot be asked yet, whatever answer comes; then it is asked, though they are the same again', async () => {
  const flow = open()
  const lines: KnownLines = new Map()
  flow.settled(1, lines)
  await flow.answer(gift(0))
  flow.unsettled()
  expect([flow.asked.length, flow.gift(), flow.isSure()]).toEqual([1, gift(0), false])
  flow.settled(1, lines)
  flow.unsettled()
  await flow.answer(gift(0))
  expect([flow.asked.length, flow.isSure()]).toEqual([2, false])
  flow.settled(1, lines)
  await flow.answer(gift(50))
  expect([flow.asked.length, flow.gift(), flow.isSure()]).toEqual([3, gift(50), true])
})

it('of one region is never said of another, whatever was on its way [DEC-027]', async () => {
  const flow = open()
  flow.settled(1)
  await flow.answer(gift(200))
  flow.settled(1)
  flow.settled(2)
  expect({ asked: flow.asked, gift: flow.gift() }).toEqual({ asked: [1, 1, 2], gift: null })
  await flow.answer(gift(100)) // of the question that was given up
  expect(flow.gift()).toBeNull()
  await flow.answer(gift(50))
  expect(flow.gift()).toEqual(gift(50))
})

it('is asked anew when the answer is old: prices may be others', async () => {
  const flow = open()
  flow.settled()
  await flow.answer(gift(200))
  await flow.wait(STALE_AFTER_MS)
  expect([flow.asked.length, flow.isSure()]).toEqual([2, true])
})

it('of the same lines is not asked again, however often they are told', async () => {
  const flow = open()
  const lines: KnownLines = new Map()
  flow.settled(1, lines)
  await flow.answer(gift(200))
  flow.settled(1, lines)
  expect(flow.asked).toHaveLength(1)
})

it('is asked only while somebody looks: of what changed meanwhile when he comes, and of what did not change not again', async () => {
  const flow = open()
  flow.hide()
  flow.settled()
  flow.settled()
  expect(flow.asked).toEqual([])
  flow.show()
  expect(flow.asked).toEqual([1])
  await flow.answer(gift(200))
  flow.hide()
  flow.show()
  expect(flow.asked).toHaveLength(1)
  flow.hide()
  await flow.wait(STALE_AFTER_MS)
  expect(flow.asked).toHaveLength(1)
  flow.show()
  expect([flow.asked.length, flow.gift()]).toEqual([2, gift(200)])
})
