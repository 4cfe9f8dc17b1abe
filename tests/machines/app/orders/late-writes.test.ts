import { afterEach, expect, it } from 'vitest'
import { waitFor } from 'xstate'
import { selectCorrection } from '../../../../machines/cart/cart.selectors'
import { findSold, productOf, type Sold } from '../../../support/goods'
import { closeTabs, openTab, ready, SIGNED_IN, smallServer, type Tab } from '../../../support/open-tab'
import { atRest } from '../../../support/waiting/at-rest'
import { forgetVersion, sendOrder } from '../../../support/orders/press-order'
import { browser } from '../../../support/world'

const isPlain = ({ stock, pack, limit }: Sold) => stock > 50 && pack === 1 && limit === null
const ID = findSold(isPlain)
const OTHERS = [findSold(isPlain, 1), findSold(isPlain, 2)]
const { article } = productOf(ID)
afterEach(closeTabs)

const wish = (tab: Tab, quantity: number) => {
  tab.child('cart').send({ type: 'quantity.changed', product: productOf(ID), quantity, stock: null })
  tab.clock.increment(1000)
}
const saved = (tab: Tab) => waitFor(tab.child('cart'), ({ context }) => context.queue.length === 0)
const cartOf = async ({ api }: Tab) => {
  const { items } = await api('cart.get', { query: { company_region_id: 1, user_id: 1 } })
  return items.map(({ qty }) => qty)
}
/** The quantities of the newest order. */
const orderedIn = async ({ api }: Tab) => {
  const { orders } = await api('orders.list', { params: { id: 1 }, query: {} })
  const { items } = await api('orders.get', { params: { id: orders[0]!.id }, query: {} })
  return items.map(({ qty }) => qty)
}
/** Sends what waited for its answers, and goes on until all of it is answered. */
const sendAgain = async (tab: Tab, writes: { areLost: boolean }) => {
  writes.areLost = false
  tab.child('cart').send({ type: 'writing.retried' })
  await saved(tab)
}
const said = (tab: Tab) => tab.told.toasts.filter((text) => text.includes(article)).map((text) => text.replaceAll('\u00a0', ' '))

/**
 * Two tabs; an order of the first is placed by the server, whose answer waits for `answer`. The writes of the other get there, their answers
 * are lost while `areLost`.
 * @param isHeard whether the tabs hear each other
 * @param isKept whether the order gets to the server no sooner than by `leave`, and its tab reads no cart meanwhile
 */
async function two({ isHeard = true, isKept = false } = {}) {
  const server = smallServer()
  const shared = { server, who: browser(server, { ...SIGNED_IN }), channel: `late-${Math.random()}` }
  const writes = { areLost: false }
  let go: () => void = () => {}
  const isAnswered = new Promise<void>((resolve) => (go = resolve))
  let isPressed = false
  let leave: () => void = () => {}
  const hasLeft = isKept ? new Promise<void>((resolve) => (leave = resolve)) : Promise.resolve()
  const tab = await ready(
    openTab({
      path: '/cart',
      ...shared,
      intercept: async (url, init, send) => {
        if (isKept && isPressed && url.includes('/cart?')) await isAnswered
        if (init.method !== 'POST' || !url.endsWith('/orders')) return send()
        isPressed = true
        if (isKept) forgetVersion(init)
        await hasLeft
        const answer = await send()
        await isAnswered
        return answer
      },
    }),
  )
  const other = await ready(
    openTab({
      ...shared,
      ...(!isHeard && { channel: `deaf-${Math.random()}` }),
      intercept: async (url, _, send) => {
        const answer = await send()
        return /updateInCart|updateMany/.test(url) && writes.areLost ? Response.json({}, { status: 503 }) : answer
      },
    }),
  )
  wish(tab, 8)
  await saved(tab)
  await atRest()
  const answer = async () => {
    go()
    await atRest()
    for (const each of [tab, other]) each.clock.increment(1000)
    await atRest()
  }
  return { tab, other, writes, leave, answer }
}

it('less that another tab wished, and wrote, once the order was there leaves nothing in the cart, as is said [DEC-020] [DEC-022]', async () => {
  const { tab, other, answer } = await two()
  await sendOrder(tab, ID)
  await atRest()
  expect(await cartOf(tab)).toEqual([]) // the order is there, and nobody has heard of it
  wish(other, 3)
  await saved(other)
  await answer()
  expect(said(other)).toEqual([expect.stringMatching(/вошло 8 шт\., а не 3 шт\.: его отправили раньше\.$/)])
  expect(await cartOf(tab)).toEqual([])
})

