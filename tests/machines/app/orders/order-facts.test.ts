import { afterEach, expect, it } from 'vitest'
import { waitFor } from 'xstate'
import { pressOrder, selectOrderFacts, selectOrderTotals, type OrderSources } from '../../../../machines/customer/order-facts'
import { selectIsKnown } from '../../../../machines/cart/cart.selectors'
import { orderObstacle, type OrderFacts } from '../../../../model/order/placing/obstacle'
import { findSold, productOf } from '../../../support/goods'
import { NOW } from '../../../support/world'
import { closeTabs, openTab, ready } from '../../../support/open-tab'
import { atRest } from '../../../support/waiting/at-rest'
import { sourcesOf } from '../../../support/orders/order-sources'
import { FINE } from '../../../support/orders/order-facts'

const PLAIN = findSold(({ stock, pack, limit }) => stock > 50 && pack === 1 && limit === null)
afterEach(closeTabs)

const factsOf = (sources: OrderSources) => selectOrderFacts(sources, selectOrderTotals(sources))
/** Two pieces in the cart, priced; the region's first point of delivery in force. */
async function filled() {
  const tab = await ready(openTab())
  tab.child('cart').send({ type: 'quantity.changed', product: productOf(PLAIN), quantity: 2, stock: null })
  tab.child('prices').send({ type: 'prices.wanted', ids: [PLAIN] })
  tab.clock.increment(1000)
  await waitFor(tab.child('prices'), (state) => state.context.entries[PLAIN] !== undefined)
  await atRest()
  return tab
}

it('what an order is judged by is read off the machines, and the press carries it with the lines and the place of that moment [DEC-022]', async () => {
  const tab = await filled()
  tab.child('checkout').send({ type: 'description.changed', description: 'К воротам' })
  tab.child('checkout').send({ type: 'details.changed', details: { buyerNumber: ' З-7 ' } })
  tab.child('delivery').send({ type: 'clock.ticked', now: NOW })
  const sources = sourcesOf(tab, 100)
  const totals = selectOrderTotals(sources)
  const facts: OrderFacts = {
    ...FINE,
    lines: 1,
    placeId: tab.child('delivery').getSnapshot().context.selectedId,
    descriptionLength: 9,
    buyerNumberLength: 3,
    total: totals?.total ?? 0,
    minSum: 100,
  }
  expect(factsOf(sources)).toEqual(facts)
  expect([totals?.lines, (totals?.total ?? 0) > 0, facts.placeId !== null]).toEqual([1, true, true])
  expect(pressOrder(sources)).toEqual({
    type: 'order.submitted',
    regionId: 1,
    facts,
    receiving: { type: 'delivery', delivery_address_id: facts.placeId },
    lines: [{ product_id: PLAIN, qty: 2, cost_vs_discount: (totals?.goods ?? 0) / 2 }],
    details: { contact_name: 'Наталья Ермакова', contact_phone: '79000000101', buyer_number: 'З-7', wanted_date: '2026-11-23' },
  })
})

it('collecting has its own place and sum; without the network that is a fact too [DEC-015]', async () => {
  const tab = await filled()
  const before = factsOf(sourcesOf(tab))
  tab.child('checkout').send({ type: 'receiving.changed', receiving: 'pickup' })
  tab.network.lose()
  const { selectedPickupId } = tab.child('delivery').getSnapshot().context
  const facts = factsOf(sourcesOf(tab))
  expect([facts, facts.total < before.total]).toEqual([
    { ...before, receiving: 'pickup', placeId: selectedPickupId, isOffline: true, total: facts.total },
    true,
  ])
})

