import { fromPromise } from 'xstate'
import { deliveryMachine } from '../../../machines/delivery/delivery.machine'
import type { Api } from '../../../model/contract'
import { minutePort } from '../../platform/clock/minutes'
import type { Drafts } from './connect-checkout'

export type DeliveryPorts = Pick<Drafts, 'readDraft' | 'keepDraft'>

/** The choice of delivery with its calls; what is chosen lies in the draft of the order, beside the words of the checkout. [DEC-067] */
export const connectDelivery = (api: Api, { readDraft, keepDraft }: DeliveryPorts) =>
  deliveryMachine.provide({
    actors: {
      clock: minutePort,
      loadPlaces: fromPromise(async ({ input: { userId, regionId }, signal }) => {
        const params = { id: regionId }
        const [addresses, pickups] = await Promise.all([
          api('delivery.list', { params }, { signal }),
          api('regions.pickupAddress', { params }, { signal }),
        ])
        const { addressId, pickupId } = readDraft(userId, regionId)
        return { addresses, pickups: pickups.items, chosen: { addressId, pickupId } }
      }),
      loadSchedules: fromPromise(async ({ signal }) => {
        const { items } = await api('delivery.schedules', {}, { signal })
        return items
      }),
    },
    actions: {
      keepChosen: ({ context: { userId, regionId, chosen } }) => {
        if (regionId !== null) keepDraft(userId, regionId, { ...readDraft(userId, regionId), ...chosen })
      },
    },
  })
