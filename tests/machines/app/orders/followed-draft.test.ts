import { afterEach, describe, expect, it } from 'vitest'
import { waitFor } from 'xstate'
import { findSold, productOf, type Sold } from '../../../support/goods'
import { closeTabs, openTab, ready, SIGNED_IN, smallServer, type Tab } from '../../../support/open-tab'
import { atRest } from '../../../support/waiting/at-rest'
import { FINE } from '../../../support/orders/order-facts'
import { browser } from '../../../support/world'

const isPlain = ({ pack, stock, limit }: Sold) => pack === 1 && stock > 3 && limit === null
const [PLAIN, OTHER] = [findSold(isPlain), findSold(isPlain, 1)]
const LINES = [{ product_id: PLAIN, qty: 2, cost_vs_discount: 100 }]
afterEach(closeTabs)

it('what one tab chooses for the next order is chosen in the other open one too, and not sent back [DEC-067]', async () => {
  const server = smallServer()
  const shared = { server, who: browser(server, { ...SIGNED_IN }), channel: `draft-${Math.random()}` }
  const [one, two] = [await ready(openTab(shared)), await ready(openTab(shared))]
  for (const tab of [one, two]) await waitFor(tab.child('checkout'), (state) => state.hasTag('editable'))
  two.child('checkout').send({ type: 'receiving.changed', receiving: 'pickup' })
  two.child('checkout').send({ type: 'lines.excluded', ids: [7] })
  await atRest()
  const draft = () => one.child('checkout').getSnapshot().context.draft
  expect({ receiving: draft().receiving, excluded: draft().excluded }).toEqual({ receiving: 'pickup', excluded: [7] })
  one.child('checkout').send({ type: 'receiving.changed', receiving: 'delivery' })
  await atRest()
  expect([draft().receiving, two.child('checkout').getSnapshot().context.draft.receiving]).toEqual(['delivery', 'delivery'])
})

describe('the place that one tab chooses for the next order', () => {
  async function two() {
    const server = smallServer()
    const shared = { server, who: browser(server, { ...SIGNED_IN }), channel: `place-${Math.random()}` }
    const [one, other] = [await ready(openTab(shared)), await ready(openTab(shared))]
    for (const tab of [one, other]) {
      await waitFor(tab.child('checkout'), (state) => state.hasTag('editable'))
      await waitFor(tab.child('delivery'), (state) => state.hasTag('known'))
    }
    return { one, other }
  }
  const placeOf = (tab: Tab) => {
    const { selectedId, selectedPickupId } = tab.child('delivery').getSnapshot().context
    return [tab.child('checkout').getSnapshot().context.draft.receiving, selectedId, selectedPickupId]
  }
  const choose = async (tab: Tab) => {
    const { addresses, pickups, selectedId, selectedPickupId } = tab.child('delivery').getSnapshot().context
    tab.child('checkout').send({ type: 'receiving.changed', receiving: 'pickup' })
    tab.child('delivery').send({ type: 'pickup.selected', id: pickups.find(({ id }) => id !== selectedPickupId)!.id }) // there are some
    tab.child('delivery').send({ type: 'address.selected', id: addresses.find(({ id }) => id !== selectedId)!.id }) // as above
    await atRest()
  }

  it('is chosen in the other open one too [DEC-067]', async () => {
    const { one, other } = await two()
    const before = placeOf(one)
    await choose(other)
    expect(placeOf(one)).toEqual(placeOf(other))
    expect(placeOf(one).map((place, at) => place === before[at])).toEqual([false, false, false])
  })

  it('is not chosen where an order is pressed before it is known what became of it, and an unknown one never [DEC-022]', async () => {
    const { one, other } = await two()
    const before = placeOf(one)
    const receiving = { type: 'delivery', delivery_address_id: 11 } as const
    one.child('cart').send({ type: 'cart.hold', reason: 'network' })
    one.child('cart').send({ type: 'quantity.changed', product: productOf(PLAIN), quantity: 2, stock: null })
    one.child('checkout').send({ type: 'order.submitted', regionId: 1, facts: FINE, lines: LINES, receiving, details: {} })
    await choose(other)
    expect([one.child('checkout').getSnapshot().hasTag('pressed'), placeOf(one)]).toEqual([true, before])
    one.child('checkout').send({ type: 'order.withdrawn' })
    expect(placeOf(one)).toEqual(placeOf(other))
    const change = { pickupId: { from: null, to: 999_999 } }
    one.app.send({ type: 'tab.choseForOrder', user: 1, region: 1, change })
    expect(placeOf(one)).toEqual(placeOf(other))
  })
})

it('a line left out of the order and taken out on its page comes back left out, whatever the other tab shows [DEC-021]', async () => {
  const server = smallServer()
  const shared = { server, who: browser(server, { ...SIGNED_IN }), channel: `ghost-${Math.random()}` }
  const [page, other] = [await ready(openTab({ ...shared, path: '/cart' })), await ready(openTab(shared))]
  for (const tab of [page, other]) await waitFor(tab.child('checkout'), (state) => state.hasTag('editable'))
  const excluded = (tab: Tab) => tab.child('checkout').getSnapshot().context.draft.excluded
  const cart = page.child('cart')
  const saved = () => waitFor(cart, ({ context }) => context.queue.length === 0)
  const wishes = [PLAIN, OTHER].map((id) => ({ product: productOf(id), quantity: 2, stock: 10 }))
  cart.send({ type: 'quantities.changed', wishes })
  await saved()
  await atRest()
  page.child('checkout').send({ type: 'lines.excluded', ids: [PLAIN] })
  await atRest()
  expect([excluded(page), excluded(other)]).toEqual([[PLAIN], [PLAIN]])
  cart.send({ type: 'quantity.changed', product: productOf(PLAIN), quantity: 0, stock: 10 })
  page.clock.increment(500)
  await saved()
  await atRest()
  cart.send({ type: 'line.restored', productId: PLAIN })
  await atRest()
  expect([excluded(page), excluded(other), page.drafts.get('1/1')?.excluded]).toEqual([[PLAIN], [PLAIN], [PLAIN]])
})
