import type { Page } from '@playwright/test'
import { expectedTitle, unbuiltVisits, type Visit, visits } from '../../../support/routes/visits'
import { countRequests, isQuiet } from '../../support/quiet'
import { expect, type Shop, test } from '../../support/shop'
import { inParts, lookNarrow, lookNarrowAtColours, watchConsole } from '../looks'
import { customerScreens, guestScreens, type Screen } from '../screens'

const WORDS = 'everything can be read and hit, and no page scrolls sideways at 320, 360, 1024 and 1060 px'

/** Where every visit comes from, and its main heading. */
const FROM = { address: '/brands', heading: 'Бренды' }

/** Goes to an address within the page, as the browser's Forward does: nothing is loaded anew. */
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
  await shop.open(FROM.address)
  await isQuiet(page)
  for (const { route, address } of all)
    await test.step(address, async () => {
      await goWithin(page, address)
      await expect(page).toHaveTitle(expectedTitle(route))
      await isQuiet(page)
      await lookNarrow(shop, address)
      await page.goBack()
      await expect(page).toHaveURL(FROM.address)
      await expect(shop.heading(FROM.heading)).toBeVisible()
    })
}

for (const who of ['guest', 'administrator'] as const)
  inParts([...visits, ...unbuiltVisits].filter((visit) => visit.who === who)).forEach((part) =>
    test(`pages for the ${who} (${part.map(({ address }) => address).join(', ')}): ${WORDS}; Back leads to where one came from`, ({
      shop,
    }) => visitAll(shop, who, part)),
  )

async function lookAtAll(shop: Shop, screens: readonly Screen[]): Promise<void> {
  watchConsole(shop)
  for (const { name, reach } of screens)
    await test.step(name, async () => {
      await reach(shop)
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
