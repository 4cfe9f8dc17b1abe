import { violations } from '../../support/axe'
import { expect, test } from '../../support/shop'

const PAGE = '/personal/notifications'

test('the bell counts what is unread; what is opened or marked is read, in the other tab too, and stays so over a reload [ROUTE-044, STATE-017, NAV-006]', async ({
  shop,
}) => {
  const { page } = shop
  await shop.comeAs('administrator', PAGE)
  const bell = page.getByRole('banner').getByRole('link', { name: /^Уведомления/ })
  await expect(bell).toHaveAccessibleName('Уведомления, непрочитанных 3')
  const other = await shop.tab()
  await other.open('/')
  const otherBell = other.page.getByRole('banner').getByRole('link', { name: /^Уведомления/ })
  await expect(otherBell).toHaveAccessibleName('Уведомления, непрочитанных 3')
  expect(await violations(page, 'all')).toEqual([])

  await page.getByRole('button', { name: /^Прочитано: Новый документ/ }).press('Enter')
  await expect(bell).toHaveAccessibleName('Уведомления, непрочитанных 2')
  await expect(otherBell).toHaveAccessibleName('Уведомления, непрочитанных 2')
  await page.getByRole('link', { name: 'Заказ подтверждён', exact: true }).press('Enter')
  await expect(page).toHaveURL('/personal/orders/481344')
  // The other tab hears of it when the server has it.
  await expect(otherBell).toHaveAccessibleName('Уведомления, непрочитанных 1')
  await page.goBack()
  await page.reload()
  await expect(bell).toHaveAccessibleName('Уведомления, непрочитанных 1')
  await page.getByRole('button', { name: 'Прочитать все' }).click()
  await expect(bell).toHaveAccessibleName('Уведомления')
  await expect(otherBell).toHaveAccessibleName('Уведомления')
})

test('notifications that do not come say so, and are there when the server answers again', { tag: '@proof' }, async ({ shop }) => {
  const { page } = shop
  await shop.comeAs('administrator', '/')
  await shop.plays('notificationsFail')
  await shop.open(PAGE)
  await expect(page.getByText(/Уведомления не.загрузились/)).toBeVisible()
  await shop.plays()
  await page.getByRole('button', { name: 'Повторить' }).press('Enter')
  await expect(page.getByRole('link', { name: 'Заказ подтверждён', exact: true })).toBeVisible()
})

test('a promotion of the region is told by a toast; followed, it leads to its goods [CONST-005]', { tag: '@proof' }, async ({ shop }) => {
  const { page } = shop
  await shop.comeAs('second', '/brands')
  await page.getByRole('region', { name: 'Уведомления' }).getByRole('button', { name: 'Посмотреть' }).click()
  await expect(page).toHaveURL('/catalog?actions=1')
})
