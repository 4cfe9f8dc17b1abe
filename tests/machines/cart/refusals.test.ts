import { afterEach, describe, expect, it } from 'vitest'
import { waitFor } from 'xstate'
import {
  selectCount,
  selectGhost,
  selectLastRemoved,
  selectLineIds,
  selectQuantity,
  selectRefusedByRegion,
  selectRestorable,
} from '../../../machines/cart/cart.selectors'
import { findSold, productOf } from '../../support/goods'
import { closeTabs, openTab, ready, type Tab } from '../../support/open-tab'
import { atRest } from '../../support/waiting/at-rest'
import { openHeld } from './held-network'

const MANY = Array.from({ length: 9 }, (_, nth) => findSold(({ stock, pack, limit }) => stock >= 5 && pack === 1 && (limit ?? 9) >= 5, nth))
/** Of no product that the server knows. */
const BAD = { ...productOf(MANY[0]!), id: 999_999, article: 'BAD' }
afterEach(closeTabs)

async function open() {
  const { cart, network, facts } = await openHeld()
  return { cart, network, told: () => facts.filter(({ type }) => type === 'cart.refused') }
}
const wishesOf = (products: readonly (typeof BAD)[], quantity: number) => ({
  type: 'quantities.changed' as const,
  wishes: products.map((product) => ({ product, quantity, stock: null })),
})

describe('a refusal is told', () => {
  it('of the bad line alone where many were refused together and went again one by one', async () => {
    const { cart, network, told } = await open()
    cart.send(wishesOf([...MANY.map(productOf), BAD], 2))
    await atRest()
    while (network.held > 0) {
      await network.decide(0, 'answer')
      await atRest()
    }
    expect(told()).toMatchObject([{ what: { article: 'BAD', asked: 2, kept: 0 } }])
  })

  it('of nothing where a server that cannot write many at once has written each', async () => {
    const tab = await ready(
      openTab({
        intercept: async (url, _init, send) =>
          url.includes('updateMany') ? Response.json({ message: 'Not here' }, { status: 501 }) : send(),
      }),
    )
    tab.child('cart').send(wishesOf(MANY.map(productOf), 2))
    await waitFor(tab.child('cart'), ({ context }) => context.queue.length === 0)
    expect([MANY.map((id) => selectQuantity(id)(tab.child('cart').getSnapshot())), tab.told.toasts]).toEqual([MANY.map(() => 2), []])
  })

  it.each([
    ['of no line whose words are in sight on the cart’s page', true, [BAD.id], []],
    ['of a line of that page that is out of sight', true, [MANY[1]!], ['BAD']],
    ['of a line in sight on another page, which does not say it', false, [BAD.id], ['BAD']],
  ])('%s', async (_, isCart, inSight, articles) => {
    const tab = await ready(openTab({ ports: { isInSight: (id) => inSight.includes(id) } }))
    if (isCart) tab.child('cart').send({ type: 'lines.shown', of: 'all' })
    tab.child('cart').send(wishesOf([BAD], 16))
    await waitFor(tab.child('cart'), ({ context }) => context.queue.some(({ stage }) => stage === 'refused'))
    await atRest()
    expect(tab.told.toasts.map((text) => text.split('.')[0])).toEqual(articles)
  })

  it('of no quantity that was replaced while it was under way', async () => {
    const { cart, network, told } = await open()
    cart.send(wishesOf([BAD], 16))
    await atRest()
    cart.send({ type: 'quantity.changed', product: BAD, quantity: 8, stock: null })
    await network.decide(0, 'answer')
    await atRest()
    expect([cart.getSnapshot().context.queue.map(({ qty, stage }) => [qty, stage]), told()]).toEqual([[[8, 'typing']], []])
  })
})

