import { routes, titleOf } from '../../../../model/routing/routes'
import { addressOf, expectedTitle, isBuilt, unbuiltVisits, type Visit, visits } from '../../../support/routes/visits'
import { countRequests, isQuiet } from '../../support/quiet'
import { expect, type Shop, test } from '../../support/shop'
import { inParts, lookWide, watchConsole } from '../looks'
import { customerScreens, guestScreens, type Screen } from '../screens'

const WORDS = 'title, one main heading, noindex where it belongs, no dead link, no error, and nothing that axe finds, light or dark'

async function visitAll(shop: Shop, who: Visit['who'], all: readonly Visit[]): Promise<void> {
  watchConsole(shop)
  await countRequests(shop.page)
  if (who !== 'guest') await shop.comeAs(who)
  for (const { route, address } of all)
    await test.step(address, async () => {
      await shop.open(address)
      await isQuiet(shop.page)
      await lookWide(shop, { name: address, title: expectedTitle(route), isForSearch: isBuilt(route) && !route.noindex })
    })
}

for (const who of ['guest', 'administrator'] as const)
  inParts([...visits, ...unbuiltVisits].filter((visit) => visit.who === who)).forEach((part) =>
    test(`pages for the ${who} (${part.map(({ address }) => address).join(', ')}): ${WORDS} [NAV-005]`, ({ shop }) =>
      visitAll(shop, who, part)),
  )

async function lookAtAll(shop: Shop, screens: readonly Screen[]): Promise<void> {
  watchConsole(shop)
  for (const { name, title, isForSearch = false, reach } of screens)
    await test.step(name, async () => {
      await reach(shop)
      await lookWide(shop, { name, title, isForSearch })
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
    expect.soft(html, address).toContain(`<title>${titleOf(route)}</title>`)
    expect.soft(/<meta name="robots" content="noindex"/.test(html), `${address} is kept from search engines`).toBe(route.noindex)
  }
})

test('the server says noindex of the cabinet by a header as well [DEC-064]', async ({ request }) => {
  expect((await request.get('/personal/orders')).headers()['x-robots-tag']).toContain('noindex')
  expect((await request.get('/catalog')).headers()['x-robots-tag']).toBeUndefined()
})
