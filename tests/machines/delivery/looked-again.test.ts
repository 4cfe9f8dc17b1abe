import { afterEach, expect, it, vi } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { deliveryMachine, type DeliveryPlaces } from '../../../machines/delivery/delivery.machine'
import type { DeliverySchedule } from '../../../model/company/delivery'
import { ApiError } from '../../../model/api-error'
import { STALE_AFTER_MS } from '../../../model/limits'
import { NO_PLACES } from '../../../model/order/draft'
import { atRest } from '../../support/waiting/at-rest'

afterEach(() => vi.restoreAllMocks())

const address = (id: number) => ({
  id,
  is_primary: id === 12 ? (1 as const) : (0 as const),
  name: '',
  address: '',
  position: '',
  region: '',
  subregion: '',
})
const pickup = (id: number) => ({ id, name: '', address: '', schedule: '', ready: '' })

/** Places that were read at 0 by the wall clock, and are looked at again later. */
async function open() {
  const now = vi.spyOn(Date, 'now').mockReturnValue(0)
  const server: { places: Omit<DeliveryPlaces, 'chosen'>; status: number | null; asked: number } = {
    places: { addresses: [address(11), address(12)], pickups: [pickup(101), pickup(102)] },
    status: null,
    asked: 0,
  }
  const loadPlaces = fromPromise<DeliveryPlaces, { userId: number; regionId: number }>(async () => {
    server.asked++
    if (server.status !== null) throw new ApiError(server.status, '')
    return { ...server.places, chosen: NO_PLACES }
  })
  const loadSchedules = fromPromise<readonly DeliverySchedule[], void>(async () => [])
  const delivery = createActor(deliveryMachine.provide({ actors: { loadPlaces, loadSchedules } }), {
    input: { userId: 1, remembered: null },
  })
  delivery.start()
  delivery.send({ type: 'delivery.load', regionId: 1 })
  await atRest()
  const look = (ms: number) => {
    now.mockReturnValue(ms)
    delivery.send({ type: 'delivery.looked' })
    expect(delivery.getSnapshot().hasTag('known')).toBe(true)
    return atRest()
  }
  const context = () => delivery.getSnapshot().context
  return { delivery, server, look, context, chosen: () => [context().selectedId, context().selectedPickupId] }
}

it('places are read again after five minutes and not before; what stands on the screen stays meanwhile, and where no answer comes [STATE-014, DEC-058]', async () => {
  const { server, look, context, chosen } = await open()
  await look(STALE_AFTER_MS - 1)
  expect(server.asked).toBe(1)
  server.places = { ...server.places, addresses: [address(11), address(12), address(13)] }
  await look(STALE_AFTER_MS)
  expect([server.asked, context().addresses.length, chosen()]).toEqual([2, 3, [12, 101]])
  server.status = 503
  await look(2 * STALE_AFTER_MS)
  expect([server.asked, context().addresses.length, chosen()]).toEqual([3, 3, [12, 101]])
})

it('what is chosen while the places are read again stays chosen', async () => {
  const { delivery, look, context, chosen } = await open()
  const answer = look(STALE_AFTER_MS)
  delivery.send({ type: 'address.selected', id: 11 })
  delivery.send({ type: 'pickup.selected', id: 102 })
  await answer
  expect([chosen(), context().chosen]).toEqual([[11, 102], { addressId: 11, pickupId: 102 }])
})

it('where the places that are read again hold no address any more none is chosen, and none is told of [DEC-058]', async () => {
  const { delivery, server, look, chosen } = await open()
  const told: unknown[] = []
  delivery.on('*', (fact) => told.push(fact))
  server.places = { ...server.places, addresses: [] }
  await look(STALE_AFTER_MS)
  expect({ asked: server.asked, chosen: chosen(), told }).toEqual({ asked: 2, chosen: [null, 101], told: [] })
})
