import fc from 'fast-check'
import { expect, it } from 'vitest'
import { SCENARIO_COOKIE } from '../../../fake-server/scenarios'
import { createActor, SimulatedClock } from 'xstate'
import { derivedPrice } from '../../../model/catalogue/product-price'
import { EMPTY_DRAFT, type OrderDraft } from '../../../model/order/draft'
import type { SeenLine } from '../../../model/order/order'
import { connectCheckout } from '../../../src/app/customer/connect-checkout'
import { badNetwork, FATES } from '../../support/bad-network'
import { findSold } from '../../support/goods'
import { settle, SIGNED_IN, smallServer } from '../../support/open-tab'
import { runs } from '../../support/runs'
import { apiOf, browser, type Browser } from '../../support/world'

const PLAIN = findSold(({ stock, pack, limit }) => stock > 50 && pack === 1 && limit === null)
const index = fc.nat({ max: 5 })
const isRaised = fc.boolean()
const command = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('submit' as const), isRaised }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('proceed' as const), isRaised }) },
  { weight: 8, arbitrary: fc.record({ do: fc.constant('decide' as const), index, fate: fc.constantFrom(...FATES) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('arrive' as const), index }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('tell' as const),
      type: fc.constantFrom(
        'change.accepted' as const,
        'change.declined' as const,
        'order.retried' as const,
        'order.withdrawn' as const,
        'checkout.opened' as const,
      ),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('price' as const), isRaised }) },
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

it('whatever is lost, repeated or changed, one decision to order makes at most one order, and the buyer hears of an order that is there [DEC-022]', {
  timeout: 300_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(command, { minLength: 4, maxLength: 40 }), async (commands) => {
      const server = smallServer()
      const network = badNetwork(server)
      const healthy = browser(server, { ...SIGNED_IN })
      const costs = { 1: await costsOf(healthy, 1), 2: await costsOf(healthy, 2) }
      healthy.cookies[SCENARIO_COOKIE] = ''
      const drafts = new Map<string, OrderDraft>()
      const machine = connectCheckout(apiOf(network), {
        readDraft: (userId, regionId) => drafts.get(`${userId}/${regionId}`) ?? EMPTY_DRAFT,
        keepDraft: (userId, regionId, draft) => void drafts.set(`${userId}/${regionId}`, draft),
      })
      let region: 1 | 2 = 1
      let decisions = 0
      const told: number[] = []
      const open = () => {
        const actor = createActor(machine, { clock: new SimulatedClock(), input: { userId: 1 } })
        actor.on('order.placed', ({ order }) => told.push(order.id))
        actor.start().send({ type: 'checkout.aim', regionId: region })
        return actor
      }
      let checkout = open()
      const lines = (raised: boolean): SeenLine[] => [
        { product_id: PLAIN, qty: 2, cost_vs_discount: raised ? costs[region].raised : costs[region].now },
      ]
      const submit = (raised: boolean) => {
        const isEditable = checkout.getSnapshot().hasTag('editable')
        checkout.send({
          type: 'order.submitted',
          receiving: { type: 'delivery', delivery_address_id: region * 10 + 1 },
          lines: lines(raised),
        })
        if (isEditable && checkout.getSnapshot().hasTag('settling')) decisions++
      }

      for (const step of commands) {
        if (step.do === 'submit') submit(step.isRaised)
        if (step.do === 'proceed') checkout.send({ type: 'checkout.proceed', lines: lines(step.isRaised) })
        if (step.do === 'decide') await network.decide(step.index, step.fate)
        if (step.do === 'arrive') await network.arrive(step.index)
        if (step.do === 'tell') checkout.send({ type: step.type })
        if (step.do === 'price') network.cookies[SCENARIO_COOKIE] = step.isRaised ? 'pricesChange' : ''
        if (step.do === 'region') region = region === 1 ? 2 : 1
        if (step.do === 'region' || step.do === 'same region') checkout.send({ type: 'checkout.aim', regionId: region })
        if (step.do === 'reload') {
          checkout.stop()
          checkout = open()
        }
        await settle(2)
        expect(checkout.getSnapshot().status).toBe('active')
      }

      // The world heals, and the buyer goes on until his order is there.
      network.cookies[SCENARIO_COOKIE] = ''
      const before = told.length
      for (let turn = 0; turn < 60 && told.length === before; turn++) {
        while (network.stray) await network.arrive(0)
        while (network.held) await network.decide(0, 'answer')
        const { value } = checkout.getSnapshot()
        if (value === 'settling') checkout.send({ type: 'checkout.proceed', lines: lines(false) })
        if (value === 'deciding') checkout.send({ type: 'change.accepted' })
        if (value === 'uncertain') checkout.send({ type: 'order.retried' })
        if (checkout.getSnapshot().hasTag('editable')) submit(false)
        await settle(2)
      }
      while (network.stray || network.held) {
        await network.arrive(0)
        await network.decide(0, 'answer')
      }
      expect(told.length).toBe(before + 1)
      const orders = await Promise.all([1, 2].map((id) => apiOf(healthy)('orders.list', { params: { id }, query: {} })))
      const ids = orders.flatMap(({ orders: rows }) => rows.map(({ id }) => id))
      expect(ids.length).toBeLessThanOrEqual(decisions)
      for (const id of told) expect(ids).toContain(id)
      checkout.stop()
    }),
    runs(100),
  )
})
