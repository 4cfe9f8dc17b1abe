import { afterEach, describe, expect, it } from 'vitest'
import { waitFor } from 'xstate'
import { selectCorrection, selectQuantity } from '../../../machines/cart/cart.selectors'
import { findSold, productOf } from '../../support/goods'
import { closeTabs, openTab, ready, type Tab } from '../../support/open-tab'

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
    expect([await stored(tab), note()]).toEqual([[[PACKED, 4]], undefined])
    cart.send({ type: 'quantity.changed', product: productOf(PACKED), quantity: 13, stock: 100, isTyped: true })
    cart.send({ type: 'quantity.entered', productId: PACKED })
    expect(note()).toEqual({ asked: 13, kept: 16 })
    tab.clock.increment(400)
    await written(tab)
    expect([note(), tab.told.toasts]).toEqual([{ asked: 13, kept: 16 }, []])
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
})
