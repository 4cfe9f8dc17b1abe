import { expect, test } from '../support/devices'
import type { Shop } from '../support/shop'

const OIL = 'AL-4071-004'
const OTHER = '20541187'

/** The lines of a cart, in whatever order a screen has them: rows stand still where somebody works. */
const byArticle = async ({ cart }: Shop) => (await cart.lines()).toSorted((a, b) => a.article.localeCompare(b.article))

test('what one device writes the other has with its next write, and both end alike [DEC-018, DEC-020]', async ({ device }) => {
  const office = await device('administrator')
  const phone = await device('administrator')
  await office.open('/cart')
  await phone.open('/cart')
  await expect(phone.cart.quantity(OIL)).toHaveValue('8')
  await office.cart.quantity(OIL).fill('16')
  await office.cart.saved()

  await phone.cart.quantity(OTHER).fill('4')
  await expect(phone.cart.quantity(OIL)).toHaveValue('16')
  await phone.cart.saved()
  await office.page.reload()
  await expect(office.cart.quantity(OTHER)).toHaveValue('4')
  expect(await byArticle(office)).toEqual(await byArticle(phone))
})

test('a line that one device took out does not come back by the other [DEC-020]', { tag: '@proof' }, async ({ device }) => {
  const office = await device('administrator')
  const phone = await device('administrator')
  await office.open('/cart')
  await phone.open('/cart')
  await expect(phone.cart.quantity(OIL)).toHaveValue('8')
  await office.cart.quantity(OIL).fill('0')
  await office.page.keyboard.press('Enter')
  await expect(office.cart.restore(OIL)).toBeVisible()
  await office.cart.saved()

  await phone.cart.quantity(OTHER).fill('4')
  await expect(phone.cart.quantity(OIL)).toHaveCount(0)
  await phone.cart.saved()
  for (const shop of [office, phone]) {
    await shop.page.reload()
    await expect(shop.cart.quantity(OTHER)).toHaveValue('4')
    await expect(shop.cart.quantity(OIL)).toHaveCount(0)
  }
})

test('wishes made offline win over what another device wrote meanwhile, line by line [DEC-020]', async ({ device }) => {
  const office = await device('administrator')
  const phone = await device('administrator')
  await office.open('/cart')
  await phone.open('/cart')
  await expect(phone.cart.quantity(OIL)).toHaveValue('8')
  await phone.page.context().setOffline(true)
  await phone.cart.quantity(OIL).fill('24')
  await expect(phone.cart.row(OIL)).toContainText('ещё не сохранено')
  await office.cart.quantity(OIL).fill('12')
  await office.cart.quantity(OTHER).fill('4')
  await office.cart.saved()
  await phone.page.context().setOffline(false)
  await phone.cart.saved()
  await expect(phone.cart.quantity(OTHER)).toHaveValue('4')
  await office.page.reload()
  await expect(office.cart.quantity(OIL)).toHaveValue('24')
  expect(await byArticle(office)).toEqual(await byArticle(phone))
})

test('an order of one device is in the history of the other, and took its lines out of the cart of both [DEC-022]', async ({ device }) => {
  const office = await device('buyer')
  const phone = await device('buyer')
  await phone.open('/personal/orders')
  const before = await phone.orders.count()
  await phone.open('/cart')
  await expect(phone.cart.quantities).toHaveCount(3)
  await office.open('/cart')
  await office.cart.lines()
  await office.cart.submit.click()
  await expect(office.order.placed).toBeVisible()
  await phone.open('/personal/orders')
  await expect(phone.orders.rows).toHaveCount(before + 1)
  await phone.open('/cart')
  await expect(phone.heading('Корзина региона Казань пуста')).toBeVisible()
})

test('one order is made of two presses on two devices: the second buyer is told what has become of his lines [DEC-022]', async ({
  device,
}) => {
  const office = await device('buyer')
  const phone = await device('buyer')
  for (const shop of [office, phone]) {
    await shop.open('/cart')
    await shop.cart.lines()
  }
  await office.cart.submit.click()
  await expect(office.order.placed).toBeVisible()
  await phone.cart.submit.click()
  await expect(phone.page.getByRole('alertdialog')).toContainText(/Такой же заказ/)
})

test('a line that one device took out and a number that it wrote are not ordered as the other still shows them [DEC-020, DEC-022]', {
  tag: '@proof',
}, async ({ device }) => {
  const office = await device('administrator')
  const phone = await device('administrator')
  for (const shop of [office, phone]) {
    await shop.open('/cart')
    await expect(shop.cart.quantity(OIL)).toHaveValue('8')
  }
  await office.cart.quantity(OTHER).fill('0')
  await office.page.keyboard.press('Enter')
  await office.cart.quantity(OIL).fill('16')
  await office.cart.saved()

  await phone.cart.submit.click()
  const question = phone.page.getByRole('alertdialog', { name: 'Пока вы оформляли, кое-что изменилось' })
  await expect(question).toContainText(OTHER)
  await expect(question).toContainText('строки в\u00a0корзине больше нет')
  await expect(question).toContainText('8\u00a0шт.\u00a0→ 16\u00a0шт.')
  await question.getByRole('button', { name: /^Заказать/ }).click()
  await expect(phone.order.placed).toBeVisible()
  await phone.page.getByRole('link', { name: 'Открыть заказ' }).click()
  const lines = phone.page.getByRole('table', { name: 'Состав заказа' })
  await expect(lines).toContainText(OIL)
  await expect(lines).not.toContainText(OTHER)
})

test('what one device wrote the other shows when its cart is opened again [DEC-020]', { tag: '@proof' }, async ({ device }) => {
  const office = await device('administrator')
  const phone = await device('administrator')
  await phone.page.clock.install()
  await phone.open('/cart')
  await expect(phone.cart.quantity(OIL)).toHaveValue('8')
  await phone.open('/personal/orders')
  await office.open('/cart')
  await office.cart.quantity(OIL).fill('16')
  await office.cart.saved()
  await phone.page.clock.fastForward('00:20')
  await phone.header.cartLink.click()
  await expect(phone.cart.quantity(OIL)).toHaveValue('16')
})

test('a logout on one device leaves the other signed in, and a reload keeps its login over real cookies [STATE-003]', async ({
  device,
}) => {
  const office = await device('administrator', { byForm: true })
  const phone = await device('administrator', { byForm: true })
  await office.header.logout()
  await expect(office.header.loginButton).toBeVisible()
  await phone.page.reload()
  await expect(phone.header.cartOf('10 товаров')).toBeVisible()
  const [session] = (await phone.page.context().cookies()).filter(({ httpOnly }) => httpOnly)
  expect(await phone.page.evaluate(() => document.cookie)).not.toContain(session?.value)
})

test('worlds stand side by side: what is done in one is not seen in another', async ({ device }) => {
  const here = await device('buyer')
  const there = await device('buyer', { world: 'another' })
  await here.open('/cart')
  await here.cart.lines()
  await here.page.getByRole('button', { name: 'Очистить' }).click()
  await here.page.getByRole('alertdialog', { name: 'Очистить корзину?' }).getByRole('button', { name: 'Очистить' }).click()
  await here.cart.saved()
  await there.open('/cart')
  await expect(there.cart.quantities).toHaveCount(3)
})
