import { violations } from '../support/axe'
import { expect, test } from '../support/shop'

for (const [path, title] of [
  ['/kit', 'Части интерфейса'],
  ['/kit/text', 'Как мы доставляем заказы'],
] as const)
  test(`${path}: the parts in their states have nothing that axe finds, light or dark, and need no sideways scrolling`, async ({
    shop,
  }) => {
    const { page } = shop
    await shop.open(path)
    await expect(shop.heading(title)).toBeVisible()
    if (path === '/kit') {
      await page.getByRole('button', { name: 'Отправить', exact: true }).click()
      await expect(page.getByRole('alert').filter({ hasText: 'Проверьте' })).toBeVisible()
      await expect(page.getByRole('textbox', { name: 'Название компании' })).toBeFocused()
    }
    expect(await violations(page, 'all')).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await violations(page, 'sight')).toEqual([])
    for (const width of [320, page.viewportSize()?.width ?? 0]) {
      await page.setViewportSize({ width, height: 780 })
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    }
  })

test('the contents of a text lead to its parts; back, forward and a reload find each as it was left', async ({ shop, isMobile }) => {
  const { page } = shop
  await shop.open('/kit/text')
  const contents = page.getByRole('navigation', { name: 'Содержание' })
  const heading = page.getByRole('heading', { name: 'Возврат' })
  const scrollY = () => page.evaluate(() => Math.round(window.scrollY))
  await expect(shop.heading('Как мы доставляем заказы')).toBeVisible()
  if (isMobile) await contents.getByText('Содержание').click()
  await contents.getByRole('link', { name: 'Возврат' }).click()
  await expect(heading).toBeInViewport()
  await expect(page).toHaveURL(/\/kit\/text#return$/)
  const atReturn = await scrollY()
  expect(atReturn).toBeGreaterThan(0)
  await page.goBack()
  await expect.poll(scrollY).toBeLessThan(atReturn / 2)
  await page.goForward()
  await expect.poll(scrollY).toBe(atReturn)
  await page.reload()
  await expect(heading).toBeInViewport()
})

test('an address with a hash opens at its part, and a code is taken out of a message', async ({ shop }) => {
  const { page } = shop
  await shop.open('/kit/text#receiving')
  await expect(page.getByRole('heading', { name: 'Как принять заказ' })).toBeInViewport()
  await shop.open('/kit')
  const code = page.getByRole('textbox', { name: 'Код из SMS' })
  await code.focus()
  await code.evaluate((field) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', 'Код: 123 456, никому не сообщайте')
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })
  await expect(code).toHaveValue('123456')
  // The last digit and the caret behind it leave the first one in sight.
  expect(await code.evaluate((field) => field.scrollLeft)).toBe(0)
})
