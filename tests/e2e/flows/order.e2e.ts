import { percentOf, sumOf } from '../support/money'
import { isPhone } from '../support/screen'
import { expect, test } from '../support/shop'

const LEFT = 'BS 114.208'

test('an order for delivery: the primary address, a comment, thank-you, the line that stayed, the order in the history and on its page [DEC-022, DEC-067]', async ({
  shop,
}) => {
  const { page, cart, order, orders } = shop
  await shop.comeAs('administrator', '/personal/orders')
  const before = await orders.count()
  await shop.open('/cart')
  await expect(cart.side.getByRole('radio', { name: /^Основной склад/ })).toBeChecked()
  await cart.comment.fill('Позвонить за час <b>до</b> привоза')
  await cart.lines()
  const total = await cart.total()
  await cart.submit.click()
  await expect(order.placed).toBeVisible()
  await expect(page).toHaveURL(/\/personal\/orders\/\d+\?placed/)
  const number = /№\s[\d\s]+\d/.exec(await order.placed.innerText())?.[0] ?? ''
  await expect(page.getByRole('region', { name: 'Остались в корзине' })).toContainText(LEFT)
  await expect(shop.header.cartOf('1 товар')).toBeVisible()

  await order.open.click()
  await expect(shop.heading(`Заказ ${number}`)).toBeVisible()
  // Its own page stands in the cabinet, whichever way one came.
  if (!isPhone(page)) await expect(page.getByRole('complementary', { name: 'Личный кабинет' })).toBeVisible()
  await expect(order.lines).toHaveCount(9)
  expect(await sumOf(order.total)).toBe(total)
  await expect(order.fact('Доставка')).toContainText('Основной склад')
  await expect(order.fact('Комментарий')).toHaveText('Позвонить за час <b>до</b> привоза')
  await expect(order.step).toContainText('Размещен')
  await page.getByRole('navigation', { name: 'Вы здесь' }).getByRole('link', { name: 'Заказы' }).click()
  await expect(orders.rows).toHaveCount(before + 1)
  await expect(orders.rows.first()).toContainText(number)
  expect(await sumOf(orders.rows.first())).toBe(total)

  await shop.open('/cart')
  await expect(cart.quantities).toHaveCount(1)
  await expect(cart.comment).toHaveValue('')
})

test('an order to be collected takes two percent off, kept over a reload; another delivery address is kept in its cookie [DEC-015, DEC-067]', async ({
  shop,
}) => {
  const { page, cart, order } = shop
  await shop.comeAs('buyer', '/cart')
  await cart.side.getByRole('button', { name: /^Другой адрес/ }).click()
  await cart.side.getByRole('radio', { name: /^Магазин/ }).check()
  await expect.poll(() => shop.cookie('delivery_address_id')).toBe('13')
  await cart.receive(/^Самовывоз/)
  await cart.side.getByRole('button', { name: /^Другой склад/ }).click()
  await cart.side.getByRole('radio', { name: /^Пункт выдачи/ }).check()
  await cart.comment.fill('Заберём после обеда')
  await page.reload()
  await expect(cart.receiving(/^Самовывоз/)).toBeChecked()
  await expect(cart.comment).toHaveValue('Заберём после обеда')
  await cart.receive(/^Доставка/)
  await expect(cart.side.getByRole('radio', { name: /^Магазин/ })).toBeChecked()
  await cart.receive(/^Самовывоз/)
  await expect(cart.side.getByRole('radio', { name: /^Пункт выдачи/ })).toBeChecked()
  const goods = (await cart.lines()).reduce((sum, line) => sum + line.sum, 0)
  await expect.poll(() => cart.total()).toBe(goods - percentOf(goods, 200))
  await cart.submit.click()
  await order.open.click()
  await expect(order.fact('Самовывоз').first()).toContainText('Пункт выдачи')
  expect(await sumOf(order.fact('Дополнительная скидка'))).toBe(-percentOf(goods, 200))
  expect(await sumOf(order.total)).toBe(goods - percentOf(goods, 200))
})

test('the status moves while its page is watched, and an order can be cancelled only at first [DEC-024, ENT-014]', async ({ shop }) => {
  const { page, cart, order } = shop
  await page.clock.install()
  await shop.comeAs('buyer', '/cart')
  await cart.lines()
  await cart.submit.click()
  await order.open.click()
  const cancel = page.getByRole('button', { name: 'Отменить заказ' })
  await expect(order.step).toContainText('Размещен')
  await expect(cancel).toBeVisible()
  await page.clock.fastForward('03:00')
  await expect(order.step).toContainText('Подтвержден')
  await page.clock.fastForward('05:00')
  await expect(order.step).toContainText('В пути на склад Казань')
  await expect(cancel).toBeHidden()
  await page.clock.fastForward('10:00')
  await expect(order.step).toContainText('Отгружен')
})

test('an order is cancelled after a question [DEC-024]', async ({ shop }) => {
  const { page, cart, order } = shop
  await shop.comeAs('buyer', '/cart')
  await cart.lines()
  await cart.submit.click()
  await order.open.click()
  await page.getByRole('button', { name: 'Отменить заказ' }).click()
  const question = page.getByRole('alertdialog', { name: /^Отменить заказ/ })
  await expect(question.getByRole('button', { name: 'Не отменять' })).toBeFocused()
  await question.getByRole('button', { name: 'Отменить заказ' }).click()
  await expect(question).toBeHidden()
  await expect(order.path.getByRole('listitem').last()).toHaveText(/^Отменен, остановлено/)
})

test('with stopped shipping the buyer is told before and after; the order is accepted and waits [DEC-026]', async ({ shop }) => {
  const { page, catalogue, cart, order } = shop
  await shop.comeAs('overdue', '/catalog/smazocnye-materialy')
  await catalogue.list
    .getByRole('button', { name: /^В корзину: / })
    .first()
    .click()
  await shop.header.cartLink.click()
  await expect(cart.side.getByText('СТОП-отгрузки.')).toBeVisible()
  await expect(cart.side.getByText(/Не.подписаны вовремя/)).toBeVisible()
  await cart.lines()
  await cart.submit.click()
  await expect(order.placed).toBeVisible()
  await expect(page.getByRole('main').getByText(/Заказ принят и.ждёт/)).toBeVisible()
})

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
  await expect(order.fact('Когда')).toHaveText(`${day}, 9:00–13:00`)
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
