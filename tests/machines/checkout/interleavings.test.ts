import fc from 'fast-check'
import { expect, it } from 'vitest'
import { SCENARIO_COOKIE } from '../../../fake-server/scenarios'
import { createActor, SimulatedClock } from 'xstate'
import { derivedPrice } from '../../../model/catalogue/product-price'
import type { Api, EndpointName } from '../../../model/contract'
import { EMPTY_DRAFT, type OrderDraft } from '../../../model/order/draft'
import type { NewOrder, Order, SeenLine } from '../../../model/order/order'
import { connectCheckout } from '../../../src/app/customer/connect-checkout'
import { badNetwork, type Fate, FATES } from '../../support/bad-network'
import { findSold } from '../../support/goods'
import { SIGNED_IN, smallServer } from '../../support/open-tab'
import { atRest } from '../../support/waiting/at-rest'
import { runs } from '../../support/runs'
import { apiOf, browser, type Browser } from '../../support/world'
import { FINE } from '../../support/orders/order-facts'

const PLAIN = findSold(({ stock, pack, limit }) => stock > 50 && pack === 1 && limit === null)
type Told = Extract<typeof command extends fc.Arbitrary<infer C> ? C : never, { do: 'tell' }>['type']
const index = fc.nat({ max: 5 })
const isRaised = fc.boolean()
/** Of two delivery points and two warehouses. */
const place = fc.nat({ max: 3 })
/** Nine of ten are this. */
const mostly = (usual: boolean) => fc.nat({ max: 9 }).map((chance) => (chance === 0 ? !usual : usual))
const command = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('submit' as const), isRaised, place }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('proceed' as const), isRaised }) },
  { weight: 6, arbitrary: fc.record({ do: fc.constant('decide' as const), index, fate: fc.constantFrom(...FATES) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('arrive' as const), index }) },
  // A whole order, whose sending meets one fate: single steps seldom come so far.
  {
    weight: 10,
    arbitrary: fc.record({ do: fc.constant('order' as const), isRaised: mostly(false), place, fate: fc.constantFrom(...FATES) }),
  },
  // The page goes while nobody knows what became of the order, and another is ordered.
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('lost and reloaded' as const),
      place,
      fate: fc.constantFrom(...FATES),
      look: fc.constantFrom(...FATES),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('tell' as const),
      type: fc.constantFrom(
        'change.accepted' as const,
        'change.declined' as const,
        'repeat.accepted' as const,
        'repeat.declined' as const,
        'order.retried' as const,
        'order.withdrawn' as const,
        'order.checked' as const,
        'checkout.opened' as const,
      ),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('price' as const), isRaised }) },
  // What was ordered before is no repetition any more.
  { weight: 1, arbitrary: fc.record({ do: fc.constant('later' as const) }) },
  { weight: 6, arbitrary: fc.record({ do: fc.constant('tell' as const), type: fc.constant('order.withdrawn' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('describe' as const), text: fc.constantFrom('', 'К воротам') }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('region' as const, 'same region' as const, 'reload' as const) }) },
)

/** What one unit costs in a region, as it is and raised. */
async function costsOf(who: Browser, regionId: number): Promise<{ now: number; raised: number }> {
  const ask = async (scenario: string) => {
    who.cookies[SCENARIO_COOKIE] = scenario
    const { products } = await apiOf(who)('products.stocksAndPrices', { body: { company_region_id: regionId, products_ids: [PLAIN] } })
    return products.flatMap((price) => derivedPrice(price).cost_vs_discount ?? [])[0] ?? 0
  }
  return { now: await ask(''), raised: await ask('pricesChange') }
}

/** Where the orders of a region may go. */
async function placesOf(who: Browser, id: number): Promise<NewOrder['receiving'][]> {
  const api = apiOf(who)
  const addresses = await api('delivery.list', { params: { id } })
  const pickups = await api('regions.pickupAddress', { params: { id } })
  return [
    ...addresses.slice(0, 2).map((point) => ({ type: 'delivery' as const, delivery_address_id: point.id })),
    ...pickups.items.map((point) => ({ type: 'pickup' as const, pickup_address_id: point.id })),
  ]
}
/** What an order holds, as it was to be sent. */
const askedOf = ({ receiving, lines, description }: Pick<NewOrder, 'receiving' | 'lines' | 'description'>) => ({
  type: receiving.type,
  place: receiving.type === 'delivery' ? receiving.delivery_address_id : receiving.pickup_address_id,
  lines: lines.map(({ product_id, qty }) => [product_id, qty]),
  description,
})
const heldBy = ({ receiving, items, description }: Order) => ({
  type: receiving.type,
  place: receiving.id,
  lines: items.map(({ product, qty }) => [product.id, qty]),
  description,
})

