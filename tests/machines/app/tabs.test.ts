import { afterEach, describe, expect, it } from 'vitest'
import { SimulatedClock, waitFor } from 'xstate'
import { childIds } from '../../../machines/customer/customer.children'
import { selectQuantity } from '../../../machines/cart/cart.selectors'
import { memoryWishes } from '../../../src/platform/wishes/wishes'
import { findSold, productOf } from '../../support/goods'
import { closeTabs, ENDED, GUEST, openTab, ready, SIGNED_IN, smallServer, type Tab } from '../../support/open-tab'
import { atRest } from '../../support/waiting/at-rest'
import { browser } from '../../support/world'

const PLAIN = findSold(({ stock, pack, limit }) => stock > 50 && pack === 1 && limit === null)
afterEach(closeTabs)

/** Two tabs of one browser. */
function two(cookies: Record<string, string> = { ...SIGNED_IN }): [Tab, Tab] {
  const server = smallServer()
  const shared = { server, who: browser(server, cookies), channel: `two-${Math.random()}`, clock: new SimulatedClock() }
  return [openTab(shared), openTab(shared)]
}
const isGuest = (tab: Tab) => waitFor(tab.app, (state) => state.matches({ visitor: 'guest' }))
const userOf = (tab: Tab) => tab.app.getSnapshot().context.user?.id
/** What another tab tells takes a turn of the real event loop. */
const heard = async () => {
  for (let turn = 0; turn < 5; turn++) {
    await new Promise((resolve) => setTimeout(resolve, 1)) // a BroadcastChannel has nothing to wait for
    await atRest()
  }
}

