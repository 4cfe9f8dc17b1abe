import { expect, test } from '../support/shop'

const OIL = 'AL-4071-004'
const OTHER = '20541187'

test('a quantity that is not to be had is corrected, and the line says from what to what [DEC-019]', { tag: '@proof' }, async ({
  shop,
}) => {
  const { cart } = shop
  await shop.comeAs('administrator', '/cart')
  await cart.quantity('4650071530').fill('500')
  await shop.page.keyboard.press('Enter')
  await expect(cart.table.getByText(/количество изменено с.500 на.\d+/)).toBeVisible()
  await cart.quantity(OIL).fill('5')
  await shop.page.keyboard.press('Enter')
  await expect(cart.table.getByText(/Продаётся по 4.шт\., количество изменено с.5 на.8/)).toBeVisible()
  await cart.quantity(OIL).press('Tab')
  await expect(cart.quantity(OIL)).toHaveValue('8')
})

test('a quantity typed right before a reload is not lost [DEC-020]', async ({ shop }) => {
  const { page, cart } = shop
  await shop.comeAs('administrator', '/cart')
  await expect(cart.quantity(OTHER)).toHaveValue('8')
  await shop.answersIn('slow')
  await cart.quantity(OTHER).fill('24')
  await expect(cart.row(OTHER)).toContainText('ещё не сохранено')
  await shop.answersIn('none')
  await page.reload()
  await expect(cart.quantity(OTHER)).toHaveValue('24')
  await cart.saved()
  const second = await shop.tab()
  await second.open('/cart')
  await expect(second.cart.quantity(OTHER)).toHaveValue('24')
})
