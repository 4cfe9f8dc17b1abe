import { afterEach, describe, expect, it } from 'vitest'
import { waitFor } from 'xstate'
import { selectCorrection, selectQuantity } from '../../../machines/cart/cart.selectors'
import { memoryWishes } from '../../../src/platform/wishes/wishes'
import { findSold, productOf, soldIn } from '../../support/goods'
import { closeTabs, openTab, ready, type Tab, type TabOptions } from '../../support/open-tab'
import { atRest } from '../../support/waiting/at-rest'

/** Whole units, of which there are some, and fewer than anybody asks for here. */
const SCARCE = findSold(({ pack, stock }) => pack === 1 && stock > 3 && stock < 500)
const { stock: LEFT, limit: LIMIT } = soldIn(1, SCARCE)
const MOST = Math.min(LEFT, LIMIT ?? LEFT)
const PACKED = findSold(({ pack, stock }) => pack === 4 && stock > 20)
afterEach(closeTabs)

const edit = (tab: Tab, id: number, quantity: number, stock: number | null = null) =>
  tab.child('cart').send({ type: 'quantity.changed', product: productOf(id), quantity, stock })
const shown = (tab: Tab, id: number) => selectQuantity(id)(tab.child('cart').getSnapshot())
const written = (tab: Tab) => waitFor(tab.child('cart'), ({ context }) => context.queue.length === 0)
/** What the server keeps, as another device would see it. */
const stored = async (tab: Tab) =>
  (await tab.api('cart.get', { query: { company_region_id: 1, user_id: 1 } })).items.map(({ product, qty }): [number, number] => [
    product.id,
    qty,
  ])

