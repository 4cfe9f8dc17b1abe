import { afterEach, describe, expect, it } from 'vitest'
import { waitFor } from 'xstate'
import {
  selectIsKnown,
  selectCorrection,
  selectCount,
  selectGhost,
  selectLineIds,
  selectQuantity,
  selectRowIds,
  selectUnsent,
} from '../../../machines/cart/cart.selectors'
import { findSold, productOf, soldIn } from '../../support/goods'
import { closeTabs, openTab, ready, type Tab, type TabOptions } from '../../support/open-tab'
import { atRest } from '../../support/waiting/at-rest'

const PLAIN = findSold(({ stock, pack, limit }) => stock > 50 && pack === 1 && limit === null)
const PACKED = findSold(({ pack, stock }) => pack === 4 && stock > 20)
const SCARCE = findSold(({ pack, stock, limit }) => pack === 1 && limit === null && stock > 1 && stock < 20)
const SOLD_OUT = findSold(({ stock, pack }) => stock === 0 && pack === 1)
afterEach(closeTabs)

const edit = (tab: Tab, id: number, quantity: number, stock: number | null = null) =>
  tab.child('cart').send({ type: 'quantity.changed', product: productOf(id), quantity, stock })
const shown = (tab: Tab, id: number) => selectQuantity(id)(tab.child('cart').getSnapshot())
const queueOf = (tab: Tab) => tab.child('cart').getSnapshot().context.queue
const written = (tab: Tab) => waitFor(tab.child('cart'), () => queueOf(tab).length === 0)
const type = async (tab: Tab, id: number, quantity: number) => {
  edit(tab, id, quantity)
  tab.clock.increment(400)
  await written(tab)
}
/** What the server keeps, as another device would see it. */
const stored = async (tab: Tab, regionId = 1) =>
  (await tab.api('cart.get', { query: { company_region_id: regionId, user_id: 1 } })).items.map(({ product, qty }): [number, number] => [
    product.id,
    qty,
  ])
const isWrite = (url: string) => url.includes('updateInCart') || url.includes('/cart/clear')

