import { afterEach, describe, expect, it, vi } from 'vitest'
import { waitFor } from 'xstate'
import { SCENARIO_COOKIE } from '../../../../fake-server/scenarios'
import { pressOrder } from '../../../../machines/customer/order-facts'
import { selectLineIds } from '../../../../machines/cart/cart.selectors'
import { findSold, productOf, type Sold } from '../../../support/goods'
import { closeTabs, openTab, ready, SIGNED_IN, smallServer, type Tab, type TabOptions } from '../../../support/open-tab'
import { atRest } from '../../../support/waiting/at-rest'
import { forgetVersion } from '../../../support/orders/press-order'
import { sourcesOf } from '../../../support/orders/order-sources'
import { browser, NOW } from '../../../support/world'

const PLAIN = findSold(({ stock, pack, limit }: Sold) => stock > 50 && pack === 1 && limit === null)
afterEach(() => {
  vi.useRealTimers()
  closeTabs()
})

/** Two pieces in the cart, all known that an order takes. */
async function filled(options: TabOptions = {}): Promise<Tab> {
  const tab = await ready(openTab({ path: '/cart', ...options }))
  tab.child('cart').send({ type: 'quantity.changed', product: productOf(PLAIN), quantity: 2, stock: null })
  tab.child('prices').send({ type: 'prices.wanted', ids: [PLAIN] })
  tab.clock.increment(1000)
  await waitFor(tab.child('prices'), ({ context }) => context.entries[PLAIN] !== undefined)
  await waitFor(tab.child('cart'), ({ context }) => context.queue.length === 0)
  tab.child('delivery').send({ type: 'clock.ticked', now: NOW })
  return tab
}
const press = (tab: Tab) => tab.child('checkout').send(pressOrder(sourcesOf(tab))!) // it is filled
/** Pressed, and what the server did was not heard. */
async function pressUnheard(tab: Tab): Promise<void> {
  tab.who.cookies[SCENARIO_COOKIE] = 'orderAnswerLost'
  press(tab)
  await waitFor(tab.child('checkout'), (state) => state.hasTag('uncertain'))
  tab.who.cookies[SCENARIO_COOKIE] = ''
}
const idsOf = (tab: Tab) => selectLineIds(tab.child('cart').getSnapshot())

it('an order whose answer was lost, and that the client sent again after the session had ended, is not told as refused [DEC-008] [DEC-022]', async () => {
  let tries = 0
  const tab = await filled({
    intercept: async (url, init, send) => {
      if (init.method !== 'POST' || !url.endsWith('/orders')) return send()
      tries++
      if (tries > 1) return Response.json({ message: 'Войдите, чтобы продолжить' }, { status: 401 })
      await send() // it is there
      throw new TypeError('Failed to fetch')
    },
  })
  press(tab)
  await waitFor(tab.child('customer'), (state) => state.hasTag('suspended'))
  await atRest()
  const { orders } = await tab.api('orders.list', { params: { id: 1 }, query: {} })
  const checkout = tab.child('checkout').getSnapshot()
  expect([tries, orders.length, checkout.hasTag('uncertain'), tab.told.toasts]).toEqual([2, 1, true, []])
})

describe('what an order took goes out of the carts of the other tabs too', () => {
  const two = async () => {
    const server = smallServer()
    const shared = { server, who: browser(server, { ...SIGNED_IN }), channel: `found-${Math.random()}` }
    const orders = { areKnown: true }
    const tab = await filled({
      ...shared,
      intercept: async (url, init, send) =>
        orders.areKnown || init.method !== 'GET' || !/\/orders\?/.test(url) ? send() : Response.json({}, { status: 500 }),
    })
    const other = await ready(openTab(shared))
    expect(idsOf(other)).toEqual([PLAIN])
    const gone = () => waitFor(other.child('cart'), (state) => selectLineIds(state).length === 0)
    return { tab, orders, shared, gone }
  }
  const lost = async () => {
    const tabs = await two()
    tabs.tab.who.cookies[SCENARIO_COOKIE] = 'orderAnswerLost'
    press(tabs.tab)
    await waitFor(tabs.tab.child('checkout'), (state) => state.hasTag('uncertain'))
    tabs.tab.who.cookies[SCENARIO_COOKIE] = ''
    return tabs
  }

  it('where it was answered [DEC-020]', async () => {
    const { tab, gone } = await two()
    press(tab)
    await gone()
  })

  it.each(['order.withdrawn', 'order.checked'] as const)('where its answer was lost and it was found by %s', async (type) => {
    const { tab, gone } = await lost()
    tab.child('checkout').send({ type })
    await gone()
    expect(idsOf(tab)).toEqual([])
  })

  it('where its answer was lost and it was found after a reload', async () => {
    const { tab, shared, gone } = await lost()
    tab.app.stop()
    const again = openTab({ ...shared, path: '/cart' })
    for (const [key, draft] of tab.drafts) again.drafts.set(key, draft)
    await ready(again)
    await gone()
  })

  it('where it was given up and cannot be found: it may be there', async () => {
    const { tab, orders, gone } = await lost()
    orders.areKnown = false
    tab.child('checkout').send({ type: 'order.withdrawn' })
    await gone()
    expect(
      tab
        .child('checkout')
        .getSnapshot()
        .context.news.map(({ type }) => type),
    ).toEqual(['doubtful'])
  })
})

