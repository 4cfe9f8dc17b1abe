import { afterEach, describe, expect, it } from 'vitest'
import { SimulatedClock, waitFor } from 'xstate'
import { selectQuantity } from '../../../machines/cart/cart.selectors'
import { findSold, productOf } from '../../support/goods'
import { closeTabs, openTab, ready, SIGNED_IN, smallServer, type Tab, type TabOptions } from '../../support/open-tab'
import { atRest } from '../../support/waiting/at-rest'
import { browser } from '../../support/world'

afterEach(closeTabs)

/** Two tabs of person 1 with everything there. */
async function two(options: TabOptions = {}): Promise<[Tab, Tab]> {
  const server = smallServer()
  const shared = { server, who: browser(server, { ...SIGNED_IN }), channel: `changed-${Math.random()}`, clock: new SimulatedClock() }
  const tabs: [Tab, Tab] = [openTab({ ...shared, ...options }), openTab({ ...shared, ...options })]
  for (const tab of tabs) await ready(tab)
  await atRest()
  for (const tab of tabs) tab.sent.length = 0
  return tabs
}
const addresses = (tab: Tab) =>
  tab
    .child('delivery')
    .getSnapshot()
    .context.addresses.map(({ id }) => id)
/** What another tab tells takes a turn of the real event loop. */
const heard = async () => {
  for (let turn = 0; turn < 5; turn++) {
    await new Promise((resolve) => setTimeout(resolve, 1)) // a BroadcastChannel has nothing to wait for
    await atRest()
  }
}
const asked = ({ sent }: Tab, end: string) => sent.filter((line) => line.startsWith('GET') && line.endsWith(end)).length

describe('what one tab changed', () => {
  it('is not to be chosen in the other: a delivery address [STATE-016]', async () => {
    const [one, other] = await two()
    const [first, ...rest] = addresses(other)
    await one.api('delivery.remove', { params: { id: 1, addressId: first! } }) // person 1 has three
    await waitFor(other.child('delivery'), (state) => state.hasTag('known') && state.context.addresses.length === rest.length)
    expect([addresses(one), addresses(other)]).toEqual([rest, rest])
  })

  it('is known in the other: the regions [STATE-002]', async () => {
    const [one, other] = await two()
    one.app.send({ type: 'data.changed', tags: ['regions'], region: null })
    await heard()
    expect([asked(one, '/companyRegions'), asked(other, '/companyRegions')]).toEqual([1, 1])
  })

  it('is asked for by every machine that it concerns, here and there, whatever else changed with it', async () => {
    const [one, other] = await two()
    one.app.send({ type: 'data.changed', tags: ['delivery', 'regions', 'cart', 'favorites'], region: 1 })
    await heard()
    for (const tab of [one, other]) {
      expect(asked(tab, '/companyRegions')).toBe(1)
      expect(asked(tab, '/deliveryAddresses')).toBeGreaterThan(0)
    }
    // The cart and the favourites of this tab know of their own writes already.
    expect([one, other].map((tab) => asked(tab, '/favorite'))).toEqual([0, 1])
  })

  it('is the cart of the region that was written, not of the one that is bought for by now [DEC-027]', async () => {
    const plain = findSold(({ stock, pack, limit }) => stock > 50 && pack === 1 && limit === null)
    const [one, other] = await two()
    const read = (tab: Tab, region: number) => asked(tab, `/cart?company_region_id=${region}&user_id=1`)
    one.child('cart').send({ type: 'quantity.changed', product: productOf(plain), quantity: 2, stock: null })
    one.child('regions').send({ type: 'region.follow', id: 2 })
    await waitFor(one.child('cart'), (state) => state.context.regionId === 2 && state.matches({ content: 'ready' }))
    const before = [read(other, 1), read(other, 2)]
    one.clock.increment(400) // the write that was parked goes out now
    await waitFor(one.child('cart'), ({ context }) => context.queue.length === 0)
    await waitFor(other.child('cart'), (state) => selectQuantity(plain)(state) === 2)
    expect([read(other, 1), read(other, 2)]).toEqual([before[0]! + 1, before[1]])
  })
})
