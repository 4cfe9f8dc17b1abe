import { afterEach, describe, expect, it } from 'vitest'
import { SimulatedClock, waitFor } from 'xstate'
import { LOGIN_REFUSED } from '../../../machines/session/login-form.machine'
import { Secret } from '../../../model/identity/secret'
import { memoryWishes } from '../../../src/platform/wishes/wishes'
import { findSold, productOf } from '../../support/goods'
import { closeTabs, ENDED, openTab, ready, signedIn, smallServer, type Tab } from '../../support/open-tab'
import { atRest } from '../../support/waiting/at-rest'
import { browser } from '../../support/world'

const WELCOME = 'Добро пожаловать!'
const PLAIN = findSold(({ stock, pack, limit }) => stock > 50 && pack === 1 && limit === null)
const wish = (tab: Tab, quantity: number) =>
  tab.child('cart').send({ type: 'quantity.changed', product: productOf(PLAIN), quantity, stock: null })
const writes = ({ sent }: Tab) => sent.filter((line) => line.includes('updateInCart'))
const is = async (tab: Tab, value: 'guest' | 'starting' | 'customer' | { customer: 'active' | 'suspended' }) => {
  if (typeof value === 'object') await waitFor(await signedIn(tab), (state) => state.matches(value.customer))
  else await waitFor(tab.app, (state) => state.matches({ visitor: value }))
}
const popup = (tab: Tab) => tab.child('overlay').getSnapshot().context.shown
const guestTab = (options: Parameters<typeof openTab>[0] = {}) => {
  const server = smallServer()
  return openTab({ server, who: browser(server), ...options })
}
afterEach(closeTabs)

describe('the start', () => {
  it('without a login is quiet: no word, nothing cleared, no way home, no prices and no cart [STATE-024] [ROLE-001]', async () => {
    const tab = guestTab({ path: '/catalog?page=2' })
    tab.app.start()
    await is(tab, 'guest')
    expect({ told: tab.told, address: tab.window.address(), sent: tab.sent }).toEqual({
      told: { toasts: [], logged: [], regions: [], addresses: [], cleared: 0 },
      address: '/catalog?page=2',
      sent: ['GET /auth/user'],
    })
    expect((['cart', 'prices', 'regions', 'checkout', 'delivery'] as const).filter(tab.has)).toEqual([])
  })

  it('with a login loads regions, then the region’s cart and addresses, puts the region and the default address into their cookies, and greets nobody [STATE-024] [STATE-002] [STATE-016]', async () => {
    const tab = await ready(openTab({ remembered: { regionId: 2, addressId: null } }))
    await atRest()
    expect([tab.sent.filter((line) => !line.includes('notifications')).slice(0, 4), tab.told]).toEqual([
      ['GET /auth/user', 'GET /users/1/companyRegions', 'GET /users/1/favorite', 'GET /cart?company_region_id=2&user_id=1'],
      { toasts: [], logged: [], regions: [2], addresses: [21], cleared: 0 },
    ])
  })

  it('with a server that does not answer leaves the session unconfirmed and asks again every 15 s [DEC-007]', async () => {
    const tab = openTab()
    tab.network.isDown = true
    tab.app.start()
    for (let round = 1; round <= 3; round++) {
      await waitFor(tab.child('session'), (state) => state.hasTag('unconfirmed'))
      tab.clock.increment(14_999)
      expect(tab.child('session').getSnapshot().hasTag('unconfirmed')).toBe(true)
      if (round === 3) tab.network.isDown = false
      tab.clock.increment(1)
    }
    await is(tab, 'customer')
    expect(tab.told.toasts).toEqual([])
  })

  it('without an answer asks at once on request', async () => {
    const tab = openTab()
    tab.network.isDown = true
    tab.app.start()
    await waitFor(tab.child('session'), (state) => state.hasTag('unconfirmed'))
    tab.network.isDown = false
    tab.child('session').send({ type: 'confirmation.retried' })
    await is(tab, 'customer')
  })

  const startedWith = (answer: () => Response) => {
    const tab = openTab({ intercept: async (url, _init, send) => (url.endsWith('/auth/user') ? answer() : send()) })
    tab.app.start()
    return tab
  }

  it('with a profile that is refused ends the session [STATE-004] [ERROR-004] [DEC-007]', async () => {
    const tab = startedWith(() => Response.json({ message: 'Нет' }, { status: 403 }))
    await is(tab, 'guest')
    expect([tab.sent.includes('POST /auth/logout'), tab.told.cleared, tab.who.cookies['karter_session']]).toEqual([true, 1, undefined])
  })

  it('with a profile that cannot be parsed keeps the session and asks again [DEC-007, DEC-085]', async () => {
    const tab = startedWith(() => Response.json({ id: 'x' }))
    await waitFor(tab.child('session'), (state) => state.hasTag('unconfirmed'))
    expect([tab.sent.includes('POST /auth/logout'), tab.told.cleared]).toEqual([false, 0])
  })
})

