import { afterEach, describe, expect, it } from 'vitest'
import { waitFor } from 'xstate'
import { selectIsKnown, selectQuantity } from '../../../machines/cart/cart.selectors'
import { findSold, productOf, soldIn } from '../../support/goods'
import { closeTabs, openTab, ready, signedIn, type Tab, type TabOptions } from '../../support/open-tab'
import { atRest } from '../../support/waiting/at-rest'

afterEach(closeTabs)
const PLAIN = findSold(({ stock, pack, limit }) => stock > 50 && pack === 1 && limit === null)
const PACKED = findSold(({ stock, pack, limit }) => stock > 50 && pack > 1 && limit === null)

const inCart = (tab: Tab, id: number) => selectQuantity(id)(tab.child('cart').getSnapshot())
const entries = (tab: Tab) => tab.child('quickEntry').getSnapshot().context.entries
/** Types a line as one, over the real client and server. */
async function enter(tab: Tab, text: string): Promise<void> {
  tab.child('quickEntry').send({ type: 'article.typed', text })
  tab.child('quickEntry').send({ type: 'article.entered' })
  await atRest()
}
async function opened(regionId = 1, options: TabOptions = {}): Promise<Tab> {
  const tab = await ready(openTab(options))
  await atRest()
  tab.child('quickEntry').send({ type: 'entry.opened', regionId, bought: [] })
  return tab
}

