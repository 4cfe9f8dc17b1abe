import { assign, emit, setup } from 'xstate'
import { firstAddress, type DeliveryAddress, type PickupAddress } from '../../model/company/delivery'
import { REST_PAUSE_MS } from '../../model/limits'
import { effect } from '../support/effect'

export type DeliveryFact = { type: 'address.chosen'; id: number }
export type DeliveryPlaces = { addresses: readonly DeliveryAddress[]; pickups: readonly PickupAddress[] }
type Context = DeliveryPlaces & {
  regionId: number | null
  remembered: number | null
  selectedId: number | null
  selectedPickupId: number | null
}

/** Where the region's orders go: its delivery points and pickup addresses, and the chosen ones. [STATE-016] */
export const deliveryMachine = setup({
  types: {
    input: {} as { remembered: number | null },
    context: {} as Context,
    events: {} as
      | { type: 'delivery.load'; regionId: number }
      | { type: 'delivery.reload' }
      | { type: 'delivery.retried' }
      | { type: 'address.selected'; id: number }
      | { type: 'pickup.selected'; id: number },
    emitted: {} as DeliveryFact,
    tags: {} as 'busy' | 'failed' | 'known',
  },
  actors: { loadPlaces: effect<DeliveryPlaces, { regionId: number }>('loadPlaces') },
  guards: {
    hasAddress: ({ context }, { id }: { id: number }) => context.addresses.some((address) => address.id === id),
    hasPickup: ({ context }, { id }: { id: number }) => context.pickups.some((address) => address.id === id),
  },
  delays: { restPause: REST_PAUSE_MS },
  actions: {
    aim: assign((_, { regionId }: { regionId: number }) => ({
      regionId,
      addresses: [],
      pickups: [],
      selectedId: null,
      selectedPickupId: null,
    })),
    keep: assign(({ context }, { addresses, pickups }: DeliveryPlaces) => ({
      addresses,
      pickups,
      selectedId: firstAddress(addresses, context.selectedId ?? context.remembered)?.id ?? null,
      selectedPickupId: pickups.find(({ id }) => id === context.selectedPickupId)?.id ?? pickups[0]?.id ?? null,
    })),
    select: assign({ selectedId: (_, { id }: { id: number }) => id, remembered: (_, { id }) => id }),
    selectPickup: assign({ selectedPickupId: (_, { id }: { id: number }) => id }),
    announceChosen: emit((_, { id }: { id: number }) => ({ type: 'address.chosen', id })),
  },
}).createMachine({
  id: 'delivery',
  context: ({ input }) => ({
    regionId: null,
    remembered: input.remembered,
    addresses: [],
    pickups: [],
    selectedId: null,
    selectedPickupId: null,
  }),
  initial: 'waiting',
  on: { 'delivery.load': { target: '.loading', actions: { type: 'aim', params: ({ event }) => event } } },
  states: {
    waiting: {},
    loading: {
      tags: 'busy',
      invoke: {
        src: 'loadPlaces',
        input: ({ context }) => ({ regionId: context.regionId! }), // delivery.load gives it
        onDone: { target: 'ready', actions: { type: 'keep', params: ({ event }) => event.output } },
        onError: 'failed',
      },
    },
    ready: {
      tags: 'known',
      on: {
        'delivery.reload': 'loading',
        'address.selected': {
          guard: { type: 'hasAddress', params: ({ event }) => event },
          actions: [
            { type: 'select', params: ({ event }) => event },
            { type: 'announceChosen', params: ({ event }) => event },
          ],
        },
        'pickup.selected': {
          guard: { type: 'hasPickup', params: ({ event }) => event },
          actions: { type: 'selectPickup', params: ({ event }) => event },
        },
      },
    },
    failed: { tags: 'failed', after: { restPause: 'loading' }, on: { 'delivery.retried': 'loading' } },
  },
})
