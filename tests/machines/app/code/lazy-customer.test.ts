import { afterEach, describe, expect, it, vi } from 'vitest'
import { waitFor } from 'xstate'
import { selectSilence } from '../../../../machines/session/session.selectors'
import { childIds } from '../../../../machines/customer/customer.children'
import { closeTabs, openTab, ready, smallServer, type Tab } from '../../../support/open-tab'
import { atRest } from '../../../support/waiting/at-rest'
import { browser } from '../../../support/world'
import { eventually } from '../../../support/waiting/eventually'

afterEach(closeTabs)

/** The code of the customer comes, or does not, when the test says so. */
function slowCode() {
  const waiting: { come: () => void; lose: () => void }[] = []
  const fetchCode = vi.fn(
    () => new Promise<void>((come, lose) => waiting.push({ come, lose: () => lose(new TypeError('Failed to fetch the module')) })),
  )
  const next = () => waiting.shift()! // asked before
  return { fetchCode, come: () => next().come(), lose: () => next().lose() }
}
const REMEMBERED = { regionId: 1, addressId: null }
const visitor = ({ app }: Tab) => app.getSnapshot().value.visitor
const silence = (tab: Tab) => selectSilence(tab.child('session').getSnapshot())
const guestTab = (fetchCode: () => Promise<void>) => {
  const server = smallServer()
  return openTab({ server, who: browser(server), fetchCode })
}

describe('the code of the customer', () => {
  it('never comes for a guest', async () => {
    const { fetchCode } = slowCode()
    const tab = guestTab(fetchCode)
    tab.app.start()
    await waitFor(tab.app, (state) => state.matches({ visitor: 'guest' }))
    await atRest()
    for (const type of ['page.shown', 'connection.lost', 'connection.restored'] as const) tab.app.send({ type })
    tab.app.send({ type: 'tab.ordered', user: 1, region: 1, order: 7, version: 1, taken: [] })
    await atRest()
    expect([fetchCode.mock.calls.length, tab.child('customerCode').getSnapshot().value, visitor(tab)]).toEqual([0, 'absent', 'guest'])
  })

  it('begins to come with the first call where somebody was signed in last, and nobody is before it is there', async () => {
    const { fetchCode, come } = slowCode()
    const tab = openTab({ fetchCode, remembered: REMEMBERED })
    tab.app.start()
    expect([fetchCode.mock.calls.length, tab.sent]).toEqual([1, ['GET /auth/user']])
    await atRest()
    expect([visitor(tab), tab.has('customer'), tab.child('session').getSnapshot().value, tab.sent.length]).toEqual([
      'starting',
      false,
      'restoring',
      1,
    ])
    come()
    await ready(tab)
    expect([childIds.filter(tab.has), fetchCode.mock.calls.length, tab.told.toasts]).toEqual([[...childIds], 1, []])
  })

  it('comes when it is known who is there, where no cookie told of it', async () => {
    const { fetchCode, come } = slowCode()
    const tab = openTab({ fetchCode })
    tab.app.start()
    expect(fetchCode).not.toHaveBeenCalled()
    await atRest()
    expect([fetchCode.mock.calls.length, visitor(tab)]).toEqual([1, 'starting'])
    come()
    await ready(tab)
  })

  it('comes for a guest as soon as a login is likely, once', async () => {
    const { fetchCode, come } = slowCode()
    const tab = guestTab(fetchCode)
    tab.app.start()
    await waitFor(tab.app, (state) => state.matches({ visitor: 'guest' }))
    for (let at = 0; at < 3; at++) tab.child('customerCode').send({ type: 'code.wanted' })
    come()
    await waitFor(tab.child('customerCode'), (state) => state.hasTag('there'))
    tab.child('customerCode').send({ type: 'code.wanted' })
    expect(fetchCode).toHaveBeenCalledOnce()
    tab.logIn(1)
    await waitFor(tab.app, (state) => state.matches({ visitor: 'customer' }))
    expect([tab.told.toasts, fetchCode.mock.calls.length]).toEqual([['Добро пожаловать!'], 1])
  })
})

describe('code that is lost', () => {
  it('ends nobody’s login: that is unconfirmed, says why, and is tried again by itself and by hand [DEC-007, ERROR-006]', async () => {
    const { fetchCode, come, lose } = slowCode()
    const tab = openTab({ fetchCode, remembered: REMEMBERED })
    tab.app.start()
    await atRest()
    lose()
    await waitFor(tab.child('session'), (state) => state.hasTag('unconfirmed'))
    expect([silence(tab), visitor(tab), tab.told.cleared, tab.child('customerCode').getSnapshot().value]).toEqual([
      'lost',
      'starting',
      0,
      'lost',
    ])
    expect(tab.sent.filter((line) => line.includes('logout'))).toEqual([])
    tab.clock.increment(15_000)
    await atRest()
    lose()
    await waitFor(tab.child('session'), (state) => state.hasTag('unconfirmed'))
    tab.child('session').send({ type: 'confirmation.retried' })
    await atRest()
    come()
    await ready(tab)
    expect([silence(tab), fetchCode.mock.calls.length, tab.child('customer').getSnapshot().context.region?.id]).toEqual([null, 3, 1])
  })

  it('after a login leaves it as it is: he is welcomed when the code has come [DEC-007]', async () => {
    const { fetchCode, come, lose } = slowCode()
    const tab = guestTab(fetchCode)
    tab.app.start()
    await waitFor(tab.app, (state) => state.matches({ visitor: 'guest' }))
    tab.logIn(1)
    await eventually(() => expect(fetchCode).toHaveBeenCalledOnce())
    lose()
    await waitFor(tab.child('session'), (state) => state.hasTag('unconfirmed'))
    expect([silence(tab), tab.told.toasts, tab.who.cookies['karter_session'] === undefined]).toEqual(['lost', [], false])
    tab.child('session').send({ type: 'confirmation.retried' })
    await eventually(() => expect(fetchCode).toHaveBeenCalledTimes(2))
    come()
    await waitFor(tab.app, (state) => state.matches({ visitor: 'customer' }))
    expect(tab.told.toasts).toEqual(['Добро пожаловать!'])
  })

  it('is no word on who is there: a server that does not answer says so in its own words [DEC-007]', async () => {
    const { fetchCode, lose } = slowCode()
    const tab = openTab({ fetchCode, remembered: REMEMBERED })
    tab.network.isDown = true
    tab.app.start()
    lose()
    await waitFor(tab.child('session'), (state) => state.hasTag('unconfirmed'))
    expect(silence(tab)).toBe('unanswered')
  })
})