describe('a wish', () => {
  it('still being typed is written, and what became of it is said when the typing is over [DEC-019] [DEC-020]', async () => {
    const tab = await ready(openTab())
    const cart = tab.child('cart')
    const note = () => selectCorrection(PACKED)(cart.getSnapshot())
    cart.send({ type: 'lines.shown', of: PACKED })
    cart.send({ type: 'quantity.changed', product: productOf(PACKED), quantity: 1, stock: 100, isTyped: true })
    tab.clock.increment(400)
    await written(tab)
    expect({ stored: await stored(tab), note: note() }).toEqual({ stored: [[PACKED, 4]], note: undefined })
    cart.send({ type: 'quantity.changed', product: productOf(PACKED), quantity: 13, stock: 100, isTyped: true })
    cart.send({ type: 'quantity.entered', productId: PACKED })
    expect(note()).toEqual({ asked: 13, kept: 16 })
    tab.clock.increment(400)
    await written(tab)
    expect({ note: note(), toasts: tab.told.toasts }).toEqual({ note: { asked: 13, kept: 16 }, toasts: [] })
  })

  it('of an earlier page that became another number says so on the next one too [DEC-019]', async () => {
    const ports = { wishes: memoryWishes() }
    const first = await ready(openTab({ ports }))
    const wished = { type: 'quantity.changed', product: productOf(PACKED), quantity: 13, stock: 100, isTyped: true } as const
    first.child('cart').send(wished)
    closeTabs()
    const next = await ready(openTab({ ports, server: first.server, who: first.who }))
    next.child('cart').send({ type: 'lines.shown', of: PACKED })
    await written(next)
    expect(selectCorrection(PACKED)(next.child('cart').getSnapshot())).toEqual({ asked: 13, kept: 16 })
  })

  it('corrected is told by a toast only where no screen shows the line, also when its screen goes [DEC-019]', async () => {
    const tab = await ready(openTab())
    const cart = tab.child('cart')
    const wished = (quantity: number, isTyped = false) =>
      cart.send({ type: 'quantity.changed', product: productOf(PACKED), quantity, stock: 100, isTyped })
    cart.send({ type: 'lines.shown', of: 'all' })
    wished(5)
    tab.clock.increment(400)
    await written(tab)
    expect(tab.told.toasts).toEqual([])
    wished(9, true)
    tab.clock.increment(400)
    await written(tab)
    cart.send({ type: 'lines.hidden', of: 'all' })
    expect(tab.told.toasts).toEqual([`${productOf(PACKED).article}: Продаётся по 4\u00a0шт., количество изменено с\u00a09 на\u00a012.`])
    cart.send({ type: 'lines.shown', of: PACKED })
    wished(13, true)
    cart.send({ type: 'lines.hidden', of: PACKED }) // nobody said that the typing is over
    tab.clock.increment(400)
    await written(tab)
    expect(tab.told.toasts.slice(1)).toEqual([
      `${productOf(PACKED).article}: Продаётся по 4\u00a0шт., количество изменено с\u00a013 на\u00a016.`,
    ])
    cart.send({ type: 'lines.shown', of: PACKED })
    wished(17)
    tab.clock.increment(400)
    await written(tab)
    expect(tab.told.toasts).toHaveLength(2)
  })

  it('corrected is forgotten when the line leaves the cart, whoever took it [DEC-019]', async () => {
    const tab = await ready(openTab())
    const cart = tab.child('cart')
    edit(tab, PACKED, 5, 100)
    tab.clock.increment(400)
    await written(tab)
    expect(cart.getSnapshot().context.corrections.size).toBe(1)
    const other = openTab({ server: tab.server })
    await other.api(
      'cart.updateLine',
      { params: { id: PACKED }, query: { company_region_id: 1 }, body: { user_id: 1, qty: 0 } },
      { key: 'phone-1' },
    )
    cart.send({ type: 'cart.load', regionId: 1 })
    await waitFor(cart, () => shown(tab, PACKED) === 0)
    expect([...cart.getSnapshot().context.corrections]).toEqual([])
  })

  it('corrected is said although a note waits behind it, which is no newer quantity [DEC-019]', async () => {
    const tab = await ready(openTab())
    const cart = tab.child('cart')
    cart.send({ type: 'lines.shown', of: 'all' })
    edit(tab, SCARCE, 99_999)
    cart.send({ type: 'note.changed', productId: SCARCE, note: 'Срочно' })
    tab.clock.increment(400)
    await written(tab)
    expect(selectCorrection(SCARCE)(cart.getSnapshot())).toEqual({ asked: 99_999, kept: MOST })
  })

  it('corrected twice, here to packs and there to the stock, is said with the number that was typed, alone or among many [DEC-019]', async () => {
    const scarce = findSold(({ pack, stock }) => pack === 4 && stock >= 4 && stock < 400)
    const others = Array.from({ length: 8 }, (_, nth) => findSold(({ stock, pack }) => stock > 5 && pack === 1, nth))
    const noted = async (isOnScreen: boolean, isAmongMany: boolean) => {
      const tab = await ready(openTab())
      const cart = tab.child('cart')
      if (isOnScreen) cart.send({ type: 'lines.shown', of: 'all' })
      if (isAmongMany) {
        const wishes = [scarce, ...others].map((id) => ({ product: productOf(id), quantity: id === scarce ? 4001 : 1, stock: null }))
        cart.send({ type: 'quantities.changed', wishes })
      } else edit(tab, scarce, 4001)
      tab.clock.increment(400)
      await written(tab)
      return [selectCorrection(scarce)(cart.getSnapshot()), tab.told.toasts.at(-1)?.replaceAll('\u00a0', ' ')]
    }
    const kept = Math.floor(soldIn(1, scarce).stock / 4) * 4
    expect(await noted(true, false)).toEqual([{ asked: 4001, kept }, undefined])
    expect(await noted(true, true)).toEqual([{ asked: 4001, kept }, undefined])
    expect(await noted(false, false)).toEqual([{ asked: 4001, kept }, expect.stringContaining(`изменено с 4 001 на ${kept}`)])
  })

  it('corrected is not told of where another is wished since, alone or among many [DEC-019]', async () => {
    const others = Array.from({ length: 8 }, (_, nth) => findSold(({ stock, pack }) => stock > 5 && pack === 1, nth)).filter(
      (id) => id !== SCARCE,
    )
    for (const path of ['updateInCart', 'updateMany']) {
      let release: () => void = () => {}
      let isHeld = false
      const intercept: TabOptions['intercept'] = async (url, _init, send) => {
        const response = await send()
        if (url.includes(path) && !isHeld) {
          isHeld = true
          await new Promise<void>((resolve) => (release = resolve))
        }
        return response
      }
      const tab = await ready(openTab({ intercept }))
      if (path === 'updateMany')
        tab.child('cart').send({
          type: 'quantities.changed',
          wishes: [SCARCE, ...others].map((id) => ({ product: productOf(id), quantity: id === SCARCE ? 99_999 : 1, stock: null })),
        })
      else edit(tab, SCARCE, 99_999)
      tab.clock.increment(400)
      await atRest()
      expect(isHeld).toBe(true)
      edit(tab, SCARCE, 2)
      release()
      await atRest()
      tab.clock.increment(400)
      await written(tab)
      expect({ shown: shown(tab, SCARCE), toasts: tab.told.toasts }).toEqual({ shown: 2, toasts: [] })
    }
  })
})
