import { violations } from '../support/axe'
import { customerScreens, guestScreens, type Screen } from '../support/screens'
import { expect, test, type Shop } from '../support/shop'

/** What holds for every screen: its title, one main heading, what it says to search engines, all that axe knows, and the dark scheme. */
async function check(shop: Shop, { title, isForSearch, reach }: Screen): Promise<void> {
  await reach(shop)
  await expect(shop.page).toHaveTitle(title)
  await expect(shop.page.getByRole('heading', { level: 1 })).toHaveCount(1)
  const robots = shop.page.locator('meta[name="robots"]')
  if (isForSearch) await expect(robots).toHaveCount(0)
  else await expect(robots).toHaveAttribute('content', 'noindex')
  expect.soft(await violations(shop.page, 'all')).toEqual([])
  await shop.page.emulateMedia({ colorScheme: 'dark' })
  expect.soft(await violations(shop.page, 'colours'), 'in the dark scheme').toEqual([])
}

for (const screen of guestScreens) {
  test(`for a guest, ${screen.name}: title, main heading, noindex where it belongs, and nothing that axe finds against WCAG 2.2 AA, light or dark [NAV-005]`, async ({
    shop,
  }) => {
    await check(shop, screen)
  })
}

for (const screen of customerScreens) {
  test(`for a customer, ${screen.name}: title, main heading, noindex where it belongs, and nothing that axe finds against WCAG 2.2 AA, light or dark [NAV-005]`, async ({
    shop,
  }) => {
    await shop.comeAs('administrator')
    await check(shop, screen)
  })
}

test('the server says noindex of the cabinet by a header as well [DEC-064]', async ({ page }) => {
  const answer = await page.goto('/personal/orders')
  expect(answer?.headers()['x-robots-tag']).toContain('noindex')
  expect((await page.goto('/catalog'))?.headers()['x-robots-tag']).toBeUndefined()
})
