import { expect, test } from '../support/shop'

test('day, contact and own number survive a reload and go with the order, to its page and its invoice [DEC-067, DEC-069]', async ({
  shop,
}) => {
  const { page, cart, order } = shop
  await shop.comeAs('buyer', '/cart')
  const lines = await cart.lines()
  await expect(cart.side.getByText('Ближайшая доставка:')).toBeVisible()
  const days = cart.side.getByLabel('День доставки')
  const day = (await days.locator('option').nth(1).textContent()) ?? ''
  await days.selectOption({ label: day })
  await cart.side.getByLabel('Время доставки').selectOption({ label: '9:00–13:00' })
  await cart.side.getByRole('button', { name: 'Изменить контакт' }).click()
  await cart.side.getByLabel('Кто примет заказ').fill('Пётр Кладовщик')
  await cart.side.getByLabel('Телефон', { exact: true }).fill('8 900 000-01-77')
  await cart.side.getByRole('button', { name: 'Готово' }).click()
  await cart.side.getByLabel('Ваш номер заказа').fill('З-2026/118')
  await page.reload()
  await expect(cart.side.getByText(/Контакт: Пётр Кладовщик/)).toBeVisible()
  await cart.submit.click()
  await expect(order.placed).toBeVisible()
  await expect(order.fact('Когда')).toHaveText(`${day}, 9:00–\u206013:00`)
  await expect(order.fact('Контакт')).toHaveText(/Пётр Кладовщик, \+7.\(900\).000-01-77/)
  await expect(order.fact('Ваш номер')).toHaveText('З-2026/118')
  await page.getByRole('link', { name: 'Счёт для печати' }).click()
  const invoice = page.getByRole('article', { name: /^Счёт по заказу/ })
  await expect(invoice.getByRole('table', { name: 'Товары счёта' }).locator('tbody tr')).toHaveCount(lines.length)
  await expect(invoice).toContainText('ИНН\u00a01600906857')
  await expect(invoice).toContainText('З-2026/118')

  await shop.open('/cart')
  await expect(shop.heading('Корзина региона Казань пуста')).toBeVisible()
})
