import { afterEach, describe, expect, it } from 'vitest'
import { createActor, fromCallback, fromPromise, SimulatedClock, waitFor } from 'xstate'
import { cartMachine } from '../../../machines/cart/cart.machine'
import {
  selectCorrection,
  selectCount,
  selectGhost,
  selectLineIds,
  selectQuantity,
  selectRowIds,
  selectUnsent,
} from '../../../machines/cart/cart.selectors'
import type { WriterCommand, WriterReport } from '../../../machines/cart/cart.types'
import type { Cart } from '../../../model/cart/cart'
import type { CartQueue } from '../../../model/cart/cart-queue'
import { findSold, productOf, soldIn } from '../../support/goods'
import { closeTabs, openTab, ready, settle, type Tab, type TabOptions } from '../../support/open-tab'

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
  (await tab.api('cart.get', { query: { company_region_id: regionId, user_id: 1 } })).items.map(({ product, qty }) => [product.id, qty])
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
              new Headers(init.headers).get('idempotency-key')?.replace(/^t\d+\.\d+/, 'tab'),
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
    expect([shown(tab, PACKED), tab.told.toasts]).toEqual([8, []])
    tab.clock.increment(400)
    await written(tab)
    expect([tab.told.toasts, await stored(tab)]).toEqual([
      [`${productOf(PACKED).article}: Продаётся по 4\u00a0шт., количество изменено с\u00a05 на\u00a08.`],
      [[PACKED, 8]],
    ])
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
    expect([shown(tab, SOLD_OUT), await stored(tab), tab.told.toasts]).toEqual([5, [[SOLD_OUT, 5]], []])
  })

  it('made while there is no connection waits, and is written in order when it is back [DEC-020]', async () => {
    const tab = await ready(openTab())
    tab.network.lose()
    edit(tab, PLAIN, 2)
    tab.clock.increment(400)
    tab.child('cart').send({ type: 'clearing.confirmed' })
    edit(tab, PACKED, 4)
    tab.clock.increment(400)
    await settle()
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
      ['Склад закрыт', 'Склад закрыт'],
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
    expect([
      selectRowIds(cart.getSnapshot()),
      selectLineIds(cart.getSnapshot()),
      selectGhost(PLAIN)(cart.getSnapshot())?.qty,
      selectCount(cart.getSnapshot()),
    ]).toEqual([[PLAIN, PACKED], [PACKED], 3, 1])
    cart.send({ type: 'line.restored', productId: PLAIN })
    expect([shown(tab, PLAIN), selectGhost(PLAIN)(cart.getSnapshot())]).toEqual([3, undefined])
    await written(tab)
    expect((await stored(tab)).sort()).toEqual(
      [
        [PLAIN, 3],
        [PACKED, 8],
      ].sort(),
    )
  })

  it('with the whole cart comes back with all the others; a page that is left forgets them [DEC-021]', async () => {
    const tab = await ready(openTab())
    await type(tab, PLAIN, 3)
    edit(tab, PACKED, 8) // not written yet
    const cart = tab.child('cart')
    cart.send({ type: 'clearing.confirmed' })
    await written(tab)
    expect([selectLineIds(cart.getSnapshot()), await stored(tab)]).toEqual([[], []])
    cart.send({ type: 'lines.restored' })
    await written(tab)
    expect((await stored(tab)).sort()).toEqual(
      [
        [PLAIN, 3],
        [PACKED, 8],
      ].sort(),
    )
    cart.send({ type: 'clearing.confirmed' })
    await written(tab)
    cart.send({ type: 'page.left' })
    cart.send({ type: 'lines.restored' })
    await settle()
    expect([selectRowIds(cart.getSnapshot()), await stored(tab)]).toEqual([[], []])
  })
})

