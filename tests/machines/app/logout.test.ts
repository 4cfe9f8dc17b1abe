import { afterEach, describe, expect, it } from 'vitest'
import { waitFor } from 'xstate'
import { selectIsLeaving, selectRefused, selectUnsent } from '../../../machines/session/session.selectors'
import { memoryWishes } from '../../../src/platform/wishes/wishes'
import { findSold, productOf } from '../../support/goods'
import { closeTabs, openTab, ready, type Tab, type TabOptions } from '../../support/open-tab'
import { atRest } from '../../support/waiting/at-rest'

const GOODBYE = 'Вы успешно покинули сайт'
const PLAIN = findSold(({ stock, pack, limit }) => stock > 50 && pack === 1 && limit === null)
const wish = (tab: Tab, quantity: number) =>
  tab.child('cart').send({ type: 'quantity.changed', product: productOf(PLAIN), quantity, stock: null })
const writes = ({ sent }: Tab) => sent.filter((line) => line.includes('updateInCart'))
const is = (tab: Tab, value: 'guest' | 'customer') => waitFor(tab.app, (state) => state.matches({ visitor: value }))
const popup = (tab: Tab) => tab.child('overlay').getSnapshot().context.shown
afterEach(closeTabs)

describe('a logout', () => {
  it('clears, leads home and says so [STATE-003] [ERROR-003] [DEC-010]', async () => {
    const tab = await ready(openTab({ path: '/cart' }))
    tab.child('session').send({ type: 'logout.requested' })
    await is(tab, 'guest')
    await atRest()
    expect([
      tab.told.toasts,
      tab.told.cleared,
      tab.window.entries(),
      tab.app.getSnapshot().context.user,
      tab.app.getSnapshot().context.remembered,
      tab.who.cookies['karter_session'],
    ]).toEqual([[GOODBYE], 1, ['/cart', '/'], null, { regionId: null, addressId: null }, undefined])
    expect((['cart', 'prices', 'regions', 'checkout', 'delivery'] as const).filter(tab.has)).toEqual([])
  })

  it('that was asked for by a page says where it leads, and leads home the next time', async () => {
    const tab = await ready(openTab({ path: '/invites/AAAA-2222' }))
    tab.network.lose()
    wish(tab, 5)
    tab.child('session').send({ type: 'logout.requested', leadTo: '/invites/AAAA-2222' })
    await waitFor(tab.child('session'), (state) => state.hasTag('asking'))
    tab.child('session').send({ type: 'logout.confirmed' })
    tab.network.restore()
    await is(tab, 'guest')
    await atRest()
    expect([tab.told.toasts.at(-1), tab.window.entries()]).toEqual([GOODBYE, ['/invites/AAAA-2222']])
    tab.logIn(1)
    await ready(tab)
    tab.child('session').send({ type: 'logout.requested' })
    await is(tab, 'guest')
    await atRest()
    expect(tab.window.entries()).toEqual(['/invites/AAAA-2222', '/'])
  })

  it('that was asked for by a page leads home where it ends in another way', async () => {
    const tab = await ready(openTab({ path: '/invites/AAAA-2222' }))
    tab.network.lose()
    wish(tab, 5)
    tab.child('session').send({ type: 'logout.requested', leadTo: '/invites/AAAA-2222' })
    await waitFor(tab.child('session'), (state) => state.hasTag('asking'))
    tab.child('session').send({ type: 'logout.withdrawn' })
    tab.network.restore()
    tab.who.cookies['karter_session'] = ''
    tab.child('session').send({ type: 'session.drop' })
    await is(tab, 'guest')
    await atRest()
    expect(tab.window.entries().at(-1)).toBe('/')
  })

  async function asking() {
    const wishes = memoryWishes()
    const tab = await ready(openTab({ ports: { wishes } }))
    tab.network.lose()
    wish(tab, 5)
    tab.child('session').send({ type: 'logout.requested' })
    await waitFor(tab.child('session'), (state) => state.hasTag('asking'))
    expect({ popup: popup(tab), unsent: selectUnsent(tab.child('session').getSnapshot()) }).toEqual({ popup: 'logout', unsent: 1 })
    return { tab, wishes }
  }

  it('with unsent wishes asks, and sends them first if told so [DEC-010]', async () => {
    const { tab } = await asking()
    tab.child('session').send({ type: 'logout.flushed' })
    await atRest()
    expect(tab.app.getSnapshot().matches({ visitor: 'customer' })).toBe(true)
    tab.network.restore()
    await is(tab, 'guest')
    tab.logIn(1)
    await ready(tab)
    expect([writes(tab).length, tab.child('cart').getSnapshot().context.known.get(PLAIN)?.item.qty, popup(tab)]).toEqual([1, 5, null])
  })

  it('with unsent wishes discards them if told so [DEC-010]', async () => {
    const { tab, wishes } = await asking()
    tab.child('session').send({ type: 'logout.confirmed' })
    await is(tab, 'guest')
    tab.network.restore()
    await atRest()
    expect({ writes: writes(tab), load: await wishes.load(1), toasts: tab.told.toasts, popup: popup(tab) }).toEqual({
      writes: [],
      load: [],
      toasts: [GOODBYE],
      popup: null,
    })
  })

  it('with unsent wishes stays if told so, and they are sent when they can be [DEC-010]', async () => {
    const { tab } = await asking()
    tab.child('session').send({ type: 'logout.withdrawn' })
    tab.network.restore()
    await waitFor(tab.child('cart'), (state) => state.context.queue.length === 0)
    expect([tab.child('session').getSnapshot().matches('signedIn'), writes(tab).length, tab.told.toasts]).toEqual([true, 1, []])
  })

  it('with refused changes asks, for they go with the login; told to go all the same, it goes [DEC-010]', async () => {
    const refusing: TabOptions['intercept'] = async (url, _init, send) =>
      url.includes('updateInCart') ? Response.json({ message: 'Товар снят с продажи' }, { status: 422 }) : send()
    const tab = await ready(openTab({ intercept: refusing }))
    wish(tab, 5)
    tab.clock.increment(400)
    await waitFor(tab.child('cart'), ({ context }) => context.queue.some(({ stage }) => stage === 'refused'))
    tab.child('session').send({ type: 'logout.requested' })
    await waitFor(tab.child('session'), (state) => state.hasTag('asking'))
    const session = tab.child('session').getSnapshot()
    expect({ popup: popup(tab), unsent: selectUnsent(session), refused: selectRefused(session) }).toEqual({
      popup: 'logout',
      unsent: 0,
      refused: 1,
    })
    tab.child('session').send({ type: 'logout.confirmed' })
    await is(tab, 'guest')
    expect(tab.onScreen).toEqual([GOODBYE]) // nothing of his cart stays on the screen
  })

  it('that asked goes on by itself as soon as everything is saved, and asks of nothing [DEC-010]', async () => {
    const { tab } = await asking()
    const asked: number[] = []
    tab.child('session').subscribe((state) => {
      if (state.hasTag('asking')) asked.push(selectUnsent(state))
    })
    tab.network.restore()
    await is(tab, 'guest')
    expect([writes(tab).length, asked.filter((count) => count === 0), tab.told.toasts, popup(tab)]).toEqual([1, [], [GOODBYE], null])
  })

  it('is told of while it is under way, from the press on', async () => {
    const tab = await ready(openTab())
    const session = tab.child('session')
    expect(selectIsLeaving(session.getSnapshot())).toBe(false)
    session.send({ type: 'logout.requested' })
    expect(selectIsLeaving(session.getSnapshot())).toBe(true)
    await is(tab, 'guest')
    expect(selectIsLeaving(tab.child('session').getSnapshot())).toBe(false)
  })

  it('that the server does not answer leaves the visitor signed in and says so', async () => {
    const tab = await ready(openTab())
    tab.network.isDown = true
    tab.child('session').send({ type: 'logout.requested' })
    await waitFor(tab.child('session'), (state) => tab.told.toasts.length > 0 && state.matches('signedIn'))
    expect([tab.has('cart'), tab.told]).toEqual([
      true,
      {
        toasts: ['Выйти не получилось: сервер не отвечает. Вход сохранён, повторите позже.'],
        logged: [],
        regions: [1],
        addresses: [],
        cleared: 0,
      },
    ])
    tab.network.isDown = false
    tab.child('session').send({ type: 'logout.requested' })
    await is(tab, 'guest')
  })

  it('that the server does not answer drops nothing, and says that it will be sent [DEC-010]', async () => {
    const tab = await ready(openTab())
    tab.network.isDown = true
    wish(tab, 3)
    tab.child('session').send({ type: 'logout.requested' })
    await waitFor(tab.child('session'), (state) => state.hasTag('asking'))
    tab.child('session').send({ type: 'logout.confirmed' })
    await waitFor(tab.child('session'), (state) => tab.told.toasts.length > 0 && state.matches('signedIn'))
    expect([
      tab.told.toasts,
      tab
        .child('cart')
        .getSnapshot()
        .context.queue.map(({ qty }) => qty),
    ]).toEqual([['Выйти не получилось: сервер не отвечает. Вход и\u00a0неотправленное сохранены: отправим, когда он ответит.'], [3]])
  })

  it('and a second login in one tab: no key of the first is used again [DEC-018]', async () => {
    const keys: (string | null)[] = []
    const tab = openTab({
      intercept: (url, init, send) => {
        if (url.includes('updateInCart')) keys.push(new Headers(init.headers).get('idempotency-key'))
        return send()
      },
    })
    for (const quantity of [3, 5]) {
      await ready(tab)
      wish(tab, quantity)
      tab.clock.increment(400)
      await waitFor(tab.child('cart'), (state) => state.context.known.get(PLAIN)?.item.qty === quantity && state.context.queue.length === 0)
      tab.child('session').send({ type: 'logout.requested' })
      await is(tab, 'guest')
      tab.logIn(1)
      await is(tab, 'customer')
    }
    expect([keys.length, new Set(keys).size]).toEqual([2, 2])
  })
})