describe('two tabs', () => {
  it('see one cart [DEC-020]', async () => {
    const [one, other] = two()
    await ready(one)
    await ready(other)
    one.child('cart').send({ type: 'quantity.changed', product: productOf(PLAIN), quantity: 6, stock: null })
    one.clock.increment(400)
    await waitFor(other.child('cart'), (state) => selectQuantity(PLAIN)(state) === 6)
  })

  it('buy for one region, and the one that follows says so [DEC-027]', async () => {
    const [one, other] = two()
    await ready(one)
    await ready(other)
    one.child('regions').send({ type: 'region.picked', id: 2 })
    one.child('regions').send({ type: 'region.confirmed' })
    await waitFor(other.child('cart'), (state) => state.context.regionId === 2 && state.matches({ content: 'ready' }))
    await heard()
    expect([
      one.told.toasts,
      other.told.toasts,
      one.child('customer').getSnapshot().context.region?.id,
      other.child('customer').getSnapshot().context.region?.id,
    ]).toEqual([[], ['Регион изменён в другой вкладке'], 2, 2])
  })

  it('log out together, with one call; what they share is cleared by the one where it was done [DEC-010]', async () => {
    const [one, other] = two()
    await ready(one)
    await ready(other)
    one.child('session').send({ type: 'logout.requested' })
    await isGuest(one)
    await isGuest(other)
    expect([...one.sent, ...other.sent].filter((line) => line === 'POST /auth/logout')).toHaveLength(1)
    expect([one.told.cleared, other.told.cleared, userOf(other), one.told.toasts, other.told.toasts]).toEqual([
      1,
      0,
      undefined,
      ['Вы успешно покинули сайт'],
      ['Вы вышли в другой вкладке'],
    ])
  })

  it('log in together; only the one where it was done greets', async () => {
    const [one, other] = two({ ...GUEST })
    one.app.start()
    other.app.start()
    await isGuest(one)
    await isGuest(other)
    other.child('overlay').send({ type: 'popup.asked', popup: 'login' })
    one.logIn(1)
    await waitFor(other.app, (state) => state.matches({ visitor: 'customer' }))
    await heard()
    expect([one.told.toasts, other.told.toasts, other.child('overlay').getSnapshot().context.shown]).toEqual([
      ['Добро пожаловать!'],
      [],
      null,
    ])
  })

  it('that were suspended go on together [DEC-008]', async () => {
    const [one, other] = two()
    await ready(one)
    await ready(other)
    for (const tab of [one, other]) tab.app.send({ type: 'session.rejected' })
    const cart = other.child('cart')
    one.logIn(1)
    await waitFor(other.child('customer'), (state) => state.matches('active'))
    await heard()
    expect([other.child('cart') === cart, other.told.toasts]).toEqual([true, []])
  })

  it('never act for two people: where another logs in, both become his [DEC-008]', async () => {
    const [one, other] = two()
    await ready(one)
    await ready(other)
    await atRest() // nothing is on its way that the other's login would refuse
    one.app.send({ type: 'session.rejected' })
    one.logIn(2)
    await waitFor(one.app, () => userOf(one) === 2)
    await waitFor(other.app, () => userOf(other) === 2)
    await heard()
    expect([userOf(one), userOf(other), one.told.cleared, other.told.cleared, other.told.toasts]).toEqual([
      2,
      2,
      1,
      0,
      ['Вы вышли в другой вкладке'],
    ])
  })

  it('do not believe a word that is out of date: the profile is asked, meanwhile nothing of the customer’s is on the screen [DEC-010]', async () => {
    const wishes = memoryWishes()
    let answers = Promise.resolve()
    let answer = () => {}
    const tab = openTab({
      path: '/cart',
      remembered: { regionId: 2, addressId: null },
      ports: { wishes },
      intercept: async (url, _init, send) => (url.endsWith('/auth/user') ? (await answers, send()) : send()),
    })
    await ready(tab)
    tab.child('overlay').send({ type: 'popup.asked', popup: 'region' })
    tab.network.lose()
    tab.child('cart').send({ type: 'quantity.changed', product: productOf(PLAIN), quantity: 6, stock: null })
    answers = new Promise((resolve) => {
      answer = resolve
    })
    tab.app.send({ type: 'tab.closedSession', user: 1 })
    expect([
      userOf(tab),
      tab.app.getSnapshot().matches({ visitor: 'starting' }),
      childIds.filter(tab.has),
      tab.child('overlay').getSnapshot().context.shown,
    ]).toEqual([undefined, true, [], null])
    answer()
    await waitFor(tab.app, () => userOf(tab) === 1)
    await waitFor(tab.child('cart'), (state) => state.matches({ content: 'ready' }))
    await atRest()
    expect([
      tab.child('customer').getSnapshot().context.region?.id,
      selectQuantity(PLAIN)(tab.child('cart').getSnapshot()),
      tab.window.address(),
      tab.told.toasts,
      tab.told.cleared,
    ]).toEqual([2, 6, '/cart', [], 0])
  })

  it('that were logged out elsewhere keep nothing of what was unsent, whenever they put it down [DEC-010]', async () => {
    const wishes = memoryWishes()
    const tab = await ready(openTab({ ports: { wishes } }))
    tab.network.lose()
    tab.child('cart').send({ type: 'quantity.changed', product: productOf(PLAIN), quantity: 6, stock: null })
    Object.assign(tab.who.cookies, ENDED)
    tab.app.send({ type: 'tab.closedSession', user: 1 })
    await isGuest(tab)
    expect(await wishes.load(1)).toEqual([])
  })

  it('that cannot ask stay empty and ask again; nobody is shown as signed in [DEC-007]', async () => {
    const [one, other] = two()
    await ready(one)
    await ready(other)
    other.network.isDown = true
    one.child('session').send({ type: 'logout.requested' })
    await isGuest(one)
    await waitFor(other.child('session'), (state) => state.hasTag('unconfirmed'))
    expect([userOf(other), childIds.filter(other.has), other.told.toasts]).toEqual([undefined, [], []])
    other.network.isDown = false
    other.clock.increment(15_000)
    await isGuest(other)
    await atRest()
    expect({ toasts: other.told.toasts, address: other.window.address() }).toEqual({ toasts: ['Вы вышли в другой вкладке'], address: '/' })
  })

  it('where the profile is another’s by now become his, and nothing of the first stays [DEC-008]', async () => {
    const [one, other] = two()
    await ready(one)
    await ready(other)
    const wishes = other.child('cart')
    other.app.send({ type: 'session.rejected' })
    one.child('session').send({ type: 'logout.requested' })
    await isGuest(one)
    one.logIn(2)
    await waitFor(one.app, () => userOf(one) === 2)
    await waitFor(other.app, () => userOf(other) === 2)
    await heard()
    expect([wishes.getSnapshot().status, other.child('customer').getSnapshot().context.region?.id]).toEqual(['stopped', 5])
  })

  it('ignore what is said of another user', async () => {
    const [one] = two()
    await ready(one)
    one.app.send({ type: 'tab.closedSession', user: 2 })
    one.app.send({ type: 'tab.appliedRegion', user: 2, region: 2 })
    await atRest()
    expect([userOf(one), one.child('customer').getSnapshot().context.region?.id]).toEqual([1, 1])
  })
})
