import { expect, test } from '../support/shop'

test('in a cart of 300 lines the tools stay in sight, a line far down is found and changed, and Ctrl+Z brings back what was taken out', async ({
  shop,
}) => {
  const { page, cart } = shop
  await shop.comeAs('big', '/cart')
  await expect(cart.bill('К оплате')).toContainText('₽')
  const find = page.getByRole('textbox', { name: 'Найти в корзине' })
  await cart.quantities.first().hover()
  await page.mouse.wheel(0, 9000)
  const far = cart.quantities.last()
  await expect(far).toBeVisible()
  const name = await far.getAttribute('aria-label')
  const article = name!.replace('Количество: ', '') // every field has one
  await expect(find).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('columnheader', { name: 'Количество' })).toBeInViewport({ ratio: 1 })

  await page.mouse.wheel(0, -20_000)
  await find.fill(article.toLowerCase())
  await expect(cart.quantity(article)).toBeInViewport()
  const before = await cart.quantity(article).inputValue()
  await expect(page.getByText(/^Показано \d+.из.300$/)).toBeVisible()

  await cart.quantity(article).click()
  await page.keyboard.press('Delete')
  await expect(cart.restore(article)).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(cart.quantity(article)).toHaveValue(before)
  await find.press('Escape')
  await expect(page.getByText(/^Показано/)).toHaveCount(0)
  await expect(cart.quantity(article)).not.toBeInViewport() // far below again
})