describe('a removal that the server refuses', () => {
  const [A, B] = [MANY[0]!, MANY[1]!]
  const stateOf = (tab: Tab) => tab.child('cart').getSnapshot()
  const shown = (tab: Tab) => selectLineIds(stateOf(tab)).map((id) => [id, selectQuantity(id)(stateOf(tab))])
  const refused = (tab: Tab) => waitFor(tab.child('cart'), ({ context: { queue } }) => queue.length === 1 && queue[0]?.stage === 'refused')
  const keyOf = (tab: Tab) => stateOf(tab).context.queue[0]?.key ?? ''
  /** Two lines on a server that takes out none. */
  async function opened() {
    const world = { isStubborn: true }
    const takesOut = (url: string, { body }: RequestInit) =>
      url.includes('/cart/clear') || (typeof body === 'string' && /"qty":0\b/.test(body))
    const tab = await ready(
      openTab({
        intercept: async (url, init, send) =>
          world.isStubborn && takesOut(url, init) ? Response.json({ message: 'Нельзя' }, { status: 422 }) : send(),
      }),
    )
    tab.child('cart').send(wishesOf([A, B].map(productOf), 3))
    await waitFor(tab.child('cart'), ({ context }) => context.queue.length === 0)
    return { tab, world }
  }
  const both = [
    [A, 3],
    [B, 3],
  ]

  it.each([
    ['a line', (tab: Tab) => tab.child('cart').send(wishesOf([productOf(A)], 0)), [[B, 3]]],
    ['the whole cart', (tab: Tab) => tab.child('cart').send({ type: 'clearing.confirmed' }), []],
  ] as const)(
    'of %s takes nothing out: the lines are there, also after the page was left, and may be taken out again',
    async (_, remove, rest) => {
      const { tab, world } = await opened()
      remove(tab)
      expect(shown(tab)).toEqual(rest)
      await refused(tab)
      expect(shown(tab)).toEqual(both)
      tab.child('cart').send({ type: 'page.left' })
      expect(shown(tab)).toEqual(both)
      world.isStubborn = false
      tab.child('cart').send({ type: 'write.retried', key: keyOf(tab) })
      expect({ shown: shown(tab), qty: selectGhost(A)(stateOf(tab))?.qty }).toEqual({ shown: rest, qty: 3 })
      await waitFor(tab.child('cart'), ({ context }) => context.queue.length === 0)
      expect(shown(tab)).toEqual(rest)
    },
  )

  it('and is given up leaves nothing to be taken back', async () => {
    const { tab } = await opened()
    tab.child('cart').send(wishesOf([productOf(A)], 0))
    await refused(tab)
    tab.child('cart').send({ type: 'write.dropped', key: keyOf(tab) })
    expect({ shown: shown(tab), restorable: selectRestorable(stateOf(tab)) }).toEqual({ shown: both, restorable: [] })
  })

  it('is no question any more once the line has gone otherwise', async () => {
    const { tab, world } = await opened()
    tab.child('cart').send(wishesOf([productOf(A)], 0))
    await refused(tab)
    world.isStubborn = false
    const gone = { params: { id: A }, query: { company_region_id: 1 }, body: { user_id: 1, qty: 0 } }
    await openTab({ server: tab.server }).api('cart.updateLine', gone, { key: 'elsewhere-1' })
    tab.child('cart').send({ type: 'cart.load', regionId: 1 })
    await waitFor(tab.child('cart'), (state) => state.matches({ content: 'ready' }))
    expect({ shown: shown(tab), queue: stateOf(tab).context.queue }).toEqual({ shown: [[B, 3]], queue: [] })
  })

  it('is counted in its own region', async () => {
    const { tab } = await opened()
    tab.child('cart').send(wishesOf([productOf(A)], 0))
    await refused(tab)
    expect(selectRefusedByRegion(stateOf(tab))).toEqual(new Map([[1, 1]]))
  })
})

it('a clearing that the server refused leaves nothing to bring back: all of it is there [DEC-021]', async () => {
  const tab = await ready(
    openTab({
      intercept: async (url, _init, send) => (url.includes('/cart/clear') ? Response.json({ message: 'Нельзя' }, { status: 403 }) : send()),
    }),
  )
  const cart = tab.child('cart')
  cart.send(wishesOf(MANY.map(productOf), 2))
  await waitFor(cart, ({ context }) => context.queue.length === 0)
  cart.send({ type: 'clearing.confirmed' })
  await waitFor(cart, ({ context }) => context.queue.some(({ stage }) => stage === 'refused'))
  await atRest()
  const state = cart.getSnapshot()
  expect({ count: selectCount(state), restorable: selectRestorable(state), lastRemoved: selectLastRemoved(state) }).toEqual({
    count: MANY.length,
    restorable: [],
    lastRemoved: [],
  })
})

describe('the words of a refusal', () => {
  const FIRST = MANY[0]!
  const REASON = 'Корзину сейчас меняет ваш менеджер'
  const refusing = (part: string) =>
    openTab({
      path: '/catalog',
      intercept: async (url, _init, send) => (url.includes(part) ? Response.json({ message: REASON }, { status: 409 }) : send()),
    })
  const isRefused = (tab: Tab) =>
    waitFor(tab.child('cart'), ({ context }) => context.queue.some(({ stage }) => stage === 'refused')).then(() => atRest())
  const plainly = ({ told }: Tab) => told.toasts.map((text) => text.replaceAll('\u00a0', ' '))

  it('name the line of a note', async () => {
    const tab = await ready(refusing('/cart/note'))
    tab.child('cart').send(wishesOf([productOf(FIRST)], 2))
    tab.child('cart').send({ type: 'note.changed', productId: FIRST, note: 'Для бокса 3' })
    await isRefused(tab)
    expect(plainly(tab)).toEqual([`${productOf(FIRST).article}. Сервер не принял заметку. ${REASON}`])
  })

  it('name the cart of another region than the one on the screen [DEC-027]', async () => {
    let answer: () => void = () => {}
    const tab = await ready(
      openTab({
        intercept: async (url, _init, send) => {
          if (!/updateInCart|updateMany/.test(url)) return send()
          await new Promise<void>((resolve) => (answer = resolve))
          return Response.json({ message: REASON }, { status: 409 })
        },
      }),
    )
    tab.child('cart').send(wishesOf([productOf(FIRST)], 2))
    await atRest()
    tab.child('regions').send({ type: 'region.picked', id: 2 })
    tab.child('regions').send({ type: 'region.confirmed' })
    await waitFor(tab.child('cart'), ({ context }) => context.regionId === 2)
    answer()
    await isRefused(tab)
    expect(plainly(tab).at(-1)).toBe(
      `Корзина региона Казань (ООО «Волга-Сервис»). ${productOf(FIRST).article}. Сервер не принял 2 шт. ${REASON}`,
    )
  })
})
