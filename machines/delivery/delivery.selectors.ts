import type { SnapshotFrom } from 'xstate'
import type { DeliveryAddress, PickupAddress } from '../../model/company/delivery'
import type { deliveryMachine } from './delivery.machine'

type Delivery = SnapshotFrom<typeof deliveryMachine> | undefined

/** The delivery point in force; undefined while there is none, or none is known. */
export const selectAddress = (state: Delivery): DeliveryAddress | undefined =>
  state?.context.addresses.find(({ id }) => id === state.context.selectedId)

/** Where an order is received: the delivery point or the warehouse in force; undefined while there is none, or none is known. */
export const selectPlace =
  (receiving: 'delivery' | 'pickup') =>
  (state: Delivery): DeliveryAddress | PickupAddress | undefined =>
    receiving === 'delivery' ? selectAddress(state) : state?.context.pickups.find(({ id }) => id === state.context.selectedPickupId)
