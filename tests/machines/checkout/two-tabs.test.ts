import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { derivedPrice } from '../../../model/catalogue/product-price'
import { EMPTY_DRAFT } from '../../../model/order/draft'
import type { NewOrder } from '../../../model/order/order'
import { connectCheckout } from '../../../src/app/customer/connect-checkout'
import { findSold } from '../../support/goods'
import { simulatedTurns } from '../../support/waiting/simulated-turns'
import { SIGNED_IN, smallServer } from '../../support/open-tab'
import { atRest } from '../../support/waiting/at-rest'
import { FINE } from '../../support/orders/order-facts'
import { runs } from '../../support/runs'
import { apiOf, browser, type TestServer } from '../../support/world'

const PLAIN = findSold(({ stock, pack, limit }) => stock > 50 && pack === 1 && limit === null)
const REGION = 1
/** What becomes of a request: of a question it is always answered, sooner or later. */
const FATES = ['answer', 'answer', 'lose request', 'lose answer'] as const
type Fate = (typeof FATES)[number]
const TOLD = ['repeat.declined', 'repeat.accepted', 'order.retried', 'order.withdrawn', 'order.checked', 'change.accepted'] as const

const tab = fc.constantFrom(0 as const, 1 as const)
const command = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant('press' as const), tab }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('press both' as const) }) },
  {
    weight: 12,
    arbitrary: fc.record({ do: fc.constant('decide' as const), tab, index: fc.nat({ max: 3 }), fate: fc.constantFrom(...FATES) }),
  },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('tell' as const), tab, type: fc.constantFrom(...TOLD) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('price' as const), isRaised: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('reload' as const), tab, fate: fc.constantFrom(...FATES) }) },
)

/** A network whose requests wait to be told what becomes of them; those that were given up never come later. */
function network(server: TestServer) {
  const who = browser(server, { ...SIGNED_IN })
  const held: { isOrder: boolean; send: () => Promise<Response>; answer: (response: Response) => void }[] = []
  const decide = async (index: number, fate: Fate) => {
    const [request] = held.splice(index % Math.max(1, held.length), 1)
    if (!request) return
    const isLost = request.isOrder && fate !== 'answer'
    const response = isLost && fate === 'lose request' ? null : await request.send()
    request.answer(isLost || !response ? Response.json({}, { status: 500 }) : response)
    await atRest()
  }
  const api = apiOf({
    ...who,
    fetch: (url, { signal: _, ...init } = {}) =>
      new Promise((answer) =>
        held.push({ isOrder: init.method === 'POST' && url.endsWith('/orders'), send: () => who.fetch(url, init), answer }),
      ),
  })
  return { api, decide, held }
}

it('two tabs of one browser that order the same goods, at once or not, make one order, unless the buyer wants another or gives up what he pressed; neither waits for ever, and nothing is refused [DEC-022]', {
  timeout: 300_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(command, { minLength: 4, maxLength: 40 }), async (commands) => {
      const server = smallServer()
      const healthy = browser(server, { ...SIGNED_IN })
      const { products } = await apiOf(healthy)('products.stocksAndPrices', { body: { company_region_id: REGION, products_ids: [PLAIN] } })
      const cost = products.flatMap((price) => derivedPrice(price).cost_vs_discount ?? [])[0] ?? 0
      const [point] = await apiOf(healthy)('delivery.list', { params: { id: REGION } })
      const receiving: NewOrder['receiving'] = { type: 'delivery', delivery_address_id: point!.id } // the seed has one
      const turns = simulatedTurns()
      let wanted = 0
      let isPressed = false
      /** What was pressed was taken back, or its page went. */
      let isGivenUp = false
      let isRefused = false

      const openTab = () => {
        const net = network(server)
        let draft = EMPTY_DRAFT
        const ports = { readDraft: () => draft, keepDraft: (_user: number, _region: number, kept: typeof draft) => void (draft = kept) }
        const machine = connectCheckout(net.api, ports, () => server.clock.now(), turns)
        const open = () => {
          const actor = createActor(machine, { clock: new SimulatedClock(), input: { userId: 1 } }).start()
          actor.subscribe((state) => {
            isRefused ||= state.hasTag('refused')
          })
          actor.send({ type: 'checkout.aim', regionId: REGION })
          return actor
        }
        let checkout = open()
        let seen = cost
        return {
          net,
          has: (tag: Parameters<ReturnType<typeof checkout.getSnapshot>['hasTag']>[0]) => checkout.getSnapshot().hasTag(tag),
          see: (each: number) => {
            seen = each
          },
          press: () => {
            const lines = [{ product_id: PLAIN, qty: 2, cost_vs_discount: seen }]
            checkout.send({ type: 'order.submitted', regionId: 1, receiving, lines, details: {}, facts: FINE })
            isPressed ||= checkout.getSnapshot().hasTag('settling')
            checkout.send({ type: 'checkout.proceed', lines, version: 1 })
          },
          tell: (type: (typeof TOLD)[number]) => {
            if (type === 'repeat.accepted' && checkout.getSnapshot().hasTag('repeating')) wanted++
            const isBegun = !checkout.getSnapshot().hasTag('editable')
            checkout.send({ type })
            // A repetition that is declined is of an order that is there.
            isGivenUp ||= type === 'order.withdrawn' && isBegun && checkout.getSnapshot().hasTag('editable')
          },
          /** What is on its way has left or has not: a page that goes sends nothing later. */
          reload: async (fate: Fate) => {
            isGivenUp ||= !checkout.getSnapshot().hasTag('editable')
            checkout.stop()
            while (net.held.length > 0) await net.decide(0, fate)
            checkout = open()
          },
          stop: () => checkout.stop(),
        }
      }
      const tabs = [openTab(), openTab()] as const
      await atRest()
      const ordersNow = async () => {
        const { orders } = await apiOf(healthy)('orders.list', { params: { id: REGION }, query: {} })
        return orders.length
      }

      for (const step of commands) {
        if (step.do === 'press') tabs[step.tab].press()
        if (step.do === 'press both') for (const each of tabs) each.press()
        if (step.do === 'decide') await tabs[step.tab].net.decide(step.index, step.fate)
        if (step.do === 'tell') tabs[step.tab].tell(step.type)
        if (step.do === 'price') for (const each of tabs) each.see(step.isRaised ? cost + 100 : cost)
        if (step.do === 'reload') await tabs[step.tab].reload(step.fate)
        await atRest()
        if (step.do === 'decide' || step.do === 'reload') expect(await ordersNow()).toBeLessThanOrEqual(1 + wanted)
      }

      // Everything is answered, and nobody wants a second one.
      for (let turn = 0; turn < 60 && tabs.some(({ has }) => !has('editable')); turn++) {
        for (const each of tabs) {
          while (each.net.held.length > 0) await each.net.decide(0, 'answer')
          if (each.has('repeating')) each.tell('repeat.declined')
          if (each.has('deciding')) each.tell('change.accepted')
          if (each.has('uncertain')) each.tell('order.retried')
          await atRest()
        }
      }
      const orders = await ordersNow()
      expect([tabs.map(({ has }) => has('editable')), isRefused, orders <= 1 + wanted]).toEqual([[true, true], false, true])
      if (isPressed && !isGivenUp) expect(orders).toBeGreaterThanOrEqual(1)
      for (const each of tabs) each.stop()
    }),
    runs(50),
  )
})
