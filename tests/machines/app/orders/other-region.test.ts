import { afterEach, describe, expect, it } from 'vitest'
import { waitFor } from 'xstate'
import { pressOrder, selectOrderFacts, selectOrderTotals } from '../../../../machines/customer/order-facts'
import { refusalOf } from '../../../../machines/checkout/steps/refusals'
import { selectDraftOf } from '../../../../machines/checkout/checkout.selectors'
import { priceBefore } from '../../../../model/order/seen-prices'
import { findSold, productOf, type Sold } from '../../../support/goods'
import { closeTabs, openTab, ready, type Tab } from '../../../support/open-tab'
import { atRest } from '../../../support/waiting/at-rest'
import { FINE } from '../../../support/orders/order-facts'
import { sourcesOf } from '../../../support/orders/order-sources'

const isPlain = ({ pack, stock, limit }: Sold) => pack === 1 && stock > 3 && limit === null
const [PLAIN, OTHER] = [findSold(isPlain), findSold(isPlain, 1)]
afterEach(closeTabs)

const fill = async (tab: Tab) => {
  const [cart, prices] = [tab.child('cart'), tab.child('prices')]
  cart.send({ type: 'quantities.changed', wishes: [PLAIN, OTHER].map((id) => ({ product: productOf(id), quantity: 2, stock: 10 })) })
  await waitFor(cart, ({ context }) => context.queue.length === 0)
  prices.send({ type: 'prices.wanted', ids: [PLAIN, OTHER] })
  tab.clock.increment(0)
  await waitFor(prices, ({ context }) => [PLAIN, OTHER].every((id) => context.entries[id]))
  await atRest()
}
/** The cart of region 2 while an order of region 1 is on its way: of one of its lines, to be collected, with a comment of its own. */
async function left(): Promise<Tab> {
  const tab = await ready(
    openTab({
      intercept: (url, init, send) => (init.method === 'POST' && /\/orders$/.test(url) ? new Promise<Response>(() => {}) : send()),
    }),
  )
  const checkout = tab.child('checkout')
  await waitFor(checkout, (state) => state.hasTag('editable'))
  await fill(tab)
  checkout.send({ type: 'receiving.changed', receiving: 'pickup' })
  checkout.send({ type: 'lines.excluded', ids: [OTHER] })
  checkout.send({ type: 'prices.accepted', prices: { [PLAIN]: 1 } })
  checkout.send({ type: 'description.changed', description: 'Только для первого региона' })
  checkout.send({ type: 'details.changed', details: { contactName: 'Пётр', buyerNumber: 'З-7' } })
  checkout.send(pressOrder(sourcesOf(tab))!) // it is filled
  await waitFor(checkout, (state) => state.matches({ underway: { sending: 'placing' } }))
  tab.child('regions').send({ type: 'region.follow', id: 2 })
  await waitFor(tab.child('cart'), (state) => state.context.regionId === 2 && state.matches({ content: 'ready' }))
  await fill(tab)
  return tab
}

describe('while an order of one region is on its way, another region’s cart', () => {
  it('is counted and judged by what was chosen for it alone [DEC-027]', async () => {
    const tab = await left()
    const sources = sourcesOf(tab)
    const totals = selectOrderTotals(sources)
    const facts = selectOrderFacts(sources, totals)
    expect({
      regionId: sources.checkout?.context.regionId,
      lines: totals?.lines,
      leftOut: totals?.leftOut,
      pickup: totals?.pickup,
    }).toEqual({ regionId: 1, lines: 2, leftOut: 0, pickup: 0 })
    expect({ receiving: facts.receiving, descriptionLength: facts.descriptionLength, buyerNumberLength: facts.buyerNumberLength }).toEqual({
      receiving: 'delivery',
      descriptionLength: 0,
      buyerNumberLength: 0,
    })
    expect(facts.placeId).toBe(sources.delivery?.context.selectedId)
    const press = pressOrder(sources)
    expect([press?.lines.map(({ product_id }) => product_id), press?.details.contact_name]).toEqual([[PLAIN, OTHER], 'Наталья Ермакова'])
  })

  it('has met no price', async () => {
    const tab = await left()
    expect(priceBefore(selectDraftOf(tab.child('checkout').getSnapshot(), 2).seen, PLAIN, 999)).toBeNull()
    expect(priceBefore(selectDraftOf(tab.child('checkout').getSnapshot(), 1).seen, PLAIN, 999)).toBe(1)
  })

  it('has its gift counted of all its lines [DEC-012]', async () => {
    const { regionId, ids } = (await left()).child('cartGift').getSnapshot().context
    expect({ regionId, ids }).toEqual({ regionId: 2, ids: null })
  })
})

it('a press for another region than the checkout is of is refused in words, not left without an answer [DEC-027]', async () => {
  const tab = await ready(openTab())
  const checkout = tab.child('checkout')
  await waitFor(checkout, (state) => state.hasTag('editable'))
  await fill(tab)
  checkout.send({ ...pressOrder(sourcesOf(tab))!, regionId: 2, facts: FINE }) // it is filled
  expect([checkout.getSnapshot().hasTag('refused'), refusalOf(checkout.getSnapshot().context)]).toEqual([
    true,
    expect.stringMatching(/^Регион сменён/),
  ])
})
