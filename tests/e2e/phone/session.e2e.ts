import { PASSWORD, people } from '../support/people'
import { expect, test, type Shop } from '../support/shop'

const OTHER = '20541187'

/** The administrator's login runs out while he works in the cart. */
async function expired(shop: Shop): Promise<void> {
  await shop.comeAs('administrator', '/cart')
  await shop.cart.comment.fill('Не потеряйте меня')
  await shop.plays('sessionExpires')
  await shop.cart.quantity(OTHER).fill('40')
  await expect(shop.login.popup).toBeVisible()
  await expect(shop.login.popup).toContainText('Вход истёк')
  await shop.plays()
}

test('a login that runs out is asked for over the page; the same person goes on, and nothing is lost [DEC-008]', async ({ shop }) => {
  const { page, cart, login } = shop
  await expired(shop)
  await expect(page).toHaveURL('/cart')
  await login.submit(people.administrator, PASSWORD)
  await expect(login.popup).toBeHidden()
  await expect(cart.comment).toHaveValue('Не потеряйте меня')
  await expect(cart.quantity(OTHER)).toHaveValue('40')
  await cart.saved()
  const second = await shop.tab()
  await second.open('/cart')
  await expect(second.cart.quantity(OTHER)).toHaveValue('40')
})

test('put off, the login is asked for by a bar, and nothing can be ordered until then [DEC-008]', async ({ shop }) => {
  const { page, cart, login } = shop
  await expired(shop)
  await page.keyboard.press('Escape')
  await expect(login.popup).toBeHidden()
  await expect(cart.submit).toBeDisabled()
  await expect(cart.submit).toHaveAccessibleDescription(/Вход закончился/)
  await page.getByRole('region', { name: 'Вход истёк' }).getByRole('button', { name: 'Войти снова' }).click()
  await login.submit(people.administrator, PASSWORD)
  await expect(cart.submit).toBeEnabled()
})

test('another person who logs in instead finds his own cart, and nothing of the first one reaches it [DEC-008]', async ({ shop }) => {
  const { cart, header, login } = shop
  await expired(shop)
  await login.submit(people.second, PASSWORD)
  await expect(login.popup).toBeHidden()
  await expect(shop.heading(/^Корзина региона .+ пуста$/)).toBeVisible()
  await header.logout()
  await expect(header.loginButton).toBeVisible()
  await shop.enter('administrator')
  await shop.open('/cart')
  await expect(cart.quantity(OTHER)).toHaveValue('8')
  await expect(cart.comment).toHaveValue('')
})