describe('what was wished after an order whose answer was lost counts against it [DEC-020]', () => {
  const REST = [[38], [expect.stringMatching(/вошло 2 шт\., остальное \(38 шт\.\) осталось в корзине\.$/)]]
  const wishMore = async (tab: Tab) => {
    tab.child('cart').send({ type: 'quantity.changed', product: productOf(PLAIN), quantity: 40, stock: null })
    tab.clock.increment(400)
    await waitFor(tab.child('cart'), ({ context }) => context.queue.length === 0)
  }
  /** What stays in the cart at last, and what is said of it. */
  const left = async (tab: Tab) => {
    tab.clock.increment(1000)
    await atRest()
    const { items } = await tab.api('cart.get', { query: { company_region_id: 1, user_id: 1 } })
    const said = tab.told.toasts.filter((text) => text.includes(productOf(PLAIN).article)).map((text) => text.replaceAll('\u00a0', ' '))
    return [items.map(({ qty }) => qty), said]
  }

  it.each(['order.checked', 'order.withdrawn'] as const)('where it is found by %s', async (type) => {
    const tab = await filled()
    await pressUnheard(tab)
    await wishMore(tab)
    tab.child('checkout').send({ type })
    await atRest()
    expect(await left(tab)).toEqual(REST)
  })

  it.each([
    ['the same page', false, true],
    ['a page that was reloaded', true, true],
    ['the same page, and comes back under the number of the next one', false, false],
  ])('where it is found only by the next press, on %s', async (_, isReloaded, isLookedUp) => {
    const orders = { areKnown: false }
    const intercept: TabOptions['intercept'] = async (url, init, send) =>
      orders.areKnown || init.method !== 'GET' || !/\/orders\?/.test(url) ? send() : Response.json({}, { status: 500 })
    const first = await filled({ intercept })
    await pressUnheard(first)
    first.child('checkout').send({ type: 'order.withdrawn' })
    await atRest()
    const { server, who } = first
    const tab = isReloaded ? openTab({ path: '/cart', intercept, server, who }) : first
    if (tab !== first) {
      for (const [key, draft] of first.drafts) tab.drafts.set(key, draft)
      first.app.stop()
      await ready(tab)
      tab.child('prices').send({ type: 'prices.wanted', ids: [PLAIN] })
      tab.clock.increment(1000)
      await atRest()
      tab.child('delivery').send({ type: 'clock.ticked', now: NOW })
    }
    await wishMore(tab)
    orders.areKnown = isLookedUp
    press(tab)
    await atRest()
    expect(await left(tab)).toEqual(REST)
    expect((await tab.api('orders.list', { params: { id: 1 }, query: {} }).catch(() => ({ orders: [] }))).orders.length).toBeLessThan(2)
  })

  it.each([false, true])('where it is found when the page is reloaded, before its cart is read: %s', async (isSlow) => {
    const first = await filled()
    await pressUnheard(first)
    await wishMore(first)
    const { server, who } = first
    const cart = { isRead: !isSlow, read: () => {} }
    const tab = openTab({
      path: '/cart',
      server,
      who,
      intercept: async (url, _, send) => {
        if (!cart.isRead && url.includes('/cart?')) await new Promise<void>((resolve) => (cart.read = resolve))
        return send()
      },
    })
    for (const [key, draft] of first.drafts) tab.drafts.set(key, draft)
    first.app.stop()
    tab.app.start()
    await atRest()
    cart.isRead = true
    cart.read()
    await ready(tab)
    await atRest()
    expect(await left(tab)).toEqual(REST)
  })

  it('where it took the wish too, and is found only after the cart was read again and again', async () => {
    const server = { isDown: true, go: () => {} }
    const tab = await filled({
      intercept: async (url, init, send) => {
        if (init.method === 'GET' && /\/orders\?/.test(url)) return server.isDown ? Response.json({}, { status: 500 }) : send()
        if (init.method !== 'POST' || !url.endsWith('/orders')) return send()
        forgetVersion(init)
        await new Promise<void>((resolve) => (server.go = resolve))
        await send()
        return Response.json({}, { status: 500 })
      },
    })
    press(tab)
    await waitFor(tab.child('checkout'), (state) => state.matches({ underway: { sending: 'placing' } }))
    await atRest()
    await wishMore(tab)
    server.go()
    await waitFor(tab.child('checkout'), (state) => state.hasTag('uncertain'))
    tab.child('checkout').send({ type: 'order.withdrawn' })
    for (const _ of [1, 2, 3]) {
      await atRest()
      tab.child('cart').send({ type: 'cart.load', regionId: 1 })
    }
    await atRest()
    server.isDown = false
    tab.child('checkout').send({ type: 'checkout.opened' })
    await atRest()
    expect(await left(tab)).toEqual(REST)
  })
})

it.each([1, 5])(
  'of an order that a reopened page finds hours later nothing is taken from what another device put into the cart since: %i pieces [DEC-020] [DEC-022]',
  async (again) => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const first = await filled()
    await pressUnheard(first)
    first.app.stop()
    const { server, who } = first
    vi.setSystemTime(Date.now() + 5 * 3_600_000)
    const other = await ready(openTab({ path: '/cart', server, who: browser(server, { ...SIGNED_IN }) }))
    expect((await other.api('orders.list', { params: { id: 1 }, query: {} })).orders).toHaveLength(1)
    other.child('cart').send({ type: 'quantity.changed', product: productOf(PLAIN), quantity: again, stock: null })
    other.clock.increment(1000)
    await waitFor(other.child('cart'), ({ context }) => context.queue.length === 0)
    const reopened = openTab({ path: '/cart', server, who })
    for (const [key, draft] of first.drafts) reopened.drafts.set(key, draft)
    await ready(reopened)
    await atRest()
    reopened.clock.increment(5000)
    await atRest()
    const { items } = await other.api('cart.get', { query: { company_region_id: 1, user_id: 1 } })
    expect(items.map(({ product, qty }) => [product.id, qty])).toEqual([[PLAIN, again]])
    expect(
      reopened
        .child('checkout')
        .getSnapshot()
        .context.news.map(({ type }) => type),
    ).toEqual(['accepted'])
  },
)
