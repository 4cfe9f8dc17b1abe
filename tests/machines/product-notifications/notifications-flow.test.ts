import { afterEach, expect, it } from 'vitest'
import { waitFor } from 'xstate'
import { notificationKey } from '../../../machines/product-notifications/product-notifications.machine'
import { selectIsAwaited, selectIsWaiting, selectRefusal } from '../../../machines/product-notifications/product-notifications.selectors'
import { closeTabs, ENDED, openTab, ready, type Tab } from '../../support/open-tab'
import { atRest } from '../../support/waiting/at-rest'

afterEach(closeTabs)

/** Of the small server's goods one of which nothing is there. */
const AWAITED = { regionId: 1, productId: 39 }
const wishOf = (tab: Tab) => tab.child('productNotifications').getSnapshot().context.byKey[notificationKey(AWAITED)]
const seen = (tab: Tab) => {
  const state = wishOf(tab)?.getSnapshot()
  return [selectIsAwaited(state), selectIsWaiting(state), selectRefusal(state)]
}
/** Its button is on the screen, and the list says that nobody waits. */
async function shown(tab: Tab): Promise<Tab> {
  const wishes = (await ready(tab)).child('productNotifications')
  wishes.send({ type: 'product.shown', ...AWAITED })
  wishes.send({ type: 'list.told', regionId: AWAITED.regionId, items: [] })
  return tab
}
const writes = (tab: Tab) => tab.sent.filter((line) => line.startsWith('POST') && line.includes('productNotifications'))

it('a wish that meets the end of the login waits for the next one, as the cart does [DEC-008]', async () => {
  const tab = await shown(openTab())
  Object.assign(tab.who.cookies, ENDED)
  wishOf(tab)?.send({ type: 'wish.pressed', isWished: true })
  await waitFor(tab.child('customer'), (state) => state.matches('suspended'))
  await atRest()
  expect(seen(tab)).toEqual([true, true, null])
  tab.logIn(1)
  await waitFor(wishOf(tab)!, (state) => state.matches('on'))
  expect([seen(tab), writes(tab).length]).toEqual([[true, false, null], 2])
})

it('a wish is gone with the logout: the next person waits for nothing of it', async () => {
  const tab = await shown(openTab())
  wishOf(tab)?.send({ type: 'wish.pressed', isWished: true })
  await waitFor(wishOf(tab)!, (state) => state.matches('on'))
  tab.child('session').send({ type: 'logout.requested' })
  await waitFor(tab.app, (state) => state.matches({ visitor: 'guest' }))
  expect(tab.has('productNotifications')).toBe(false)
  tab.logIn(2)
  await waitFor(tab.app, (state) => state.matches({ visitor: 'customer' }))
  expect(wishOf(tab)).toBe(undefined)
})
