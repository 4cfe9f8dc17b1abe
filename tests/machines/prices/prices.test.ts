import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { pricesMachine } from '../../../machines/prices/prices.machine'
import { selectPrice } from '../../../machines/prices/prices.selectors'
import { ApiError } from '../../../model/api-error'
import type { ProductPrice } from '../../../model/catalogue/product-price'
import { atRest } from '../../support/waiting/at-rest'
import { price } from '../../support/plain-goods'
import { NOW } from '../../support/world'

/** Prices of products up to 500; the cost tells the region. With a status the server fails. */
function open() {
  const clock = new SimulatedClock()
  const asked: [regionId: number, ids: readonly number[]][] = []
  const server: { status: number | null } = { status: null }
  const loadPrices = fromPromise<ProductPrice[], { regionId: number; ids: readonly number[] }>(async ({ input }) => {
    asked.push([input.regionId, input.ids])
    if (server.status !== null) throw new ApiError(server.status, '')
    return input.ids.filter((id) => id <= 500).map((id) => price(id, { cost: input.regionId * 100 }))
  })
  const prices = createActor(pricesMachine.provide({ actors: { loadPrices } }), { clock }).start()
  const costOf = (id: number) => selectPrice(id)(prices.getSnapshot())?.cost
  /** A tick of the page: wants are gathered, the server answers. */
  async function tick() {
    for (let round = 0; round < 4; round++) {
      clock.increment(1)
      await atRest()
    }
  }
  const want = (...ids: number[]) => prices.send({ type: 'prices.wanted', ids })
  const release = (...ids: number[]) => prices.send({ type: 'prices.released', ids })
  return { clock, prices, asked, server, costOf, tick, want, release }
}
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: NOW }))
afterEach(() => void vi.useRealTimers())

