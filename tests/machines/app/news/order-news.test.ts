import { afterEach, describe, expect, it } from 'vitest'
import { waitFor } from 'xstate'
import { SCENARIO_COOKIE } from '../../../../fake-server/scenarios'
import { selectLineIds } from '../../../../machines/cart/cart.selectors'
import type { Toast } from '../../../../machines/toaster/toaster.machine'
import { EMPTY_DRAFT, type OrderDraft } from '../../../../model/order/draft'
import { orderLines } from '../../../../model/order/order-lines'
import { orderNumber } from '../../../../model/order/order-number'
import { findSold, productOf, type Sold } from '../../../support/goods'
import { closeTabs, openTab, ready, type Tab, type TabOptions } from '../../../support/open-tab'
import { atRest } from '../../../support/waiting/at-rest'
import { FINE } from '../../../support/orders/order-facts'

const isPlain = ({ stock, pack, limit }: Sold) => stock > 50 && pack === 1 && limit === null
const PLAIN = findSold(isPlain)
let plain = 0
/** The next of the kind. */
const OTHER = findSold((sold) => isPlain(sold) && ++plain === 2)
afterEach(closeTabs)

/** A tab on the cart page; drafts may outlive it. */
async function atCart(options: Partial<TabOptions> = {}, drafts = new Map<string, OrderDraft>()) {
  const toasts: Toast[] = []
  const tab = openTab({
    path: '/cart',
    ...options,
    ports: {
      drawToast: ({ toast }) => void toasts.push(toast),
      readDraft: (userId, regionId) => drafts.get(`${userId}/${regionId}`) ?? EMPTY_DRAFT,
      keepDraft: (userId, regionId, draft) => void drafts.set(`${userId}/${regionId}`, draft),
    },
  })
  await ready(tab)
  return { tab, toasts, drafts }
}
const wish = async (tab: Tab) => {
  tab.child('cart').send({ type: 'quantity.changed', product: productOf(PLAIN), quantity: 2, stock: null })
  tab.child('prices').send({ type: 'prices.wanted', ids: [PLAIN] })
  tab.clock.increment(1000)
  await waitFor(tab.child('prices'), (state) => state.context.entries[PLAIN] !== undefined)
  await atRest()
}
const order = async (tab: Tab) => {
  const lines = orderLines(tab.child('cart').getSnapshot().context, tab.child('prices').getSnapshot().context.entries, [])
  const receiving = { type: 'delivery', delivery_address_id: 11 } as const
  tab.child('checkout').send({ type: 'order.submitted', regionId: 1, receiving, lines, details: {}, facts: FINE })
  await atRest()
}
const go = async (tab: Tab, to: string) => {
  tab.child('checkout').send({ type: 'page.left' })
  tab.child('navigation').send({ type: 'navigation.go', to })
  await atRest()
}
const orders = async ({ api }: Tab) => (await api('orders.list', { params: { id: 1 }, query: {} })).orders.map(({ id }) => id)

describe('an order without an answer, and then a reload', () => {
  it('is told when the shop is there again; the same goods again are a new order, which is told as placed [DEC-022]', async () => {
    const first = await atCart()
    await wish(first.tab)
    first.tab.who.cookies[SCENARIO_COOKIE] = 'orderAnswerLost'
    await order(first.tab)
    await waitFor(first.tab.child('checkout'), (state) => state.hasTag('uncertain'))
    const [lost] = await orders(first.tab)
    first.tab.app.stop()

    first.tab.who.cookies[SCENARIO_COOKIE] = ''
    const { tab } = await atCart({ server: first.tab.server, who: first.tab.who }, first.drafts)
    await atRest()
    expect(tab.child('checkout').getSnapshot().context.news).toEqual([
      { type: 'accepted', regionId: 1, orderId: lost, text: `Заказ ${orderNumber(lost ?? 0)} по\u00a0прошлому оформлению принят.` },
    ])
    await wish(tab)
    await order(tab)
    const ids = await orders(tab)
    expect([ids.length, ids.at(-1), tab.window.address()]).toEqual([2, lost, `/personal/orders/${ids[0]}?placed`])
    await waitFor(tab.child('cart'), (state) => selectLineIds(state).length === 0)
  })
})

