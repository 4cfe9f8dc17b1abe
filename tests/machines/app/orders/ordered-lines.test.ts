import { afterEach, describe, expect, it } from 'vitest'
import { waitFor } from 'xstate'
import { SCENARIO_COOKIE } from '../../../../fake-server/scenarios'
import { pressOrder, selectOrderFacts, selectOrderTotals } from '../../../../machines/customer/order-facts'
import { selectIsKnown, selectLineIds, selectQuantity } from '../../../../machines/cart/cart.selectors'
import { orderObstacle } from '../../../../model/order/placing/obstacle'
import { findSold, productOf, type Sold } from '../../../support/goods'
import { closeTabs, openTab, ready, SIGNED_IN, smallServer, type Tab } from '../../../support/open-tab'
import { atRest } from '../../../support/waiting/at-rest'
import { sendOrder } from '../../../support/orders/press-order'
import { sourcesOf } from '../../../support/orders/order-sources'
import { browser, NOW } from '../../../support/world'

const isPlain = ({ stock, pack, limit }: Sold) => stock > 50 && pack === 1 && limit === null
const [FIRST, SECOND, THIRD] = [0, 1, 2].map((nth) => findSold(isPlain, nth)) as [number, number, number] // three of them
afterEach(closeTabs)

/** What is out of order of the server. */
type Down = { cart: boolean; orders: boolean }

/** A tab on the page of the cart with two lines, which can be ordered. */
async function filled(options: Parameters<typeof openTab>[0] = {}) {
  const down: Down = { cart: false, orders: false }
  const bodies: { uuid: string; products: number[] }[] = []
  const tab = openTab({
    path: '/cart',
    ...options,
    intercept: async (url, init, send) => {
      const isRead = (init.method ?? 'GET') === 'GET'
      if (isRead && ((down.cart && url.includes('/cart?')) || (down.orders && /\/orders\?/.test(url))))
        return Response.json({}, { status: 503 })
      if (url.endsWith('/orders')) {
        const { uuid, lines } = JSON.parse(String(init.body)) as { uuid: string; lines: { product_id: number }[] }
        bodies.push({ uuid, products: lines.map(({ product_id }) => product_id) })
      }
      return send()
    },
  })
  await ready(tab)
  await wish(tab, FIRST, 2)
  await wish(tab, SECOND, 3)
  tab.child('delivery').send({ type: 'clock.ticked', now: NOW })
  return { tab, down, bodies }
}
async function wish(tab: Tab, id: number, quantity: number) {
  tab.child('cart').send({ type: 'quantity.changed', product: productOf(id), quantity, stock: null })
  tab.child('prices').send({ type: 'prices.wanted', ids: [id] })
  tab.clock.increment(1000)
  await atRest()
}
/** The button, as the cart's page presses it. @returns what stands in its way */
async function press(tab: Tab): Promise<string | null> {
  const pressed = pressOrder(sourcesOf(tab))
  if (!pressed) throw new Error('There is no button')
  tab.child('checkout').send(pressed)
  await atRest()
  return orderObstacle({ ...pressed.facts, lines: pressed.lines.length })
}
const shown = (tab: Tab) => {
  const state = tab.child('cart').getSnapshot()
  return selectLineIds(state).map((id) => [id, selectQuantity(id)(state)])
}
const isKnown = (tab: Tab) => selectIsKnown(tab.child('cart').getSnapshot())

