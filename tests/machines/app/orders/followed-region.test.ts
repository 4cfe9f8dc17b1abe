import { afterEach, describe, expect, it } from 'vitest'
import { findSold, productOf, type Sold } from '../../../support/goods'
import { closeTabs, openTab, ready, SIGNED_IN, smallServer, type Tab } from '../../../support/open-tab'
import { atRest } from '../../../support/waiting/at-rest'
import { sendOrder } from '../../../support/orders/press-order'
import { browser } from '../../../support/world'

const isPlain = ({ pack, stock, limit }: Sold) => pack === 1 && stock > 3 && limit === null
const PLAIN = findSold(isPlain)
afterEach(closeTabs)

/** Two tabs; the first has pressed an order that is on its way until `answer`. */
async function ordering(answer: (send: () => Promise<Response>) => Promise<Response> = (send) => send()) {
  const server = smallServer()
  const shared = { server, who: browser(server, { ...SIGNED_IN }), channel: `followed-${Math.random()}` }
  let go: () => void = () => {}
  const tab = openTab({
    path: '/cart',
    ...shared,
    intercept: async (url, init, send) => {
      if (init.method !== 'POST' || !url.endsWith('/orders')) return send()
      await new Promise<void>((resolve) => (go = resolve))
      return answer(send)
    },
  })
  await ready(tab)
  const other = await ready(openTab(shared))
  tab.child('cart').send({ type: 'quantity.changed', product: productOf(PLAIN), quantity: 2, stock: 10 })
  await sendOrder(tab, PLAIN)
  other.child('regions').send({ type: 'region.picked', id: 2 })
  other.child('regions').send({ type: 'region.confirmed' })
  await atRest()
  return { tab, other, answered: () => (go(), atRest()) }
}
const regionsOf = (tab: Awaited<ReturnType<typeof ordering>>['tab']) => [
  tab.child('customer').getSnapshot().context.region?.id,
  tab.child('cart').getSnapshot().context.regionId,
  tab.child('checkout').getSnapshot().context.regionId,
]

describe('a region that another tab chose while an order is on its way here', () => {
  it('comes after the answer, and is said then [DEC-027]', async () => {
    const { tab, other, answered } = await ordering()
    expect([regionsOf(tab), regionsOf(other), tab.told.toasts]).toEqual([[1, 1, 1], [2, 2, 2], []])
    await answered()
    expect(regionsOf(tab)).toEqual([2, 2, 2])
    expect(tab.told.toasts).toContain('Регион изменён в другой вкладке')
    expect(tab.window.world.location.pathname).toMatch(/^\/personal\/orders\/\d+$/)
  })

  it('comes after a refusal too, which is told with its region [DEC-027]', async () => {
    const { tab, answered } = await ordering(async () => Response.json({ message: 'Нельзя' }, { status: 403 }))
    await answered()
    expect({ regionsOf: regionsOf(tab), news: tab.child('checkout').getSnapshot().context.news }).toEqual({
      regionsOf: [2, 2, 2],
      news: [{ type: 'refused', regionId: 1, text: 'Нельзя.' }],
    })
  })

  it('waits while nobody knows whether the order is there [DEC-022]', async () => {
    const { tab, answered } = await ordering(async () => Response.json({}, { status: 503 }))
    await answered()
    tab.clock.increment(5000)
    await atRest()
    expect(regionsOf(tab)).toEqual([1, 1, 1])
  })

  it('does not come where that tab goes back to the first one meanwhile', async () => {
    const { tab, other, answered } = await ordering()
    other.child('regions').send({ type: 'region.picked', id: 1 })
    other.child('regions').send({ type: 'region.confirmed' })
    await atRest()
    await answered()
    expect({ regionsOf: regionsOf(tab), following: tab.child('customer').getSnapshot().context.following }).toEqual({
      regionsOf: [1, 1, 1],
      following: null,
    })
  })
})

const pick = async (tab: Tab, id: number) => {
  tab.child('regions').send({ type: 'region.picked', id })
  tab.child('regions').send({ type: 'region.confirmed' })
  await atRest()
}
it('a region chosen here after that of another tab stays, also after the answer: the last choice wins [DEC-027]', async () => {
  const { tab, other, answered } = await ordering()
  await pick(tab, 3)
  expect([regionsOf(tab), regionsOf(other)]).toEqual([
    [3, 3, 1],
    [3, 3, 3],
  ])
  await answered()
  expect([regionsOf(tab), regionsOf(other)]).toEqual([
    [3, 3, 3],
    [3, 3, 3],
  ])
})

it('a region of another tab that is not to be had here leaves the checkout with the region in force [DEC-027]', async () => {
  const { tab, answered } = await ordering()
  tab.app.send({ type: 'tab.appliedRegion', user: 1, region: 999 })
  await answered()
  expect(regionsOf(tab)).toEqual([1, 1, 1])
})
