import { afterEach, expect, it } from 'vitest'
import { waitFor } from 'xstate'
import { pressOrder } from '../../../../machines/customer/order-facts'
import { refusalOf } from '../../../../machines/checkout/steps/refusals'
import { daysUntil } from '../../../../model/order/arrival'
import { productOf } from '../../../support/goods'
import { closeTabs, openTab, ready, SIGNED_IN, smallServer, type Tab } from '../../../support/open-tab'
import { atRest } from '../../../support/waiting/at-rest'
import { sourcesOf } from '../../../support/orders/order-sources'
import { browser, testClock, worldOf } from '../../../support/world'
import { FEW_PRODUCTS } from '../../../support/open-tab'

afterEach(closeTabs)
/** 12:00 in Moscow: what is in the city comes on Tuesday, what comes in two days on Wednesday. */
const MONDAY = Date.parse('2026-11-23T09:00:00Z')
const wish = async (tab: Tab, productId: number, quantity: number) => {
  tab.child('cart').send({ type: 'quantity.changed', product: productOf(productId), quantity, stock: null })
  tab.clock.increment(1000)
  await waitFor(tab.child('cart'), ({ context }) => context.queue.length === 0)
  await atRest()
}

it('a day that nobody chose follows what the buyer agrees to order: the order goes [ENT-005] [DEC-022] [DEC-067]', async () => {
  const server = smallServer({ clock: testClock(MONDAY) })
  const device = () => ready(openTab({ path: '/cart', server, who: browser(server, { ...SIGNED_IN }) }))
  const office = await device()
  const ids = worldOf(FEW_PRODUCTS).catalogue.listed.map(({ id }) => id)
  const { products } = await office.api('products.stocksAndPrices', { body: { company_region_id: 1, products_ids: ids } })
  const far = products.find((it) => {
    const product = productOf(it.product_id)
    if (product.pack !== 1 || product.limit !== null || it.self_stock < 2) return false
    return (daysUntil(it, it.stock) ?? 0) === 2
  })! // the seed has such goods
  const id = far.product_id
  await wish(office, id, 1)
  const phone = await device()
  await atRest()
  await wish(office, id, far.stock)
  phone.child('prices').send({ type: 'prices.wanted', ids: [id] })
  phone.clock.increment(1000)
  await atRest()
  phone.child('delivery').send({ type: 'clock.ticked', now: MONDAY })
  const press = pressOrder(sourcesOf(phone))!
  expect(phone.child('checkout').getSnapshot().context.draft.wantedDate).toBeNull() // nobody chose a day
  phone.child('checkout').send(press)
  await atRest()
  expect(phone.child('checkout').getSnapshot().hasTag('deciding')).toBe(true)
  phone.child('checkout').send({ type: 'change.accepted' })
  await atRest()
  const { orders } = await phone.api('orders.list', { params: { id: 1 }, query: {} })
  expect([orders.length, refusalOf(phone.child('checkout').getSnapshot().context)]).toEqual([1, null])
})
