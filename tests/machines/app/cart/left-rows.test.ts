import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { waitFor } from 'xstate'
import { selectUnsent } from '../../../../machines/session/session.selectors'
import type { KeptRow } from '../../../../model/entry/kept-row'
import { localRows } from '../../../../src/platform/wishes/entered-rows'
import { LocalStorage } from '../../../platform/wishes/wishes-world'
import { findSold, productOf } from '../../../support/goods'
import { lockStub } from '../../../support/lock-stub'
import { closeTabs, openTab, ready, type Tab } from '../../../support/open-tab'
import { atRest } from '../../../support/waiting/at-rest'
import { inCart, isGuest, popup } from './entering'

beforeEach(() => {
  vi.stubGlobal('navigator', { locks: lockStub() })
  vi.stubGlobal('localStorage', new LocalStorage())
})
afterEach(() => {
  closeTabs()
  vi.unstubAllGlobals()
})
const { article } = productOf(findSold(({ stock, pack, limit }) => stock > 9 && pack === 1 && limit === null))
const ROW: KeptRow = { text: article, productId: null, quantity: 4, isScan: false, isTyped: false, reason: null, mayRepeat: false }

async function opened(): Promise<Tab> {
  const tab = await ready(openTab({ ports: { rows: localRows('own') } }))
  await atRest()
  return tab
}

describe('a logout while rows lie that a tab left which is gone', () => {
  it('asks about what a page left that is gone, in a region that is not shown, and told to send shows it before anything is lost [DEC-010]', async () => {
    localRows('dead').keep(1, 2, [ROW, ROW])
    const tab = await opened()
    const session = tab.child('session')
    session.send({ type: 'logout.requested' })
    await waitFor(session, (state) => state.hasTag('asking'))
    expect(selectUnsent(session.getSnapshot())).toBe(2)
    session.send({ type: 'logout.flushed' })
    await atRest()
    expect([session.getSnapshot().matches('signedIn'), popup(tab), tab.window.entries().at(-1)]).toEqual([true, null, '/cart'])
    const { entries } = tab.child('quickEntry').getSnapshot().context
    expect(entries.map(({ article, quantity, status, again }) => [article, quantity, status, again !== null])).toEqual([
      [ROW.text, 4, 'failed', true],
      [ROW.text, 4, 'failed', true],
    ])
  })

  it('sends what a tab left in the region in force that was closed since [DEC-010]', async () => {
    const tab = await opened()
    localRows('dead').keep(1, 1, [ROW])
    const session = tab.child('session')
    session.send({ type: 'logout.requested' })
    await waitFor(session, (state) => state.hasTag('asking'))
    session.send({ type: 'logout.flushed' })
    for (let second = 0; second < 3; second++) {
      await atRest()
      tab.clock.increment(1000)
    }
    await isGuest(tab)
    tab.logIn(1)
    await ready(tab)
    expect(inCart(tab)).toEqual([4])
  })
})
