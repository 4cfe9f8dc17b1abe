import { codeOf } from '../../support/code-of'
import { expect, test } from '../../support/shop'

const INN = '500100732259'
const EMAIL = 'sedov@novaya.example'
const PASSWORD = 'масло5w30'

test.describe('getting in without an account', () => {
  test('a company registers with the code of the demo inbox and is let through moderation and places its first order [ROUTE-028, DEC-036]', {
    tag: '@phone',
  }, async ({ shop }) => {
    const { page, product, cart, order, orders } = shop
    await shop.open('/auth/registration')
    await page.getByLabel('ИНН').fill(INN)
    await page.getByLabel('Название компании').fill('ИП Седов')
    await page.getByLabel('Как к вам обращаться').fill('Пётр Седов')
    await page.getByLabel('Email').fill(EMAIL)
    await page.getByLabel('Телефон').fill('8 900 000-07-77')
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Получить код' }).click()
    await page.getByLabel('Код', { exact: true }).fill(await codeOf(page, EMAIL))
    await page.getByLabel('Пароль', { exact: true }).fill(PASSWORD)
    await page.getByLabel('Пароль ещё раз').fill(PASSWORD)
    await page.getByLabel('Город').selectOption({ index: 1 })
    await page.getByRole('button', { name: 'Завершить регистрацию' }).click()
    await expect(page.getByText('Добро пожаловать!')).toBeVisible()
    await expect(page.getByText(/на модерации/).first()).toBeVisible()
    await page.getByRole('button', { name: 'Демо' }).click()
    const panel = page.getByRole('region', { name: 'Панель демо' })
    await panel.getByText('Модерация').click()
    await panel.getByRole('listitem').filter({ hasText: 'ИП Седов' }).getByRole('button', { name: 'Пропустить' }).click()
    await expect(panel.getByText('ИП Седов')).toBeHidden()
    await page.keyboard.press('Escape')
    await expect(page.getByText(/на модерации/)).toHaveCount(0)
    await shop.open('/product/2')
    await product.add.click()
    await expect(product.inCart).toBeVisible()
    await shop.open('/cart')
    await cart.receive(/^Самовывоз/)
    await cart.lines()
    await cart.submit.click()
    await expect(order.placed).toBeVisible()
    await shop.open('/personal/orders')
    await expect(orders.rows).toHaveCount(1)
  })

  test('a forgotten password is restored by the code of an SMS [ROUTE-029, DEC-038]', { tag: '@phone' }, async ({ shop }) => {
    const { page } = shop
    await shop.open('/auth/login')
    await page.getByRole('link', { name: 'Забыли пароль?' }).click()
    await page.getByLabel('Email или телефон').fill('8 900 000-01-03')
    await page.getByRole('button', { name: 'Получить код' }).click()
    await page.getByLabel('Код', { exact: true }).fill(await codeOf(page, '79000000103'))
    await page.getByRole('button', { name: 'Продолжить' }).click()
    await page.getByLabel('Новый пароль', { exact: true }).fill(PASSWORD)
    await page.getByLabel('Новый пароль ещё раз').fill(PASSWORD)
    await page.getByRole('button', { name: 'Сохранить и войти' }).click()
    await expect(page.getByText('Добро пожаловать!')).toBeVisible()
  })
})
