import type { Page } from '@playwright/test'
import { expect, test } from '../support/devices'
import type { Shop } from '../support/shop'

const SESSION = 'karter_session='

/** A link that logs its user in, as the account page of another device makes it. */
async function linkOf({ page }: Shop): Promise<string> {
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'XSRF-TOKEN')?.value ?? ''
  const answer = await page.context().request.get('/api/v1/auth/getTemporaryToken', {
    headers: { 'x-xsrf-token': decodeURIComponent(cookie) },
  })
  expect(answer.status()).toBe(200)
  const { token } = (await answer.json()) as { token: string }
  return `/auth/autologin?token=${token}`
}

/** Follows a link in a page of another site, such as a messenger. @returns how the browser asks for the page of the shop */
async function follow(page: Page, url: string): Promise<{ site: string | undefined; hasSession: boolean }> {
  await page.goto(`data:text/html,${encodeURIComponent(`<a href="${url}">Войти в магазин</a>`)}`)
  const asked = page.waitForRequest((request) => request.isNavigationRequest() && request.url().includes('/auth/autologin'))
  await page.getByRole('link').click()
  const headers = await (await asked).allHeaders()
  return { site: headers['sec-fetch-site'], hasSession: (headers['cookie'] ?? '').includes(SESSION) }
}

test('a login link that a guest opens from a messenger leads to the page, and a press logs in [ROUTE-026, DEC-004, DEC-039]', async ({
  device,
  baseURL,
}) => {
  const link = await linkOf(await device('buyer'))
  const phone = await device('administrator')
  const { page } = phone
  await page.context().clearCookies()
  expect(await follow(page, `${baseURL}${link}`)).toEqual({ site: 'cross-site', hasSession: false })
  await expect(page).toHaveURL('/auth/autologin')
  await page.getByRole('button', { name: 'Войти как Антон Рябов' }).click()
  await expect(page).toHaveURL('/')
  await expect(phone.toast('Добро пожаловать!')).toBeVisible()
  const { id } = (await (await page.context().request.get('/api/v1/auth/user')).json()) as { id: number }
  expect(id).toBe(3)
})

test('where another user is signed in, that login is seen as on any visit, and the link waits for its logout [ROUTE-026, DEC-004]', async ({
  device,
  baseURL,
}) => {
  const link = await linkOf(await device('buyer'))
  const { page } = await device('administrator')
  expect(await follow(page, `${baseURL}${link}`)).toEqual({ site: 'cross-site', hasSession: true })
  await expect(page.getByRole('heading', { level: 1, name: /^Вы.уже вошли$/ })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Наталья Ермакова')
  await page.getByRole('button', { name: /^Выйти и.войти по.ссылке$/ }).click()
  await page.getByRole('button', { name: 'Войти как Антон Рябов' }).click()
  await expect(page).toHaveURL('/')
  const { id } = (await (await page.context().request.get('/api/v1/auth/user')).json()) as { id: number }
  expect(id).toBe(3)
})
