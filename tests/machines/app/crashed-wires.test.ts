import { afterEach, expect, it } from 'vitest'
import { waitFor, type AnyActorRef } from 'xstate'
import { actorOf } from '../../../src/shop/actors'
import { findSold, productOf } from '../../support/goods'
import { closeTabs, openTab, ready, SIGNED_IN, smallServer, type Tab } from '../../support/open-tab'
import { atRest } from '../../support/waiting/at-rest'
import { browser } from '../../support/world'

const SCARCE = findSold(({ pack, stock, limit }) => pack === 1 && limit === null && stock > 1 && stock < 20)
afterEach(closeTabs)

const isWell = ({ app }: Tab) => app.getSnapshot().status === 'active'
const hasPanel = ({ app }: Tab) => app.getSnapshot().hasTag('panel')
const wire = ({ app }: Tab, id: 'tabs' | 'relay.cart' | 'relay.customer' | 'relay.session') =>
  ({ ...actorOf(app, 'customer')?.getSnapshot().children, ...app.getSnapshot().children })[id] as unknown as AnyActorRef // any actor has a status
/** A word to the other tabs that no channel can carry. */
const crashTabs = (tab: Tab) => wire(tab, 'tabs').send({ type: 'tabs.tell', message: () => {} } as never)
const crashRelay = (tab: Tab, id: 'relay.cart' | 'relay.customer' | 'relay.session') => {
  const parent = id === 'relay.cart' ? tab.child('customer') : tab.app
  parent.send({ type: `xstate.error.actor.${id}`, error: new Error('boom'), actorId: id } as never)
}
const pick = (tab: Tab, id: number) => {
  tab.child('regions').send({ type: 'region.picked', id })
  tab.child('regions').send({ type: 'region.confirmed' })
}
const buysFor = (tab: Tab, id: number) => waitFor(tab.child('customer'), ({ context }) => context.region?.id === id)

it('a crash of the port to the other tabs leaves the tab neither deaf nor dumb; the second shows the panel, whose button opens it again [DEC-065]', async () => {
  const server = smallServer()
  const shared = { server, who: browser(server, { ...SIGNED_IN }), channel: `wires-${Math.random()}` }
  const [one, other] = [openTab(shared), openTab(shared)]
  await ready(one)
  await ready(other)
  await atRest()
  crashTabs(one)
  await atRest()
  expect([isWell(one), hasPanel(one), one.told.logged.length]).toEqual([true, false, 1])
  pick(one, 2)
  await buysFor(other, 2)
  pick(other, 1)
  await buysFor(one, 1)

  crashTabs(one)
  await atRest()
  expect({ isWell: isWell(one), hasPanel: hasPanel(one) }).toEqual({ isWell: true, hasPanel: true })
  pick(one, 2) // it cannot be told, and nothing falls
  await atRest()
  expect([isWell(one), one.child('customer').getSnapshot().context.region?.id]).toEqual([true, 2])
  one.app.send({ type: 'panel.retried' })
  await atRest()
  expect(hasPanel(one)).toBe(false)
  pick(other, 2)
  pick(other, 1)
  await buysFor(one, 1)
})

it('a crash of the port that looks for rows is mended: the next refusal out of sight is told [DEC-065]', async () => {
  let isBroken = true
  const isInSight = () => {
    if (isBroken) throw new Error('boom')
    return false
  }
  const tab = await ready(openTab({ ports: { isInSight } }))
  const refuse = async (article: string) => {
    const what = { as: 'note', article } as const
    tab.child('customer').send({ type: 'cart.refused', reason: 'Нет', regionId: 1, what, row: SCARCE })
    await atRest()
  }
  await refuse('A')
  isBroken = false
  await refuse('B')
  expect([isWell(tab), tab.told.toasts.map((text) => text.split('.')[0])]).toEqual([true, ['B']])
})

it.each(['relay.cart', 'relay.customer', 'relay.session'] as const)(
  'a crash of %s is mended: what is said there is heard again, once [DEC-065]',
  async (id) => {
    const tab = await ready(openTab())
    await atRest()
    const before = wire(tab, id)
    crashRelay(tab, id)
    await atRest()
    expect([wire(tab, id) === before, wire(tab, id).getSnapshot().status, isWell(tab)]).toEqual([false, 'active', true])
    if (id !== 'relay.session') {
      tab.child('cart').send({ type: 'quantity.changed', product: productOf(SCARCE), quantity: 99, stock: null })
      tab.clock.increment(400)
      await waitFor(tab.child('cart'), (state) => state.context.queue.length === 0 && state.context.known.get(SCARCE)?.item.qty !== 0)
      expect(tab.told.toasts).toHaveLength(1) // the correction
    } else {
      tab.child('session').send({ type: 'logout.requested' })
      await waitFor(tab.app, (state) => state.matches({ visitor: 'guest' }))
      expect(tab.told.toasts).toEqual(['Вы успешно покинули сайт'])
    }
  },
)

it('a relay of a customer’s machine is not started for a guest', async () => {
  const tab = await ready(openTab())
  crashRelay(tab, 'relay.cart')
  crashRelay(tab, 'relay.cart')
  await atRest()
  tab.child('session').send({ type: 'logout.requested' })
  await waitFor(tab.app, (state) => state.matches({ visitor: 'guest' }))
  tab.app.send({ type: 'panel.retried' })
  await atRest()
  expect({ isWell: isWell(tab), hasPanel: hasPanel(tab), wire: wire(tab, 'relay.cart') }).toEqual({
    isWell: true,
    hasPanel: false,
    wire: undefined,
  })
})
