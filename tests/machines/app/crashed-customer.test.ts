import { afterEach, expect, it } from 'vitest'
import { waitFor, type AnyActorRef } from 'xstate'
import { PERMANENT } from '../../../machines/app/app.types'
import { selectQuantity } from '../../../machines/cart/cart.selectors'
import { childIds } from '../../../machines/customer/customer.children'
import { findSold, productOf } from '../../support/goods'
import { closeTabs, openTab, ready, signedIn, type Tab } from '../../support/open-tab'
import { atRest } from '../../support/waiting/at-rest'

const PLAIN = findSold(({ stock, pack, limit }) => stock > 50 && pack === 1 && limit === null)
afterEach(closeTabs)

/** A word of the regions that breaks whoever reads it. */
const poison = {
  type: 'region.applied',
  isOwn: false,
  get region(): never {
    throw new Error('boom')
  },
} as const
const crash = async (tab: Tab) => {
  tab.child('customer').send(poison)
  await atRest()
}
const wish = (tab: Tab, quantity: number) =>
  tab.child('cart').send({ type: 'quantity.changed', product: productOf(PLAIN), quantity, stock: null })
const theirs = (tab: Tab) => childIds.map((id) => tab.child(id) as AnyActorRef)
const statusOf = (actor: AnyActorRef): unknown => actor.getSnapshot().status

it('a customer that crashes is logged and comes back once, with machines of his own: what they had saved is there, and of the old ones none lives [DEC-065]', async () => {
  const tab = await ready(openTab({ remembered: { regionId: 2, addressId: null } }))
  tab.network.lose()
  wish(tab, 3)
  await atRest()
  const permanent = PERMANENT.map(tab.child)
  const [first, before] = [tab.child('customer'), theirs(tab)]
  await crash(tab)
  await waitFor(tab.child('cart'), (state) => state.context.queue.length === 1 && state.matches({ content: 'ready' }))
  expect([statusOf(first), new Set(before.map(statusOf)), tab.told.logged]).toEqual([
    'error',
    new Set(['stopped']),
    ['machine customer: boom'],
  ])
  expect([childIds.filter(tab.has), childIds.filter((id, at) => tab.child(id) === before[at])]).toEqual([[...childIds], []])
  const { region, holds } = tab.child('customer').getSnapshot().context
  expect([region?.id, holds, selectQuantity(PLAIN)(tab.child('cart').getSnapshot())]).toEqual([2, ['network'], 3])
  expect([tab.app.getSnapshot().hasTag('panel'), PERMANENT.map(tab.child)]).toEqual([false, permanent])
  tab.network.restore()
  await waitFor(tab.child('cart'), (state) => state.context.queue.length === 0)
})

it('comes back also where it was a word of one of his machines that he crashed at: that machine is still at it [DEC-065]', async () => {
  const tab = await ready(openTab())
  const cart = tab.child('cart')
  cart.on('cart.counted', () => tab.child('customer').send(poison))
  cart.send({ type: 'cart.report' })
  await atRest()
  expect([statusOf(cart), tab.child('cart') === cart, childIds.filter(tab.has)]).toEqual(['stopped', false, [...childIds]])
})

it('one whose login has run out comes back suspended, and goes on when he logs in [DEC-008, DEC-065]', async () => {
  const tab = await ready(openTab())
  tab.app.send({ type: 'session.rejected' })
  await waitFor(tab.child('customer'), (state) => state.matches('suspended'))
  await crash(tab)
  expect([tab.child('customer').getSnapshot().value, tab.child('cart').getSnapshot().context.holds]).toEqual(['suspended', ['session']])
  const cart = tab.child('cart')
  tab.logIn(1)
  await waitFor(tab.child('customer'), (state) => state.matches('active'))
  expect(tab.child('cart')).toBe(cart)
})

it('a second crash shows the panel, whose button starts him again; the shop stands meanwhile [DEC-065]', async () => {
  const tab = await ready(openTab())
  await crash(tab)
  await crash(tab)
  const has = () => [
    tab.has('customer'),
    childIds.filter(tab.has),
    PERMANENT.filter((id) => !tab.has(id)),
    tab.app.getSnapshot().hasTag('panel'),
  ]
  expect(has()).toEqual([false, [], [], true])
  for (const type of ['connection.lost', 'connection.restored', 'page.shown', 'session.asking'] as const) tab.app.send({ type })
  tab.app.send({ type: 'tab.ordered', user: 1, region: 1, order: 7, version: 1, taken: [] })
  tab.app.send({ type: 'panel.retried' })
  await atRest()
  expect(has()).toEqual([true, [...childIds], [], false])
  await waitFor(tab.child('cart'), (state) => state.matches({ content: 'ready' }))
})

it('a logout after it asks about what he had not sent, as he knew it last, and takes it away [DEC-010, DEC-065]', async () => {
  const tab = await ready(openTab())
  tab.network.lose()
  wish(tab, 3)
  tab.clock.increment(400)
  await atRest()
  await crash(tab)
  await waitFor(tab.child('cart'), (state) => state.context.queue.length === 1)
  await crash(tab)
  const session = tab.child('session')
  session.send({ type: 'logout.requested' })
  await waitFor(session, (state) => state.hasTag('asking'))
  expect({ unsent: session.getSnapshot().context.own.unsent, shown: tab.child('overlay').getSnapshot().context.shown }).toEqual({
    unsent: 1,
    shown: 'logout',
  })
  session.send({ type: 'logout.confirmed' })
  await waitFor(tab.app, (state) => state.matches({ visitor: 'guest' }))
  tab.app.send({ type: 'panel.retried' })
  await atRest()
  expect([tab.has('customer'), tab.app.getSnapshot().hasTag('panel')]).toEqual([false, false])
  tab.network.restore()
  tab.logIn(1)
  await waitFor((await signedIn(tab)).getSnapshot().children.cart!, (state) => state.matches({ content: 'ready' }))
  expect(tab.child('cart').getSnapshot().context.queue).toEqual([])
})
