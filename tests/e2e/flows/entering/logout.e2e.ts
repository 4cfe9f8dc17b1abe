import { PASSWORD, people } from '../../support/people'
import { expect, test, type Shop } from '../../support/shop'

const OTHER = '20541187'

/** The administrator on the cart's page, with one change that the server does not take. */
async function withUnsent(shop: Shop): Promise<string> {
  await shop.comeAs('administrator', '/cart')
  const old = await shop.cart.quantity(OTHER).inputValue()
  await shop.plays('cartFails')
  await shop.cart.quantity(OTHER).fill('40')
  await expect(shop.cart.row(OTHER)).toContainText('ещё не сохранено')
  return old
}

test('a logout leaves nothing of the customer in the browser, leads home, and other tabs follow; the cart waits on the server [STATE-003, ERROR-003, DEC-010]', {
  tag: '@proof-phone',
}, async ({ shop }) => {
  const { page, header, cart, login } = shop
  await shop.comeAs('administrator', '/product/1')
  await expect(shop.product.inCart).toBeVisible()
  await shop.open('/cart')
  await expect(cart.side.getByRole('radio', { name: /^Основной склад/ })).toBeChecked()
  await cart.comment.fill('Тайна')
  const other = await shop.tab()
  await other.open('/cart')
  await expect(other.cart.quantities).toHaveCount(10)
  await page.bringToFront()

  await header.logout()
  await expect(shop.toast('Вы успешно покинули сайт')).toBeVisible()
  await expect(page).toHaveURL('/')
  await expect(header.loginButton).toBeVisible()
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual([])
  for (const name of ['company_region_id', 'delivery_address_id', 'productsPerPage']) expect(await shop.cookie(name)).toBeUndefined()
  await expect(other.header.loginButton).toBeVisible()
  await expect(other.page.locator('body')).not.toContainText('₽')

  await header.loginButton.click()
  await login.submit(people.administrator, PASSWORD)
  await expect(header.cartOf('10 товаров')).toBeVisible()
  await header.cartLink.click()
  await expect(cart.quantities).toHaveCount(10)
  await expect(cart.comment).toHaveValue('')
})

test('with changes that are not sent a logout asks; staying keeps them, sending saves them before it leaves [DEC-010]', {
  tag: '@proof',
}, async ({ shop }) => {
  const { page, header, cart, login } = shop
  await withUnsent(shop)
  const question = page.getByRole('alertdialog', { name: 'Не всё отправлено' })
  await header.logout()
  await expect(question).toContainText('1 изменение')
  await question.getByRole('button', { name: 'Остаться' }).click()
  await expect(question).toBeHidden()
  await expect(cart.quantity(OTHER)).toHaveValue('40')

  await header.logout()
  await question.getByRole('button', { name: 'Отправить и выйти' }).click()
  await expect(question).toContainText('Пробуем снова')
  await shop.plays()
  await expect(shop.toast('Вы успешно покинули сайт')).toBeVisible({ timeout: 15_000 })
  await header.loginButton.click()
  await login.submit(people.administrator, PASSWORD)
  await expect(header.cabinetButton).toBeVisible()
  await shop.open('/cart')
  await expect(cart.quantity(OTHER)).toHaveValue('40')
})

test('discarded changes are gone, also for the next login [DEC-010]', { tag: '@proof' }, async ({ shop }) => {
  const { page, header, cart } = shop
  const old = await withUnsent(shop)
  await header.logout()
  await page.getByRole('alertdialog', { name: 'Не всё отправлено' }).getByRole('button', { name: 'Выйти без отправки' }).click()
  await expect(header.loginButton).toBeVisible()
  await shop.plays()
  await shop.enter('administrator')
  await shop.open('/cart')
  await expect(cart.quantity(OTHER)).toHaveValue(old)
})
