import { afterEach, expect, it } from 'vitest'
import { waitFor } from 'xstate'
import { findSold, productOf } from '../../../support/goods'
import { closeTabs, openTab, ready, settle, SIGNED_IN, smallServer, type Tab } from '../../../support/open-tab'
import { sendOrder } from '../../../support/press-order'
import { browser } from '../../../support/world'

const ID = findSold(({ stock, pack, limit }) => stock > 50 && pack === 1 && limit === null)
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
const said = (tab: Tab) => tab.told.toasts.filter((text) => text.includes(article)).map((text) => text.replaceAll('\u00a0', ' '))

/** Two tabs; an order of the first is placed by the server, whose answer waits for `answer`. The writes of the other get there, their answers are lost while `isLost`. */
async function two() {
  const server = smallServer()
  const shared = { server, who: browser(server, { ...SIGNED_IN }), channel: `late-${Math.random()}` }
  const writes = { areLost: false }
  let go: () => void = () => {}
  const isAnswered = new Promise<void>((resolve) => (go = resolve))
  const tab = await ready(
    openTab({
      path: '/cart',
      ...shared,
      intercept: async (url, init, send) => {
        const answer = await send()
        if (init.method === 'POST' && url.endsWith('/orders')) await isAnswered
        return answer
      },
    }),
  )
  const other = await ready(
    openTab({
      ...shared,
      intercept: async (url, _, send) => {
        const answer = await send()
        return url.includes('updateInCart') && writes.areLost ? Response.json({}, { status: 503 }) : answer
      },
    }),
  )
  wish(tab, 8)
  await saved(tab)
  await settle(30)
  const answer = async () => {
    go()
    await settle(60)
    for (const each of [tab, other]) each.clock.increment(1000)
    await settle(60)
  }
  return { tab, other, writes, answer }
}

it('less that another tab wished, and wrote, once the order was there leaves nothing in the cart, as is said [DEC-020] [DEC-022]', async () => {
  const { tab, other, answer } = await two()
  await sendOrder(tab, ID)
  await settle(30)
  expect(await cartOf(tab)).toEqual([]) // the order is there, and nobody has heard of it
  wish(other, 3)
  await saved(other)
  await answer()
  expect(said(other)).toEqual([expect.stringMatching(/вошло 8 шт\., а не 3 шт\.: его отправили раньше\.$/)])
  expect(await cartOf(tab)).toEqual([])
})

it('a write whose answer was lost, asked again once an order took its line, is no removal by this tab [DEC-020]', async () => {
  const { tab, other, writes, answer } = await two()
  writes.areLost = true
  wish(other, 10)
  await settle(30)
  tab.child('cart').send({ type: 'cart.load', regionId: 1 })
  await settle(30)
  await sendOrder(tab, ID)
  await settle(30)
  writes.areLost = false
  other.child('cart').send({ type: 'writing.retried' })
  await saved(other)
  await answer()
  const { orders } = await tab.api('orders.list', { params: { id: 1 }, query: {} })
  const { items } = await tab.api('orders.get', { params: { id: orders[0]!.id }, query: {} })
  expect([items.map(({ qty }) => qty), await cartOf(tab)]).toEqual([[10], []])
  expect(said(other)).toEqual([])
})
