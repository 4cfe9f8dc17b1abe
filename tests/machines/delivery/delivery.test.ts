import { describe, expect, it } from 'vitest'
import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate'
import { deliveryMachine, type DeliveryPlaces } from '../../../machines/delivery/delivery.machine'
import type { DeliverySchedule } from '../../../model/company/delivery'
import { ApiError } from '../../../model/api-error'
import { NO_PLACES, type ChosenPlaces } from '../../../model/order/draft'
import { atRest } from '../../support/waiting/at-rest'

const address = (id: number, is_primary: 0 | 1 = 0) => ({
  id,
  is_primary,
  name: `Склад ${id}`,
  address: 'Казань',
  position: '',
  region: '',
  subregion: '',
})
const pickup = (id: number) => ({ id, name: `Пункт ${id}`, address: 'Казань', schedule: '', ready: '' })

/** Region 1 has addresses 11 and 12, the latter primary; region 2 has 21. What is chosen is kept by region in `drafts`. */
async function open(remembered: number | null = null, drafts = new Map<number, ChosenPlaces>()) {
  const clock = new SimulatedClock()
  const places: Record<number, Omit<DeliveryPlaces, 'chosen'>> = {
    1: { addresses: [address(11), address(12, 1)], pickups: [pickup(101), pickup(102)] },
    2: { addresses: [address(21)], pickups: [pickup(201)] },
  }
  const server: { status: number | null; asked: number } = { status: null, asked: 0 }
  const machine = deliveryMachine.provide({
    actors: {
      loadPlaces: fromPromise(async ({ input }) => {
        server.asked++
        if (server.status !== null) throw new ApiError(server.status, '')
        return { ...(places[input.regionId] ?? { addresses: [], pickups: [] }), chosen: drafts.get(input.regionId) ?? NO_PLACES }
      }),
    },
    actions: { keepChosen: ({ context }) => void drafts.set(context.regionId ?? 0, context.chosen) },
  })
  const delivery = createActor(machine, { clock, input: { userId: 1, remembered } })
  const facts: unknown[] = []
  delivery.on('*', (fact) => facts.push(fact))
  delivery.start()
  const load = async (regionId: number) => {
    delivery.send({ type: 'delivery.load', regionId })
    await atRest()
  }
  const reload = async () => {
    delivery.send({ type: 'delivery.reload' })
    await atRest()
  }
  const chosen = () => {
    const { selectedId, selectedPickupId } = delivery.getSnapshot().context
    return [selectedId, selectedPickupId]
  }
  const gone = () => delivery.getSnapshot().context.gone
  await load(1)
  return { clock, delivery, drafts, places, server, facts, load, reload, chosen, gone }
}

it('a change that is told while the places are on their way is in them: they are asked for anew', async () => {
  const { delivery, places, server, chosen } = await open()
  delivery.send({ type: 'delivery.reload' })
  places[1] = { addresses: [address(11)], pickups: [pickup(102)] }
  delivery.send({ type: 'delivery.reload' })
  await atRest()
  expect({ asked: server.asked, chosen: chosen() }).toEqual({ asked: 3, chosen: [11, 102] })
})

it('a change that is told while nobody answers is asked about at once', async () => {
  const { delivery, server, chosen } = await open()
  server.status = 503
  delivery.send({ type: 'delivery.reload' })
  await atRest()
  server.status = null
  delivery.send({ type: 'delivery.reload' })
  await atRest()
  expect([delivery.getSnapshot().hasTag('known'), chosen()]).toEqual([true, [12, 101]])
})

