import { PASSWORD, people } from '../../support/people'
import { expect, test } from '../../support/shop'

const REFUSED = 'Неверные данные для входа на сайт. Если еще не зарегистрированы, воспользуйтесь формой для регистрации юридического лица'

test('the login over a page takes an e-mail, says welcome and leaves the page as it is; a reload keeps the login [STATE-001, ERROR-002, DEC-029]', async ({
  shop,
}) => {
  const { page, header, login } = shop
  await shop.open('/catalog/filtry?sort=new')
  await header.loginButton.click()
  await expect(login.login).toBeFocused()
  await login.submit(people.buyer, PASSWORD)
  await expect(login.popup).toBeHidden()
  await expect(shop.toast('Добро пожаловать!')).toBeVisible()
  await expect(page).toHaveURL('/catalog/filtry?sort=new')
  await expect(shop.catalogue.items.first()).toContainText('₽')
  await page.reload()
  await expect(header.cabinetButton).toBeVisible()
  await expect(shop.catalogue.items.first()).toContainText('₽')
})

test('the login page takes a phone that begins with 8 and leads home [VALID-002, STATE-002, DEC-042]', { tag: '@proof' }, async ({
  shop,
}) => {
  await shop.open('/auth/login')
  await shop.login.submit('8 (900) 000-01-03', PASSWORD)
  await expect(shop.page).toHaveURL('/')
  await expect(shop.header.cartOf('3 товара')).toBeVisible()
})

test('wrong input is told at its field, and what was typed stays [VALID-001, VALID-003]', { tag: '@proof' }, async ({ shop }) => {
  const { login } = shop
  await shop.open('/auth/login')
  await login.submit('', '')
  await expect(login.login).toHaveAccessibleDescription('Введите email или телефон')
  await expect(login.password).toHaveAccessibleDescription('Введите пароль')
  await expect(login.login).toBeFocused()
  for (const wrong of ['снаб@', 'a b@c.ru', '8900000010', '8900abc0101', '++79000000101']) {
    await login.submit(wrong, PASSWORD)
    await expect(login.login).toHaveAccessibleDescription('Некорректный email или телефон')
    await expect(login.login).toHaveValue(wrong)
  }
  await expect(shop.page).toHaveURL('/auth/login')
})

test('a wrong password is refused in the words of the shop, leaves the field and may be tried again [ERROR-001, DEC-047]', async ({
  shop,
}) => {
  const { page, login } = shop
  await shop.open('/auth/login')
  await login.submit(people.buyer, 'not-the-password')
  await expect(page.getByRole('alert').filter({ hasText: REFUSED })).toBeVisible()
  await expect(login.login).toHaveValue(people.buyer)
  await expect(login.password).toHaveValue('')
  await expect(login.password).toBeFocused()
  await login.password.fill(PASSWORD)
  await login.password.press('Enter')
  await expect(page).toHaveURL('/')
})

test('a page of the cabinet asks a guest to log in and then opens; an address of another site is refused [DEC-009, DEC-030]', async ({
  shop,
}) => {
  const { page, login } = shop
  await shop.open('/personal/orders?page=1')
  await expect(page).toHaveURL(/^[^?]+\/auth\/login\?return=/)
  await login.submit(people.buyer, PASSWORD)
  await expect(page).toHaveURL('/personal/orders?page=1')
  await expect(shop.orders.rows.first()).toBeVisible()
  await shop.open('/auth/login?return=//evil.example/')
  await expect(page).toHaveURL('/')
})

test('one click on a person of the demo fills the form [DEC-070]', { tag: '@proof' }, async ({ shop }) => {
  const { page, login } = shop
  await shop.open('/auth/login')
  await page.getByRole('button', { name: /^Антон Рябов/ }).click()
  await expect(login.login).toHaveValue(people.buyer)
  await login.button.click()
  await expect(page).toHaveURL('/')
})