describe('a wish', () => {
  it('is shown at once and written when its field has rested 400 ms, once, with its region and a key, the body as the spec has it [DEC-018] [DEC-020]', async () => {
    const writes: unknown[] = []
    const tab = await ready(
      openTab({
        intercept: (url, init, send) => {
          if (isWrite(url))
            writes.push([
              url.replace(/^.*\/v1/, ''),
              init.body,
              new Headers(init.headers).get('idempotency-key')?.replace(/^t\d+\.\d+\.\d+/, 'tab'),
            ])
          return send()
        },
      }),
    )
    for (const quantity of [1, 12, 120]) {
      edit(tab, PLAIN, quantity)
      expect(shown(tab, PLAIN)).toBe(quantity)
      tab.clock.increment(399)
    }
    expect(writes).toEqual([])
    tab.clock.increment(1)
    await written(tab)
    expect(writes).toEqual([[`/products/${PLAIN}/updateInCart?company_region_id=1`, '{"user_id":1,"qty":120}', 'tab-3']])
  })

  it('is rounded up to whole packs, which is told once the field rests [DEC-019]', async () => {
    const tab = await ready(openTab())
    edit(tab, PACKED, 5, 100)
    expect({ shown: shown(tab, PACKED), toasts: tab.told.toasts }).toEqual({ shown: 8, toasts: [] })
    tab.clock.increment(400)
    await written(tab)
    expect({ toasts: tab.told.toasts, stored: await stored(tab) }).toEqual({
      toasts: [`${productOf(PACKED).article}: Продаётся по 4\u00a0шт., количество изменено с\u00a05 на\u00a08.`],
      stored: [[PACKED, 8]],
    })
  })

  it('beyond the stock is corrected by the server, which is told and marked on the line [DEC-019]', async () => {
    const tab = await ready(openTab())
    const { stock } = soldIn(1, SCARCE)
    await type(tab, SCARCE, stock + 5)
    expect([shown(tab, SCARCE), tab.told.toasts, selectCorrection(SCARCE)(tab.child('cart').getSnapshot())]).toEqual([
      stock,
      [`${productOf(SCARCE).article}: Доступно ${stock}\u00a0шт., количество изменено с\u00a0${stock + 5} на\u00a0${stock}.`],
      { asked: stock + 5, kept: stock },
    ])
    await type(tab, SCARCE, 1)
    expect(selectCorrection(SCARCE)(tab.child('cart').getSnapshot())).toBeUndefined()
  })

  it('for what is sold out is kept as it is [DEC-019]', async () => {
    const tab = await ready(openTab())
    await type(tab, SOLD_OUT, 5)
    expect({ shown: shown(tab, SOLD_OUT), stored: await stored(tab), toasts: tab.told.toasts }).toEqual({
      shown: 5,
      stored: [[SOLD_OUT, 5]],
      toasts: [],
    })
  })

  it('made while there is no connection waits, and is written in order when it is back [DEC-020]', async () => {
    const tab = await ready(openTab())
    tab.network.lose()
    edit(tab, PLAIN, 2)
    tab.clock.increment(400)
    tab.child('cart').send({ type: 'clearing.confirmed' })
    edit(tab, PACKED, 4)
    tab.clock.increment(400)
    await atRest()
    expect(queueOf(tab).map(({ productId, stage }) => [productId, stage])).toEqual([
      ['all', 'ready'],
      [PACKED, 'ready'],
    ])
    tab.network.restore()
    await written(tab)
    expect(await stored(tab)).toEqual([[PACKED, 4]])
  })

  it('refused stays, marked with the server’s words, until it is wished again or given up', async () => {
    const closed = { isClosed: true }
    const options: TabOptions = {
      intercept: async (url, _init, send) =>
        closed.isClosed && isWrite(url) ? Response.json({ message: 'Склад закрыт' }, { status: 409 }) : send(),
    }
    const tab = await ready(openTab(options))
    edit(tab, PLAIN, 2)
    edit(tab, PACKED, 4)
    tab.clock.increment(400)
    await waitFor(tab.child('cart'), () => queueOf(tab).every(({ stage }) => stage === 'refused'))
    const [plain, packed] = queueOf(tab)
    expect([shown(tab, PLAIN), plain?.reason, tab.told.toasts, selectUnsent(tab.child('cart').getSnapshot())]).toEqual([
      2,
      'Склад закрыт',
      [
        `${productOf(PLAIN).article}. Сервер не\u00a0принял 2\u00a0шт., в\u00a0корзину ничего не\u00a0добавлено. Склад закрыт`,
        // The later one speaks of both and takes the place of the earlier.
        `Сервер не\u00a0принял 2\u00a0строки: ${productOf(PLAIN).article} и\u00a0${productOf(PACKED).article}. Они отмечены в\u00a0корзине.`,
      ],
      0,
    ])
    closed.isClosed = false
    tab.child('cart').send({ type: 'write.retried', key: plain?.key ?? '' })
    tab.child('cart').send({ type: 'write.dropped', key: packed?.key ?? '' })
    await written(tab)
    expect([shown(tab, PLAIN), shown(tab, PACKED), await stored(tab)]).toEqual([2, 0, [[PLAIN, 2]]])
  })
})

describe('a line taken out', () => {
  it('leaves a ghost in its place, and comes back with what it held [DEC-021] [STATE-019]', async () => {
    const tab = await ready(openTab())
    await type(tab, PLAIN, 3)
    await type(tab, PACKED, 8)
    await type(tab, PLAIN, 0)
    const cart = tab.child('cart')
    expect({
      rowIds: selectRowIds(cart.getSnapshot()),
      lineIds: selectLineIds(cart.getSnapshot()),
      qty: selectGhost(PLAIN)(cart.getSnapshot())?.qty,
      count: selectCount(cart.getSnapshot()),
    }).toEqual({ rowIds: [PLAIN, PACKED], lineIds: [PACKED], qty: 3, count: 1 })
    cart.send({ type: 'line.restored', productId: PLAIN })
    expect([shown(tab, PLAIN), selectGhost(PLAIN)(cart.getSnapshot())]).toEqual([3, undefined])
    await written(tab)
    expect(new Map(await stored(tab))).toEqual(
      new Map([
        [PLAIN, 3],
        [PACKED, 8],
      ]),
    )
  })

  it('with the whole cart comes back with all the others; a page that is left forgets them [DEC-021]', async () => {
    const tab = await ready(openTab())
    await type(tab, PLAIN, 3)
    edit(tab, PACKED, 8) // not written yet
    const cart = tab.child('cart')
    cart.send({ type: 'clearing.confirmed' })
    await written(tab)
    expect({ lineIds: selectLineIds(cart.getSnapshot()), stored: await stored(tab) }).toEqual({ lineIds: [], stored: [] })
    cart.send({ type: 'lines.restored' })
    await written(tab)
    expect(new Map(await stored(tab))).toEqual(
      new Map([
        [PLAIN, 3],
        [PACKED, 8],
      ]),
    )
    cart.send({ type: 'clearing.confirmed' })
    await written(tab)
    cart.send({ type: 'page.left' })
    cart.send({ type: 'lines.restored' })
    await atRest()
    expect({ rowIds: selectRowIds(cart.getSnapshot()), stored: await stored(tab) }).toEqual({ rowIds: [], stored: [] })
  })
})

