import { percentOf, sumOf } from '../support/money'
import { isPhone } from '../support/screen'
import { expect, test } from '../support/shop'

const LEFT = '67849702'
const COMMENT = 'Позвонить за час <b>до</b> привоза.\nВорота со двора'

test('an order for delivery: the primary address, a comment, thank-you, the line that stayed, the order in the history and on its page [DEC-022, DEC-067]', {
  tag: '@phone',
}, async ({ shop }) => {
  const { page, cart, order, orders } = shop
  await shop.comeAs('administrator', '/personal/orders')
  const before = await orders.count()
  await shop.open('/cart')
  await expect(cart.side.getByRole('radio', { name: /^Основной склад/ })).toBeChecked()
  await cart.comment.fill(COMMENT)
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
  await expect(order.fact('Комментарий')).toHaveText(COMMENT)
  expect(await order.fact('Комментарий').innerText()).toBe(COMMENT) // in two lines
  await expect(order.step).toContainText('Размещен')
  await page.getByRole('navigation', { name: 'Вы здесь' }).getByRole('link', { name: 'Заказы' }).click()
  await expect(orders.rows).toHaveCount(before + 1)
  await expect(orders.rows.first()).toContainText(number)
  expect(await sumOf(orders.rows.first())).toBe(total)

  await shop.open('/cart')
  await expect(cart.quantities).toHaveCount(1)
  await expect(cart.comment).toHaveValue('')
})

test('an order to be collected takes two percent off, kept over a reload; another delivery address is kept in its cookie [DEC-015, DEC-067]', {
  tag: '@proof',
}, async ({ shop }) => {
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

test('the status moves while its page is watched, and an order can be cancelled only at first [DEC-024, ENT-014]', {
  tag: '@proof',
}, async ({ shop }) => {
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
