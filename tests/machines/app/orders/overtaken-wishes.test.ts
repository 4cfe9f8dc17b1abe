import { afterEach, describe, expect, it } from 'vitest'
import { waitFor } from 'xstate'
import { pressOrder } from '../../../../machines/customer/order-facts'
import { selectLineIds, selectQuantity } from '../../../../machines/cart/cart.selectors'
import { findSold, productOf, type Sold } from '../../../support/goods'
import { closeTabs, openTab, ready, SIGNED_IN, smallServer, type Tab } from '../../../support/open-tab'
import { atRest } from '../../../support/waiting/at-rest'
import { forgetVersion } from '../../../support/orders/press-order'
import { sourcesOf } from '../../../support/orders/order-sources'
import { browser, NOW } from '../../../support/world'

const isPlain = ({ stock, pack, limit }: Sold) => stock > 50 && pack === 1 && limit === null
const ID = findSold(isPlain)
const { article } = productOf(ID)
afterEach(closeTabs)

const wish = (tab: Tab, quantity: number) =>
  tab.child('cart').send({ type: 'quantity.changed', product: productOf(ID), quantity, stock: null })
const saved = (tab: Tab) => waitFor(tab.child('cart'), ({ context }) => context.queue.length === 0)
const shown = (tab: Tab) => {
  const state = tab.child('cart').getSnapshot()
  return selectLineIds(state).map((id) => [id, selectQuantity(id)(state)])
}
const said = (tab: Tab) => tab.told.toasts.filter((text) => text.includes(article)).map((text) => text.replaceAll('\u00a0', ' '))
const cartOf = async ({ api }: Tab) => {
  const { items } = await api('cart.get', { query: { company_region_id: 1, user_id: 1 } })
  return items.map(({ product, qty }) => [product.id, qty])
}

/** Two tabs with 8 pieces in the cart. `leave` lets the order, or writes of the cart, get to the server. */
async function pressed() {
  const server = smallServer()
  const shared = { server, who: browser(server, { ...SIGNED_IN }), channel: `overtaken-${Math.random()}` }
  const held: Record<'order' | 'write', (() => void)[]> = { order: [], write: [] }
  const holds = { order: true, write: false }
  const tab = openTab({
    path: '/cart',
    ...shared,
    intercept: async (url, init, send) => {
      const kind = init.method === 'POST' && url.endsWith('/orders') ? 'order' : url.includes('updateInCart') ? 'write' : null
      if (kind === 'order') forgetVersion(init)
      if (kind && holds[kind]) await new Promise<void>((resolve) => held[kind].push(resolve))
      return send()
    },
  })
  await ready(tab)
  wish(tab, 8)
  tab.child('prices').send({ type: 'prices.wanted', ids: [ID] })
  tab.clock.increment(1000)
  await saved(tab)
  const other = await ready(openTab(shared))
  await atRest()
  tab.child('delivery').send({ type: 'clock.ticked', now: NOW })
  tab.child('checkout').send(pressOrder(sourcesOf(tab))!) // it has lines and a place
  await waitFor(tab.child('checkout'), (state) => state.matches({ underway: { sending: 'placing' } }))
  await atRest()
  const leave = async (kind: 'order' | 'write') => {
    holds[kind] = false
    for (const go of held[kind].splice(0)) go()
    await atRest()
  }
  return { tab, other, holds, leave }
}
const settled = async (...tabs: Tab[]) => {
  for (const tab of tabs) {
    tab.clock.increment(1000)
    await waitFor(tab.child('cart'), ({ context }) => context.queue.length === 0 && context.isKnown)
  }
  await atRest()
}
const MORE = /^\S+: в заказ № [\d ]+ вошло 8 шт\., остальное \(32 шт\.\) осталось в корзине\.$/