describe('the delivery address', () => {
  it('is the primary one, unless the cookie remembers another of this region [STATE-016]', async () => {
    expect((await open()).chosen()).toEqual([12, 101])
    expect((await open(11)).chosen()).toEqual([11, 101])
    const { chosen, gone } = await open(99)
    expect({ chosen: chosen(), gone: gone() }).toEqual({ chosen: [12, 101], gone: { address: false, pickup: false } }) // a foreign id is no loss
  })

  it('in force is told, the default one too, so that the cookie keeps it, and what is chosen here, so that other tabs do; a foreign one is refused [STATE-016] [DEC-067]', async () => {
    const { delivery, facts, chosen } = await open()
    expect(facts).toEqual([{ type: 'address.chosen', id: 12 }])
    delivery.send({ type: 'address.selected', id: 11 })
    delivery.send({ type: 'pickup.selected', id: 102 })
    delivery.send({ type: 'address.selected', id: 21 })
    delivery.send({ type: 'pickup.selected', id: 201 })
    expect([chosen(), facts.slice(1)]).toEqual([
      [11, 102],
      [
        { type: 'draft.chosen', regionId: 1, change: { addressId: { from: null, to: 11 } } },
        { type: 'address.chosen', id: 11 },
        { type: 'draft.chosen', regionId: 1, change: { pickupId: { from: null, to: 102 } } },
      ],
    ])
  })

  it('that another tab chose is chosen here too, and told to none; one of another region is not [DEC-067]', async () => {
    const { delivery, facts, chosen } = await open()
    delivery.send({ type: 'address.followed', id: 11 })
    delivery.send({ type: 'pickup.followed', id: 102 })
    delivery.send({ type: 'address.followed', id: 21 })
    delivery.send({ type: 'pickup.followed', id: 201 })
    expect([chosen(), facts.slice(1)]).toEqual([[11, 102], [{ type: 'address.chosen', id: 11 }]])
  })

  it('is not told where the region has none', async () => {
    const { facts, load, chosen } = await open()
    await load(3)
    expect([chosen(), facts.length]).toEqual([[null, null], 1])
  })

  it('and the pickup point stay chosen when the list is loaded again, and give way with a word when they are gone', async () => {
    const { delivery, places, drafts, facts, reload, chosen, gone } = await open()
    delivery.send({ type: 'address.selected', id: 11 })
    delivery.send({ type: 'pickup.selected', id: 102 })
    await reload()
    expect({ chosen: chosen(), gone: gone() }).toEqual({ chosen: [11, 102], gone: { address: false, pickup: false } })
    places[1] = { addresses: [address(12, 1)], pickups: [pickup(101)] }
    await reload()
    expect([chosen(), gone(), facts.at(-1)]).toEqual([[12, 101], { address: true, pickup: true }, { type: 'address.chosen', id: 12 }])
    delivery.send({ type: 'loss.noted' })
    expect([gone(), drafts.get(1)]).toEqual([{ address: false, pickup: false }, NO_PLACES])
  })

  it('chosen instead of a lost one ends the word about it alone', async () => {
    const { delivery, gone, drafts } = await open(null, new Map([[1, { addressId: 77, pickupId: 78 }]]))
    expect(gone()).toEqual({ address: true, pickup: true })
    delivery.send({ type: 'address.selected', id: 11 })
    expect([gone(), drafts.get(1)]).toEqual([
      { address: false, pickup: true },
      { addressId: 11, pickupId: 78 },
    ])
  })

  it('and the pickup point belong to their region, and are remembered when it comes back, over a reload too [DEC-067]', async () => {
    const { delivery, drafts, load, chosen } = await open()
    delivery.send({ type: 'address.selected', id: 11 })
    delivery.send({ type: 'pickup.selected', id: 102 })
    delivery.send({ type: 'delivery.load', regionId: 2 })
    expect(delivery.getSnapshot().context.addresses).toEqual([]) // nothing of the other region while it loads
    await atRest()
    expect(chosen()).toEqual([21, 201])
    await load(1)
    expect(chosen()).toEqual([11, 102])
    expect((await open(21, drafts)).chosen()).toEqual([11, 102]) // the cookie names the other region's
  })
})

describe('a list that does not load', () => {
  it('and was not answered is asked for again, each time later', async () => {
    const { clock, delivery, server, chosen, load } = await open()
    server.status = 503
    await load(2)
    expect([delivery.getSnapshot().hasTag('failed'), chosen()]).toEqual([true, [null, null]])
    for (const pause of [5000, 10_000, 20_000]) {
      const { asked } = server
      clock.increment(pause - 1)
      await atRest()
      expect(server.asked).toBe(asked)
      clock.increment(1)
      await atRest()
      expect(server.asked).toBe(asked + 1)
    }
    server.status = null
    clock.increment(40_000)
    await atRest()
    expect(chosen()).toEqual([21, 201])
  })

  it.each([403, 404, 422])('and was refused with %i is not asked for again until somebody does', async (status) => {
    const { clock, delivery, server, chosen, load } = await open()
    server.status = status
    await load(2)
    clock.increment(600_000)
    await atRest()
    expect([server.asked, delivery.getSnapshot().hasTag('failed')]).toEqual([2, true])
    server.status = null
    delivery.send({ type: 'delivery.retried' })
    await atRest()
    expect(chosen()).toEqual([21, 201])
  })
})

