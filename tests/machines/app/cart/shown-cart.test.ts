import { afterEach, describe, expect, it } from 'vitest'
import { waitFor } from 'xstate'
import { payableCost } from '../../../../model/catalogue/product-price'
import { findSold, productOf } from '../../../support/goods'
import { sendOrder } from '../../../support/orders/press-order'
import { closeTabs, openTab, ready, type Tab } from '../../../support/open-tab'
import { atRest } from '../../../support/waiting/at-rest'

const PLAIN = findSold(({ pack, stock }) => pack === 1 && stock > 3)
const OTHER = findSold(({ pack, stock }) => pack === 1 && stock > 3, 1)
afterEach(closeTabs)

/** Wishes so many and waits until the server has taken that in. */
async function wish(tab: Tab, quantity: number, id = PLAIN) {
  const cart = tab.child('cart')
  cart.send({ type: 'quantity.changed', product: productOf(id), quantity, stock: 10 })
  tab.clock.increment(400)
  await waitFor(cart, ({ context }) => context.queue.length === 0)
}
const draft = (tab: Tab) => tab.child('checkout').getSnapshot().context.draft
const opened = async (tab = openTab()) => {
  await ready(tab)
  await waitFor(tab.child('checkout'), (state) => state.hasTag('editable'))
  return tab
}

describe('a line that stays out of the order', () => {
  const leftOut = async () => {
    const tab = await opened()
    await wish(tab, 2)
    await wish(tab, 1, OTHER)
    tab.child('checkout').send({ type: 'lines.excluded', ids: [PLAIN, OTHER] })
    await wish(tab, 0)
    return tab
  }

  const THIRD = findSold(({ pack, stock }) => pack === 1 && stock > 3, 2)

  it.each(['page.left', 'reload'])('stays out when it was taken out of the cart and is put in again after a %s [DEC-022]', async (how) => {
    const before = await leftOut()
    if (how === 'page.left') before.child('cart').send({ type: how })
    const tab = how === 'reload' ? openTab({ server: before.server, who: before.who }) : before
    if (tab !== before) {
      for (const [key, kept] of before.drafts) tab.drafts.set(key, kept)
      before.app.stop()
      await opened(tab)
    }
    await wish(tab, 3)
    expect(draft(tab).excluded).toEqual([PLAIN, OTHER])
    expect(tab.drafts.get('1/1')?.excluded).toEqual([PLAIN, OTHER])
  })

  it('is in the next order when another went out since it was taken out; the others stay out [DEC-022]', async () => {
    const tab = await leftOut()
    tab.child('cart').send({ type: 'page.left' })
    await wish(tab, 2, THIRD)
    tab.child('prices').send({ type: 'prices.wanted', ids: [OTHER] })
    await sendOrder(tab, THIRD)
    await waitFor(tab.child('checkout'), ({ context }) => !context.draft.excluded.includes(PLAIN))
    await wish(tab, 3)
    expect(draft(tab).excluded).toEqual([OTHER])
    expect(tab.drafts.get('1/1')?.excluded).toEqual([OTHER])
  })

  it('stays out when it comes back by «Вернуть» [DEC-021]', async () => {
    const tab = await leftOut()
    tab.child('cart').send({ type: 'line.restored', productId: PLAIN })
    tab.clock.increment(400)
    await waitFor(tab.child('cart'), ({ context }) => context.queue.length === 0)
    tab.child('cart').send({ type: 'page.left' })
    expect(draft(tab).excluded).toEqual([PLAIN, OTHER])
  })
})

describe('the price that a line was met at', () => {
  const costOf = (tab: Tab, id: number) => {
    const price = tab.child('prices').getSnapshot().context.entries[id]?.price
    return price ? payableCost(price) : null
  }
  const want = async (tab: Tab, ...ids: number[]) => {
    tab.child('prices').send({ type: 'prices.wanted', ids })
    tab.clock.increment(0)
    await waitFor(tab.child('prices'), ({ context }) => ids.every((id) => context.entries[id]))
  }

  it('is remembered when the prices of the whole cart are known, and forgotten with its line', async () => {
    const tab = await opened()
    await wish(tab, 2)
    await wish(tab, 1, OTHER)
    await want(tab, PLAIN)
    expect(draft(tab).seen).toEqual({})
    await want(tab, OTHER)
    const costs = { [PLAIN]: costOf(tab, PLAIN), [OTHER]: costOf(tab, OTHER) }
    expect(draft(tab).seen).toEqual(costs)
    await wish(tab, 0)
    expect(draft(tab).seen).toEqual({ [OTHER]: costs[OTHER] })
  })

  it('is the one of an earlier visit, whatever comes first: the cart, its prices or what was kept', async () => {
    const tab = await opened()
    await wish(tab, 2)
    await want(tab, PLAIN)
    tab.child('checkout').send({ type: 'prices.accepted', prices: { [PLAIN]: 1 } })
    const again = openTab({ server: tab.server })
    for (const [key, value] of tab.drafts) again.drafts.set(key, value)
    await opened(again)
    await want(again, PLAIN)
    expect([draft(again).seen, again.drafts.get('1/1')?.seen]).toEqual([{ [PLAIN]: 1 }, { [PLAIN]: 1 }])
  })
})