describe('a login', () => {
  it('greets, closes its popup and stays on the page [STATE-001] [ERROR-002] [DEC-029]', async () => {
    const tab = guestTab({ path: '/catalog' })
    tab.app.start()
    await is(tab, 'guest')
    tab.child('overlay').send({ type: 'popup.asked', popup: 'login' })
    tab.logIn(1)
    await is(tab, 'customer')
    expect([tab.told.toasts, popup(tab), tab.window.entries()]).toEqual([[WELCOME], null, ['/catalog']])
  })

  it.each([
    ['/auth/login', '/'],
    ['/auth/login?return=%2Fcart%3Fa%3D1', '/cart?a=1'],
    ['/auth/login?return=%2F%2Fevil.example', '/'],
    ['/auth/login?return=https%3A%2F%2Fevil.example', '/'],
    ['/auth/login?return=%2F%5Cevil.example', '/'],
  ])('at %s leads to %s [DEC-009] [DEC-029] [STATE-002]', async (path, expected) => {
    const tab = guestTab({ path })
    tab.app.start()
    await is(tab, 'guest')
    tab.logIn(1)
    await is(tab, 'customer')
    await atRest()
    expect(tab.window.entries()).toEqual([expected]) // the login page is not to be gone back to
  })

  it('is not offered to whoever is logged in and comes to its page: he goes on at once [DEC-029]', async () => {
    const tab = await ready(openTab({ path: '/catalog' }))
    tab.child('navigation').send({ type: 'navigation.go', to: '/auth/login?return=%2Fcart' })
    await atRest()
    expect(tab.window.entries()).toEqual(['/catalog', '/cart'])
  })

  it('stays at its page while the login has run out [DEC-008]', async () => {
    const tab = await ready(openTab({ path: '/catalog' }))
    tab.app.send({ type: 'session.rejected' })
    await waitFor(tab.child('customer'), (state) => state.hasTag('suspended'))
    tab.child('navigation').send({ type: 'navigation.go', to: '/auth/login' })
    await atRest()
    expect(tab.window.entries()).toEqual(['/catalog', '/auth/login'])
  })

  it('with a wrong password changes nothing but the form [ERROR-001]', async () => {
    const tab = guestTab()
    tab.app.start()
    await is(tab, 'guest')
    tab.loginForm().send({ type: 'login.submitted', login: 'snab@volga-servis.example', password: new Secret('wrong') })
    await waitFor(tab.loginForm(), (state) => state.matches('error'))
    expect([tab.loginForm().getSnapshot().context.errors, tab.app.getSnapshot().matches({ visitor: 'guest' }), tab.told.toasts]).toEqual([
      { form: LOGIN_REFUSED },
      true,
      [],
    ])
  })

  it('whose profile is not answered at first goes on when it is, and its popup closes [DEC-007]', async () => {
    let isDown = false
    const tab = guestTab({
      intercept: async (url, _init, send) => (isDown && url.endsWith('/auth/user') ? Response.json({}, { status: 503 }) : send()),
    })
    tab.app.start()
    await is(tab, 'guest')
    tab.child('overlay').send({ type: 'popup.asked', popup: 'login' })
    isDown = true
    tab.logIn(1)
    await waitFor(tab.child('session'), (state) => state.hasTag('unconfirmed'))
    isDown = false
    tab.clock.increment(15_000)
    await is(tab, 'customer')
    expect(popup(tab)).toBe(null)
  })
})