describe('days of delivery', () => {
  const SCHEDULE: DeliverySchedule = {
    id: 61,
    store_city_id: 6,
    zone: 'Город',
    days: [1],
    cutoff: '15:00',
    time_zone: 'Europe/Moscow',
    windows: [],
  }
  /** Each question about the days is answered by the next of `answers`, the last one by it again. */
  const started = async (...answers: (readonly DeliverySchedule[] | ApiError)[]) => {
    let tell: (now: number) => void = () => {}
    let asked = 0
    const clock = new SimulatedClock()
    const machine = deliveryMachine.provide({
      actors: {
        loadPlaces: fromPromise(async (): Promise<DeliveryPlaces> => ({ addresses: [address(11, 1)], pickups: [], chosen: NO_PLACES })),
        loadSchedules: fromPromise(async () => {
          const answer = answers[Math.min(asked++, answers.length - 1)] ?? []
          if (answer instanceof ApiError) throw answer
          return answer
        }),
        clock: fromCallback(({ sendBack }) => {
          tell = (now) => sendBack({ type: 'clock.ticked', now })
        }),
      },
    })
    const delivery = createActor(machine, { clock, input: { userId: 1, remembered: null } }).start()
    const send = async (event: Parameters<typeof delivery.send>[0]) => {
      delivery.send(event)
      await atRest()
    }
    const pass = async (ms: number) => {
      clock.increment(ms)
      await atRest()
    }
    await send({ type: 'delivery.load', regionId: 1 })
    const state = () => delivery.getSnapshot()
    return { send, pass, tell: (now: number) => tell(now), state, asked: () => asked, schedules: () => state().context.schedules }
  }

  it('come with the addresses, and the clock is heard in every state [ENT-005]', async () => {
    const { send, state, tell } = await started([SCHEDULE])
    expect({ schedules: state().context.schedules, now: state().context.now }).toEqual({ schedules: [SCHEDULE], now: null })
    tell(5)
    const done = send({ type: 'delivery.load', regionId: 2 })
    tell(65)
    expect([state().value, state().context.now]).toEqual([{ places: 'loading', schedules: 'asking' }, 65])
    await done
  })

  it('that do not come keep nobody from choosing', async () => {
    const { state } = await started(new ApiError(500, ''))
    expect([state().hasTag('known'), state().hasTag('failed'), state().context.schedules, state().context.selectedId]).toEqual([
      true,
      false,
      [],
      11,
    ])
  })

  it('that were not answered are asked for again while the places stand, each time later', async () => {
    const { pass, asked, schedules } = await started(new ApiError(503, ''), new ApiError(0, ''), [SCHEDULE])
    await pass(4999)
    expect(asked()).toBe(1)
    await pass(1)
    expect({ asked: asked(), schedules: schedules() }).toEqual({ asked: 2, schedules: [] })
    await pass(9999)
    expect(asked()).toBe(2)
    await pass(1)
    expect({ asked: asked(), schedules: schedules() }).toEqual({ asked: 3, schedules: [SCHEDULE] })
    await pass(600_000)
    expect(asked()).toBe(3)
  })

  it.each([{ type: 'delivery.retried' } as const, { type: 'delivery.reload' } as const, { type: 'delivery.load', regionId: 2 } as const])(
    'that were refused are asked for again only at $type',
    async (event) => {
      const { send, pass, asked, schedules } = await started(new ApiError(401, ''), [SCHEDULE])
      await pass(600_000)
      expect(asked()).toBe(1)
      await send(event)
      expect({ asked: asked(), schedules: schedules() }).toEqual({ asked: 2, schedules: [SCHEDULE] })
    },
  )

  it('that are known stay known while they are asked for anew, and where that fails', async () => {
    const { send, pass, asked, schedules } = await started([SCHEDULE], new ApiError(503, ''), [])
    await send({ type: 'delivery.load', regionId: 2 })
    expect({ asked: asked(), schedules: schedules() }).toEqual({ asked: 2, schedules: [SCHEDULE] })
    await pass(5000)
    expect({ asked: asked(), schedules: schedules() }).toEqual({ asked: 3, schedules: [] })
  })
})
