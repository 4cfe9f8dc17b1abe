import { afterEach, expect, it } from 'vitest'
import { SCENARIO_COOKIE } from '../../../../fake-server/scenarios'
import { pressOrder } from '../../../../machines/customer/order-facts'
import type { SeenLine } from '../../../../model/order/order'
import { findSold, type Sold } from '../../../support/goods'
import { closeTabs, openTab, ready, SIGNED_IN, smallServer, type Tab } from '../../../support/open-tab'
import { atRest } from '../../../support/waiting/at-rest'
import { sourcesOf } from '../../../support/orders/order-sources'
import { wishLine } from '../../../support/wish-line'
import { browser, NOW } from '../../../support/world'

const isPlain = ({ stock, pack, limit }: Sold) => stock > 50 && pack === 1 && limit === null
const [FIRST, SECOND, THIRD] = [findSold(isPlain), findSold(isPlain, 1), findSold(isPlain, 2)]
afterEach(closeTabs)

/** @param scenario of the server from the press on */
const press = async (tab: Tab, scenario = '') => {
  tab.child('prices').send({ type: 'prices.wanted', ids: [FIRST, SECOND, THIRD] })
  tab.clock.increment(1000)
  await atRest()
  tab.child('delivery').send({ type: 'clock.ticked', now: NOW })
  tab.who.cookies[SCENARIO_COOKIE] = scenario
  tab.child('checkout').send(pressOrder(sourcesOf(tab))!) // it has lines and a place
  await atRest()
}
const ordersOf = async ({ api }: Tab) => (await api('orders.list', { params: { id: 1 }, query: {} })).orders
/** What the newest order holds, by product. */
const orderedIn = async (tab: Tab) => {
  const [newest] = await ordersOf(tab)
  const { items } = await tab.api('orders.get', { params: { id: newest!.id }, query: {} })
  return Object.fromEntries(items.map(({ product, qty }) => [product.id, qty]))
}
const cartOf = async ({ api }: Tab) => {
  const { items } = await api('cart.get', { query: { company_region_id: 1, user_id: 1 } })
  return Object.fromEntries(items.map(({ product, qty }) => [product.id, qty]))
}

/** Two devices of one person that hear nothing of each other, both showing two lines. */
async function two() {
  const server = smallServer()
  const device = () => ready(openTab({ path: '/cart', server, who: browser(server, { ...SIGNED_IN }) }))
  const office = await device()
  await wishLine(office, FIRST, 8)
  await wishLine(office, SECOND, 5)
  const phone = await device()
  await atRest()
  return { office, phone }
}

it('a line that another device took out is not ordered by one that still shows it: the buyer is asked [DEC-020] [DEC-022]', async () => {
  const { office, phone } = await two()
  await wishLine(office, FIRST, 0)
  await press(phone)
  expect(await ordersOf(phone)).toEqual([])
  expect(phone.child('checkout').getSnapshot().hasTag('deciding')).toBe(true)
  phone.child('checkout').send({ type: 'change.accepted' })
  await atRest()
  expect(await orderedIn(phone)).toEqual({ [SECOND]: 5 })
})

it('a number that another device wrote is asked about, and ordered where the buyer agrees [DEC-020] [DEC-022]', async () => {
  const { office, phone } = await two()
  await wishLine(office, FIRST, 40)
  await press(phone)
  expect(await ordersOf(phone)).toEqual([])
  phone.child('checkout').send({ type: 'change.accepted' })
  await atRest()
  expect(await orderedIn(phone)).toEqual({ [FIRST]: 40, [SECOND]: 5 })
  expect(await cartOf(phone)).toEqual({})
})

it('goods that another device has ordered meanwhile are not ordered again [DEC-020] [DEC-022]', async () => {
  const { office, phone } = await two()
  await press(office)
  expect(await orderedIn(office)).toEqual({ [FIRST]: 8, [SECOND]: 5 })
  await press(phone)
  phone.child('checkout').send({ type: 'repeat.accepted' })
  await atRest()
  expect(await ordersOf(phone)).toHaveLength(1)
  expect(phone.child('checkout').getSnapshot().hasTag('deciding')).toBe(true)
})

it('what another device wrote and took back changes nothing: the order goes, and nobody is asked [DEC-020] [DEC-022]', async () => {
  const { office, phone } = await two()
  await wishLine(office, FIRST, 9)
  await wishLine(office, FIRST, 8)
  await press(phone)
  expect(await orderedIn(phone)).toEqual({ [FIRST]: 8, [SECOND]: 5 })
})

it('prices that were agreed to hold where another device wrote and took back: nothing is asked again, and the order goes at them [DEC-020] [DEC-022]', async () => {
  const { office, phone } = await two()
  await press(phone, 'pricesChange')
  const { changed } = phone.child('checkout').getSnapshot().context
  await wishLine(office, FIRST, 9)
  await wishLine(office, FIRST, 8)
  phone.child('checkout').send({ type: 'change.accepted' })
  await atRest()
  const [newest] = await ordersOf(phone)
  const { items } = await phone.api('orders.get', { params: { id: newest!.id }, query: {} })
  const agreed = Object.fromEntries(changed.map((line) => [line.product_id, line.cost_vs_discount]))
  expect(changed.length).toBeGreaterThan(0)
  expect(items.flatMap(({ product: { id }, cost }) => (agreed[id] ? [[id, cost]] : []))).toEqual(
    changed.map((line) => [line.product_id, line.cost_vs_discount]),
  )
})

it('what another device wrote meanwhile is asked about with the prices that were agreed to [DEC-020] [DEC-022]', async () => {
  const { office, phone } = await two()
  await press(phone, 'pricesChange')
  const checkout = () => phone.child('checkout').getSnapshot()
  const [first] = checkout().context.changed
  await wishLine(office, first!.product_id, 9)
  phone.child('checkout').send({ type: 'change.accepted' })
  await atRest()
  const costOf = (lines: readonly SeenLine[] | undefined) => lines?.find(({ product_id }) => product_id === first!.product_id)
  const { changed, submitted, lines } = checkout().context
  expect([checkout().hasTag('deciding'), changed]).toEqual([true, []])
  expect(costOf(submitted?.lines)?.cost_vs_discount).toBe(first!.cost_vs_discount)
  expect(costOf(lines)).toEqual({ product_id: first!.product_id, qty: 9, cost_vs_discount: first!.cost_vs_discount })
})

it('own writes since the cart was read are no other device: the order goes at once [DEC-018]', async () => {
  const { phone } = await two()
  await wishLine(phone, FIRST, 3)
  await wishLine(phone, THIRD, 2)
  await press(phone)
  expect(await orderedIn(phone)).toEqual({ [FIRST]: 3, [SECOND]: 5, [THIRD]: 2 })
  expect(phone.sent.filter((call) => call === 'POST /orders')).toHaveLength(1)
})

it('a page that is shown again reads the cart anew, unless it was read just now [DEC-020]', async () => {
  const { office, phone } = await two()
  await wishLine(office, FIRST, 40)
  phone.app.send({ type: 'page.shown' })
  await atRest()
  expect(phone.child('cart').getSnapshot().context.known.get(FIRST)?.item.qty).toBe(8)
  phone.clock.increment(60_000)
  phone.app.send({ type: 'page.shown' })
  await atRest()
  expect(phone.child('cart').getSnapshot().context.known.get(FIRST)?.item.qty).toBe(40)
})
