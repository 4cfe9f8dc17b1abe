import { assign, emit, setup } from 'xstate'
import { isUnanswered } from '../../model/api-error'
import { firstAddress, type DeliveryAddress, type DeliverySchedule, type PickupAddress } from '../../model/company/delivery'
import { NO_PLACES, type ChosenPlaces } from '../../model/order/draft'
import type { DraftChange } from '../../model/order/draft-change'
import { STALE_AFTER_MS } from '../../model/limits'
import { restPause } from '../../model/retry'
import { isOld } from '../../model/staleness'
import { effect, port } from '../support/effect'

export type DeliveryFact =
  /** The delivery point in force, by default or by choice: the cookie keeps its id. */
  | { type: 'address.chosen'; id: number }
  /** Where the next order of this region shall go was chosen here. */
  | { type: 'draft.chosen'; regionId: number; change: DraftChange }
type Places = { addresses: readonly DeliveryAddress[]; pickups: readonly PickupAddress[] }
/** What a region offers, and what the buyer chose of it before. */
export type DeliveryPlaces = Places & { chosen: ChosenPlaces }
type Context = DeliveryPlaces & {
  userId: number
  regionId: number | null
  /** The point that was in force last, in whatever region: what the cookie says. */
  remembered: number | null
  selectedId: number | null
  selectedPickupId: number | null
  /** What the buyer chose once and the region has no more. */
  gone: { address: boolean; pickup: boolean }
  /** When the places came last, ms by the wall clock; undefined: never. */
  readAt: number | undefined
  /** In a row, of each question. */
  failures: { places: number; schedules: number }
  /** Of all zones; empty where they are not known: then nothing is promised. */
  schedules: readonly DeliverySchedule[]
  /** The server's clock at its last minute, ms; null until it was told. */
  now: number | null
  /** How far it is ahead of the computer's, ms. */
  clockOffset: number
}
const NO_FAILURES: Context['failures'] = { places: 0, schedules: 0 }
const NOTHING_GONE: Context['gone'] = { address: false, pickup: false }
const isGone = (id: number | null, places: readonly { id: number }[]) => id !== null && places.every((place) => place.id !== id)

