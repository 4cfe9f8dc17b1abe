import { violations } from '../support/axe'
import { customerScreens, guestScreens, listScreens, type Screen } from '../support/screens'
import { expect, test, type Shop } from '../support/shop'

/** What holds for every screen: its title, one main heading, what it says to search engines, all that axe knows, and the dark scheme. */
async function check(shop: Shop, { name, title, isForSearch, reach }: Screen): Promise<void> {
  await reach(shop)
  await expect.soft(shop.page, name).toHaveTitle(title)
  await expect.soft(shop.page.getByRole('heading', { level: 1 }), name).toHaveCount(1)
  const robots = shop.page.locator('meta[name="robots"]')
  if (isForSearch) await expect.soft(robots, name).toHaveCount(0)
  else await expect.soft(robots, name).toHaveAttribute('content', 'noindex')
  expect.soft(await violations(shop.page, 'all'), name).toEqual([])
  await shop.page.emulateMedia({ colorScheme: 'dark' })
  expect.soft(await violations(shop.page, 'sight'), `${name}, dark`).toEqual([])
  await shop.page.emulateMedia({ colorScheme: 'light' })
}

/** Screen after screen in one tab, as somebody looks round the shop. */
async function checkAll(shop: Shop, screens: readonly Screen[]): Promise<void> {
  test.slow()
  for (const screen of screens) await test.step(screen.name, () => check(shop, screen))
}

const WORDS = 'title, main heading, noindex where it belongs, and nothing that axe finds against WCAG 2.2 AA, light or dark [NAV-005]'
const half = (screens: readonly Screen[]) => Math.ceil(screens.length / 2)

test(`what a guest sees first: ${WORDS}`, async ({ shop }) => {
  await checkAll(shop, guestScreens.slice(0, half(guestScreens)))
})
test(`what else a guest sees: ${WORDS}`, async ({ shop }) => {
  await checkAll(shop, guestScreens.slice(half(guestScreens)))
})
test(`where a customer buys: ${WORDS}`, async ({ shop }) => {
  await shop.comeAs('administrator')
  await checkAll(shop, customerScreens.slice(0, half(customerScreens)))
})
test(`what else a customer sees: ${WORDS}`, async ({ shop }) => {
  await shop.comeAs('administrator')
  await checkAll(shop, customerScreens.slice(half(customerScreens)))
})
test(`the lists of a customer: ${WORDS}`, async ({ shop }) => {
  await shop.comeAs('administrator')
  await checkAll(shop, listScreens)
})

test('the server says noindex of the cabinet by a header as well [DEC-064]', async ({ page }) => {
  const answer = await page.goto('/personal/orders')
  expect(answer?.headers()['x-robots-tag']).toContain('noindex')
  expect((await page.goto('/catalog'))?.headers()['x-robots-tag']).toBeUndefined()
})
