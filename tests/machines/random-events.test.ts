import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type AnyActorLogic, type AnyMachineSnapshot, createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate'
import { all } from '../../machines/all'
import { cartMachine } from '../../machines/cart/cart.machine'
import { checkoutMachine } from '../../machines/checkout/checkout.machine'
import { deliveryMachine } from '../../machines/delivery/delivery.machine'
import { favoritesMachine } from '../../machines/favorites/favorites.machine'
import { overlayMachine, POPUPS } from '../../machines/overlay/overlay.machine'
import { pricesMachine } from '../../machines/prices/prices.machine'
import { regionsMachine } from '../../machines/regions/regions.machine'
import { ApiError } from '../../model/api-error'
import { Secret } from '../../model/identity/secret'
import { productOf } from '../support/goods'
import { settle } from '../support/open-tab'
import { runs } from '../support/runs'

const id = fc.integer({ min: 1, max: 3 })
const text = fc.constantFrom('', 'a', '/cart', '//evil.example')
const region = id.map((number) => ({
  id: number,
  company_id: 1,
  company_name: '',
  store_city_id: 1,
  store_city_name: '',
  status: number === 3 ? 99 : 1,
  favorite: 0,
  admin_ids: [],
  user_id: 1,
}))
const seen = fc.array(fc.record({ product_id: id, qty: id, cost_vs_discount: id }), { maxLength: 2 })
/** Any content that an event of these machines may have: each reads what it knows. */
const content = fc.record({
  regionId: id,
  region,
  id,
  ids: fc.array(id, { maxLength: 3 }),
  productId: id,
  product: id.map(productOf),
  quantity: fc.integer({ min: 0, max: 30 }),
  stock: fc.option(fc.nat({ max: 20 })),
  key: id.map((number) => `t-${number}`),
  reason: fc.constantFrom('network', 'session'),
  line: id.map((number) => ({ product: productOf(number), qty: number })),
  cart: id.map((number) => ({ items: [{ product: productOf(number), qty: 1 }], version: number })),
  version: fc.nat({ max: 9 }),
  lines: seen,
  receiving: fc.constantFrom('delivery', 'pickup'),
  description: text,
  popup: fc.constantFrom(...POPUPS),
  toast: fc.record({ text, tone: fc.constant('ok'), kind: fc.constant('plain') }),
  to: text,
  path: text,
  unsent: fc.nat({ max: 2 }),
  refused: fc.subarray(['t-1', 't-2']),
  queue: fc.constant([]),
  userId: id,
  user: fc.record({ id }),
  isFresh: fc.boolean(),
  isOwn: fc.boolean(),
  tags: fc.subarray(['cart', 'orders', 'regions', 'delivery', 'favorites']),
  favorite: fc.boolean(),
  request: id.map((number) => ({ name: 'products.get', args: { params: { id: number } } })),
  login: text,
  password: text.map((each) => new Secret(each)),
})
const INPUT = { userId: 1, tab: 't', regionId: 1, holds: [], remembered: null, path: '/', name: 'products.get', args: {} }

/** What an effect of this name answers where it succeeds; anything else answers with nothing of use to anybody. */
const outputs: Readonly<Record<string, unknown>> = {
  loadUser: { id: 1 },
  loadRegions: [1, 2, 3].map((number) => ({ id: number, status: number === 3 ? 99 : 1, favorite: 0 })),
  loadCart: { items: [], version: 1 },
  loadWishes: [],
  checkElsewhere: { unsent: 1, refused: ['t-1'] },
  loadOrphaned: [],
  loadPrices: [],
  loadFavorites: [1, 2],
  loadPlaces: { addresses: [{ id: 1, is_primary: 1 }], pickups: [], chosen: { addressId: 3, pickupId: null } },
  loadDraft: { uuid: null, receiving: 'delivery', description: '' },
  loadUuid: { uuid: 'uuid-1' },
  placeOrder: { id: 1 },
  loadConsent: false,
}
const failures = [
  new ApiError(0, ''),
  new ApiError(401, ''),
  new ApiError(409, '', { details: { lines: [] } }),
  new ApiError(422, ''),
  new ApiError(503, ''),
]
const isEffect = (source: string) => /^(load|save|place|check|send)([A-Z]|$)|^(login|logout)$/.test(source)
const isMachine = (logic: AnyActorLogic) => 'root' in logic

/** What must hold of a machine whatever happened. */
const laws: Readonly<Record<string, (snapshot: AnyMachineSnapshot) => boolean>> = {
  [cartMachine.id]: ({ context }) => new Set(context.queue.map(({ key }: { key: string }) => key)).size === context.queue.length,
  [checkoutMachine.id]: (snapshot) => !snapshot.matches('placing') || snapshot.context.draft.uuid !== null,
  [deliveryMachine.id]: ({ context }) =>
    context.selectedId === null || context.addresses.some((address: { id: number }) => address.id === context.selectedId),
  [favoritesMachine.id]: ({ context }) => [...context.marks.values()].every(({ sent }: { sent: boolean | null }) => sent !== null),
  [overlayMachine.id]: ({ context, ...snapshot }) => (context.shown !== null) === (snapshot.value === 'covered'),
  [pricesMachine.id]: ({ context }) => Object.values(context.watched as Record<number, number>).every((count) => count > 0),
  [regionsMachine.id]: ({ context }) => context.active === null || context.active.status !== 99,
}

const machines = all.filter(({ machine }) => machine.id !== 'app')
describe.each(machines.map(({ machine, names }) => [machine.id, machine, names] as const))('%s', (name, machine, names) => {
  it('bears any events in any order, with effects that succeed, fail or never end', async () => {
    const types = Object.keys(names.events ?? {})
    const step = fc.oneof(
      { weight: 4, arbitrary: fc.record({ type: fc.constantFrom(...types), content }) },
      { weight: 2, arbitrary: fc.record({ wait: fc.constantFrom(0, 400, 5000, 600_000) }) },
    )
    const fate = fc.integer({ min: -1, max: failures.length }) // -1: never ends; beyond the failures: succeeds
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 30 }), fc.array(fate, { minLength: 5, maxLength: 5 }), async (steps, fates) => {
        let calls = 0
        const stub = (source: string, logic: AnyActorLogic): AnyActorLogic => {
          if (isMachine(logic)) return logic
          if (!isEffect(source)) return fromCallback(() => {})
          return fromPromise(async () => {
            const next = fates[calls++ % fates.length] ?? 0
            if (next < 0) return new Promise(() => {})
            const failure = failures[next]
            if (failure) throw failure
            return outputs[source]
          })
        }
        const actors = Object.entries(machine.implementations.actors as Record<string, AnyActorLogic>).map(([source, logic]) => [
          source,
          stub(source, logic),
        ])
        const clock = new SimulatedClock()
        const actor = createActor(machine.provide({ actors: Object.fromEntries(actors) }), { clock, input: INPUT })
        let error: unknown
        actor.subscribe({ error: (thrown) => (error = thrown) })
        actor.start()
        for (const each of steps) {
          if ('wait' in each) clock.increment(each.wait)
          else actor.send({ ...each.content, type: each.type })
          await settle(1)
          const snapshot = actor.getSnapshot()
          expect([snapshot.status, error]).toEqual([snapshot.status === 'done' ? 'done' : 'active', undefined])
          expect(laws[name]?.(snapshot) ?? true).toBe(true)
        }
        actor.stop()
      }),
      runs(40),
    )
  })
})