describe('a 401 while signed in', () => {
  async function suspended(options: Parameters<typeof openTab>[0] = {}) {
    const tab = await ready(openTab({ clock: new SimulatedClock(), ...options }))
    Object.assign(tab.who.cookies, ENDED)
    wish(tab, 3)
    tab.clock.increment(400)
    await is(tab, { customer: 'suspended' })
    await waitFor(tab.child('cart'), (state) => state.hasTag('resting'))
    tab.clock.increment(5000)
    expect(tab.child('cart').getSnapshot().matches({ writing: 'held' })).toBe(true)
    return tab
  }

  it('suspends: the popup opens, the same cart lives on and writes nothing; the same person goes on with it [DEC-008]', async () => {
    const tab = await suspended()
    const cart = tab.child('cart')
    expect([popup(tab), tab.window.entries(), tab.told.cleared]).toEqual(['login', ['/'], 0])
    wish(tab, 4)
    tab.clock.increment(60_000)
    await atRest()
    expect(writes(tab)).toHaveLength(1)
    tab.logIn(1)
    await is(tab, { customer: 'active' })
    tab.clock.increment(60_000)
    await waitFor(cart, (state) => state.context.queue.length === 0)
    expect([tab.child('cart') === cart, cart.getSnapshot().context.known.get(PLAIN)?.item.qty, popup(tab), tab.told.toasts]).toEqual([
      true,
      4,
      null,
      [WELCOME],
    ])
  })

  it('that answers what was sent before the login is no word on the new one: it is asked again under that [DEC-008]', async () => {
    let release: () => void = () => {}
    const gate = new Promise<void>((resolve) => (release = resolve))
    let isSlow = false
    const tab = await ready(
      openTab({
        intercept: async (url, _init, send) => {
          if (!isSlow || !url.endsWith('/favorite')) return send()
          isSlow = false
          const answer = await send()
          await gate
          return answer
        },
      }),
    )
    isSlow = true
    Object.assign(tab.who.cookies, ENDED)
    tab.child('favorites').send({ type: 'favorites.reload', tags: ['favorites'] })
    wish(tab, 3)
    tab.clock.increment(400)
    await is(tab, { customer: 'suspended' })
    tab.logIn(1)
    await is(tab, { customer: 'active' })
    release()
    await atRest()
    expect([tab.child('customer').getSnapshot().matches('active'), popup(tab), tab.told.toasts]).toEqual([true, null, [WELCOME]])
    expect(tab.child('favorites').getSnapshot().hasTag('known')).toBe(true)
  })

  it('and another person: a cart of his own, nothing of the first is sent, nothing of the first is kept [DEC-008]', async () => {
    const wishes = memoryWishes()
    const tab = await suspended({ ports: { wishes } })
    const cart = tab.child('cart')
    const before = writes(tab).length
    tab.child('overlay').send({ type: 'popup.asked', popup: 'support' })
    tab.logIn(2)
    await waitFor(tab.app, (state) => state.context.user?.id === 2)
    await waitFor(tab.child('cart'), (state) => state.matches({ content: 'ready' }))
    tab.clock.increment(60_000)
    await atRest()
    expect([
      cart.getSnapshot().status,
      tab.child('cart') === cart,
      writes(tab).length - before,
      await wishes.load(1),
      tab.told.cleared,
      popup(tab),
    ]).toEqual(['stopped', false, 0, [], 1, null])
    expect(tab.child('customer').getSnapshot().context.region?.id).toBe(5)
  })

  it('and a logout: nothing is sent, nothing is kept [DEC-008]', async () => {
    const wishes = memoryWishes()
    const tab = await suspended({ ports: { wishes } })
    const before = writes(tab).length
    tab.child('session').send({ type: 'logout.requested' })
    await waitFor(tab.child('session'), (state) => state.hasTag('asking'))
    tab.child('session').send({ type: 'logout.confirmed' })
    await is(tab, 'guest')
    tab.clock.increment(60_000)
    await atRest()
    expect([writes(tab).length - before, await wishes.load(1)]).toEqual([0, []])
  })

  it('and a logout thought better of: the login form is still there [DEC-010]', async () => {
    const tab = await suspended()
    tab.child('session').send({ type: 'logout.requested' })
    await waitFor(tab.child('session'), (state) => state.hasTag('asking'))
    tab.child('session').send({ type: 'logout.withdrawn' })
    tab.logIn(1)
    await is(tab, { customer: 'active' })
  })

  it('of a session that another tab opens again, but not for long, leaves the page as it is and asks for the login', async () => {
    const tab = await suspended()
    const cart = tab.child('cart')
    tab.child('session').send({ type: 'session.recheck', userId: 1 }) // the server still says 401
    await atRest()
    expect([tab.child('cart') === cart, tab.child('customer').getSnapshot().matches('suspended')]).toEqual([true, true])
    tab.logIn(1)
    await is(tab, { customer: 'active' })
  })
})
