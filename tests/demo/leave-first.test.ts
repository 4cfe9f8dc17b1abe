import { afterEach, expect, it } from 'vitest'
import { waitFor } from 'xstate'
import { leaveFirst } from '../../src/demo/leave-first'
import { findSold, productOf } from '../support/goods'
import { closeTabs, openTab, ready, type Tab, type TabOptions } from '../support/open-tab'
import { atRest } from '../support/waiting/at-rest'

const PLAIN = findSold(({ stock, pack, limit }) => stock > 50 && pack === 1 && limit === null)
afterEach(closeTabs)

const session = (tab: Tab) => tab.child('session')
/** A tab whose customer is asked to leave for somebody picked in the demo's panel. */
async function leaving(options: TabOptions = {}) {
  const tab = await ready(openTab(options))
  const heard: string[] = []
  const leave = () => leaveFirst(tab.app, { onLeft: () => heard.push('left'), onStayed: () => heard.push('stayed') })
  return { tab, heard, leave }
}
/** He has something unsent, and is asked. */
async function asked() {
  const opened = await leaving()
  opened.tab.network.lose()
  opened.tab.child('cart').send({ type: 'quantity.changed', product: productOf(PLAIN), quantity: 5, stock: null })
  opened.leave()
  await waitFor(session(opened.tab), (state) => state.hasTag('asking'))
  return opened
}
const logOut = async (tab: Tab) => {
  session(tab).send({ type: 'logout.requested' })
  await waitFor(session(tab), (state) => state.hasTag('asking'))
  session(tab).send({ type: 'logout.confirmed' })
  await waitFor(tab.app, (state) => state.matches({ visitor: 'guest' }))
}

it('who leaves makes room for the one that was picked, once the shop is empty', async () => {
  const { tab, heard, leave } = await leaving()
  leave()
  expect(heard).toEqual([])
  await waitFor(tab.app, (state) => state.matches({ visitor: 'guest' }))
  await atRest()
  expect(heard).toEqual(['left'])
})

it('who says «Остаться» stays, and a logout much later opens no login by itself', async () => {
  const { tab, heard } = await asked()
  session(tab).send({ type: 'logout.withdrawn' })
  expect(heard).toEqual(['stayed'])
  await logOut(tab)
  expect(heard).toEqual(['stayed'])
})

it('who cannot leave stays: the server does not answer', async () => {
  const { tab, heard, leave } = await leaving()
  tab.network.isDown = true
  leave()
  await waitFor(tab.app, () => heard.length > 0)
  tab.network.isDown = false
  session(tab).send({ type: 'logout.requested' })
  await waitFor(tab.app, (state) => state.matches({ visitor: 'guest' }))
  expect(heard).toEqual(['stayed'])
})

it('whose login runs out while he is asked stays until he logs in', async () => {
  const { tab, heard } = await asked()
  tab.app.send({ type: 'session.rejected' })
  expect(heard).toEqual(['stayed'])
})