it('what is not there is on its way, no failure and no fact; nothing can be pressed', async () => {
  const tab = openTab()
  tab.app.start()
  const sources = sourcesOf(tab)
  expect({ orderTotals: selectOrderTotals(sources), pressOrder: pressOrder(sources), factsOf: factsOf(sources) }).toEqual({
    orderTotals: undefined,
    pressOrder: null,
    factsOf: {
      isRegistered: false,
      region: null,
      isSuspended: false,
      isOffline: false,
      cart: 'busy',
      rowsLeft: 0,
      areRowsStuck: false,
      prices: 'busy',
      lines: 0,
      isAllLeftOut: false,
      receiving: 'delivery',
      places: 'busy',
      placeId: null,
      descriptionLength: 0,
      contact: null,
      buyerNumberLength: 0,
      goneDay: null,
      total: 0,
      minSum: null,
    },
  })
})

it('a price that is not known leaves the sum open', async () => {
  const tab = await filled()
  tab.child('prices').send({ type: 'prices.aim', regionId: 2 })
  expect({ prices: factsOf(sourcesOf(tab)).prices, orderTotals: selectOrderTotals(sourcesOf(tab)) }).toEqual({
    prices: 'busy',
    orderTotals: undefined,
  })
})

it('a cart is known once it was there, also empty and while it is read anew or cannot be; that of another region is not, nor one that an answer of a line speaks of [DEC-018]', async () => {
  const server = { isDown: false }
  const tab = await ready(
    openTab({
      intercept: async (url, _init, send) => (server.isDown && url.includes('/cart?') ? Response.json({}, { status: 503 }) : send()),
    }),
  )
  const state = () => [selectIsKnown(tab.child('cart').getSnapshot()), factsOf(sourcesOf(tab)).cart]
  const failed = () => waitFor(tab.child('cart'), (snapshot) => snapshot.hasTag('failed'))
  expect([state(), tab.child('cart').getSnapshot().context.known.size]).toEqual([[true, 'known'], 0])
  server.isDown = true
  tab.child('cart').send({ type: 'cart.load', regionId: 1 })
  expect(state()).toEqual([true, 'known'])
  await failed()
  expect(state()).toEqual([true, 'known'])
  tab.child('cart').send({ type: 'cart.load', regionId: 2 })
  expect(state()).toEqual([false, 'busy'])
  await failed()
  tab.child('cart').send({ type: 'quantity.changed', product: productOf(PLAIN), quantity: 1, stock: null })
  tab.clock.increment(1000)
  await waitFor(tab.child('cart'), (snapshot) => snapshot.context.known.size === 1)
  expect(state()[0]).toBe(false)
})

it('the day of delivery is that of the chosen point by its schedule and the clock; one that has gone stands in the way [ENT-005]', async () => {
  const tab = await filled()
  const tick = (iso: string) => tab.child('delivery').send({ type: 'clock.ticked', now: Date.parse(iso) })
  const wanted = () => {
    const press = pressOrder(sourcesOf(tab))
    return [press?.details.wanted_date, press?.facts.goneDay, orderObstacle(factsOf(sourcesOf(tab)))]
  }
  // Days 1 to 6 of the city's own zone, until 15:00 of the eve.
  tick('2026-11-24T11:59:00Z')
  expect(wanted()).toEqual(['2026-11-25', null, null])
  tick('2026-11-24T12:00:00Z')
  expect(wanted()).toEqual(['2026-11-26', null, null])
  tab.child('checkout').send({ type: 'details.changed', details: { wantedDate: '2026-11-26' } })
  tick('2026-11-25T12:00:00Z')
  expect(wanted()).toEqual([undefined, { date: '2026-11-26', why: 'late' }, expect.stringMatching(/^На чт, 26.ноября сюда уже/)])
  tab.child('checkout').send({ type: 'receiving.changed', receiving: 'pickup' })
  expect(wanted()).toEqual([undefined, null, null])
})

it('a contact that cannot be called stands in the way [DEC-042]', async () => {
  const tab = await filled()
  tab.child('checkout').send({ type: 'details.changed', details: { contactPhone: '12' } })
  expect({ contact: factsOf(sourcesOf(tab)).contact, orderObstacle: orderObstacle(factsOf(sourcesOf(tab))) }).toEqual({
    contact: 'badPhone',
    orderObstacle: expect.stringMatching(/Проверьте телефон/),
  })
})