describe('the cart and the world', () => {
  it('asks for the cart anew when its version says that another device wrote, and not for its own writes [DEC-020]', async () => {
    const tab = await ready(openTab())
    await type(tab, PLAIN, 1)
    await type(tab, PLAIN, 2)
    await atRest()
    const loads = () => tab.sent.filter((line) => line.startsWith('GET /cart?')).length
    expect(loads()).toBe(1)
    const other = openTab({ server: tab.server })
    await other.api(
      'cart.updateLine',
      { params: { id: PACKED }, query: { company_region_id: 1 }, body: { user_id: 1, qty: 4 } },
      { key: 'phone-1' },
    )
    await type(tab, PLAIN, 3)
    await waitFor(tab.child('cart'), () => shown(tab, PACKED) === 4)
    await atRest()
    expect({ loads: loads(), shown: shown(tab, PLAIN) }).toEqual({ loads: 2, shown: 3 })
  })

  it('rests after a write without an answer, longer each time, at most a minute; an answer ends it', async () => {
    const tab = await ready(openTab())
    const writes = () => tab.sent.filter(isWrite).length
    tab.network.isDown = true
    edit(tab, PLAIN, 1)
    tab.clock.increment(400)
    await waitFor(tab.child('cart'), (state) => state.hasTag('resting'))
    for (const pause of [5000, 10_000, 20_000, 40_000, 60_000, 60_000]) {
      const before = writes()
      tab.clock.increment(pause - 1)
      await atRest()
      expect(writes()).toBe(before)
      tab.clock.increment(1)
      expect(writes()).toBe(before + 1)
      await waitFor(tab.child('cart'), (state) => state.hasTag('resting'))
    }
    tab.network.isDown = false
    tab.clock.increment(60_000)
    await written(tab)
    expect(tab.child('cart').getSnapshot().context.failures).toBe(0)
  })

  it('that does not load says so and is asked for again [DEC-020]', async () => {
    const world = { isDown: true }
    const tab = openTab({
      intercept: async (url, _init, send) => (world.isDown && url.includes('/cart?') ? Response.json({}, { status: 503 }) : send()),
    })
    tab.app.start()
    await waitFor(tab.app, (state) => state.matches({ visitor: 'customer' }))
    await waitFor(tab.child('cart'), (state) => state.hasTag('failed'))
    world.isDown = false
    tab.child('cart').send({ type: 'loading.retried' })
    await waitFor(tab.child('cart'), selectIsKnown)
  })

  it('rests after a reading without an answer by a count of its own, and stays with a refusal until it is told', async () => {
    const world = { status: 503, asked: 0 }
    const tab = openTab({
      intercept: async (url, _init, send) => {
        if (!url.includes('/cart?') || world.status === 200) return send()
        world.asked++
        return Response.json({ message: 'Нет' }, { status: world.status })
      },
    })
    const failed = () => waitFor(tab.child('cart'), (state) => state.hasTag('failed'))
    tab.app.start()
    await waitFor(tab.app, (state) => state.matches({ visitor: 'customer' }))
    await failed()
    tab.child('cart').send({ type: 'write.unanswered', key: 'no such write' }) // a write's own failures count for writes only
    const perLoad = world.asked
    for (const pause of [5000, 10_000, 20_000]) {
      const before = world.asked
      tab.clock.increment(pause - 1)
      await atRest()
      expect(world.asked).toBe(before)
      tab.clock.increment(1)
      await failed()
      expect(world.asked).toBe(before + perLoad)
    }
    world.status = 403
    tab.clock.increment(40_000)
    await failed()
    const before = world.asked
    tab.clock.increment(600_000)
    await atRest()
    expect([world.asked, tab.child('cart').getSnapshot().matches({ content: 'refused' })]).toEqual([before, true])
    world.status = 200
    tab.child('cart').send({ type: 'loading.retried' })
    await waitFor(tab.child('cart'), selectIsKnown)
  })
})
