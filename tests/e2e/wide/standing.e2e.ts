import { expect, test } from '../support/shop'

const OIL = 'AL-4071-004'
const LIST = '/catalog/smazocnye-materialy'

test('whoever has no company or no region is led home from the cabinet and sees no price [ROLE-005, DEC-030]', async ({ shop }) => {
  for (const who of ['unregistered', 'regionless'] as const) {
    await test.step(who, async () => {
      await shop.enter(who)
      await shop.open('/personal/orders')
      await expect(shop.page).toHaveURL('/')
      await shop.open('/product/1')
      await expect(shop.product.offer.getByText('Цены пока нет')).toBeVisible()
      await expect(shop.page.getByRole('main')).not.toContainText('₽')
      await shop.setup.logout.click()
      await expect(shop.header.loginButton).toBeVisible()
    })
  }
})

test('overdue documents and stopped shipping stand on every page, without sums [STATE-009, NAV-028, DEC-026]', async ({ shop }) => {
  await shop.comeAs('overdue', '/')
  const bar = shop.page.getByRole('region', { name: 'Документы', exact: true })
  await expect(bar).toContainText('СТОП-отгрузки')
  await expect(bar).not.toContainText('₽')
  await shop.open('/catalog')
  await expect(bar.getByRole('link')).toHaveAttribute('href', '/personal/documents')
})

test('with stopped shipping the buyer is told before and after; the order is accepted and waits [DEC-026]', { tag: '@proof' }, async ({
  shop,
}) => {
  const { page, catalogue, cart, order } = shop
  await shop.comeAs('overdue', LIST)
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

test('a blocked region cannot be chosen; one on moderation says what comes of it and sells nothing yet [STATE-007, DEC-025, ROLE-006]', {
  tag: '@proof',
}, async ({ shop }) => {
  const { page, header, regions, catalogue } = shop
  await shop.comeAs('administrator', LIST)
  await header.openRegions('Казань')
  await expect(regions.region('Екатеринбург')).toBeDisabled()
  await regions.region('Нижний Новгород').check()
  await expect(regions.popup.getByText(/корзину собрать можно, заказать пока нельзя/)).toBeVisible()
  await regions.apply.click()
  await expect(page.getByRole('region', { name: 'Модерация' })).toHaveText(
    'Модерация учётной записи. Персональные цены будут доступны после модерации',
  )
  await expect(catalogue.item(OIL)).toContainText('Цена для всех')
  expect(await catalogue.prices(OIL)).toHaveLength(1)
  await catalogue.add(OIL).click()
  await shop.open('/cart')
  await expect(shop.cart.submit).toBeDisabled()
  await expect(shop.cart.submit).toHaveAccessibleDescription(/Регион на.модерации/)
})
