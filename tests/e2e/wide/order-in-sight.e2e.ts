import { expect, test } from '../support/shop'

for (const who of ['buyer', 'big'] as const)
  test(`the total and the button stay in a low window, at the top of the page and below (${who}) [DEC-067]`, async ({ shop }) => {
    const { page, cart } = shop
    await page.setViewportSize({ width: 1366, height: 700 })
    await shop.comeAs(who, '/cart')
    await expect(cart.submit).toBeVisible()
    await expect(cart.submit).toBeInViewport({ ratio: 1 })
    await expect(page.getByText('К оплате', { exact: true })).toBeInViewport({ ratio: 1 })
    // The comment is reached by scrolling the choice, the page stays.
    await cart.comment.fill('Позвонить за час')
    await expect(cart.comment).toBeInViewport()
    await expect(cart.submit).toBeInViewport({ ratio: 1 })
    if (who === 'buyer') {
      await cart.side.getByRole('button', { name: /^Другой адрес/ }).click()
      return expect(cart.side.getByText('СТО на Восстания')).toBeInViewport({ ratio: 1 })
    }
    await page.mouse.wheel(0, 5000)
    await expect(cart.submit).toBeInViewport({ ratio: 1 })
  })