it('what another tab wished and took back to what was ordered, and wrote, once the order was there leaves nothing in the cart, and needs no word [DEC-020] [DEC-022]', async () => {
  const { tab, other, answer } = await two()
  await sendOrder(tab, ID)
  await atRest()
  for (const quantity of [3, 8]) {
    wish(other, quantity)
    await saved(other)
  }
  await answer()
  expect({ said: said(other), cartOf: await cartOf(tab) }).toEqual({ said: [], cartOf: [] })
})

it('less that another device wrote once the order was there leaves nothing in the cart, as is said where it was ordered [DEC-020] [DEC-022]', async () => {
  const { tab, other, answer } = await two({ isHeard: false })
  await sendOrder(tab, ID)
  await atRest()
  wish(other, 3)
  await saved(other)
  tab.child('cart').send({ type: 'cart.load', regionId: 1 })
  await atRest()
  await answer()
  expect(said(tab)).toEqual([expect.stringMatching(/вошло 8 шт\., а не 3 шт\.: его отправили раньше\.$/)])
  expect(await cartOf(tab)).toEqual([])
})

it('a write whose answer was lost, asked again once an order took its line, is no removal by this tab [DEC-020]', async () => {
  const { tab, other, writes, answer } = await two()
  writes.areLost = true
  wish(other, 10)
  await atRest()
  tab.child('cart').send({ type: 'cart.load', regionId: 1 })
  await atRest()
  await sendOrder(tab, ID)
  await atRest()
  await sendAgain(other, writes)
  await answer()
  expect({ orderedIn: await orderedIn(tab), cartOf: await cartOf(tab) }).toEqual({ orderedIn: [10], cartOf: [] })
  expect(said(other)).toEqual([])
})

it('writes of many lines whose answer was lost, asked again once an order took the lines, are no removal by this tab [DEC-020]', async () => {
  const { tab, other, writes, answer } = await two()
  writes.areLost = true
  const wishes = OTHERS.map((id) => ({ product: productOf(id), quantity: 10, stock: null }))
  other.child('cart').send({ type: 'quantities.changed', wishes })
  await atRest()
  tab.child('cart').send({ type: 'cart.load', regionId: 1 })
  tab.child('prices').send({ type: 'prices.wanted', ids: OTHERS })
  await atRest()
  await sendOrder(tab, ID)
  await atRest()
  await sendAgain(other, writes)
  await answer()
  expect([other.sent.some((line) => line.includes('updateMany')), await orderedIn(tab), await cartOf(tab)]).toEqual([true, [8, 10, 10], []])
  expect(other.told.toasts).toEqual([expect.stringMatching(/^Корзина оформлена в.заказ/)])
})

it.each([
  ['a removal', 0, 5],
  ['less than another tab wrote since', 3, 40],
])('%s whose answer was lost, asked again, is no correction of it by the server [DEC-019]', async (_, mine, theirs) => {
  const { tab, other, writes } = await two()
  writes.areLost = true
  wish(other, mine)
  await atRest()
  tab.child('cart').send({ type: 'cart.load', regionId: 1 })
  await atRest()
  wish(tab, theirs)
  await saved(tab)
  await sendAgain(other, writes)
  await atRest()
  expect([await cartOf(tab), other.told.toasts, selectCorrection(ID)(other.child('cart').getSnapshot())]).toEqual([[theirs], [], undefined])
})

it('what was wished after the press stays beyond the order, though the answer that came is the cart as the order left it [DEC-020] [DEC-022]', async () => {
  const { tab, other, writes, leave, answer } = await two({ isKept: true })
  await sendOrder(tab, ID)
  wish(other, 9)
  await saved(other)
  writes.areLost = true
  wish(other, 40)
  await atRest()
  leave()
  await atRest()
  await sendAgain(other, writes)
  await answer()
  expect(said(other)).toEqual([expect.stringMatching(/вошло 8 шт\., остальное \(32 шт\.\) осталось в корзине\.$/)])
  expect(await cartOf(tab)).toEqual([32])
})
