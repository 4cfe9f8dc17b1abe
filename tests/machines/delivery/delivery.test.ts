import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { deliveryMachine, type DeliveryPlaces } from '../../../machines/delivery/delivery.machine'
import { settle } from '../../support/open-tab'

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

/** Region 1 has addresses 11 and 12, the latter primary; region 2 has 21. */
async function open(remembered: number | null = null) {
  const clock = new SimulatedClock()
  const places: Record<number, DeliveryPlaces> = {
    1: { addresses: [address(11), address(12, 1)], pickups: [pickup(101), pickup(102)] },
    2: { addresses: [address(21)], pickups: [pickup(201)] },
  }
  const server = { isDown: false }
  const loadPlaces = fromPromise<DeliveryPlaces, { regionId: number }>(async ({ input }) => {
    if (server.isDown) throw new Error('down')
    return places[input.regionId] ?? { addresses: [], pickups: [] }
  })
  const delivery = createActor(deliveryMachine.provide({ actors: { loadPlaces } }), { clock, input: { remembered } })
  const facts: unknown[] = []
  delivery.on('*', (fact) => facts.push(fact))
  delivery.start()
  const load = async (regionId: number) => {
    delivery.send({ type: 'delivery.load', regionId })
    await settle(1)
  }
  const chosen = () => {
    const { selectedId, selectedPickupId } = delivery.getSnapshot().context
    return [selectedId, selectedPickupId]
  }
  await load(1)
  return { clock, delivery, places, server, facts, load, chosen }
}

describe('the delivery address', () => {
  it('is the primary one, unless the cookie remembers another of this region [STATE-016]', async () => {
    expect((await open()).chosen()).toEqual([12, 101])
    expect((await open(11)).chosen()).toEqual([11, 101])
    expect((await open(99)).chosen()).toEqual([12, 101])
  })

  it('that is chosen is told, so that the cookie keeps it; a foreign one is refused [STATE-016]', async () => {
    const { delivery, facts, chosen } = await open()
    delivery.send({ type: 'address.selected', id: 11 })
    delivery.send({ type: 'pickup.selected', id: 102 })
    delivery.send({ type: 'address.selected', id: 21 })
    delivery.send({ type: 'pickup.selected', id: 201 })
    expect([chosen(), facts]).toEqual([[11, 102], [{ type: 'address.chosen', id: 11 }]])
  })

  it('stays chosen when the list is loaded again, and gives way when it is gone', async () => {
    const { delivery, places, chosen } = await open()
    delivery.send({ type: 'address.selected', id: 11 })
    delivery.send({ type: 'pickup.selected', id: 102 })
    delivery.send({ type: 'delivery.reload' })
    await settle(1)
    expect(chosen()).toEqual([11, 102])
    places[1] = { addresses: [address(12, 1)], pickups: [pickup(101)] }
    delivery.send({ type: 'delivery.reload' })
    await settle(1)
    expect(chosen()).toEqual([12, 101])
  })

  it('belongs to its region, and is remembered when the region comes back', async () => {
    const { delivery, load, chosen } = await open()
    delivery.send({ type: 'address.selected', id: 11 })
    delivery.send({ type: 'delivery.load', regionId: 2 })
    expect(delivery.getSnapshot().context.addresses).toEqual([]) // nothing of the other region while it loads
    await settle(1)
    expect(chosen()).toEqual([21, 201])
    await load(1)
    expect(chosen()).toEqual([11, 101])
  })

  it('of a list that does not load is asked for again', async () => {
    const { clock, delivery, server, chosen, load } = await open()
    server.isDown = true
    await load(2)
    expect([delivery.getSnapshot().hasTag('failed'), chosen()]).toEqual([true, [null, null]])
    server.isDown = false
    clock.increment(5000)
    await settle(1)
    expect(chosen()).toEqual([21, 201])
  })
})
