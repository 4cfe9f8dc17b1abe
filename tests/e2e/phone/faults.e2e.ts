import { expect, test } from '../support/shop'

const LIST = '/catalog/smazocnye-materialy'
const OTHER = '20541187'
/** Three more tries come before a failure is told. */
const AFTER_RETRIES = { timeout: 15_000 }

test('a list that does not load says so, and comes when it is asked for again [DEC-005, ERROR-010]', { tag: '@proof' }, async ({
  shop,
}) => {
  const { page, catalogue } = shop
  await shop.plays('listFails')
  await shop.open(LIST)
  await expect(page.getByRole('alert').filter({ hasText: 'Список не загрузился' })).toBeVisible(AFTER_RETRIES)
  await shop.plays()
  await catalogue.list.getByRole('button', { name: 'Повторить' }).click()
  await expect(catalogue.items).toHaveCount(24)
})

test('a list that cannot be turned keeps the page that is there [DEC-059]', { tag: '@proof' }, async ({ shop }) => {
  const { page, catalogue } = shop
  await shop.open(LIST)
  const first = await catalogue.addresses()
  await shop.plays('listFails')
  await catalogue.pager.getByRole('link', { name: 'Следующая страница' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Показан прежний список' })).toBeVisible(AFTER_RETRIES)
  expect(await catalogue.addresses()).toEqual(first)
  await shop.plays()
  await page.getByRole('main').getByRole('button', { name: 'Повторить' }).click()
  await expect.poll(() => catalogue.addresses()).not.toEqual(first)
})

test('answers that cannot be understood are told as such, and the shop goes on when they can [DEC-005]', { tag: '@proof' }, async ({
  shop,
}) => {
  const { page } = shop
  await shop.plays('nonsense')
  await shop.open('/product/1')
  await expect(page.getByRole('alert').filter({ hasText: 'Сервер ответил непонятно' })).toBeVisible(AFTER_RETRIES)
  await shop.plays()
  await page.getByRole('link', { name: 'Главная страница', exact: true }).click()
  await expect(shop.header.loginButton).toBeVisible()
  await shop.open('/product/1')
  await expect(shop.product.offer).toBeVisible()
})

test('a slow server leaves the page that is there usable and says that the next one is on its way [DEC-059]', { tag: '@proof' }, async ({
  shop,
}) => {
  const { page, catalogue, header } = shop
  await shop.comeAs('buyer', LIST)
  const first = await catalogue.addresses()
  await expect(catalogue.items.first()).toContainText('₽')
  await shop.answersIn('slow')
  await catalogue.pager.getByRole('link', { name: 'Следующая страница' }).click()
  await expect(catalogue.list.getByRole('progressbar', { name: 'Загружаем товары' })).toBeVisible()
  expect(await catalogue.addressesNow()).toEqual(first)
  await header.search.fill('масло')
  await expect(header.search).toHaveValue('масло')
  await expect.poll(() => catalogue.addresses(), { timeout: 10_000 }).not.toEqual(first)
  await expect(page).toHaveURL(/page=2/)
  await expect(catalogue.items.first()).toContainText('₽', { timeout: 10_000 })
})

test('without an answer about the login it stays, a bar says so, and the cart is unharmed [DEC-007, STATE-015]', async ({ shop }) => {
  const { page, cart } = shop
  await shop.comeAs('administrator')
  await shop.plays('serverDown')
  await shop.open('/cart')
  const bar = page.getByRole('region', { name: 'Сервер не отвечает' })
  await expect(bar).toBeVisible(AFTER_RETRIES)
  await shop.plays()
  await bar.getByRole('button', { name: 'Повторить' }).click()
  await expect(cart.quantities).toHaveCount(10)
  await expect(bar).toBeHidden()
})

test('a profile that is refused logs out [STATE-004, ERROR-004]', async ({ shop }) => {
  await shop.comeAs('buyer')
  await shop.plays('profileRefused')
  await shop.open('/catalog')
  await expect(shop.header.loginButton).toBeVisible()
  await shop.plays()
  await shop.page.reload()
  await expect(shop.header.loginButton).toBeVisible()
})

test('a cart that does not load says so; without prices or addresses nothing can be ordered until they come [DEC-020, DEC-067]', async ({
  shop,
}) => {
  const { page, cart } = shop
  await shop.comeAs('administrator')
  await shop.plays('cartLoadFails', 'pricesFail', 'deliveryFails')
  await shop.open('/cart')
  await expect(shop.heading('Корзина не загрузилась')).toBeVisible(AFTER_RETRIES)
  await shop.plays('pricesFail', 'deliveryFails')
  await page.getByRole('main').getByRole('button', { name: 'Повторить' }).click()
  await expect(cart.quantities).toHaveCount(10)
  await expect(cart.side.getByText(/Адреса не.загрузились/)).toBeVisible(AFTER_RETRIES)
  const prices = cart.side.getByRole('alert').filter({ hasText: /Цены не.загрузились/ })
  await expect(prices).toBeVisible(AFTER_RETRIES)
  await expect(cart.submit).toBeDisabled()
  await expect(cart.submit).toHaveAccessibleDescription(/Цены не.загрузились/)
  await shop.plays()
  await expect(cart.submit).toBeEnabled({ timeout: 20_000 })
  await expect(cart.side.getByRole('radio', { name: /^Основной склад/ })).toBeChecked()
})

test('without a network the cart can be changed; the changes go when it is back [STATE-015, DEC-020]', async ({ shop }) => {
  const { page, cart } = shop
  await shop.comeAs('administrator', '/cart')
  await expect(cart.quantity(OTHER)).toHaveValue('8')
  await page.context().setOffline(true)
  const bar = page.getByRole('region', { name: 'Нет связи' })
  await expect(bar).toBeVisible()
  await cart.quantity(OTHER).fill('40')
  await expect(bar).toContainText('1 изменение')
  await expect(cart.submit).toBeDisabled()
  await page.context().setOffline(false)
  await expect(bar).toBeHidden()
  await cart.saved()
  await expect(cart.quantity(OTHER)).toHaveValue('40')
})

test('a change that the server refuses is marked with its reason and may be dropped [DEC-020]', async ({ shop }) => {
  const { cart } = shop
  await shop.comeAs('administrator', '/cart')
  await expect(cart.quantity(OTHER)).toHaveValue('8')
  await shop.plays('cartRefuses')
  await cart.quantity(OTHER).fill('40')
  await cart.table.getByRole('button', { name: 'Оставить как есть' }).click()
  await expect(cart.quantity(OTHER)).toHaveValue('8')
  await shop.plays()
  await cart.quantity(OTHER).fill('12')
  await cart.quantity(OTHER).press('Tab')
  await cart.saved()
  await expect(cart.quantity(OTHER)).toHaveValue('12')
})
