import type { Page } from '@playwright/test'
import { routes, titleOf } from '../../../model/routing/routes'
import { addressOf, expectedTitle, isBuilt, unbuiltVisits, type Visit, visits } from '../../support/routes/visits'
import { countRequests, isQuiet } from '../support/quiet'
import { needsData } from '../../../server/heads/head-of-address'
import { expect, type Shop, test } from '../support/shop'
import { inParts, lookNarrow, lookNarrowAtColours, lookWide, watchConsole } from './looks'
import { customerScreens, guestScreens, type Screen } from './screens'

const WORDS =
  'title, one main heading, noindex where it belongs, no dead link, no error, nothing that axe finds, light or dark, nothing that scrolls sideways or cannot be hit on a phone'

/** Where one goes from every page, and its main heading. */
const ELSEWHERE = { address: '/brands', heading: 'Бренды' }

/** Goes to an address within the page, as a link does: nothing is loaded anew. */
const goWithin = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, address)

async function visitAll(shop: Shop, who: Visit['who'], all: readonly Visit[]): Promise<void> {
  const { page } = shop
  watchConsole(shop)
  await countRequests(page)
  if (who !== 'guest') await shop.comeAs(who)
  for (const [at, { route, address }] of all.entries())
    await test.step(address, async () => {
      await shop.open(address)
      await isQuiet(page)
      const title = expectedTitle(route)
      await lookWide(shop, { name: address, title, isForSearch: isBuilt(route) && !route.noindex, isAround: at === 0 })
      await lookNarrow(shop, address)
      await goWithin(page, ELSEWHERE.address)
      await expect(shop.heading(ELSEWHERE.heading)).toBeVisible()
      await page.goBack()
      await expect(page, `Back to ${address}`).toHaveTitle(title)
    })
}

for (const who of ['guest', 'administrator'] as const)
  inParts([...visits, ...unbuiltVisits].filter((visit) => visit.who === who)).forEach((part) =>
    test(`pages for the ${who} (${part.map(({ address }) => address).join(', ')}): ${WORDS}; Back leads back [NAV-005]`, ({ shop }) =>
      visitAll(shop, who, part)),
  )

async function lookAtAll(shop: Shop, screens: readonly Screen[]): Promise<void> {
  watchConsole(shop)
  for (const [at, { name, title, isForSearch = false, reach }] of screens.entries())
    await test.step(name, async () => {
      await reach(shop)
      await lookWide(shop, { name, title, isForSearch, isAround: at === 0 })
      await lookNarrowAtColours(shop, name)
    })
}

inParts(guestScreens).forEach((part) =>
  test(`what else a guest sees (${part.map(({ name }) => name).join(', ')}): ${WORDS}`, ({ shop }) => lookAtAll(shop, part)),
)
inParts(customerScreens).forEach((part) =>
  test(`what else a customer sees (${part.map(({ name }) => name).join(', ')}): ${WORDS}`, async ({ shop }) => {
    await shop.comeAs('administrator')
    await lookAtAll(shop, part)
  }),
)

test('the server answers every built page with the title and the robots meta of its route [NAV-005, DEC-064]', async ({ request }) => {
  for (const route of routes.filter(isBuilt)) {
    const address = addressOf(route)
    const html = await (await request.get(address)).text()
    const [, title] = /<title>([^<]*)<\/title>/.exec(html) ?? []
    // Of a product, a category or a text the server says which one it is.
    if (needsData(route.path) && /[:*]/.test(route.path)) expect.soft(title, address).toMatch(/\S — Картер$/)
    else expect.soft(title, address).toBe(titleOf(route))
    expect.soft(/<meta name="robots" content="noindex"/.test(html), `${address} is kept from search engines`).toBe(route.noindex)
  }
})

test('the server says noindex of the cabinet by a header as well [DEC-064]', async ({ request }) => {
  expect((await request.get('/personal/orders')).headers()['x-robots-tag']).toContain('noindex')
  expect((await request.get('/catalog')).headers()['x-robots-tag']).toBeUndefined()
})
