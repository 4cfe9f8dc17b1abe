import { afterEach, describe, expect, it } from 'vitest'
import { type AnyActorRef, type AnyMachineSnapshot, waitFor } from 'xstate'
import { PERMANENT } from '../../../machines/app/app.types'
import { selectQuantity } from '../../../machines/cart/cart.selectors'
import { childIds } from '../../../machines/customer/customer.children'
import type { ActorId } from '../../../src/shop/actors'
import { findSold, productOf } from '../../support/goods'
import { closeTabs, openTab, ready, type Tab } from '../../support/open-tab'
import { atRest } from '../../support/waiting/at-rest'

const SCARCE = findSold(({ pack, stock, limit }) => pack === 1 && limit === null && stock > 1 && stock < 20)
const PLAIN = findSold(({ stock, pack, limit }) => stock > 50 && pack === 1 && limit === null)
afterEach(closeTabs)

const boom = (): never => {
  throw new Error('boom')
}
/** An event of each machine whose content breaks the action that reads it. */
const POISON: Readonly<Record<ActorId, object>> = {
  session: {
    type: 'session.mayLeave',
    get unsent() {
      return boom()
    },
  },
  resources: {
    type: 'resource.wanted',
    get request() {
      return boom()
    },
  },
  overlay: {
    type: 'popup.asked',
    get popup() {
      return boom()
    },
  },
  toaster: {
    type: 'toast.show',
    get toast() {
      return boom()
    },
  },
  connectivity: { type: 'network.wentDown' },
  cookieNotice: { type: 'cookies.accepted' },
  navigation: {
    type: 'address.changed',
    get path() {
      return boom()
    },
  },
  customerCode: { type: 'code.wanted' },
  customer: {
    type: 'region.applied',
    get region() {
      return boom()
    },
  },
  regions: {
    type: 'region.picked',
    get id() {
      return boom()
    },
  },
  cart: {
    type: 'cart.load',
    get regionId() {
      return boom()
    },
  },
  quickEntry: {
    type: 'article.typed',
    get text() {
      return boom()
    },
  },
  prices: {
    type: 'prices.wanted',
    get ids() {
      return boom()
    },
  },
  cartGift: {
    type: 'cart.settled',
    get regionId() {
      return boom()
    },
  },
  checkout: {
    type: 'description.changed',
    get description() {
      return boom()
    },
  },
  cancellation: {
    type: 'cancellation.asked',
    get orderId() {
      return boom()
    },
  },
  favorites: {
    type: 'favorite.wished',
    get product() {
      return boom()
    },
  },
  notifications: {
    type: 'notifications.read',
    get ids() {
      return boom()
    },
  },
  promoNotification: {
    type: 'promo.aim',
    get regionId() {
      return boom()
    },
  },
  companySetup: {
    type: 'setup.told',
    get user() {
      return boom()
    },
  },
  survey: {
    type: 'survey.aim',
    get regionId() {
      return boom()
    },
  },
  review: {
    type: 'review.opened',
    get order() {
      return boom()
    },
  },
  productNotifications: {
    type: 'product.shown',
    get regionId() {
      return boom()
    },
  },
  delivery: {
    type: 'address.selected',
    get id() {
      return boom()
    },
  },
}
/** Some machines have no event with content: they are crashed as their parent would hear of it. */
const WITHOUT_CONTENT: readonly ActorId[] = ['connectivity', 'cookieNotice', 'customerCode', 'session']
const crash = (tab: Tab, id: ActorId) => {
  if (WITHOUT_CONTENT.includes(id)) tab.app.send({ type: `xstate.error.actor.${id}`, error: new Error('boom'), actorId: id } as never)
  else (tab.app.system.get(id) as AnyActorRef).send(POISON[id] as never)
}
const isWell = ({ app }: Tab) => app.getSnapshot().status === 'active'
const hasPanel = ({ app }: Tab) => app.getSnapshot().hasTag('panel')

describe.each([...PERMANENT, ...childIds].filter((id) => !WITHOUT_CONTENT.includes(id)))('a crash of %s', (id) => {
  it('is logged and it starts anew in its place; the second shows the panel, whose button starts it again; nothing else falls [DEC-065]', async () => {
    const tab = await ready(openTab())
    await atRest()
    const others = () => [...PERMANENT, ...childIds].filter((other) => other !== id).map((other) => tab.child(other) as AnyActorRef)
    const [first, neighbours] = [tab.child(id) as AnyActorRef, others()]
    crash(tab, id)
    await atRest()
    const second = tab.child(id) as AnyActorRef
    expect([
      (first.getSnapshot() as AnyMachineSnapshot).status,
      second === first,
      (second.getSnapshot() as AnyMachineSnapshot).status,
      hasPanel(tab),
    ]).toEqual(['error', false, 'active', false])
    expect([tab.app.system.get(id) === second, tab.told.logged]).toEqual([
      true,
      [expect.stringMatching(new RegExp(`^machine ${id}: .*boom`, 's'))],
    ])
    crash(tab, id)
    await atRest()
    expect([isWell(tab), hasPanel(tab), tab.told.logged.length]).toEqual([true, true, 2])
    // Commands to a child that is gone do no harm.
    for (const type of ['connection.lost', 'connection.restored', 'page.hidden', 'page.shown', 'session.asking'] as const)
      tab.app.send({ type })
    const customer = tab.child('customer')
    customer.send({ type: 'checkout.waiting' })
    customer.send({ type: 'checkout.stale', regionId: 1 })
    customer.send({ type: 'cart.counted', unsent: 0, refused: [] })
    customer.send({ type: 'cart.refused', reason: 'x', regionId: 1, what: { as: 'clearing' }, row: null })
    tab.app.send({ type: 'data.changed', tags: ['delivery', 'cart'], region: null })
    tab.app.send({ type: 'data.changed', tags: ['regions'], region: null })
    await atRest()
    expect({ isWell: isWell(tab), hasPanel: hasPanel(tab) }).toEqual({ isWell: true, hasPanel: true })
    tab.app.send({ type: 'panel.retried' })
    await atRest()
    expect([
      (tab.child(id) as AnyActorRef) === second,
      tab.has(id),
      hasPanel(tab),
      others()
        .map((other, at) => other === neighbours[at])
        .every(Boolean),
    ]).toEqual([false, true, false, true])
    tab.child('session').send({ type: 'logout.requested' })
    await waitFor(tab.app, (state) => state.matches({ visitor: 'guest' }))
  })
})

