import fc from 'fast-check'
import { deliveryMachine } from '../../../machines/delivery/delivery.machine'
import { anyId } from '../arbitraries'
import { proofOf } from '../proof'

export default proofOf(deliveryMachine, {
  inputs: [{ userId: 1, remembered: null }],
  answers: {
    loadPlaces: [
      { addresses: [{ id: 1, is_primary: 1 }], pickups: [], chosen: { addressId: 3, pickupId: null } },
      { addresses: [], pickups: [{ id: 1 }], chosen: { addressId: null, pickupId: null } },
    ],
    loadSchedules: [[]],
  },
  payloads: {
    'delivery.load': fc.record({ regionId: anyId }),
    'address.selected': fc.record({ id: anyId }),
    'pickup.selected': fc.record({ id: anyId }),
    'address.followed': fc.record({ id: anyId }),
    'pickup.followed': fc.record({ id: anyId }),
    'clock.ticked': fc.record({ now: fc.nat(), offset: fc.integer() }),
  },
  law: ({ context }) => context.selectedId === null || context.addresses.some((address) => address.id === context.selectedId),
})