it('whatever is lost, repeated or changed, one decision to order makes at most one order, and the buyer hears of every order that is there, of none that is another than he pressed; the same goods within a quarter of an hour go out again only where he said so or nobody could be asked [DEC-022] [DEC-067]', {
  timeout: 300_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(command, { minLength: 4, maxLength: 40 }), async (commands) => {
      const server = smallServer()
      const network = badNetwork(server)
      const healthy = browser(server, { ...SIGNED_IN })
      const costs = { 1: await costsOf(healthy, 1), 2: await costsOf(healthy, 2) }
      healthy.cookies[SCENARIO_COOKIE] = ''
      const places = { 1: await placesOf(healthy, 1), 2: await placesOf(healthy, 2) }
      const drafts = new Map<string, OrderDraft>()
      /** What came of looking for the same goods since the button was pressed, and whether the buyer wanted them once more. */
      let look: 'none' | 'need not find' | 'should have found' | 'failed' = 'none'
      let isWanted = false
      const badApi = apiOf(network)
      const watched = (async (name: EndpointName, ...rest: unknown[]) => {
        const isLook = name === 'orders.list' && checkout.getSnapshot().matches({ underway: { sending: 'comparing' } })
        try {
          const answer = await (badApi as (...args: unknown[]) => Promise<unknown>)(name, ...rest)
          const { regionId } = checkout.getSnapshot().context
          const isYoung = (at: number) => server.clock.now() - at < 15 * 60_000
          if (isLook) look = placedAt.get(regionId ?? 0)?.some(isYoung) ? 'should have found' : 'need not find'
          return answer
        } catch (error) {
          if (isLook) look = 'failed'
          throw error
        }
      }) as Api // it hands on what it was given
      const ports = {
        readDraft: (userId: number, regionId: number) => drafts.get(`${userId}/${regionId}`) ?? EMPTY_DRAFT,
        keepDraft: (userId: number, regionId: number, draft: OrderDraft) => void drafts.set(`${userId}/${regionId}`, draft),
      }
      const machine = connectCheckout(watched, ports, () => server.clock.now())
      let region: 1 | 2 = 1
      let decisions = 0
      /** What the buyer pressed the button on last, by region. */
      const asked = new Map<number, ReturnType<typeof askedOf>>()
      /** Orders told as placed, orders that an answer named, how often it was said that there may be one. */
      const told: Order[] = []
      const named: number[] = []
      /** Told as placed, and another than the buyer pressed. */
      const mistaken: Order[] = []
      /** When those were placed, ms. */
      const placedAt = new Map<number, readonly number[]>()
      /** Orders that the buyer was asked about. */
      const askedAbout = new Set<number>()
      /** The orders that were there when the button was pressed, by region. */
      const there = new Map<number, readonly number[]>()
      /** Sent once more without a word, and asked about without a reason. */
      const unasked: Order[] = []
      const groundless: unknown[] = []
      let doubts = 0
      let dropped = 0
      const open = () => {
        const actor = createActor(machine, { clock: new SimulatedClock(), input: { userId: 1 } })
        actor.on('order.placed', ({ order }) => {
          told.push(order)
          if (look === 'should have found' && !isWanted) unasked.push(order)
          isWanted = false
          if (there.get(order.company_region_id)?.includes(order.id)) mistaken.push(order)
          if (JSON.stringify(heldBy(order)) !== JSON.stringify(asked.get(order.company_region_id))) mistaken.push(order)
        })
        actor.on('order.doubtful', () => doubts++)
        actor.on('order.dropped', () => dropped++)
        let question: unknown = null
        actor.subscribe(({ context: { news, same } }) => {
          if (same) askedAbout.add(same.orderId)
          // A question that stands for long was young when it was asked.
          if (same && same !== question && server.clock.now() - Date.parse(same.at) >= 15 * 60_000) groundless.push(same)
          question = same
          for (const each of news) if (each.type === 'earlier' || each.type === 'accepted') named.push(each.orderId)
        })
        actor.start().send({ type: 'checkout.aim', regionId: region })
        return actor
      }
      let checkout = open()
      const lines = (raised: boolean): SeenLine[] => [
        { product_id: PLAIN, qty: 2, cost_vs_discount: raised ? costs[region].raised : costs[region].now },
      ]
      const ordersNow = async () => {
        const { orders } = await apiOf(healthy)('orders.list', { params: { id: region }, query: {} })
        return orders
      }
      const submit = async (raised: boolean, at = 0) => {
        const orders = await ordersNow()
        const { context, ...before } = checkout.getSnapshot()
        const receiving = places[region][at % places[region].length]!
        checkout.send({ type: 'order.submitted', regionId: region, receiving, lines: lines(raised), details: {}, facts: FINE })
        if (!before.tags.has('editable') || !checkout.getSnapshot().hasTag('settling')) return
        decisions++
        there.set(
          region,
          orders.map(({ id }) => id),
        )
        placedAt.set(
          region,
          orders.map(({ created_at }) => Date.parse(created_at)),
        )
        look = 'none'
        asked.set(region, askedOf({ receiving, lines: lines(raised), description: context.draft.description }))
      }

      const tell = (type: Told) => {
        if (type === 'repeat.accepted' && checkout.getSnapshot().hasTag('repeating')) isWanted = true
        checkout.send({ type })
      }
      const order = async (raised: boolean, at: number, fate: Fate) => {
        await submit(raised, at)
        checkout.send({ type: 'checkout.proceed', lines: lines(raised), version: 1 })
        for (let turn = 0; turn < 16 && (checkout.getSnapshot().hasTag('busy') || checkout.getSnapshot().hasTag('repeating')); turn++) {
          await atRest()
          tell('repeat.accepted')
          await network.decide(0, checkout.getSnapshot().matches({ underway: { sending: 'placing' } }) ? fate : 'answer')
        }
      }

      for (const step of commands) {
        const wasUncertain = checkout.getSnapshot().hasTag('uncertain')
        const { context } = checkout.getSnapshot()
        const isPressed = checkout.getSnapshot().matches('unsent')
        const [doubted, droppedBefore] = [doubts, dropped]
        if (step.do === 'submit') await submit(step.isRaised, step.place)
        if (step.do === 'order') await order(step.isRaised, step.place, step.fate)
        if (step.do === 'proceed') checkout.send({ type: 'checkout.proceed', lines: lines(step.isRaised), version: 1 })
        if (step.do === 'decide') await network.decide(step.index, step.fate)
        if (step.do === 'arrive') await network.arrive(step.index)
        if (step.do === 'tell') tell(step.type)
        if (step.do === 'later') server.clock.advance(16 * 60_000)
        if (step.do === 'describe') checkout.send({ type: 'description.changed', description: step.text })
        if (step.do === 'price') network.cookies[SCENARIO_COOKIE] = step.isRaised ? 'pricesChange' : ''
        if (step.do === 'region') region = region === 1 ? 2 : 1
        if (step.do === 'region' || step.do === 'same region') checkout.send({ type: 'checkout.aim', regionId: region })
        if (step.do === 'lost and reloaded') await order(false, step.place, 'lose answer')
        // What was pressed and has not left is never given up in silence.
        if (isPressed && step.do === 'region') expect(dropped).toBe(droppedBefore + (region === context.regionId ? 0 : 1))
        if (step.do === 'reload' || step.do === 'lost and reloaded') {
          checkout.stop()
          checkout = open()
        }
        if (step.do === 'lost and reloaded') {
          await atRest()
          for (let turn = 0; turn < 4 && network.held; turn++) await network.decide(network.held - 1, step.look)
          await order(false, step.place, step.fate)
        }
        await atRest()
        expect(checkout.getSnapshot().status).toBe('active')
        expect({ mistaken, unasked, groundless }).toEqual({ mistaken: [], unasked: [], groundless: [] })
        // A try that nobody answered is never given up in silence.
        if (step.do === 'tell' && step.type === 'order.withdrawn' && wasUncertain) expect(doubts).toBe(doubted + 1)
      }

      // The world heals, and the buyer goes on in each region until his order is there.
      network.cookies[SCENARIO_COOKIE] = ''
      const last = region
      for (const each of [last, last === 1 ? 2 : 1] as const) {
        region = each
        checkout.send({ type: 'checkout.aim', regionId: region })
        const ofRegion = () => told.filter(({ company_region_id }) => company_region_id === region).length
        const before = ofRegion()
        for (let turn = 0; turn < 60 && ofRegion() === before; turn++) {
          while (network.stray) await network.arrive(0)
          while (network.held) await network.decide(0, 'answer')
          const now = checkout.getSnapshot()
          if (now.hasTag('settling')) checkout.send({ type: 'checkout.proceed', lines: lines(false), version: 1 })
          if (now.hasTag('repeating')) tell('repeat.accepted')
          if (now.hasTag('deciding')) checkout.send({ type: 'change.accepted' })
          if (now.hasTag('uncertain')) checkout.send({ type: 'order.retried' })
          if (checkout.getSnapshot().hasTag('editable')) await submit(false)
          await atRest()
        }
        expect(ofRegion()).toBe(before + 1)
      }
      while (network.stray || network.held) {
        await network.arrive(0)
        await network.decide(0, 'answer')
      }
      const orders = await Promise.all([1, 2].map((id) => apiOf(healthy)('orders.list', { params: { id }, query: {} })))
      const ids = orders.flatMap(({ orders: rows }) => rows.map(({ id }) => id))
      expect({ mistaken, unasked, groundless }).toEqual({ mistaken: [], unasked: [], groundless: [] })
      expect(ids.length).toBeLessThanOrEqual(decisions)
      expect([...askedAbout].filter((id) => !ids.includes(id))).toEqual([])
      const heard = new Set([...told.map(({ id }) => id), ...named])
      expect(heard).toEqual(new Set(ids))
      checkout.stop()
    }),
    runs(100),
  )
})
