import { afterEach, describe, expect, it } from 'vitest'
import { waitFor } from 'xstate'
import { selectIsKnown } from '../../../../machines/cart/cart.selectors'
import { pasteStanding } from '../../../../machines/quick-entry/paste/standing'
import { memoryRows } from '../../../../src/platform/wishes/entered-rows'
import { findSold, productOf, soldIn } from '../../../support/goods'
import { closeTabs, openTab, ready, type Tab } from '../../../support/open-tab'
import { atRest } from '../../../support/waiting/at-rest'
import { inCart, isLookup, opened, paste, poison, SHEET } from './entering'

afterEach(closeTabs)
const lookups = ({ sent }: Tab) => sent.filter(isLookup)

describe('rows that are looked up', () => {
  it('are asked for by one call, which brings the products too [DEC-006]', async () => {
    const { tab, answer } = await opened()
    paste(tab)
    await answer()
    expect([inCart(tab), lookups(tab), tab.sent.filter((line) => line.startsWith('GET /products/'))]).toEqual([
      [2, 3, 4, 5],
      ['POST /products/byArticles'],
      [],
    ])
  })

  it.each([404, 405, 501])(
    'are searched one by one where the server answers %i to that call, which is asked once [DEC-006]',
    async (status) => {
      const tab = await ready(
        openTab({
          intercept: async (url, _, send) => (url.includes('byArticles') ? Response.json({ message: 'Нет' }, { status }) : send()),
        }),
      )
      await atRest()
      tab.child('quickEntry').send({ type: 'entry.opened', regionId: 1, bought: [] })
      paste(tab)
      await atRest()
      paste(tab, `${SHEET}\nНЕТ-ТАКОГО\t1`)
      await atRest()
      expect([inCart(tab), tab.sent.filter((line) => line.includes('byArticles')).length]).toEqual([[4, 6, 8, 10], 1])
      expect(
        tab
          .child('quickEntry')
          .getSnapshot()
          .context.entries.filter(({ status: it }) => it === 'failed').length,
      ).toBe(1)
    },
  )

  it('go on where the entry starts anew after a crash [DEC-065]', async () => {
    const rows = memoryRows()
    const { tab, answer } = await opened({ ports: { rows } })
    paste(tab)
    tab.child('quickEntry').send(poison('article.typed', 'text'))
    await answer()
    expect([tab.told.logged.length, inCart(tab)]).toEqual([1, [2, 3, 4, 5]])
  })

  it('go on after a reload, whatever page is open, and come once [DEC-020]', async () => {
    const rows = memoryRows()
    const { tab } = await opened({ ports: { rows } })
    paste(tab)
    tab.app.stop()
    const next = openTab({ server: tab.server, who: tab.who, ports: { rows } })
    await ready(next)
    await waitFor(next.child('cart'), selectIsKnown)
    await atRest()
    next.clock.increment(500)
    await atRest()
    expect({ inCart: inCart(next), load: await rows.load(1, 1) }).toEqual({ inCart: [2, 3, 4, 5], load: [] })
  })
})

describe('pasted rows of which the server keeps less, or of which there is nothing', () => {
  it('are told apart from those that went in as they were, whichever page is open [DEC-019]', async () => {
    const scarce = findSold(({ stock, pack, limit }) => stock > 2 && stock < 20 && pack === 1 && limit === null)
    const { stock } = soldIn(1, scarce)
    const { tab, answer } = await opened()
    paste(tab, `${SHEET}\n${productOf(scarce).article}\t50`)
    await answer()
    tab.clock.increment(400)
    await atRest()
    const { context } = tab.child('quickEntry').getSnapshot()
    expect({
      altered: pasteStanding(context)?.altered,
      kept: context.entries.find(({ productId }) => productId === scarce)?.later?.kept,
    }).toEqual({ altered: 1, kept: stock })
  })
})