describe('an order that waits for the cart while the buyer goes elsewhere', () => {
  async function waiting(becomes: (url: string) => Response | null = () => null) {
    const flags = { isDown: true }
    const opened = await atCart({
      intercept: (url, _init, send) => {
        if (flags.isDown && url.includes('updateInCart')) return Promise.resolve(Response.json({}, { status: 503 }))
        const answer = becomes(url)
        return answer ? Promise.resolve(answer) : send()
      },
    })
    await wish(opened.tab)
    await order(opened.tab)
    expect(opened.tab.child('checkout').getSnapshot().hasTag('settling')).toBe(true)
    await go(opened.tab, '/catalog')
    flags.isDown = false
    opened.tab.clock.increment(60_000)
    await atRest()
    return opened
  }

  it('goes out and is told in a toast with its link; the buyer stays where he is', async () => {
    const { tab, toasts } = await waiting()
    const [id] = await orders(tab)
    expect({ address: tab.window.address(), toasts }).toEqual({
      address: '/catalog',
      toasts: [
        {
          text: 'Заказ уйдёт сам, когда корзина сохранится.',
          tone: 'info',
          kind: 'notification',
          link: { label: 'В\u00a0корзину', to: '/cart' },
        },
        {
          text: `Заказ ${orderNumber(id ?? 0)} размещён.`,
          tone: 'ok',
          kind: 'notification',
          link: { label: 'Открыть заказ', to: `/personal/orders/${id}?placed` },
        },
      ],
    })
  })

  it.each([
    ['is refused', 403, 'Заказ не\u00a0оформлен. Регион на модерации.', 'bad'],
    ['is not answered', 503, 'Неизвестно, принят ли заказ: сервер не\u00a0ответил.', 'warn'],
  ] as const)('and %s: that is told with the way to the cart', async (_, status, text, tone) => {
    const { tab, toasts } = await waiting((url) =>
      /\/orders$/.test(url) && !url.includes('companyRegions') ? Response.json({ message: 'Регион на модерации' }, { status }) : null,
    )
    expect([tab.window.address(), toasts.at(-1)]).toEqual([
      '/catalog',
      { text, tone, kind: 'notification', link: { label: 'В\u00a0корзину', to: '/cart' } },
    ])
  })
})

describe('an order that waits for the cart while the region is changed', () => {
  async function dropped(isAway: boolean) {
    const opened = await atCart({
      intercept: (url, _init, send) => (url.includes('updateInCart') ? Promise.resolve(Response.json({}, { status: 503 })) : send()),
    })
    await wish(opened.tab)
    await order(opened.tab)
    if (isAway) await go(opened.tab, '/catalog')
    opened.toasts.length = 0
    opened.tab.child('regions').send({ type: 'region.follow', id: 2 })
    await atRest()
    return opened
  }

  it('is dropped with a word on the cart, and with a toast that names its region where the buyer is elsewhere [DEC-027]', async () => {
    const { tab, toasts } = await dropped(true)
    const [region] = tab.child('regions').getSnapshot().context.regions
    expect({ orders: await orders(tab), toasts, news: tab.child('checkout').getSnapshot().context.news }).toEqual({
      orders: [],
      toasts: [
        {
          text: `Заказ для ${region?.company_name}, ${region?.store_city_name} не\u00a0отправлен: регион сменён. Корзина на\u00a0месте, оформите снова.`,
          tone: 'bad',
          kind: 'notification',
          link: { label: 'В\u00a0корзину', to: '/cart' },
        },
      ],
      news: [{ type: 'unsent', regionId: 1 }],
    })
    expect((await dropped(false)).toasts).toEqual([])
  })
})

it('a cart that crashes while the order waits for it is waited for until it is read: the order goes as it was pressed [DEC-020] [DEC-065]', async () => {
  const flags = { isDown: true, isHeld: false }
  let release: () => void = () => {}
  const { tab, toasts } = await atCart({
    intercept: async (url, _init, send) => {
      if (flags.isDown && url.includes('updateInCart')) return Response.json({}, { status: 503 })
      if (flags.isHeld && url.includes('/cart?')) await new Promise<void>((resolve) => (release = resolve))
      return send()
    },
  })
  await wish(tab)
  flags.isDown = false
  tab.clock.increment(60_000)
  await waitFor(tab.child('cart'), (state) => state.context.queue.length === 0)
  // Another write keeps the order waiting.
  flags.isDown = true
  tab.child('cart').send({ type: 'quantity.changed', product: productOf(OTHER), quantity: 1, stock: null })
  tab.child('prices').send({ type: 'prices.wanted', ids: [OTHER] })
  tab.clock.increment(1000)
  await atRest()
  await order(tab)
  expect(tab.child('checkout').getSnapshot().hasTag('settling')).toBe(true)
  flags.isDown = false
  flags.isHeld = true
  tab.child('cart').send({
    type: 'cart.load',
    get regionId(): number {
      throw new Error('boom')
    },
  })
  await atRest()
  tab.clock.increment(1000)
  await atRest()
  expect(tab.child('checkout').getSnapshot().hasTag('settling')).toBe(true)
  flags.isHeld = false
  release()
  await waitFor(tab.child('checkout'), (state) => state.matches('ready'))
  const [placed] = (await tab.api('orders.list', { params: { id: 1 }, query: { include: 'items' } })).orders
  expect([placed?.items.map(({ product, qty }) => [product.id, qty]), toasts]).toEqual([
    [
      [PLAIN, 2],
      [OTHER, 1],
    ],
    [],
  ])
})

it('on the cart page itself what becomes of an order makes no toast', async () => {
  const { tab, toasts } = await atCart()
  await wish(tab)
  tab.who.cookies[SCENARIO_COOKIE] = 'orderFails'
  await order(tab)
  await waitFor(tab.child('checkout'), (state) => state.hasTag('uncertain'))
  expect({ toasts, address: tab.window.address() }).toEqual({ toasts: [], address: '/cart' })
})