describe('prices', () => {
  it('asks for nothing before the region is known, then for all wants of one tick at once', async () => {
    const { prices, asked, tick, want } = open()
    for (const id of [1, 2, 1, 3]) want(id)
    await tick()
    expect(asked).toEqual([])
    prices.send({ type: 'prices.aim', regionId: 5 })
    await tick()
    expect(asked).toEqual([[5, [1, 2, 3]]])
  })

  it('asks for each product once, and takes a missing price for known [DEC-056]', async () => {
    const { prices, asked, tick, want, costOf } = open()
    prices.send({ type: 'prices.aim', regionId: 5 })
    want(1, 501)
    await tick()
    want(1, 501, 2)
    await tick()
    await tick()
    expect(asked).toEqual([
      [5, [1, 501]],
      [5, [2]],
    ])
    expect([costOf(1), selectPrice(501)(prices.getSnapshot()), selectPrice(3)(prices.getSnapshot())]).toEqual([500, null, undefined])
  })

  it('asks for at most 200 products at a time until all are known', async () => {
    const { prices, asked, tick, want } = open()
    prices.send({ type: 'prices.aim', regionId: 5 })
    want(...Array.from({ length: 450 }, (_, at) => at + 1))
    await tick()
    expect(asked.map(([, ids]) => ids.length)).toEqual([200, 200, 50])
    expect(new Set(asked.flatMap(([, ids]) => ids)).size).toBe(450)
  })

  it('asks again for what is watched when it is five minutes old by the wall clock, and shows the old one until then [DEC-056]', async () => {
    const { prices, asked, tick, want, release, costOf } = open()
    prices.send({ type: 'prices.aim', regionId: 5 })
    want(1, 2)
    want(2)
    await tick()
    release(1, 2)
    vi.setSystemTime(NOW + 299_999)
    prices.send({ type: 'prices.refresh' })
    await tick()
    expect(asked).toHaveLength(1)
    vi.setSystemTime(NOW + 300_000) // no timer ran: a sleeping machine counts as well
    prices.send({ type: 'prices.refresh' })
    expect(costOf(2)).toBe(500)
    await tick()
    expect(asked.slice(1)).toEqual([[5, [2]]])
  })

  it('drops all prices with the region and asks for what is watched anew; the same region again changes nothing', async () => {
    const { prices, asked, tick, want, costOf } = open()
    prices.send({ type: 'prices.aim', regionId: 5 })
    want(1)
    await tick()
    prices.send({ type: 'prices.aim', regionId: 5 })
    expect(costOf(1)).toBe(500)
    prices.send({ type: 'prices.aim', regionId: 3 })
    expect(prices.getSnapshot().context.entries).toEqual({})
    await tick()
    expect({ asked, costOf: costOf(1) }).toEqual({
      asked: [
        [5, [1]],
        [3, [1]],
      ],
      costOf: 300,
    })
  })

  it('never shows an answer of the region before', async () => {
    const { clock, prices, want, costOf, tick } = open()
    prices.send({ type: 'prices.aim', regionId: 5 })
    want(1)
    clock.increment(1) // asked, not answered
    prices.send({ type: 'prices.aim', regionId: 3 })
    await atRest()
    expect(costOf(1)).toBeUndefined()
    await tick()
    expect(costOf(1)).toBe(300)
  })

  it('asks anew at once when it is told that prices are stale, keeping the old ones on the screen [DEC-022]', async () => {
    const { prices, asked, tick, want, costOf } = open()
    prices.send({ type: 'prices.aim', regionId: 5 })
    want(1)
    await tick()
    prices.send({ type: 'prices.forget' })
    expect(costOf(1)).toBe(500)
    await tick()
    expect(asked).toEqual([
      [5, [1]],
      [5, [1]],
    ])
  })

  it('rests after a failure and asks again by itself, or at once when it is told', async () => {
    const { clock, prices, asked, server, tick, want, costOf } = open()
    server.status = 503
    prices.send({ type: 'prices.aim', regionId: 5 })
    want(1)
    await tick()
    expect([asked.length, prices.getSnapshot().hasTag('failed')]).toEqual([1, true])
    clock.increment(5000)
    await tick()
    expect(asked).toHaveLength(2)
    server.status = null
    prices.send({ type: 'prices.retried' })
    await tick()
    expect([asked.length, costOf(1)]).toEqual([3, 500])
  })

  it('that were not answered are asked for again, each time later, until an answer comes', async () => {
    const { clock, prices, asked, server, tick, want } = open()
    server.status = 0
    prices.send({ type: 'prices.aim', regionId: 5 })
    want(1)
    await tick()
    for (const pause of [5000, 10_000, 20_000, 40_000, 60_000, 60_000]) {
      const before = asked.length
      clock.increment(pause - 10)
      await tick()
      expect(asked).toHaveLength(before)
      clock.increment(10)
      await tick()
      expect(asked).toHaveLength(before + 1)
    }
    server.status = null
    clock.increment(60_000)
    await tick()
    server.status = 0
    prices.send({ type: 'prices.forget' })
    await tick()
    const before = asked.length
    clock.increment(5000)
    await tick()
    expect(asked).toHaveLength(before + 1) // the first pause again
  })

  it.each([403, 404, 422])('that were refused with %i stay so until somebody asks, or other goods are wanted', async (status) => {
    const { clock, prices, asked, server, tick, want, costOf } = open()
    server.status = status
    prices.send({ type: 'prices.aim', regionId: 5 })
    want(1)
    await tick()
    clock.increment(600_000)
    want(1)
    await tick()
    expect([asked.length, prices.getSnapshot().hasTag('failed')]).toEqual([1, true])
    server.status = null
    want(2)
    await tick()
    expect([asked.slice(1), costOf(1)]).toEqual([[[5, [1, 2]]], 500])
    server.status = status
    prices.send({ type: 'prices.forget' })
    await tick()
    server.status = null
    prices.send({ type: 'prices.retried' })
    await tick()
    expect([asked.length, prices.getSnapshot().hasTag('failed')]).toEqual([4, false])
  })
})
