import { afterEach, describe, expect, it } from 'vitest'
import { SimulatedClock, waitFor } from 'xstate'
import { ASK_AGAIN_MS } from '../../../model/limits'
import { findSold, productOf } from '../../support/goods'
import { closeTabs, GUEST, openTab, ready, SIGNED_IN, smallServer, type Tab, type TabOptions } from '../../support/open-tab'
import { atRest } from '../../support/waiting/at-rest'
import { browser } from '../../support/world'

const PLAIN = findSold(({ stock, pack, limit }) => stock > 50 && pack === 1 && limit === null)
afterEach(closeTabs)

const userOf = (tab: Tab) => tab.app.getSnapshot().context.user?.id
const session = (tab: Tab) => tab.child('session')
const popup = (tab: Tab) => tab.child('overlay').getSnapshot().context.shown
const isGuest = (tab: Tab) => waitFor(tab.app, (state) => state.matches({ visitor: 'guest' }))
const wish = (tab: Tab, quantity: number) =>
  tab.child('cart').send({ type: 'quantity.changed', product: productOf(PLAIN), quantity, stock: null })
const count = (tab: Tab, line: string) => tab.sent.filter((it) => it === line).length
/** What another tab tells takes a turn of the real event loop. */
const heard = async () => {
  for (let turn = 0; turn < 5; turn++) {
    await new Promise((resolve) => setTimeout(resolve, 1)) // a BroadcastChannel has nothing to wait for
    await atRest()
  }
}
/** Answers that wait until they are let go. */
function gate() {
  let open = () => {}
  const passed = new Promise<void>((resolve) => {
    open = resolve
  })
  return { open, passed }
}

/** Two tabs of one browser where person 1 is signed in. */
async function two(options: TabOptions = {}): Promise<[Tab, Tab]> {
  const server = smallServer()
  const shared = { server, who: browser(server, { ...SIGNED_IN }), channel: `login-${Math.random()}`, clock: new SimulatedClock() }
  const [one, other] = [openTab({ ...shared, ...options }), openTab(shared)]
  await ready(one)
  await ready(other)
  await atRest() // nothing is on its way that the other's login would refuse
  return [one, other]
}
/** Person 2 logs in in a tab where the login of person 1 ran out. */
async function becomeSecond(tab: Tab): Promise<void> {
  tab.app.send({ type: 'session.rejected' })
  tab.logIn(2)
  await waitFor(tab.app, () => userOf(tab) === 2)
}

describe('a tab that another person took over elsewhere', () => {
  it('touches nothing of what the tabs share: it is the other’s by now [DEC-008]', async () => {
    const [one, other] = await two()
    await becomeSecond(other)
    await waitFor(one.app, () => userOf(one) === 2)
    await heard()
    expect([one.told.cleared, other.told.cleared, one.told.toasts]).toEqual([0, 1, ['Вы вышли в другой вкладке']])
  })

  it('touches nothing of it either where it waited for a login itself [DEC-008]', async () => {
    const [one, other] = await two()
    one.app.send({ type: 'session.rejected' })
    await becomeSecond(other)
    await waitFor(one.app, () => userOf(one) === 2)
    await heard()
    expect([one.told.cleared, other.told.cleared, one.told.toasts]).toEqual([0, 1, []])
  })

  it('writes nothing of the first’s with the login of the second [DEC-008]', async () => {
    const answers = gate()
    let isSlow = false
    const [one, other] = await two({
      intercept: async (url, _init, send) => (isSlow && url.endsWith('/auth/user') ? (await answers.passed, send()) : send()),
    })
    wish(one, 5)
    isSlow = true
    await becomeSecond(other)
    await waitFor(session(one), (state) => !state.matches('signedIn'))
    one.clock.increment(400)
    await atRest()
    expect([one.app.getSnapshot().matches({ visitor: 'starting' }), one.has('cart'), count(one, 'POST /cart/updateInCart')]).toEqual([
      true,
      false,
      0,
    ])
    answers.open()
    await waitFor(one.app, () => userOf(one) === 2)
    expect([one.sent.filter((line) => line.includes('updateInCart')), one.has('cart')]).toEqual([[], true])
  })

  it('does not end his session by the logout that it was asked about before [DEC-008] [DEC-010]', async () => {
    const [one, other] = await two()
    one.network.lose()
    wish(one, 5)
    session(one).send({ type: 'logout.requested' })
    await waitFor(session(one), (state) => state.hasTag('asking'))
    await becomeSecond(other)
    await waitFor(one.app, () => userOf(one) === 2)
    session(one).send({ type: 'logout.confirmed' })
    await heard()
    expect([popup(one), count(one, 'POST /auth/logout'), userOf(one), userOf(other)]).toEqual([null, 0, 2, 2])
  })

  it('does not say goodbye for a logout that was on its way then, and clears nothing of his [DEC-008]', async () => {
    const answers = gate()
    const [one, other] = await two({
      intercept: async (url, _init, send) =>
        url.endsWith('/auth/logout') ? (await answers.passed, Response.json({}, { status: 503 })) : send(),
    })
    session(one).send({ type: 'logout.requested' })
    await waitFor(session(one), (state) => state.matches('signingOut'))
    await becomeSecond(other)
    await waitFor(one.app, () => userOf(one) === 2)
    answers.open()
    await heard()
    expect([userOf(one), userOf(other), one.told.cleared]).toEqual([2, 2, 0])
  })
})

