import { afterEach, expect, it } from 'vitest'
import { findSold, productOf, type Sold } from '../../../support/goods'
import { closeTabs, openTab, ready, SIGNED_IN, smallServer, type Tab } from '../../../support/open-tab'
import { atRest } from '../../../support/waiting/at-rest'
import { sendOrder } from '../../../support/orders/press-order'
import { browser } from '../../../support/world'

const isPlain = ({ pack, stock, limit }: Sold) => pack === 1 && stock > 50 && limit === null
const PLAIN = findSold(isPlain)
const OTHER = findSold(isPlain, 1)
afterEach(closeTabs)

const pick = async (tab: Tab, id: number) => {
  tab.child('regions').send({ type: 'region.picked', id })
  tab.child('regions').send({ type: 'region.confirmed' })
  await atRest()
}
const regionsOf = (tab: Tab) => [
  tab.child('customer').getSnapshot().context.region?.id,
  tab.child('cart').getSnapshot().context.regionId,
  tab.child('checkout').getSnapshot().context.regionId,
]

it('a region chosen here while an order is on its way comes after the 409 of a cart that another device changed [DEC-020] [DEC-027]', async () => {
  const server = smallServer()
  let go: () => void = () => {}
  const tab = openTab({
    path: '/cart',
    server,
    who: browser(server, { ...SIGNED_IN }),
    intercept: async (url, init, send) => {
      if (init.method !== 'POST' || !url.endsWith('/orders')) return send()
      await new Promise<void>((resolve) => (go = resolve))
      return send()
    },
  })
  await ready(tab)
  tab.child('cart').send({ type: 'quantity.changed', product: productOf(PLAIN), quantity: 2, stock: 10 })
  await sendOrder(tab, PLAIN)
  const phone = await ready(openTab({ server, who: browser(server, { ...SIGNED_IN }) }))
  phone.child('cart').send({ type: 'quantity.changed', product: productOf(OTHER), quantity: 3, stock: 10 })
  phone.clock.increment(1000)
  await atRest()
  await pick(tab, 2)
  go()
  await atRest()
  for (let at = 0; at < 20; at++) {
    tab.clock.increment(60_000)
    await atRest()
  }
  // The order of region 1 has not gone: the checkout is free for region 2, and it is said.
  expect(
    JSON.stringify([
      regionsOf(tab),
      tab.child('checkout').getSnapshot().value,
      tab
        .child('checkout')
        .getSnapshot()
        .context.news.map(({ type }) => type),
    ]),
  ).toBe(JSON.stringify([[2, 2, 2], { ready: 'resting' }, ['unsent']]))
})
