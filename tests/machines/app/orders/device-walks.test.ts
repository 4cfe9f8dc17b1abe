import fc from 'fast-check'
import { afterEach, expect, it } from 'vitest'
import { pressOrder } from '../../../../machines/customer/order-facts'
import { selectLineIds, selectQuantity } from '../../../../machines/cart/cart.selectors'
import { findSold, productOf, type Sold } from '../../../support/goods'
import { closeTabs, openTab, ready, SIGNED_IN, smallServer, type Tab } from '../../../support/open-tab'
import { atRest } from '../../../support/waiting/at-rest'
import { sourcesOf } from '../../../support/orders/order-sources'
import { runs } from '../../../support/runs'
import { browser, NOW } from '../../../support/world'

const isPlain = ({ stock, pack, limit }: Sold) => stock > 50 && pack === 1 && limit === null
const IDS = [findSold(isPlain), findSold(isPlain, 1), findSold(isPlain, 2)]
const CART = { query: { company_region_id: 1, user_id: 1 } }
afterEach(closeTabs)

const device = fc.nat({ max: 1 })
const answers = ['change.accepted', 'change.declined', 'repeat.accepted', 'repeat.declined', 'order.withdrawn'] as const
const command = fc.oneof(
  { weight: 5, arbitrary: fc.record({ do: fc.constant('wish' as const), device, line: fc.nat({ max: 2 }), quantity: fc.nat({ max: 9 }) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('press' as const), device }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('answer' as const), device, type: fc.constantFrom(...answers) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('look' as const), device }) },
)

type Lines = Record<string, number>
const cartOf = async ({ api }: Pick<Tab, 'api'>): Promise<Lines> =>
  Object.fromEntries((await api('cart.get', CART)).items.map(({ product, qty }) => [product.id, qty]))
const shownOn = (tab: Tab): Lines => {
  const cart = tab.child('cart').getSnapshot()
  return Object.fromEntries(selectLineIds(cart).map((id) => [id, selectQuantity(id)(cart)]))
}

it('whatever two devices write and order in turn, an order holds what the cart held when it came, and both show the same in the end [DEC-020] [DEC-022]', {
  timeout: 300_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(command, { minLength: 3, maxLength: 14 }), async (commands) => {
      const server = smallServer()
      /** Of each order what it held and what the cart held before it. */
      const orders: { held: Lines; cart: Lines }[] = []
      const open = () =>
        ready(
          openTab({
            path: '/cart',
            server,
            who: browser(server, { ...SIGNED_IN }),
            intercept: async (url, init, send) => {
              if (init.method !== 'POST' || !url.endsWith('/orders')) return send()
              const cart = await cartOf(watcher)
              const answer = await send()
              if (answer.ok) {
                const { items } = (await answer.clone().json()) as { items: { product: { id: number }; qty: number }[] }
                orders.push({ held: Object.fromEntries(items.map(({ product, qty }) => [product.id, qty])), cart })
              }
              return answer
            },
          }),
        )
      const watcher = openTab({ server, who: browser(server, { ...SIGNED_IN }) })
      const devices = [await open(), await open()]
      const look = async (tab: Tab) => {
        tab.clock.increment(60_000)
        tab.app.send({ type: 'page.shown' })
        await atRest()
      }
      for (const step of commands) {
        const tab = devices[step.device]!
        if (step.do === 'look') await look(tab)
        if (step.do === 'answer') tab.child('checkout').send({ type: step.type })
        if (step.do === 'wish') {
          const product = productOf(IDS[step.line]!)
          tab.child('cart').send({ type: 'quantity.changed', product, quantity: step.quantity, stock: null })
          tab.clock.increment(1000)
        }
        if (step.do === 'press') {
          tab.child('prices').send({ type: 'prices.wanted', ids: IDS })
          tab.clock.increment(1000)
          await atRest()
          tab.child('delivery').send({ type: 'clock.ticked', now: NOW })
          const press = pressOrder(sourcesOf(tab))
          if (press) tab.child('checkout').send(press)
        }
        await atRest()
      }
      for (const { held, cart } of orders) expect(cart).toMatchObject(held)
      for (const tab of devices) {
        tab.child('checkout').send({ type: 'change.declined' })
        tab.child('checkout').send({ type: 'repeat.declined' })
        await atRest()
        await look(tab)
      }
      const cart = await cartOf(watcher)
      expect(devices.map(shownOn)).toEqual([cart, cart])
    }),
    runs(20),
  )
})
