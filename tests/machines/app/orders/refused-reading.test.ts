import { afterEach, expect, it } from 'vitest'
import { waitFor } from 'xstate'
import { pressOrder, selectOrderFacts, selectOrderTotals } from '../../../../machines/customer/order-facts'
import { orderObstacle } from '../../../../model/order/placing/obstacle'
import { findSold, productOf, type Sold } from '../../../support/goods'
import { closeTabs, openTab, ready, SIGNED_IN, smallServer } from '../../../support/open-tab'
import { atRest } from '../../../support/waiting/at-rest'
import { sendOrder } from '../../../support/orders/press-order'
import { sourcesOf } from '../../../support/orders/order-sources'
import { browser, NOW } from '../../../support/world'

const isPlain = ({ pack, stock, limit }: Sold) => pack === 1 && stock > 50 && limit === null
const PLAIN = findSold(isPlain)
afterEach(closeTabs)

it('a reading at a look that cannot be read once does not keep an order back for ever [DEC-020]', async () => {
  const server = smallServer()
  let isGarbled = false
  const tab = openTab({
    path: '/cart',
    server,
    who: browser(server, { ...SIGNED_IN }),
    intercept: (url, _init, send) => {
      if (isGarbled && /\/cart\?/.test(url)) {
        isGarbled = false
        return Promise.resolve(Response.json({ nonsense: true }))
      }
      return send()
    },
  })
  await ready(tab)
  tab.child('cart').send({ type: 'quantity.changed', product: productOf(PLAIN), quantity: 2, stock: 10 })
  tab.clock.increment(1000)
  await waitFor(tab.child('cart'), ({ context }) => context.queue.length === 0)
  tab.child('prices').send({ type: 'prices.wanted', ids: [PLAIN] })
  tab.clock.increment(1000)
  await atRest()
  tab.child('delivery').send({ type: 'clock.ticked', now: NOW })
  // Another look at the page after a while: one answer of the cart is not to be read.
  tab.clock.increment(60_000)
  isGarbled = true
  tab.app.send({ type: 'page.shown' })
  await atRest()
  expect(isGarbled).toBe(false)
  const sources = sourcesOf(tab)
  expect(orderObstacle(selectOrderFacts(sources, selectOrderTotals(sources)))).toBeNull() // the button is open
  tab.child('checkout').send(pressOrder(sources)!)
  await atRest()
  for (let at = 0; at < 20; at++) {
    tab.clock.increment(60_000)
    tab.app.send({ type: 'page.shown' })
    await atRest()
  }
  expect([
    tab.child('cart').getSnapshot().value,
    tab.child('checkout').getSnapshot().value,
    tab.sent.filter((it) => it === 'POST /orders').length,
  ]).toEqual([expect.objectContaining({ content: { ready: expect.any(String) } }), { ready: expect.any(String) }, 1])
})

it('a server whose reading lags behind the version it asks for is not asked without end and without a pause [DEC-005] [DEC-020]', async () => {
  const server = smallServer()
  let posts = 0
  const tab = openTab({
    path: '/cart',
    server,
    who: browser(server, { ...SIGNED_IN }),
    intercept: (url, init, send) =>
      init.method === 'POST' && url.endsWith('/orders')
        ? // After fifty it is refused, so that this test comes to an end.
          Promise.resolve(
            ++posts > 50
              ? Response.json({ message: 'Довольно' }, { status: 403 })
              : Response.json({ message: 'Корзину изменили', details: { cart_version: 99 } }, { status: 409 }),
          )
        : send(),
  })
  await ready(tab)
  tab.child('cart').send({ type: 'quantity.changed', product: productOf(PLAIN), quantity: 2, stock: 10 })
  void sendOrder(tab, PLAIN)
  // No time passes: the clock of the tab stands still.
  await atRest()
  expect(posts).toBeLessThan(4)
})
