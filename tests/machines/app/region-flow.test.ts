import { afterEach, describe, expect, it } from 'vitest'
import { waitFor } from 'xstate'
import { findSold } from '../../support/goods'
import { closeTabs, openTab, ready, type Tab } from '../../support/open-tab'
import { atRest } from '../../support/waiting/at-rest'

const PLAIN = findSold(({ stock, pack, limit }) => stock > 50 && pack === 1 && limit === null)
const FOLLOWED = 'Регион изменён в другой вкладке'
const regionId = (tab: Tab) => tab.child('customer').getSnapshot().context.region?.id
const prices = ({ sent }: Tab) => sent.filter((line) => line.includes('stocksAndPrices')).length
afterEach(closeTabs)

/** A tab whose list of regions passes through a change, and may be held back. */
function open() {
  let change = (regions: Record<string, unknown>[]): unknown => regions
  let gate: Promise<void> | null = null
  let release = () => {}
  const tab = openTab({
    intercept: async (url, _init, send) => {
      if (!url.includes('/companyRegions')) return send()
      const response = await send()
      await gate
      return Response.json(change((await response.json()) as Record<string, unknown>[])) // what the fake server lists
    },
  })
  return {
    tab,
    become: (next: typeof change) => {
      change = next
    },
    hold: () => {
      gate = new Promise((resolve) => {
        release = resolve
      })
    },
    release: () => {
      gate = null
      release()
    },
  }
}

it('the popup of the regions goes with the page that it was opened on; a set-up or a login that is due stays', async () => {
  const tab = await ready(openTab({ path: '/catalog' }))
  const overlay = tab.child('overlay')
  const go = async (to: string) => {
    tab.child('navigation').send({ type: 'navigation.go', to })
    await atRest()
    return overlay.getSnapshot().context.shown
  }
  overlay.send({ type: 'popup.asked', popup: 'region' })
  expect([await go('/catalog?page=2'), await go('/brands')]).toEqual(['region', null])
  overlay.send({ type: 'popup.asked', popup: 'login' })
  expect(await go('/')).toBe('login')
})

describe('regions that are asked for again', () => {
  it('and are none: the region, its prices and its cart are given up, once, in words [DEC-027]', async () => {
    const { tab, become } = open()
    await ready(tab)
    const [cart, keyed] = [tab.child('cart'), tab.child('cart').getSnapshot().context.tab]
    become(() => [])
    tab.app.send({ type: 'data.changed', tags: ['regions'], region: null })
    await waitFor(tab.app, (state) => state.context.remembered.regionId === null)
    await waitFor(tab.child('regions'), (state) => state.hasTag('known'))
    await atRest()
    expect([
      tab.told.toasts,
      tab.child('cart') === cart,
      tab.child('cart').getSnapshot().context.tab === keyed,
      tab.child('cart').getSnapshot().context.regionId,
      tab.child('prices').getSnapshot().context.regionId,
      tab.child('customer').getSnapshot().matches('active'),
    ]).toEqual([['Этот регион больше недоступен, а других нет. Обратитесь к администратору компании.'], false, false, null, null, true])
    // There is one again: it is bought for.
    become((regions) => regions)
    tab.app.send({ type: 'data.changed', tags: ['regions'], region: null })
    await waitFor(tab.child('cart'), (state) => state.context.regionId === 1 && state.matches({ content: 'ready' }))
  })

  it('and passed moderation: the same region’s prices are asked anew [DEC-025]', async () => {
    const { tab, become } = open()
    become((regions) => regions.map((region) => ({ ...region, ...(region['id'] === 1 && { status: 0 }) })))
    await ready(tab)
    tab.child('prices').send({ type: 'prices.wanted', ids: [PLAIN] })
    tab.clock.increment(0)
    await waitFor(tab.child('prices'), (state) => state.context.entries[PLAIN] !== undefined && state.matches('idle'))
    const before = prices(tab)
    tab.app.send({ type: 'data.changed', tags: ['regions'], region: null }) // nothing new
    await atRest()
    tab.clock.increment(0)
    await atRest()
    expect(prices(tab) - before).toBe(0)
    become((regions) => regions)
    tab.app.send({ type: 'data.changed', tags: ['regions'], region: null })
    await waitFor(tab.child('customer'), (state) => state.context.region?.status === 1)
    await atRest()
    tab.clock.increment(0)
    await atRest()
    expect(prices(tab) - before).toBe(1)
  })
})

describe('a region chosen in another tab', () => {
  it('while the regions load for the first time is followed once they are there, and then said [DEC-027]', async () => {
    const { tab, hold, release } = open()
    hold()
    tab.app.start()
    await waitFor(tab.app, (state) => state.matches({ visitor: 'customer' }))
    await atRest()
    tab.app.send({ type: 'tab.appliedRegion', user: 1, region: 2 })
    await atRest()
    expect({ toasts: tab.told.toasts, regionId: regionId(tab) }).toEqual({ toasts: [], regionId: undefined })
    release()
    await waitFor(tab.app, () => regionId(tab) === 2)
    await atRest()
    expect(tab.told.toasts).toEqual([FOLLOWED])
  })

  it('while the regions are asked for anew is followed at once, and said once [DEC-027]', async () => {
    const { tab, hold, release } = open()
    await ready(tab)
    hold()
    tab.app.send({ type: 'data.changed', tags: ['regions'], region: null })
    tab.app.send({ type: 'tab.appliedRegion', user: 1, region: 2 })
    await atRest()
    expect({ toasts: tab.told.toasts, regionId: regionId(tab) }).toEqual({ toasts: [FOLLOWED], regionId: 2 })
    release()
    await waitFor(tab.child('regions'), (state) => state.matches('chosen'))
    await atRest()
    expect({ toasts: tab.told.toasts, regionId: regionId(tab) }).toEqual({ toasts: [FOLLOWED], regionId: 2 })
  })

  it.each([4, 77])('that may not be chosen here (%i) is not followed, and nothing is said', async (region) => {
    const { tab, hold, release } = open()
    await ready(tab)
    expect(
      tab
        .child('regions')
        .getSnapshot()
        .context.regions.find(({ id }) => id === region)?.status ?? 99,
    ).toBe(99)
    tab.app.send({ type: 'tab.appliedRegion', user: 1, region })
    hold()
    tab.app.send({ type: 'data.changed', tags: ['regions'], region: null })
    tab.app.send({ type: 'tab.appliedRegion', user: 1, region })
    release()
    await waitFor(tab.child('regions'), (state) => state.matches('chosen'))
    await atRest()
    expect({ toasts: tab.told.toasts, regionId: regionId(tab), following: tab.child('customer').getSnapshot().context.following }).toEqual({
      toasts: [],
      regionId: 1,
      following: null,
    })
  })

  it('and then back again while the regions are asked for anew is where it was [DEC-027]', async () => {
    const { tab, hold, release } = open()
    await ready(tab)
    hold()
    tab.app.send({ type: 'data.changed', tags: ['regions'], region: null })
    tab.app.send({ type: 'tab.appliedRegion', user: 1, region: 2 })
    tab.app.send({ type: 'tab.appliedRegion', user: 1, region: 1 })
    release()
    await waitFor(tab.child('regions'), (state) => state.matches('chosen'))
    await atRest()
    expect({ regionId: regionId(tab), following: tab.child('customer').getSnapshot().context.following }).toEqual({
      regionId: 1,
      following: null,
    })
  })
})
