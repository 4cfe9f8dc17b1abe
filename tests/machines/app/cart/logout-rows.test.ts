import { afterEach, describe, expect, it } from 'vitest'
import { waitFor } from 'xstate'
import { selectRefused, selectUnsent } from '../../../../machines/session/session.selectors'
import { memoryRows } from '../../../../src/platform/wishes/entered-rows'
import { productOf } from '../../../support/goods'
import { closeTabs, openTab, ready, type TabOptions } from '../../../support/open-tab'
import { atRest } from '../../../support/waiting/at-rest'
import { GOODS, inCart, isGuest, isLookup, opened, paste, poison, popup, SHEET } from './entering'

afterEach(closeTabs)

describe('a logout while rows are looked up', () => {
  it('asks; told to send, it waits until they are in the cart and there [DEC-010]', async () => {
    const { tab, answer } = await opened()
    paste(tab)
    tab.child('session').send({ type: 'logout.requested' })
    await waitFor(tab.child('session'), (state) => state.hasTag('asking'))
    expect({ popup: popup(tab), unsent: selectUnsent(tab.child('session').getSnapshot()) }).toEqual({ popup: 'logout', unsent: 4 })
    tab.child('session').send({ type: 'logout.flushed' })
    await atRest()
    expect(tab.app.getSnapshot().matches({ visitor: 'customer' })).toBe(true)
    await answer()
    tab.clock.increment(1000)
    await isGuest(tab)
    tab.logIn(1)
    await ready(tab)
    expect(inCart(tab)).toEqual([2, 3, 4, 5])
  })

  it('drops them if told so, and keeps none of them [DEC-010]', async () => {
    const rows = memoryRows()
    const { tab } = await opened({ ports: { rows } })
    paste(tab)
    tab.child('session').send({ type: 'logout.requested' })
    await waitFor(tab.child('session'), (state) => state.hasTag('asking'))
    expect((await rows.load(1, 1)).length).toBe(4)
    tab.child('session').send({ type: 'logout.confirmed' })
    await isGuest(tab)
    expect(await rows.load(1, 1)).toEqual([])
    tab.logIn(1)
    await ready(tab)
    expect(inCart(tab)).toEqual([])
  })

  it('goes back to the cart where one of them turns out to name nothing: it is to be seen first [DEC-010]', async () => {
    const { tab, answer } = await opened()
    paste(tab, `${SHEET}\nНЕТ-ТАКОГО\t1`)
    tab.child('session').send({ type: 'logout.requested' })
    await waitFor(tab.child('session'), (state) => state.hasTag('asking'))
    tab.child('session').send({ type: 'logout.flushed' })
    await atRest()
    await answer()
    tab.clock.increment(1000)
    await atRest()
    expect([tab.child('session').getSnapshot().matches('signedIn'), inCart(tab), popup(tab), tab.window.entries().at(-1)]).toEqual([
      true,
      [2, 3, 4, 5],
      null,
      '/cart',
    ])
  })

  it('goes back to the cart also where a row that the search had refused turns out to name nothing when it is asked for again [DEC-010]', async () => {
    let isDenied = true
    const held: (() => void)[] = []
    const tab = await ready(
      openTab({
        intercept: async (url, _, send) => {
          if (isLookup(url) && isDenied) return Response.json({ message: 'Нельзя' }, { status: 403 })
          if (url.includes('updateInCart') || url.includes('updateMany')) await new Promise<void>((go) => held.push(go))
          return send()
        },
      }),
    )
    await atRest()
    tab.child('quickEntry').send({ type: 'entry.opened', regionId: 1, bought: [] })
    paste(tab, 'НЕТ-ТАКОГО\t1\nНЕТ-И-ЭТОГО\t2')
    await waitFor(tab.child('quickEntry'), (state) => state.hasTag('denied'))
    tab.child('cart').send({ type: 'quantity.changed', product: productOf(GOODS[0]!), quantity: 2, stock: null })
    const session = tab.child('session')
    session.send({ type: 'logout.requested' })
    await waitFor(session, (state) => state.hasTag('asking'))
    isDenied = false
    session.send({ type: 'logout.flushed' })
    await atRest()
    const failed = tab
      .child('quickEntry')
      .getSnapshot()
      .context.entries.filter(({ status }) => status === 'failed')
    expect(failed.length).toBe(2)
    for (const go of held.splice(0)) go()
    tab.clock.increment(1000)
    await atRest()
    expect([tab.app.getSnapshot().matches({ visitor: 'customer' }), tab.child('session').getSnapshot().matches('signedIn')]).toEqual([
      true,
      true,
    ])
  })

  it('goes on where a row that the search had refused is refused again: that was said when it was asked about', async () => {
    const tab = await ready(
      openTab({
        intercept: async (url, _, send) => (isLookup(url) ? Response.json({ message: 'Нельзя' }, { status: 403 }) : send()),
      }),
    )
    await atRest()
    tab.child('quickEntry').send({ type: 'entry.opened', regionId: 1, bought: [] })
    paste(tab, 'НЕТ-ТАКОГО\t1\nНЕТ-И-ЭТОГО\t2')
    await waitFor(tab.child('quickEntry'), (state) => state.hasTag('denied'))
    tab.child('cart').send({ type: 'quantity.changed', product: productOf(GOODS[0]!), quantity: 2, stock: null })
    tab.child('session').send({ type: 'logout.requested' })
    await waitFor(tab.child('session'), (state) => state.hasTag('asking'))
    tab.child('session').send({ type: 'logout.flushed' })
    await atRest()
    tab.clock.increment(1000)
    await isGuest(tab)
  })

  it('waits until it is known what an earlier page left', async () => {
    const rows = memoryRows()
    const text = productOf(GOODS[0]!).article
    rows.keep(1, 1, [{ text, productId: null, quantity: 4, isScan: false, isTyped: true, reason: null, mayRepeat: false }])
    let read: () => void = () => {}
    const reading = new Promise<void>((go) => (read = go))
    const load: typeof rows.load = async (...args) => (await reading, rows.load(...args))
    const { tab } = await opened({ ports: { rows: { ...rows, load } } })
    const session = tab.child('session')
    session.send({ type: 'logout.requested' })
    await atRest()
    expect(session.getSnapshot().matches({ leaving: 'checking' })).toBe(true)
    read()
    await waitFor(session, (state) => state.hasTag('asking'))
    expect(selectUnsent(session.getSnapshot())).toBe(1)
  })

  it('told to send asks at once for what had no answer [DEC-010]', async () => {
    let isSilent = true
    const intercept: TabOptions['intercept'] = async (url, _, send) =>
      isSilent && isLookup(url) ? Response.json({}, { status: 503 }) : send()
    const tab = await ready(openTab({ intercept }))
    await atRest()
    tab.child('quickEntry').send({ type: 'entry.opened', regionId: 1, bought: [] })
    paste(tab)
    await waitFor(tab.child('quickEntry'), (state) => state.hasTag('unanswered'))
    tab.child('session').send({ type: 'logout.requested' })
    await waitFor(tab.child('session'), (state) => state.hasTag('asking'))
    isSilent = false
    tab.child('session').send({ type: 'logout.flushed' })
    await atRest()
    expect(tab.app.getSnapshot().matches({ visitor: 'guest' })).toBe(true)
    tab.logIn(1)
    await ready(tab)
    expect(inCart(tab)).toEqual([2, 3, 4, 5])
  })

  it('in another tab asks too, and waits for them [DEC-010]', async () => {
    let left = 3
    const { tab } = await opened({ ports: { rows: { ...memoryRows(), elsewhere: async () => ({ unsent: left, refused: [] }) } } })
    const session = tab.child('session')
    session.send({ type: 'logout.requested' })
    await waitFor(session, (state) => state.hasTag('asking'))
    expect(selectUnsent(session.getSnapshot())).toBe(3)
    left = 0
    tab.clock.increment(1000)
    await isGuest(tab)
  })

  it('asks about rows of another tab that came to nothing: they go with the login too [DEC-010]', async () => {
    let refused = ['row of b']
    const { tab } = await opened({ ports: { rows: { ...memoryRows(), elsewhere: async () => ({ unsent: 0, refused }) } } })
    const session = tab.child('session')
    session.send({ type: 'logout.requested' })
    await waitFor(session, (state) => state.hasTag('asking'))
    expect({ popup: popup(tab), unsent: selectUnsent(session.getSnapshot()), refused: selectRefused(session.getSnapshot()) }).toEqual({
      popup: 'logout',
      unsent: 0,
      refused: 1,
    })
    refused = []
    tab.clock.increment(1000)
    await isGuest(tab)
  })

  it('counts rows also where the cart has crashed for good, and its own wishes [DEC-010]', async () => {
    const { tab } = await opened()
    tab.network.lose()
    tab.child('cart').send({ type: 'quantity.changed', product: productOf(GOODS[0]!), quantity: 2, stock: null })
    paste(tab)
    for (let crash = 0; crash < 2; crash++) {
      tab.child('cart').send(poison('cart.load', 'regionId'))
      await atRest()
    }
    expect(tab.app.getSnapshot().hasTag('panel')).toBe(true)
    const session = tab.child('session')
    session.send({ type: 'logout.requested' })
    await atRest()
    expect([session.getSnapshot().hasTag('asking'), selectUnsent(session.getSnapshot())]).toEqual([true, 5])
  })

  it('counts rows also where the entry has crashed for good: their store has them, and it goes with the login [DEC-010]', async () => {
    const { tab } = await opened()
    paste(tab)
    for (let crash = 0; crash < 2; crash++) {
      tab.child('quickEntry').send(poison('article.typed', 'text'))
      await atRest()
    }
    expect(tab.app.getSnapshot().hasTag('panel')).toBe(true)
    const session = tab.child('session')
    session.send({ type: 'logout.requested' })
    await atRest()
    expect([session.getSnapshot().hasTag('asking'), selectUnsent(session.getSnapshot())]).toEqual([true, 4])
  })

  it('asks of nothing once all of them are in the cart and sent', async () => {
    const { tab, answer } = await opened()
    paste(tab)
    await answer()
    tab.clock.increment(500)
    await atRest()
    tab.child('session').send({ type: 'logout.requested' })
    await isGuest(tab)
    expect(popup(tab)).toBeNull()
  })
})
