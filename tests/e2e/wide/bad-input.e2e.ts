import { PASSWORD } from '../support/people'
import { expect, test } from '../support/shop'

const HOSTILE = [
  '<img src=x onerror="alert(1)">',
  '"><script>alert(1)</script>',
  "'; DROP TABLE users; --",
  '${7*7}{{7*7}}',
  'javascript:alert(1)',
  '\u202egnp.exe',
  '%00%ff',
  '💣'.repeat(60),
]

test('hostile words are searched for as words, shown as text, and run nothing', { tag: '@proof' }, async ({ shop }) => {
  const { page, header } = shop
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    void dialog.dismiss()
  })
  await shop.open('/')
  for (const words of HOSTILE) {
    await header.find(words)
    // What only turns the direction of letters is no part of what was meant.
    const meant = words.replaceAll('\u202e', '')
    await expect(shop.heading(`Поиск: ${meant}`)).toBeVisible()
    await expect(header.search).toHaveValue(meant)
  }
  await page.reload()
  await expect(shop.heading(`Поиск: ${HOSTILE.at(-1)}`)).toBeVisible()
  expect(dialogs).toEqual([])
  expect(await page.locator('main img[src="x"], main script').count()).toBe(0)
})

test('hostile words in the login are refused as a login, and stay text [VALID-001]', { tag: '@proof' }, async ({ shop }) => {
  const { login } = shop
  await shop.open('/auth/login')
  for (const words of HOSTILE) {
    await login.submit(words, PASSWORD)
    await expect(login.login).toHaveAccessibleDescription('Некорректный email или телефон')
    await expect(login.login).toHaveValue(words)
  }
})

test('malformed and unknown addresses are pages of the shop with the status 404 [ROUTE-061, DEC-063]', async ({ shop }) => {
  const { page } = shop
  for (const path of ['/catalog/%', '/catalog/%E0%A4%A', '/no-such-page', '/product/1/2/3']) {
    await test.step(path, async () => {
      const answer = await page.goto(path)
      expect(answer?.status()).toBe(404)
      await expect(shop.heading('This page could not be found')).toBeVisible()
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
    })
  }
})

test('unknown products, categories and orders are an error page that leads home [ROUTE-005, ROUTE-021, NAV-029, DEC-054]', {
  tag: '@proof',
}, async ({ shop }) => {
  const { page } = shop
  for (const path of [
    '/product/abc',
    '/product/99999999',
    '/product/-1',
    '/product/1e3',
    '/catalog/<script>alert(1)</script>',
    '/catalog/no-such',
  ]) {
    await test.step(path, async () => {
      await shop.open(path)
      await expect(shop.heading('Страница не найдена')).toBeVisible()
      await expect(page.getByRole('link', { name: 'Главная страница', exact: true })).toBeVisible()
    })
  }
  await shop.enter('buyer')
  for (const path of ['/personal/orders/1', '/personal/orders/abc', '/orders/999999999']) {
    await shop.open(path)
    await expect(shop.heading(/Страница не найдена|Произошла ошибка/)).toBeVisible()
  }
})

test('what makes no sense in the address of a list is left out or shown as text [DEC-052]', { tag: '@proof' }, async ({ shop }) => {
  const { page, catalogue } = shop
  for (const query of ['page=-1', 'page=abc', 'sort=evil', 'f[__proto__]=1', 'rating=99', 'price=x..y', 'view=evil', 'f[]=%ff']) {
    await test.step(query, async () => {
      await shop.open(`/catalog/filtry?${query}`)
      await expect(shop.heading('Фильтры')).toBeVisible()
      await expect(catalogue.list).not.toHaveAttribute('aria-busy', 'true')
    })
  }
  await shop.open('/catalog/filtry?page=999999')
  await page.getByRole('main').getByRole('link', { name: 'К первой странице' }).click()
  await expect(catalogue.items).toHaveCount(24)
  await shop.open('/catalog/filtry?brands=<script>alert(1)</script>')
  await expect(page.getByRole('main')).toContainText('<script>alert(1)</script>')
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Убрать «/ })
    .click()
  await expect(catalogue.items).toHaveCount(24)
})

test('what is no quantity is refused in a sentence; the number that was there counts, and the field keeps what was typed [DEC-046]', async ({
  shop,
}) => {
  const { cart } = shop
  await shop.comeAs('administrator', '/cart')
  const field = cart.quantity('20541187')
  await expect(field).toHaveValue('8')
  await cart.lines()
  const total = await cart.total()
  const wrong: [typed: string, told: RegExp][] = [
    ['1000000', /не.больше 999.999.шт/i],
    ['-3', /не бывает отрицательным/],
    ['1,5', /только целым/],
    ['2.0', /только целым/],
    ['десять', /введите количество цифрами/i],
    ['1e3', /введите количество цифрами/i],
    ['<b>7</b>', /введите количество цифрами/i],
  ]
  for (const [typed, told] of wrong) {
    await test.step(typed, async () => {
      await field.fill(typed)
      await expect(field).toHaveAccessibleDescription(told)
      await field.press('Tab')
      await expect(field).toHaveValue(typed)
      expect(await cart.total()).toBe(total)
    })
  }
  await field.fill('12')
  await field.press('Tab')
  await expect(field).toHaveValue('12')
  await expect(field).not.toHaveAttribute('aria-invalid')
  await cart.saved()
})
