import { codeOf } from '../../support/code-of'
import { PASSWORD, people } from '../../support/people'
import { expect, test } from '../../support/shop'

const EMAIL = 'new@volga.example'
const NEW_PASSWORD = 'масло5w30'

test('a buyer changes name, e-mail and password, goes on with all of them and logs in by the new ones [ROUTE-054]', {
  tag: '@phone',
}, async ({ shop }) => {
  const { page } = shop
  const panel = (name: string) => page.getByRole('region', { name, exact: true })
  await shop.comeAs('buyer', '/personal/account')

  await panel('Имя')
    .getByRole('button', { name: /^Изменить/ })
    .click()
  await expect(page.getByLabel('Имя и фамилия')).toBeFocused()
  await page.getByLabel('Имя и фамилия').fill('Антон Новый')
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await expect(panel('Имя')).toContainText('Антон Новый')
  await expect(panel('Имя').getByRole('button', { name: /^Изменить/ })).toBeFocused()

  await panel('Email')
    .getByRole('button', { name: /^Изменить/ })
    .click()
  await page.getByLabel('Новый email').fill(EMAIL)
  await page.getByRole('button', { name: 'Получить код' }).click()
  await page.getByLabel('Код', { exact: true }).fill(await codeOf(page, EMAIL))
  await page.getByRole('button', { name: 'Подтвердить' }).click()
  await expect(panel('Email')).toContainText('Email изменён')
  await expect(panel('Email').getByText(EMAIL)).toBeVisible()

  await panel('Пароль')
    .getByRole('button', { name: /^Изменить/ })
    .click()
  await page.getByLabel('Текущий пароль').fill(PASSWORD)
  await page.getByLabel('Новый пароль', { exact: true }).fill(NEW_PASSWORD)
  await page.getByLabel('Новый пароль ещё раз').fill(NEW_PASSWORD)
  await page.getByRole('button', { name: 'Сменить пароль' }).click()
  await expect(panel('Пароль')).toContainText('Пароль изменён')
  await page.reload()
  await expect(panel('Имя')).toContainText('Антон Новый')

  await page.getByRole('radio', { name: 'Тёмная' }).check({ force: true })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')

  await shop.header.logout()
  await expect(shop.header.loginButton).toBeVisible()
  await shop.open('/auth/login')
  await shop.login.submit(people.buyer, PASSWORD)
  await expect(shop.login.form).toContainText('Неверные данные для входа')
  await shop.login.submit(EMAIL, NEW_PASSWORD)
  await expect(page).toHaveURL('/')
})
