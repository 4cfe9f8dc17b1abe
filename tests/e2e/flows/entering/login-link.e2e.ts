import { expect, test } from '../../support/shop'

test('a link from the demo panel logs in by a press, once, in an address without its token [ROUTE-026, DEC-039, DEC-047]', async ({
  shop,
}) => {
  await shop.comeAs('buyer', '/catalog')
  const { page } = shop
  await page.getByRole('button', { name: 'Демо' }).click()
  await page.getByText('Ссылка для входа').click()
  await page.getByRole('button', { name: 'Создать ссылку' }).click()
  const path = (await page.getByRole('link', { name: 'Открыть ссылку для входа' }).getAttribute('href')) ?? ''
  expect(path).toMatch(/^\/auth\/autologin\?token=[\da-f]{32}$/)
  // What is asked after the page itself, and from where, never names the token.
  const told: string[] = []
  page.on('request', (request) => {
    if (!request.isNavigationRequest()) told.push(request.url())
  })
  await shop.open(path)
  await expect(page).toHaveURL('/auth/autologin')
  await expect(shop.heading(/^Вы.уже вошли$/)).toBeVisible()
  await page.getByRole('button', { name: /^Выйти и.войти по.ссылке$/ }).click()
  await page.getByRole('button', { name: 'Войти как Антон Рябов' }).click()
  await expect(page).toHaveURL('/')
  await expect(shop.toast('Добро пожаловать!')).toBeVisible()
  expect(told.filter((url) => url.includes('token='))).toEqual([])
  await shop.open(path)
  await expect(shop.heading(/^Вы.уже вошли$/)).toBeVisible()
  await page.getByRole('button', { name: /^Выйти и.войти по.ссылке$/ }).click()
  await expect(shop.heading(/^По.этой ссылке уже вошли$/)).toBeVisible()
})
