import { afterEach, describe, expect, it } from 'vitest'
import { SimulatedClock, waitFor } from 'xstate'
import { pressOrder } from '../../../../machines/customer/order-facts'
import { selectCount } from '../../../../machines/cart/cart.selectors'
import { CART_FRESH_MS } from '../../../../model/limits'
import { findSold, productOf, type Sold } from '../../../support/goods'
import { closeTabs, openTab, ready, SIGNED_IN, smallServer, type Tab } from '../../../support/open-tab'
import { atRest } from '../../../support/waiting/at-rest'
import { sourcesOf } from '../../../support/orders/order-sources'
import { wishLine } from '../../../support/wish-line'
import { browser, NOW } from '../../../support/world'

const isPlain = ({ stock, pack, limit }: Sold) => stock > 50 && pack === 1 && limit === null
const [FIRST, SECOND] = [findSold(isPlain), findSold(isPlain, 1)]
const article = (id: number) => productOf(id).article
afterEach(closeTabs)

const order = async (tab: Tab, excluded: readonly number[] = []) => {
  tab.child('prices').send({ type: 'prices.wanted', ids: [FIRST, SECOND] })
  tab.clock.increment(1000)
  await atRest()
  tab.child('delivery').send({ type: 'clock.ticked', now: NOW })
  tab.child('checkout').send({ type: 'lines.excluded', ids: excluded })
  tab.child('checkout').send(pressOrder(sourcesOf(tab))!) // it has lines and a place
  await atRest()
}
const lines = async (tab: Tab, count: number) => {
  await waitFor(tab.child('cart'), (state) => selectCount(state) === count)
  await atRest()
}
/** What the tab says from now on, numbers of orders left out. */
const toldBy = (tab: Tab) => {
  const before = tab.told.toasts.length
  return () => tab.told.toasts.slice(before).map((text) => text.replaceAll('\u00a0', ' ').replace(/№ [\d ]+(?=:| в)/, '№ …'))
}
/** The second one shows what the first one put into the cart. */
async function two(tabs: () => [Tab, Tab]) {
  const [one, other] = tabs()
  await ready(one)
  await wishLine(one, FIRST, 8)
  await wishLine(one, SECOND, 5)
  await ready(other)
  await lines(other, 2)
  await atRest()
  return { one, other, told: toldBy(other) }
}
const tabsOfOneBrowser = (): [Tab, Tab] => {
  const server = smallServer()
  const shared = {
    path: '/cart',
    server,
    who: browser(server, { ...SIGNED_IN }),
    channel: `gone-${Math.random()}`,
    clock: new SimulatedClock(),
  }
  return [openTab(shared), openTab(shared)]
}
const devices = (): [Tab, Tab] => {
  const server = smallServer()
  const device = () => openTab({ path: '/cart', server, who: browser(server, { ...SIGNED_IN }) })
  return [device(), device()]
}
/** The window of the device is looked at again. */
const lookAgain = async (tab: Tab) => {
  tab.clock.increment(CART_FRESH_MS)
  tab.child('cart').send({ type: 'cart.looked' })
  await atRest()
}

describe('what went out of the cart without this tab is said', () => {
  it('with the order that another tab made of all of it [DEC-022]', async () => {
    const { one, other, told } = await two(tabsOfOneBrowser)
    await order(one)
    await lines(other, 0)
    expect(told()).toEqual(['Корзина оформлена в заказ № … в другой вкладке.'])
  })

  it('with the order that another tab made of some lines [DEC-022]', async () => {
    const { one, other, told } = await two(tabsOfOneBrowser)
    await order(one, [SECOND])
    await lines(other, 1)
    expect(told()).toEqual([`В другой вкладке оформлен заказ № …: ${article(FIRST)} ушла из корзины в него.`])
  })

  it('when the cart that another device ordered is read again [DEC-020]', async () => {
    const { one, other, told } = await two(devices)
    await order(one)
    await lookAgain(other)
    expect(told()).toEqual(['Корзина опустела: строки заказали или убрали в другой вкладке или на другом устройстве.'])
  })

  it('of some lines by name', async () => {
    const { one, other, told } = await two(devices)
    await wishLine(one, FIRST, 0)
    await lookAgain(other)
    expect(told()).toEqual([`Из корзины ушла строка ${article(FIRST)}: её заказали или убрали в другой вкладке или на другом устройстве.`])
  })

  it('also of the last line, which another device took out; not of one that this tab took out [DEC-020]', async () => {
    const { one, other, told } = await two(devices)
    await wishLine(one, FIRST, 0)
    await wishLine(other, SECOND, 0)
    await lookAgain(other)
    expect(told()).toEqual([`Корзина опустела: строку ${article(FIRST)} заказали или убрали в другой вкладке или на другом устройстве.`])
  })

  it('not in the tab that ordered', async () => {
    const { one } = await two(tabsOfOneBrowser)
    const told = toldBy(one)
    await order(one)
    expect(told().filter((text) => text.includes('другой'))).toEqual([])
  })
})
