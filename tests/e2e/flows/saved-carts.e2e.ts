import { violations } from '../support/axe'
import { expect, plain, test } from '../support/shop'

const LIST = '/personal/carts'
const WEEKLY = 'Еженедельная закупка'
const STOCK = 'Запас на склад'
const OIL = 'AL-4071-004'
const HOSTILE = `<img src=x onerror=alert(1)> ${'Ш'.repeat(60)}`

test('saved carts are listed with one decimal and the new one of a manager; one is renamed, deleted and brought back, in two tabs [DEC-016, DEC-021, NAV-017]', async ({
  shop,
}) => {
  const { page, savedCarts } = shop
  await shop.comeAs('administrator', LIST)
  await expect(savedCarts.row('Подборка к зиме')).toContainText(/Новая от.менеджера/)
  await expect(savedCarts.row('Для ТО-60 000')).toContainText(/От.менеджера/)
  expect(plain(await savedCarts.row(WEEKLY).innerText())).toMatch(/\d \d{3},\d ₽/)
  const other = await shop.tab()
  await other.open(`${LIST}?open=1`)
  await expect(other.heading(WEEKLY)).toBeVisible()

  await savedCarts.rename(WEEKLY).click()
  await savedCarts.name.fill(' ')
  await savedCarts.name.press('Enter')
  await expect(page.getByText('Назовите корзину')).toBeVisible()
  await savedCarts.name.fill(HOSTILE)
  await savedCarts.name.press('Enter')
  await expect(savedCarts.row(HOSTILE)).toBeVisible()
  await expect(savedCarts.rename(HOSTILE)).toBeFocused()
  await expect(other.heading(HOSTILE)).toBeVisible()
  await expect.poll(() => other.page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)

  await savedCarts.remove(HOSTILE).click()
  await expect(other.heading(`Корзина «${HOSTILE}» удалена`)).toBeVisible()
  await savedCarts.restore(HOSTILE).press('Enter')
  await expect(savedCarts.row(HOSTILE).getByRole('link')).toBeFocused()
  await expect(other.heading(HOSTILE)).toBeVisible()
})

test('lines of a saved cart are changed, taken out and brought back; what a reload interrupts or no answer comes to is not lost [DEC-020]', {
  tag: '@proof-phone',
}, async ({ shop }) => {
  const { page, savedCarts } = shop
  await shop.comeAs('administrator', `${LIST}?open=1`)
  await expect(savedCarts.quantity(OIL)).toHaveValue('8')
  await savedCarts.quantity(OIL).fill('12')
  await savedCarts.quantity(OIL).press('Enter')
  await expect(savedCarts.saving).toBeVisible()
  await savedCarts.quantity(OIL).fill('16')
  await page.reload()
  await expect(savedCarts.quantity(OIL)).toHaveValue('16')
  await expect(savedCarts.saving).toBeVisible()

  await savedCarts.remove(OIL).click()
  await savedCarts.restore(OIL).click()
  await expect(savedCarts.quantity(OIL)).toHaveValue('16')
  await expect(savedCarts.lines.locator('[data-unsaved]')).toHaveCount(0)

  await shop.plays('serverDown')
  await savedCarts.quantity(OIL).fill('20')
  await savedCarts.quantity(OIL).press('Enter')
  await expect(page.getByText(/Не.сохранено: 1.строка/)).toBeVisible({ timeout: 15_000 })
  await shop.plays()
  await page.reload()
  await expect(savedCarts.quantity(OIL)).toHaveValue('20')
  await expect(savedCarts.saving).toBeVisible()
})

test('a saved cart goes into the cart, added or instead of it, with what has changed since; the cart comes back as it was [DEC-020, DEC-021]', async ({
  shop,
}) => {
  const { page, cart, savedCarts } = shop
  await shop.comeAs('administrator', LIST)
  await savedCarts.row(STOCK).getByRole('link').click()
  await savedCarts.intoCart.click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Только эти товары').click()
  await expect(dialog.getByText(/Из.корзины уйд/)).toBeVisible()
  await dialog.getByRole('button', { name: /^В.корзину$/ }).click()
  await expect(shop.header.cartOf('6 товаров')).toBeVisible()
  const report = dialog.getByRole('status')
  await expect(report).toContainText(/добавлено 6.строк/)
  await expect(report).toContainText(/1.нет в.наличии, 1.снята с.продажи, 2.подорожали, 1.подешевела/)
  await dialog.getByRole('button', { name: 'Вернуть, как было' }).click()
  await expect(page.getByRole('dialog', { name: 'Корзина возвращена' })).toBeVisible()
  await page.getByRole('link', { name: 'Открыть корзину' }).click()
  await expect(cart.quantities).toHaveCount(10)
  await expect(cart.quantity(OIL)).toHaveValue('8')
})

test('the cart is saved once under its name, whatever becomes of the answer, and stays as it is [DEC-005]', { tag: '@proof' }, async ({
  shop,
}) => {
  const { page, cart, savedCarts } = shop
  await shop.comeAs('administrator', '/cart')
  await expect(cart.quantities).toHaveCount(10)
  await cart.save.open()
  await cart.save.name.fill('К празднику')
  await shop.plays('offlineAnswers')
  await cart.save.name.press('Enter')
  await expect(cart.save.dialog.getByText(/Сервер не.ответил/)).toBeVisible({ timeout: 15_000 })
  await shop.plays()
  await cart.save.name.press('Enter')
  await cart.save.dialog.getByRole('link', { name: 'Открыть' }).click()
  await expect(shop.heading('К празднику')).toBeVisible()
  await expect(savedCarts.lines.getByRole('textbox')).toHaveCount(10)
  await page.goto(LIST)
  await expect(savedCarts.row('К празднику')).toHaveCount(1)
  await shop.open('/cart')
  await expect(cart.quantities).toHaveCount(10)
})

test('a product goes from its page by keys into a saved cart, on top of what that holds', { tag: '@proof' }, async ({ shop }) => {
  const { page } = shop
  await shop.comeAs('administrator', '/product/1')
  const way = page.getByRole('button', { name: /^В\sсохранённую корзину$/ })
  await way.press('Enter')
  const dialog = shop.dialog(/^В\sсохранённую корзину$/)
  const cart = dialog.getByRole('radio', { name: WEEKLY })
  await expect(cart).toBeVisible()
  await cart.press('Space')
  expect(await violations(page, 'all')).toEqual([])
  const held = Number(/станет (\d+)/.exec(plain(await dialog.innerText()))?.[1])
  await dialog.getByRole('button', { name: 'Добавить' }).press('Enter')
  const done = shop.dialog('Добавлено')
  await expect(done.getByRole('status').first()).toContainText(`${held}`)
  await expect(done.getByRole('link', { name: 'Открыть' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(shop.heading(WEEKLY)).toBeVisible()
  await expect(page.getByRole('textbox', { name: `Количество: ${OIL}` })).toHaveValue(String(held))
})
