import { customerScreens, guestScreens } from '../support/screens'
import { expect, test } from '../support/shop'

test('every page has its title and one main heading; what is not for search engines says so [NAV-005, DEC-064]', async ({ shop }) => {
  const { page } = shop
  const robots = page.locator('meta[name="robots"]')
  for (const { name, title, reach } of guestScreens) {
    await test.step(`guest: ${name}`, async () => {
      await reach(shop)
      await expect(page).toHaveTitle(title)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      if (/^(home|roots|list|product)/.test(name)) await expect(robots).toHaveCount(0)
      if (/^(cart|login$|unknown|section)/.test(name)) await expect(robots).toHaveAttribute('content', 'noindex')
    })
  }
  await shop.enter('administrator')
  for (const { name, title, isPersonal, reach } of customerScreens) {
    await test.step(`customer: ${name}`, async () => {
      await reach(shop)
      await expect(page).toHaveTitle(title)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      if (isPersonal) await expect(robots).toHaveAttribute('content', 'noindex')
    })
  }
})

test('the server says noindex of the cabinet by a header as well [DEC-064]', async ({ page }) => {
  const answer = await page.goto('/personal/orders')
  expect(answer?.headers()['x-robots-tag']).toContain('noindex')
  expect((await page.goto('/catalog'))?.headers()['x-robots-tag']).toBeUndefined()
})
