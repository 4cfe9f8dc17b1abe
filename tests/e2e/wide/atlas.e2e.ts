import { expect, test } from '../support/shop'

test('the atlas draws a machine and lights the state that the shop is in, as it changes', async ({ shop }) => {
  const { page } = shop
  const lit = (state: string) => page.locator(`[data-state="${state}"].is-active`)
  await shop.comeAs('buyer', '/flows/overlay')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Окна поверх страницы')
  await expect(lit('overlay.clear')).toBeAttached()
  await shop.header.catalogueButton.click()
  await expect(lit('overlay.covered')).toBeAttached()
  await expect(lit('overlay.clear')).toHaveCount(0)
})