describe('what a machine knew', () => {
  it('comes back with the cart: its unsent wishes, its region, what holds it, and its word is heard [DEC-065]', async () => {
    const tab = await ready(openTab())
    tab.network.lose()
    tab.child('cart').send({ type: 'quantity.changed', product: productOf(PLAIN), quantity: 2, stock: null })
    crash(tab, 'cart')
    await waitFor(tab.child('cart'), (state) => state.context.queue.length === 1 && state.matches({ content: 'ready' }))
    expect([tab.child('cart').getSnapshot().context.holds, selectQuantity(PLAIN)(tab.child('cart').getSnapshot())]).toEqual([
      ['network'],
      2,
    ])
    tab.network.restore()
    await waitFor(tab.child('cart'), (state) => state.context.queue.length === 0)
    tab.child('cart').send({ type: 'quantity.changed', product: productOf(SCARCE), quantity: 99, stock: null })
    tab.clock.increment(400)
    await waitFor(tab.child('cart'), (state) => state.context.queue.length === 0 && state.context.known.get(SCARCE)?.item.qty !== 0)
    expect(tab.told.toasts).toHaveLength(1) // the correction, heard by a relay of its own, under a key of its own
  })

  it('comes back with the cart by reading it once', async () => {
    const tab = await ready(openTab())
    const readings = () => tab.sent.filter((line) => line.startsWith('GET /cart')).length
    const before = readings()
    crash(tab, 'cart')
    await waitFor(tab.child('cart'), (state) => state.matches({ content: 'ready' }))
    await atRest()
    expect(readings() - before).toBe(1)
  })

  it('comes back with prices, checkout and delivery: their region', async () => {
    const tab = await ready(openTab())
    await atRest()
    tab.child('checkout').send({ type: 'description.changed', description: 'К воротам' })
    for (const id of ['prices', 'checkout', 'delivery'] as const) crash(tab, id)
    await atRest()
    expect([
      tab.child('prices').getSnapshot().context.regionId,
      tab.child('checkout').getSnapshot().context.draft.description,
      tab.child('delivery').getSnapshot().context.addresses.length,
    ]).toEqual([1, 'К воротам', 3])
  })

  it('comes back with the gift of the cart: the cart reports its lines again', async () => {
    const tab = await ready(openTab())
    tab.child('cart').send({ type: 'quantity.changed', product: productOf(PLAIN), quantity: 2, stock: null })
    tab.clock.increment(400)
    const knowsLine = () => tab.child('cartGift').getSnapshot().context.lines?.has(PLAIN) ?? false
    await waitFor(tab.child('cartGift'), knowsLine)
    crash(tab, 'cartGift')
    await atRest()
    expect({ isRunning: tab.has('cartGift'), knowsLine: knowsLine() }).toEqual({ isRunning: true, knowsLine: true })
  })

  it('comes back with the session, and nobody is greeted a second time', async () => {
    const tab = await ready(openTab())
    const cart = tab.child('cart')
    crashSession(tab)
    await waitFor(tab.child('session'), (state) => state.matches('signedIn'))
    await atRest()
    expect([tab.child('cart') === cart, tab.told.toasts, tab.child('customer').getSnapshot().matches('active')]).toEqual([true, [], true])
  })

  it('comes back with navigation: where the visitor is now', async () => {
    const tab = await ready(openTab({ path: '/auth/login' }))
    tab.child('navigation').send({ type: 'navigation.go', to: '/cart' })
    crash(tab, 'navigation')
    await atRest()
    expect(tab.child('navigation').getSnapshot().context.path).toBe('/cart')
  })

  it('of a customer is not started for a guest', async () => {
    const tab = await ready(openTab())
    crash(tab, 'prices')
    crash(tab, 'prices')
    await atRest()
    tab.child('session').send({ type: 'logout.requested' })
    await waitFor(tab.app, (state) => state.matches({ visitor: 'guest' }))
    tab.app.send({ type: 'panel.retried' })
    await atRest()
    expect([isWell(tab), hasPanel(tab), tab.has('prices')]).toEqual([true, false, false])
  })
})

/** The session takes content from `mayLeave` while it asks, which breaks it. */
function crashSession(tab: Tab): void {
  tab.network.lose()
  tab.child('cart').send({ type: 'quantity.changed', product: productOf(PLAIN), quantity: 2, stock: null })
  tab.child('session').send({ type: 'logout.requested' })
  tab.child('session').send(POISON.session as never)
}