describe('a line entered by article', () => {
  it('is added to what stands in the cart, and comes to the server; taken back, what was there stays', async () => {
    const tab = await opened()
    const { article } = productOf(PLAIN)
    tab.child('cart').send({ type: 'quantity.changed', product: productOf(PLAIN), quantity: 3, stock: null })
    await enter(tab, `${article} * 4`)
    await enter(tab, `${article} * 5`)
    expect([inCart(tab, PLAIN), entries(tab).map(({ added }) => added)]).toEqual([12, [4, 5]])
    tab.clock.increment(400)
    await atRest()
    const kept = await tab.api('cart.get', { query: { user_id: 1, company_region_id: 1 } })
    expect(kept.items.map(({ product, qty }) => [product.id, qty])).toEqual([[PLAIN, 12]])
    tab.child('quickEntry').send({ type: 'undo.pressed', entryId: entries(tab)[1]!.id })
    expect([inCart(tab, PLAIN), entries(tab).length]).toEqual([7, 1])
  })

  it('is spoken of no more once its line has left the cart, also where it comes back otherwise', async () => {
    const tab = await opened()
    const { article } = productOf(PLAIN)
    const remove = async () => {
      tab.child('cart').send({ type: 'quantity.changed', product: productOf(PLAIN), quantity: 0, stock: null })
      tab.clock.increment(400)
      await atRest()
    }
    await enter(tab, `${article} * 4`)
    await enter(tab, `${article} * 5`)
    await remove()
    expect({ inCart: inCart(tab, PLAIN), entries: entries(tab) }).toEqual({ inCart: 0, entries: [] })
    await enter(tab, `${article} * 2`)
    expect([inCart(tab, PLAIN), entries(tab).map(({ added }) => added)]).toEqual([2, [2]])
    await remove()
    expect(entries(tab)).toEqual([])
  })

  it('that the cart rounds counts as it was rounded, and goes as it came [DEC-019]', async () => {
    const tab = await opened()
    const { article, pack } = productOf(PACKED)
    await enter(tab, `${article} * 1`)
    expect({ inCart: inCart(tab, PACKED), added: entries(tab)[0]?.added }).toEqual({ inCart: pack, added: pack })
    tab.child('quickEntry').send({ type: 'undo.pressed', entryId: entries(tab)[0]!.id })
    expect(inCart(tab, PACKED)).toBe(0)
  })

  it('waits for a cart that is not there yet, and is added to what it holds then', async () => {
    const writer = await ready(openTab())
    await writer.api(
      'cart.updateLine',
      { params: { id: PLAIN }, query: { company_region_id: 1 }, body: { user_id: 1, qty: 20 } },
      { key: 'before' },
    )
    let release: () => void = () => {}
    const gate = new Promise<void>((resolve) => (release = resolve))
    const tab = openTab({
      server: writer.server,
      intercept: async (url, _, send) => {
        if (url.includes('/cart?')) await gate
        return send()
      },
    })
    tab.app.start()
    await waitFor(await signedIn(tab), (state) => state.context.region !== null)
    tab.child('quickEntry').send({ type: 'entry.opened', regionId: 1, bought: [] })
    await enter(tab, `${productOf(PLAIN).article} * 4`)
    expect([entries(tab).map(({ status }) => status), inCart(tab, PLAIN)]).toEqual([['held'], 0])
    release()
    await waitFor(tab.child('cart'), selectIsKnown)
    tab.clock.increment(500)
    expect([entries(tab).map(({ status }) => status), inCart(tab, PLAIN)]).toEqual([['added'], 24])
  })

  it('for one region does not go into the cart of another [DEC-018]', async () => {
    const tab = await opened(2)
    await enter(tab, `${productOf(PLAIN).article} * 4`)
    expect([entries(tab).map(({ status, reason }) => [status, reason]), inCart(tab, PLAIN)]).toEqual([
      [['failed', 'Регион сменился, строка не\u00a0добавлена. Введите её снова.']],
      0,
    ])
  })

  it('is a wish like any other while the session is suspended or the network is away', async () => {
    const tab = await opened()
    const { article } = productOf(PLAIN)
    await enter(tab, `${article} * 1`)
    tab.app.send({ type: 'session.rejected' })
    await waitFor(tab.child('customer'), (state) => state.matches('suspended'))
    await enter(tab, `${article} * 2`)
    tab.network.lose()
    await enter(tab, `${article} * 3`)
    expect({ inCart: inCart(tab, PLAIN), holds: tab.child('cart').getSnapshot().context.holds }).toEqual({
      inCart: 6,
      holds: ['session', 'network'],
    })
  })

  it('is said to be taken back when it is: not before the cart is known, and not in another region', async () => {
    let gate = Promise.resolve()
    let release: () => void = () => {}
    const tab = await ready(
      openTab({
        intercept: async (url, _, send) => {
          if (url.includes('/cart?')) await gate
          return send()
        },
      }),
    )
    await atRest()
    const entry = tab.child('quickEntry')
    const seen = () => [entries(tab).map(({ status }) => status), entry.getSnapshot().context.said?.text]
    const choose = (id: number) => {
      tab.child('regions').send({ type: 'region.picked', id })
      tab.child('regions').send({ type: 'region.confirmed' })
    }
    entry.send({ type: 'entry.opened', regionId: 1, bought: [] })
    const { article } = productOf(PLAIN)
    await enter(tab, `${article} * 4`)
    await enter(tab, `${article} * 5`)
    tab.clock.increment(400)
    await atRest()
    choose(2)
    await atRest()
    entry.send({ type: 'undo.pressed', entryId: entries(tab)[0]!.id })
    const stayed = 'Регион сменился, строка осталась в\u00a0корзине прежнего. Вернитесь в\u00a0него и\u00a0уберите её в\u00a0корзине.'
    expect([...seen(), entries(tab)[0]?.reason]).toEqual([['failed', 'added'], stayed, stayed])

    gate = new Promise((resolve) => (release = resolve))
    choose(1)
    await atRest()
    entry.send({ type: 'undo.pressed', entryId: entries(tab)[1]!.id })
    expect(seen()).toEqual([['failed', 'held'], stayed])
    release()
    await waitFor(tab.child('cart'), selectIsKnown)
    tab.clock.increment(500)
    expect([...seen(), inCart(tab, PLAIN)]).toEqual([['failed'], `Убрано: ${article}.`, 4])
  })

  it('is not taken back where less of it is left than was added: somebody decided on it since', async () => {
    const tab = await opened()
    const { article } = productOf(PLAIN)
    await enter(tab, `${article} * 12`)
    tab.child('cart').send({ type: 'quantity.changed', product: productOf(PLAIN), quantity: 5, stock: null })
    tab.child('quickEntry').send({ type: 'undo.pressed', entryId: entries(tab)[0]!.id })
    const stays = 'В\u00a0корзине уже меньше, чем было добавлено: строка осталась. Уберите её в\u00a0корзине.'
    expect({
      inCart: inCart(tab, PLAIN),
      text: tab.child('quickEntry').getSnapshot().context.said?.text,
      reason: entries(tab)[0]?.reason,
    }).toEqual({ inCart: 5, text: stays, reason: stays })
  })

  it('that the server cut is taken back all the same', async () => {
    const scarce = findSold(({ stock, pack, limit }) => stock > 2 && stock < 20 && pack === 1 && limit === null)
    const { stock } = soldIn(1, scarce)
    const tab = await opened()
    await enter(tab, `${productOf(scarce).article} * 50`)
    tab.clock.increment(400)
    await atRest()
    expect(inCart(tab, scarce)).toBe(stock)
    tab.child('quickEntry').send({ type: 'undo.pressed', entryId: entries(tab)[0]!.id })
    expect({ inCart: inCart(tab, scarce), entries: entries(tab) }).toEqual({ inCart: 0, entries: [] })
  })

  it('that another device may have made less is not taken back', async () => {
    const lost = { isOpen: true }
    const tab = await opened(1, {
      intercept: async (url, _, send) => {
        const answer = await send()
        return lost.isOpen && url.includes('updateInCart') ? Response.json({}, { status: 503 }) : answer
      },
    })
    await enter(tab, `${productOf(PLAIN).article} * 12`)
    tab.clock.increment(400)
    await atRest()
    const [phone, params] = [openTab({ server: tab.server }), { id: PLAIN }]
    await phone.api('cart.updateLine', { params, query: { company_region_id: 1 }, body: { user_id: 1, qty: 5 } }, { key: 'phone' })
    lost.isOpen = false
    tab.child('cart').send({ type: 'writing.retried' })
    await waitFor(tab.child('cart'), ({ context }) => context.queue.length === 0)
    tab.child('quickEntry').send({ type: 'undo.pressed', entryId: entries(tab)[0]!.id })
    expect([inCart(tab, PLAIN), entries(tab).length]).toEqual([5, 1])
  })
})

it.each([0, 1])(
  'a line that was cut here, for its stock is known, is taken back; %i pieces that were there before stay',
  async (before) => {
    const scarce = findSold(({ stock, pack, limit }) => stock > 2 && stock < 20 && pack === 1 && limit === null)
    const { stock } = soldIn(1, scarce)
    const tab = await opened()
    tab.child('prices').send({ type: 'prices.wanted', ids: [scarce] })
    tab.clock.increment(10)
    await atRest()
    if (before > 0) tab.child('cart').send({ type: 'quantity.changed', product: productOf(scarce), quantity: before, stock })
    await enter(tab, `${productOf(scarce).article} * ${stock + 10}`)
    tab.clock.increment(400)
    await atRest()
    expect({ inCart: inCart(tab, scarce), added: entries(tab)[0]?.added }).toEqual({ inCart: stock, added: stock - before })
    tab.child('quickEntry').send({ type: 'undo.pressed', entryId: entries(tab)[0]!.id })
    expect({ inCart: inCart(tab, scarce), entries: entries(tab) }).toEqual({ inCart: before, entries: [] })
  },
)