it('a checkout that starts anew is told at once what stands in the cart and what that costs [DEC-065]', async () => {
  const tab = await opened()
  await wish(tab, 2)
  tab.child('prices').send({ type: 'prices.wanted', ids: [PLAIN] })
  tab.clock.increment(0)
  await waitFor(tab.child('checkout'), ({ context }) => context.draft.seen[PLAIN] !== undefined)
  const { seen } = draft(tab)
  tab.drafts.clear()
  const before = tab.child('checkout')
  before.send({
    type: 'description.changed',
    get description(): never {
      throw new Error('boom')
    },
  })
  await atRest()
  await waitFor(tab.child('checkout'), (state) => state.hasTag('editable'))
  expect([tab.child('checkout') === before, draft(tab).seen]).toEqual([false, seen])
})

describe('the gift of the cart', () => {
  const questions = (tab: Tab) => tab.sent.filter((call) => call.includes('stocksAndPrices')).length
  const shown = async () => {
    const tab = await opened()
    await wish(tab, 1)
    await atRest()
    tab.child('cartGift').send({ type: 'gift.shown' })
    await atRest()
    return tab
  }

  it('is asked when the server has taken a change in, not before [DEC-012]', async () => {
    const tab = await shown()
    const before = questions(tab)
    tab.child('cart').send({ type: 'quantity.changed', product: productOf(PLAIN), quantity: 2, stock: 10 })
    expect(questions(tab)).toBe(before)
    tab.clock.increment(400)
    await waitFor(tab.child('cart'), ({ context }) => context.queue.length === 0)
    await atRest()
    expect(questions(tab)).toBe(before + 1)
  })

  it('is asked anew of the lines that go, when some are left out and when they come back [DEC-012]', async () => {
    const bodies: { products_ids: number[]; from_cart?: boolean }[] = []
    const tab = await opened(
      openTab({
        intercept: async (url, init, send) => {
          if (url.includes('stocksAndPrices')) bodies.push(JSON.parse(String(init.body)))
          return send()
        },
      }),
    )
    await wish(tab, 2)
    await wish(tab, 1, OTHER)
    tab.child('cartGift').send({ type: 'gift.shown' })
    await atRest()
    const asked = () => bodies.filter(({ from_cart }) => from_cart).map(({ products_ids }) => products_ids)
    expect(asked()).toEqual([[]])
    tab.child('checkout').send({ type: 'lines.excluded', ids: [OTHER] })
    await atRest()
    expect(asked()).toEqual([[], [PLAIN]])
    tab.child('checkout').send({ type: 'lines.included', ids: [OTHER] })
    await atRest()
    expect(asked()).toEqual([[], [PLAIN], []])
  })

  it('is promised no more of lines that are left out while there is no network; when it is back it is asked of the others [DEC-012]', async () => {
    const tab = await shown()
    await wish(tab, 1, OTHER)
    const gift = tab.child('cartGift')
    await waitFor(gift, ({ context }) => context.isSure)
    const before = questions(tab)
    tab.network.lose()
    tab.child('checkout').send({ type: 'lines.excluded', ids: [PLAIN] })
    await atRest()
    expect({ questions: questions(tab), isSure: gift.getSnapshot().context.isSure }).toEqual({ questions: before, isSure: false })
    tab.network.restore()
    await waitFor(gift, ({ context }) => context.isSure)
    expect({ questions: questions(tab), ids: gift.getSnapshot().context.ids }).toEqual({ questions: before + 1, ids: [OTHER] })
  })

  it('is asked again after a login where the one before ended with its question [DEC-008]', async () => {
    let isOver = false
    const asked: number[] = []
    const tab = await opened(
      openTab({
        intercept: async (url, init, send) => {
          if (!url.includes('stocksAndPrices') || !String(init.body).includes('"from_cart":true')) return send()
          asked.push(isOver ? 401 : 200)
          return isOver ? Response.json({ message: 'Нет' }, { status: 401 }) : send()
        },
      }),
    )
    isOver = true
    tab.child('cartGift').send({ type: 'gift.shown' })
    await wish(tab, 1)
    await waitFor(tab.child('customer'), (state) => state.hasTag('suspended'))
    await atRest()
    expect(asked).toEqual([401])
    isOver = false
    tab.logIn(1)
    await waitFor(tab.child('cartGift'), (state) => state.matches('known'))
    expect(asked).toEqual([401, 200])
  })

  it('is not asked while there is no network, and when it is back it is', async () => {
    const tab = await shown()
    const before = questions(tab)
    tab.network.lose()
    tab.child('cart').send({ type: 'cart.load', regionId: 1 })
    await atRest()
    expect(questions(tab)).toBe(before)
    tab.network.restore()
    await atRest()
    expect(questions(tab)).toBe(before + 1)
  })
})
