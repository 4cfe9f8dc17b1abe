import { customerScreens, guestScreens } from '../support/screens'
import { expect, test } from '../support/shop'

for (const { name, title, reach } of guestScreens) {
  test(`for a guest, ${name}: its title, one main heading, and a word to search engines where it is not for them [NAV-005]`, async ({ shop }) => {
    await reach(shop)
    await expect(shop.page).toHaveTitle(title)
    await expect(shop.page.getByRole('heading', { level: 1 })).toHaveCount(1)
    const robots = shop.page.locator('meta[name="robots"]')
    if (/^(cart|login|unknown|section)/.test(name) && !/over/.test(name)) await expect(robots).toHaveAttribute('content', 'noindex')
    else await expect(robots).toHaveCount(0)
  })
}

test('every screen of a customer has its title and one main heading; the cabinet is not for search engines [NAV-005, DEC-064]', async ({ shop }) => {
  const { page } = shop
  await shop.enter('administrator')
  for (const { name, title, isPersonal, reach } of customerScreens) {
    await test.step(name, async () => {
      await reach(shop)
      await expect(page).toHaveTitle(title)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      if (isPersonal) await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
    })
  }
})

test('the server says noindex of the cabinet by a header as well [DEC-064]', async ({ page }) => {
  const answer = await page.goto('/personal/orders')
  expect(answer?.headers()['x-robots-tag']).toContain('noindex')
  expect((await page.goto('/catalog'))?.headers()['x-robots-tag']).toBeUndefined()
})