describe('what an order took', () => {
  it('is not ordered again where neither the cart nor the orders can be read after it [DEC-022]', async () => {
    const { tab, down, bodies } = await filled()
    Object.assign(down, { cart: true, orders: true } satisfies Down)
    expect(await press(tab)).toBeNull()
    expect([bodies.map(({ products }) => products), shown(tab), isKnown(tab)]).toEqual([[[FIRST, SECOND]], [], false])
    tab.child('prices').send({ type: 'prices.wanted', ids: [FIRST, SECOND] })
    await atRest()
    expect(await press(tab)).toMatch(/Корзина не\u00a0загрузилась|Корзина загружается/)
    expect(bodies).toHaveLength(1)
  })

  it('leaves the cart at once, what was left out stays; nothing more goes out before the cart is read [DEC-022]', async () => {
    const { tab, down, bodies } = await filled()
    tab.child('checkout').send({ type: 'lines.excluded', ids: [SECOND] })
    down.cart = true
    expect(await press(tab)).toBeNull()
    expect({ products: bodies[0]?.products, shown: shown(tab), isKnown: isKnown(tab) }).toEqual({
      products: [FIRST],
      shown: [[SECOND, 3]],
      isKnown: false,
    })
    down.cart = false
    tab.clock.increment(60_000)
    await waitFor(tab.child('cart'), (state) => state.context.isKnown)
    expect(shown(tab)).toEqual([[SECOND, 3]])
    // Put off on purpose: the next order does not take it along either, and the button says so.
    const sources = sourcesOf(tab)
    expect([sources.checkout?.context.draft.excluded, tab.drafts.get('1/1')?.excluded]).toEqual([[SECOND], [SECOND]])
    expect(orderObstacle(selectOrderFacts(sources, selectOrderTotals(sources)))).toMatch(/отложены/)
  })

  it('does not take along what was wished since, answered or not [DEC-020]', async () => {
    const { tab, down } = await filled()
    down.cart = true
    const checkout = tab.child('checkout')
    const pressed = pressOrder(sourcesOf(tab))!
    checkout.send(pressed)
    await waitFor(checkout, (state) => state.matches('ready') && state.context.draft.uuid === null)
    tab.child('cart').send({ type: 'quantity.changed', product: productOf(FIRST), quantity: 2, stock: null })
    tab.child('cart').send({ type: 'quantity.changed', product: productOf(THIRD), quantity: 1, stock: null })
    expect(shown(tab)).toEqual([
      [FIRST, 2],
      [THIRD, 1],
    ])
    tab.clock.increment(400)
    await waitFor(tab.child('cart'), (state) => state.context.queue.length === 0)
    down.cart = false
    tab.clock.increment(60_000)
    await waitFor(tab.child('cart'), (state) => state.context.isKnown)
    expect(new Map(shown(tab) as [number, number][])).toEqual(
      new Map([
        [FIRST, 2],
        [THIRD, 1],
      ]),
    )
  })

  it('is not known of a lost order that is found: the cart counts again when it is read [DEC-022]', async () => {
    const { tab, down, bodies } = await filled()
    tab.who.cookies[SCENARIO_COOKIE] = 'orderAnswerLost'
    expect(await press(tab)).toBeNull()
    await waitFor(tab.child('checkout'), (state) => state.hasTag('uncertain'))
    tab.who.cookies[SCENARIO_COOKIE] = ''
    down.cart = true
    tab.child('checkout').send({ type: 'order.withdrawn' })
    await waitFor(tab.child('checkout'), (state) => state.matches('ready') && state.context.news[0]?.type === 'accepted')
    tab.child('prices').send({ type: 'prices.wanted', ids: [FIRST, SECOND] })
    await atRest()
    expect(isKnown(tab)).toBe(false)
    expect(await press(tab)).toMatch(/^Корзина/)
    down.cart = false
    tab.clock.increment(60_000)
    await waitFor(tab.child('cart'), (state) => state.context.isKnown)
    expect([shown(tab), new Set(bodies.map(({ uuid }) => uuid)).size]).toEqual([[], 1])
  })

  it('is not ordered again in another tab that cannot read the cart [DEC-022]', async () => {
    const server = smallServer()
    const shared = { server, who: browser(server, { ...SIGNED_IN }), channel: `ordered-${Math.random()}` }
    const { tab } = await filled(shared)
    const other = await filled(shared)
    await waitFor(tab.child('cart'), (state) => state.matches({ content: 'ready' }))
    Object.assign(other.down, { cart: true, orders: true } satisfies Down)
    expect(await press(tab)).toBeNull()
    await waitFor(other.tab.child('cart'), (state) => !state.context.isKnown)
    other.tab.child('prices').send({ type: 'prices.wanted', ids: [FIRST, SECOND] })
    await atRest()
    await press(other.tab)
    expect(other.bodies).toEqual([])
  })

  it('is nothing of the cart of another region', async () => {
    const { tab } = await filled()
    const before = shown(tab)
    tab.child('cart').send({ type: 'cart.outdate', regionId: 2, taken: [{ productId: FIRST, qty: 2, pressed: 2 }], by: null })
    expect({ shown: shown(tab), isKnown: isKnown(tab) }).toEqual({ shown: before, isKnown: true })
  })

  it('stays unknown where a fill that left before the order answers after it: that may be the cart as it was [DEC-020]', async () => {
    let answer: () => void = () => {}
    const server = smallServer()
    const tab = await ready(
      openTab({
        server,
        intercept: async (url, _init, send) => {
          const response = await send()
          if (url.includes('updateMany')) await new Promise<void>((resolve) => (answer = resolve))
          if (url.includes('/cart?') && server.clock.now() > NOW) return Response.json({}, { status: 503 })
          return response
        },
      }),
    )
    const many = Array.from({ length: 8 }, (_, nth) => findSold(({ stock }) => stock > 50, nth))
    tab.child('cart').send({ type: 'quantities.changed', wishes: many.map((id) => ({ product: productOf(id), quantity: 2, stock: null })) })
    await atRest()
    server.clock.advance(1)
    tab.child('cart').send({ type: 'cart.outdate', regionId: 1, taken: [], by: null })
    await atRest()
    answer()
    await waitFor(tab.child('cart'), (state) => state.context.queue.length === 0)
    expect([isKnown(tab), shown(tab).length]).toEqual([false, 8])
  })
})

it.each([false, true])(
  'a line that was left out and taken out is in the next order once one has gone, region changed meanwhile: %s [DEC-027]',
  async (isChanged) => {
    let go: () => void = () => {}
    const tab = await ready(
      openTab({
        path: '/cart',
        intercept: async (url, init, send) => {
          if (init.method === 'POST' && url.endsWith('/orders')) await new Promise<void>((resolve) => (go = resolve))
          return send()
        },
      }),
    )
    const pick = async (id: number) => {
      tab.child('regions').send({ type: 'region.picked', id })
      tab.child('regions').send({ type: 'region.confirmed' })
      await atRest()
    }
    await wish(tab, FIRST, 2)
    await wish(tab, SECOND, 3)
    tab.child('checkout').send({ type: 'lines.excluded', ids: [SECOND] })
    await wish(tab, SECOND, 0)
    tab.child('cart').send({ type: 'page.left' })
    await atRest()
    await sendOrder(tab, FIRST)
    if (isChanged) await pick(2)
    go()
    await atRest()
    if (isChanged) await pick(1)
    await waitFor(tab.child('cart'), (state) => state.matches({ content: 'ready' }))
    await wish(tab, SECOND, 4)
    const { regionId, draft } = tab.child('checkout').getSnapshot().context
    expect({ regionId, excluded: draft.excluded }).toEqual({ regionId: 1, excluded: [] })
  },
)