describe('the cart and the world', () => {
  it('asks for the cart anew when its version says that another device wrote, and not for its own writes [DEC-020]', async () => {
    const tab = await ready(openTab())
    await type(tab, PLAIN, 1)
    await type(tab, PLAIN, 2)
    await settle()
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
    await settle()
    expect([loads(), shown(tab, PLAIN)]).toEqual([2, 3])
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
      await settle()
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
    await waitFor(tab.child('cart'), (state) => state.hasTag('known'))
  })
})

describe('wishes of an earlier page', () => {
  const write = (qty: number, stage: 'sent' | 'typing' | 'refused') => ({
    key: `old-${stage}`,
    regionId: 1,
    productId: PLAIN,
    qty,
    product: productOf(PLAIN),
    stage,
  })
  /** A cart whose store answers when it is told to. */
  function open(older: CartQueue, holds: ('network' | 'session')[] = []) {
    const sent: string[] = []
    const kept: string[][] = []
    const counted: number[] = []
    let answer: (queue: CartQueue) => void = () => {}
    const machine = cartMachine.provide({
      actors: {
        loadCart: fromPromise<Cart, { userId: number; regionId: number }>(async () => ({ items: [], version: 0 })),
        loadWishes: fromPromise(
          () =>
            new Promise<CartQueue>((resolve) => {
              answer = resolve
            }),
        ),
        cartWriter: fromCallback<WriterCommand>(({ receive }) => receive(({ write: { key } }) => sent.push(key))),
      },
      actions: { keepWishes: ({ context }) => void kept.push(context.queue.map(({ key }) => key)) },
    })
    const cart = createActor(machine, { clock: new SimulatedClock(), input: { userId: 1, tab: 't', regionId: 1, holds } })
    cart.on('cart.counted', ({ unsent }) => counted.push(unsent))
    cart.start()
    return { cart, sent, kept, counted, restore: () => (answer(older), settle(2)), report: (told: WriterReport) => cart.send(told) }
  }

  it('are asked again under their own keys, before newer ones of the line', async () => {
    const { cart, sent, restore } = open([write(3, 'sent')])
    cart.send({ type: 'quantity.changed', product: productOf(PLAIN), quantity: 7, stock: null })
    cart.send({ type: 'cart.report' })
    await settle(1)
    expect(sent).toEqual([]) // nothing is written before the store was asked
    await restore()
    expect(sent).toEqual(['old-sent'])
    cart.send({ type: 'write.unanswered', key: 'old-sent' })
    expect(selectQuantity(PLAIN)(cart.getSnapshot())).toBe(7)
  })

  it('go out six at a time, one line never twice at once [DEC-020]', async () => {
    const many = [1, 2, 3, 4, 5, 6, 7, 8].map((id) => ({ ...write(1, 'sent'), key: `old-${id}`, productId: id }))
    const { sent, restore, report } = open([...many, { ...write(2, 'sent'), key: 'again', productId: 1 }])
    await restore()
    expect(sent).toEqual(['old-1', 'old-2', 'old-3', 'old-4', 'old-5', 'old-6'])
    report({ type: 'write.refused', key: 'old-2', reason: '' })
    expect(sent.slice(6)).toEqual(['old-7'])
    report({ type: 'write.answered', key: 'old-1', line: { product: productOf(1), qty: 1 }, version: 1 })
    expect(sent.slice(7)).toEqual(['old-8'])
    report({ type: 'write.answered', key: 'old-3', line: { product: productOf(3), qty: 1 }, version: 2 })
    expect(sent.slice(8)).toEqual(['again'])
  })

  it('are kept again at once: they were taken out of the store, and this page may close before it can send them', async () => {
    const { kept, restore } = open([write(3, 'typing')], ['network'])
    await restore()
    expect(kept.at(-1)).toEqual(['old-typing'])
  })

  it('count as unsent for whoever asked before they were there', async () => {
    const { cart, counted, restore } = open([write(3, 'typing')], ['network'])
    cart.send({ type: 'cart.report' })
    expect(counted).toEqual([])
    await restore()
    expect(counted).toEqual([1])
  })
})