/** Where the region's orders go: its delivery points and pickup addresses, the chosen ones, and when goods come there, by the minute. [STATE-016, ENT-005, DEC-067] */
export const deliveryMachine = setup({
  types: {
    input: {} as { userId: number; remembered: number | null },
    context: {} as Context,
    events: {} as
      | { type: 'delivery.load'; regionId: number }
      | { type: 'delivery.reload' }
      /** Somebody looks at the shop again. [DEC-058] */
      | { type: 'delivery.looked' }
      | { type: 'delivery.retried' }
      | { type: 'address.selected'; id: number }
      | { type: 'pickup.selected'; id: number }
      /** Another tab chose it for the next order of the region. */
      | { type: 'address.followed'; id: number }
      | { type: 'pickup.followed'; id: number }
      | { type: 'loss.noted' }
      /** A minute of the server's clock has begun, that clock turned out to be another, or the page is seen again. */
      | { type: 'clock.ticked'; now: number; offset?: number },
    emitted: {} as DeliveryFact,
    tags: {} as 'busy' | 'failed' | 'known',
  },
  actors: {
    loadPlaces: effect<DeliveryPlaces, { userId: number; regionId: number }>('loadPlaces'),
    loadSchedules: effect<readonly DeliverySchedule[], void>('loadSchedules'),
    /** Tells the time at once, and each minute. */
    clock: port<{ type: 'clock.none' }>(),
  },
  guards: {
    hasAddress: ({ context }, { id }: { id: number }) => context.addresses.some((address) => address.id === id),
    hasPickup: ({ context }, { id }: { id: number }) => context.pickups.some((address) => address.id === id),
    offersDelivery: (_, { addresses }: Places) => addresses.length > 0,
    isStale: ({ context }) => isOld(context.readAt, STALE_AFTER_MS),
    isUnanswered: (_, { error }: { error: unknown }) => isUnanswered(error),
  },
  delays: {
    placesPause: ({ context }) => restPause(context.failures.places),
    schedulesPause: ({ context }) => restPause(context.failures.schedules),
  },
  actions: {
    aim: assign(({ context }, { regionId }: { regionId: number }) => ({
      regionId,
      addresses: [],
      pickups: [],
      chosen: NO_PLACES,
      selectedId: null,
      selectedPickupId: null,
      gone: NOTHING_GONE,
      failures: { ...context.failures, places: 0 },
    })),
    keep: assign(({ context }, { addresses, pickups, chosen }: DeliveryPlaces) => {
      const selectedId = firstAddress(addresses, isGone(chosen.addressId, addresses) ? null : (chosen.addressId ?? context.remembered))?.id
      return {
        addresses,
        pickups,
        chosen,
        selectedId: selectedId ?? null,
        remembered: selectedId ?? context.remembered,
        selectedPickupId: (pickups.find(({ id }) => id === chosen.pickupId) ?? pickups[0])?.id ?? null,
        gone: { address: isGone(chosen.addressId, addresses), pickup: isGone(chosen.pickupId, pickups) },
        failures: { ...context.failures, places: 0 },
        readAt: Date.now(),
      }
    }),
    select: assign(({ context }, { id }: { id: number }) => ({
      selectedId: id,
      remembered: id,
      chosen: { ...context.chosen, addressId: id },
      gone: { ...context.gone, address: false },
    })),
    selectPickup: assign(({ context }, { id }: { id: number }) => ({
      selectedPickupId: id,
      chosen: { ...context.chosen, pickupId: id },
      gone: { ...context.gone, pickup: false },
    })),
    forgetGone: assign({
      chosen: ({ context: { chosen, gone } }) => ({
        addressId: gone.address ? null : chosen.addressId,
        pickupId: gone.pickup ? null : chosen.pickupId,
      }),
      gone: NOTHING_GONE,
    }),
    keepSchedules: assign(({ context }, { schedules }: { schedules: readonly DeliverySchedule[] }) => ({
      schedules,
      failures: { ...context.failures, schedules: 0 },
    })),
    noteTime: assign((_, { now, offset = 0 }: { now: number; offset?: number }) => ({ now, clockOffset: offset })),
    countPlacesFailure: assign({ failures: ({ context: { failures } }) => ({ ...failures, places: failures.places + 1 }) }),
    countSchedulesFailure: assign({ failures: ({ context: { failures } }) => ({ ...failures, schedules: failures.schedules + 1 }) }),
    announceChosen: emit(({ context }) => ({ type: 'address.chosen', id: context.selectedId! })), // after select, or keep of a region that delivers
    /** Before it is taken. */
    announceAddress: emit(({ context: { regionId, chosen } }, { id }: { id: number }) => ({
      type: 'draft.chosen',
      regionId: regionId!, // its places are there, also below
      change: { addressId: { from: chosen.addressId, to: id } },
    })),
    announcePickup: emit(({ context: { regionId, chosen } }, { id }: { id: number }) => ({
      type: 'draft.chosen',
      regionId: regionId!,
      change: { pickupId: { from: chosen.pickupId, to: id } },
    })),
    /** Provided by the app: writes `context.chosen` to the draft of this user and region. */
    keepChosen: () => {},
  },
}).createMachine({
  id: 'delivery',
  context: ({ input }) => ({
    ...input,
    regionId: null,
    addresses: [],
    pickups: [],
    schedules: [],
    chosen: NO_PLACES,
    selectedId: null,
    selectedPickupId: null,
    gone: NOTHING_GONE,
    readAt: undefined,
    failures: NO_FAILURES,
    now: null,
    clockOffset: 0,
  }),
  invoke: { src: 'clock', id: 'clock' },
  type: 'parallel',
  on: { 'clock.ticked': { actions: { type: 'noteTime', params: ({ event }) => event } } },
  states: {
    places: {
      initial: 'waiting',
      on: { 'delivery.load': { target: '.loading', actions: { type: 'aim', params: ({ event }) => event } } },
      states: {
        waiting: {},
        loading: {
          tags: 'busy',
          // The answer that is on its way may be older than that change.
          on: { 'delivery.reload': { target: 'loading', reenter: true } },
          invoke: {
            src: 'loadPlaces',
            input: ({ context }) => ({ userId: context.userId, regionId: context.regionId! }), // delivery.load gives it
            onDone: [
              {
                guard: { type: 'offersDelivery', params: ({ event }) => event.output },
                target: 'ready',
                actions: [{ type: 'keep', params: ({ event }) => event.output }, 'announceChosen'],
              },
              { target: 'ready', actions: { type: 'keep', params: ({ event }) => event.output } },
            ],
            onError: [
              { guard: { type: 'isUnanswered', params: ({ event }) => event }, target: 'failed', actions: 'countPlacesFailure' },
              { target: 'refused' },
            ],
          },
        },
        ready: {
          tags: 'known',
          initial: 'resting',
          states: {
            resting: { on: { 'delivery.looked': { guard: 'isStale', target: 'refreshing' } } },
            // What is known stands meanwhile, and where no answer comes.
            refreshing: {
              invoke: {
                src: 'loadPlaces',
                input: ({ context }) => ({ userId: context.userId, regionId: context.regionId! }), // as above
                onDone: [
                  {
                    guard: { type: 'offersDelivery', params: ({ event }) => event.output },
                    target: 'resting',
                    actions: [{ type: 'keep', params: ({ event }) => event.output }, 'announceChosen'],
                  },
                  { target: 'resting', actions: { type: 'keep', params: ({ event }) => event.output } },
                ],
                onError: 'resting',
              },
            },
          },
          // A choice counts: an answer that is on its way knows of the one before.
          on: {
            'delivery.reload': 'loading',
            'address.selected': {
              guard: { type: 'hasAddress', params: ({ event }) => event },
              target: '.resting',
              actions: [
                { type: 'announceAddress', params: ({ event }) => event },
                { type: 'select', params: ({ event }) => event },
                'keepChosen',
                'announceChosen',
              ],
            },
            'pickup.selected': {
              guard: { type: 'hasPickup', params: ({ event }) => event },
              target: '.resting',
              actions: [
                { type: 'announcePickup', params: ({ event }) => event },
                { type: 'selectPickup', params: ({ event }) => event },
                'keepChosen',
              ],
            },
            // That tab kept it already.
            'address.followed': {
              guard: { type: 'hasAddress', params: ({ event }) => event },
              target: '.resting',
              actions: [{ type: 'select', params: ({ event }) => event }, 'announceChosen'],
            },
            'pickup.followed': {
              guard: { type: 'hasPickup', params: ({ event }) => event },
              target: '.resting',
              actions: { type: 'selectPickup', params: ({ event }) => event },
            },
            'loss.noted': { target: '.resting', actions: ['forgetGone', 'keepChosen'] },
          },
        },
        failed: { tags: 'failed', after: { placesPause: 'loading' }, on: { 'delivery.retried': 'loading', 'delivery.reload': 'loading' } },
        // The server said no: it would say so again, until somebody asks or the addresses change.
        refused: { tags: 'failed', on: { 'delivery.retried': 'loading', 'delivery.reload': 'loading' } },
      },
    },
    // The days of all zones. They are no condition of an order: without them nothing is promised.
    schedules: {
      initial: 'waiting',
      states: {
        waiting: { on: { 'delivery.load': 'asking' } },
        asking: {
          invoke: {
            src: 'loadSchedules',
            onDone: { target: 'known', actions: { type: 'keepSchedules', params: ({ event }) => ({ schedules: event.output }) } },
            onError: [
              { guard: { type: 'isUnanswered', params: ({ event }) => event }, target: 'failed', actions: 'countSchedulesFailure' },
              { target: 'refused' },
            ],
          },
        },
        known: {
          on: {
            'delivery.load': 'asking',
            'delivery.reload': 'asking',
            'delivery.looked': { guard: 'isStale', target: 'asking' },
          },
        },
        failed: {
          after: { schedulesPause: 'asking' },
          on: { 'delivery.load': 'asking', 'delivery.reload': 'asking', 'delivery.retried': 'asking' },
        },
        // As above: until somebody asks, or the addresses or the region change.
        refused: { on: { 'delivery.load': 'asking', 'delivery.reload': 'asking', 'delivery.retried': 'asking' } },
      },
    },
  },
})