describe('what is wished after the press of a line that the order takes is not ordered again as a whole, nor lost without a word [DEC-020] [DEC-022]', () => {
  it('where the wish had not left', async () => {
    const { tab, leave } = await pressed()
    wish(tab, 40)
    await leave('order')
    expect({ shown: shown(tab), said: said(tab) }).toEqual({ shown: [[ID, 32]], said: [expect.stringMatching(MORE)] })
    await settled(tab)
    expect({ shown: shown(tab), cartOf: await cartOf(tab) }).toEqual({ shown: [[ID, 32]], cartOf: [[ID, 32]] })
  })

  it('where it was on its way, and came after the order', async () => {
    const { tab, holds, leave } = await pressed()
    holds.write = true
    wish(tab, 40)
    tab.clock.increment(400)
    await atRest()
    await leave('order')
    await leave('write')
    await settled(tab)
    expect({ shown: shown(tab), cartOf: await cartOf(tab), said: said(tab) }).toEqual({
      shown: [[ID, 32]],
      cartOf: [[ID, 32]],
      said: [expect.stringMatching(MORE)],
    })
  })

  it('where it was answered before the order came', async () => {
    const { tab, leave } = await pressed()
    wish(tab, 40)
    tab.clock.increment(400)
    await saved(tab)
    await leave('order')
    await settled(tab)
    expect({ shown: shown(tab), cartOf: await cartOf(tab), said: said(tab) }).toEqual({
      shown: [[ID, 32]],
      cartOf: [[ID, 32]],
      said: [expect.stringMatching(MORE)],
    })
  })

  for (const isSaved of [true, false])
    it(`where another tab wished it, ${isSaved ? 'and was answered' : 'and had not sent it'}`, async () => {
      const { tab, other, leave } = await pressed()
      wish(other, 40)
      if (isSaved) {
        other.clock.increment(400)
        await saved(other)
      }
      await leave('order')
      await settled(tab, other)
      expect({ shown: shown(other), cartOf: await cartOf(tab), said: said(other) }).toEqual({
        shown: [[ID, 32]],
        cartOf: [[ID, 32]],
        said: [expect.stringMatching(MORE)],
      })
    })

  it('where less was wished: the order has what was pressed, and nothing of it stays', async () => {
    const { tab, leave } = await pressed()
    wish(tab, 3)
    await leave('order')
    await settled(tab)
    expect({ shown: shown(tab), cartOf: await cartOf(tab), said: said(tab) }).toEqual({
      shown: [],
      cartOf: [],
      said: [expect.stringMatching(/вошло 8 шт\., а не 3 шт\.: его отправили раньше\.$/)],
    })
  })

  it('where the line was taken out: it does not come back by «Вернуть» either', async () => {
    const { tab, leave } = await pressed()
    wish(tab, 0)
    await leave('order')
    expect([said(tab), tab.child('cart').getSnapshot().context.ghosts.size]).toEqual([
      [expect.stringMatching(/вошло 8 шт\.: его отправили раньше, чем строку убрали\.$/)],
      0,
    ])
    await settled(tab)
    expect({ shown: shown(tab), cartOf: await cartOf(tab) }).toEqual({ shown: [], cartOf: [] })
  })

  it('and nothing is said, nor written, where nothing was wished', async () => {
    const { tab, other, leave } = await pressed()
    const before = tab.sent.length
    await leave('order')
    await settled(tab, other)
    expect([shown(tab), shown(other), said(tab), said(other), await cartOf(tab)]).toEqual([[], [], [], [], []])
    expect([...tab.sent.slice(before), ...other.sent].filter((line) => line.includes('updateInCart'))).toEqual([])
  })
})

describe('what is wished after the press', () => {
  it.each([false, true])('stays beyond the order also where the region was changed since; saved before: %s [DEC-020]', async (isSaved) => {
    const { tab, leave } = await pressed()
    wish(tab, 40)
    if (isSaved) {
      tab.clock.increment(400)
      await saved(tab)
    }
    tab.child('regions').send({ type: 'region.picked', id: 2 })
    tab.child('regions').send({ type: 'region.confirmed' })
    await atRest()
    tab.clock.increment(1000)
    await saved(tab)
    await leave('order')
    await settled(tab)
    expect({ cartOf: await cartOf(tab), said: said(tab) }).toEqual({
      cartOf: [[ID, 32]],
      said: [expect.stringMatching(/остальное \(32 шт\.\) осталось в корзине региона \S+ \(.+\)\.$/)],
    })
  })

  it.each([false, true])('keeps its note in what stays; region changed since: %s', async (isLeft) => {
    const { tab, leave } = await pressed()
    tab.child('cart').send({ type: 'note.changed', productId: ID, note: 'Для Петрова' })
    await saved(tab)
    wish(tab, 40)
    if (isLeft) {
      tab.child('regions').send({ type: 'region.picked', id: 2 })
      tab.child('regions').send({ type: 'region.confirmed' })
      await atRest()
    }
    await leave('order')
    await settled(tab)
    const { items } = await tab.api('cart.get', { query: { company_region_id: 1, user_id: 1 } })
    expect(items.map(({ qty, note }) => [qty, note])).toEqual([[32, 'Для Петрова']])
  })

  it('is said to come too late where it took the line out, also where the cart’s page was left since', async () => {
    const { tab, leave } = await pressed()
    wish(tab, 0)
    tab.clock.increment(400)
    await saved(tab)
    tab.child('cart').send({ type: 'page.left' })
    await leave('order')
    expect(said(tab)).toEqual([expect.stringMatching(/вошло 8 шт\.: его отправили раньше, чем строку убрали\.$/)])
  })
})
