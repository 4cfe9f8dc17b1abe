import { expect, test } from '../support/devices'
import { leaveFor } from '../support/looks'

const MINUTE_MS = 60_000
const SCROLL_PX = 200

test('a page that is looked at again after five minutes asks for what it shows, and not before; scroll, focus and what is typed stay [STATE-014, CONST-001, DEC-058]', async ({
  device,
}) => {
  const shop = await device('administrator')
  const { page } = shop
  await page.clock.install()
  await shop.open('/personal/orders')
  await expect(shop.heading('Заказы')).toBeVisible()
  const find = page.getByLabel(/^Найти заказ/)
  await find.fill('48')
  await page.clock.runFor(5_000)
  // While the orders with 48 are on their way, or after: it is his scroll.
  await page.mouse.move(640, 400)
  await page.mouse.wheel(0, SCROLL_PX)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(SCROLL_PX)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const timesOf = (end: string) => asked.filter((path) => path.endsWith(end)).length

  await leaveFor(page, 4 * MINUTE_MS)
  // Younger things are asked of the cart alone; its answer has come, so what else was asked would have been by now.
  await expect.poll(() => timesOf('/cart')).toBe(1)
  expect(timesOf('/orders')).toBe(0)
  await leaveFor(page, 2 * MINUTE_MS)
  for (const end of ['/orders', '/companyRegions', '/deliveryAddresses', '/notifications', '/manager'])
    await expect.poll(() => timesOf(end), end).toBe(1)
  await expect(find).toBeFocused()
  await expect(find).toHaveValue('48')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(SCROLL_PX)
})

test('what changed elsewhere meanwhile is there: what another device has read, and the network that is gone is said [STATE-015]', async ({
  device,
}) => {
  const office = await device('administrator')
  await office.page.clock.install()
  await office.open('/personal/notifications')
  const bell = office.page.getByRole('banner').getByRole('link', { name: /^Уведомления/ })
  await expect(bell).toHaveAccessibleName('Уведомления, непрочитанных 3')
  const phone = await device('administrator')
  await phone.open('/personal/notifications')
  await phone.page.getByRole('button', { name: 'Прочитать все' }).click()
  await expect(phone.page.getByRole('banner').getByRole('link', { name: /^Уведомления/ })).toHaveAccessibleName('Уведомления')
  await expect(bell).toHaveAccessibleName('Уведомления, непрочитанных 3')
  await leaveFor(office.page, 6 * MINUTE_MS)
  await expect(bell).toHaveAccessibleName('Уведомления')
  await office.page.context().setOffline(true)
  await expect(office.page.getByText(/^Нет сети|Нет связи|нет интернета/i).first()).toBeVisible()
  await office.page.context().setOffline(false)
  await expect(office.page.getByText(/^Нет сети|Нет связи|нет интернета/i)).toHaveCount(0)
})

test('a page that is never left asks for the notifications every 1 000 000 ms, and not before [CONST-006]', async ({ device }) => {
  const office = await device('administrator')
  await office.page.clock.install()
  await office.open('/personal/notifications')
  const bell = office.page.getByRole('banner').getByRole('link', { name: /^Уведомления/ })
  await expect(bell).toHaveAccessibleName('Уведомления, непрочитанных 3')
  const phone = await device('administrator')
  await phone.open('/personal/notifications')
  await phone.page.getByRole('button', { name: 'Прочитать все' }).click()
  await expect(phone.page.getByRole('banner').getByRole('link', { name: /^Уведомления/ })).toHaveAccessibleName('Уведомления')
  const asked: string[] = []
  office.page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const polls = () => asked.filter((path) => path.endsWith('/notifications')).length
  await office.page.clock.fastForward(940_000)
  await expect(bell).toHaveAccessibleName('Уведомления, непрочитанных 3')
  expect(polls()).toBe(0)
  await office.page.clock.fastForward(60_000)
  await expect(bell).toHaveAccessibleName('Уведомления')
  expect(polls()).toBe(1)
})