describe('a login that was made here', () => {
  /** A guest whose profile is not answered until it is told to be. */
  async function unanswered(options: TabOptions = {}) {
    const server = smallServer()
    const profile = { isDown: false }
    const tab = openTab({
      server,
      who: browser(server, { ...GUEST }),
      intercept: async (url, _init, send) => (profile.isDown && url.endsWith('/auth/user') ? Response.json({}, { status: 503 }) : send()),
      ...options,
    })
    tab.app.start()
    await isGuest(tab)
    profile.isDown = true
    return { tab, profile, server }
  }

  it('is greeted, and told to the other tabs, whenever the profile comes', async () => {
    const channel = `late-${Math.random()}`
    const { tab, profile, server } = await unanswered({ channel })
    const other = openTab({ server, who: tab.who, channel })
    other.app.start()
    await isGuest(other)
    tab.logIn(1)
    await waitFor(session(tab), (state) => state.hasTag('unconfirmed'))
    profile.isDown = false
    tab.clock.increment(ASK_AGAIN_MS)
    await waitFor(other.app, () => userOf(other) === 1)
    await heard()
    expect([userOf(tab), tab.told.toasts, other.told.toasts]).toEqual([1, ['Добро пожаловать!'], []])
  })

  it('is greeted once: a login found again later is nothing new', async () => {
    const { tab, profile } = await unanswered()
    profile.isDown = false
    tab.logIn(1)
    await waitFor(tab.app, () => userOf(tab) === 1)
    tab.app.send({ type: 'tab.closedSession', user: 1 })
    await waitFor(tab.app, () => userOf(tab) === 1)
    await atRest()
    expect(tab.told.toasts).toEqual(['Добро пожаловать!'])
  })

  it('and overtaken by another’s in another tab is his: no greeting, nothing cleared [DEC-008]', async () => {
    const answers = gate()
    let isSlow = false
    const [one, other] = await two({
      intercept: async (url, _init, send) => (isSlow && url.endsWith('/auth/user') ? (await answers.passed, send()) : send()),
    })
    one.app.send({ type: 'session.rejected' })
    isSlow = true
    one.logIn(1)
    await waitFor(session(one), (state) => state.matches('confirming'))
    await becomeSecond(other)
    await heard()
    answers.open()
    await waitFor(one.app, () => userOf(one) === 2)
    await heard()
    expect([one.told.toasts, one.told.cleared, other.told.cleared]).toEqual([[], 0, 1])
  })

  it('that waits for its profile is asked about at once where another tab has logged in', async () => {
    const { tab, profile } = await unanswered()
    tab.logIn(1)
    await waitFor(session(tab), (state) => state.hasTag('unconfirmed'))
    profile.isDown = false
    tab.app.send({ type: 'tab.openedSession', user: 1 }) // no time passes
    await waitFor(tab.app, () => userOf(tab) === 1)
    expect(tab.told.toasts).toEqual([])
  })
})
