import { expect, test, type Page } from '@playwright/test'
import { PASSWORD, people } from '../support/people'

const CATEGORY = '/catalog/smazocnye-materialy'
const PRICE = /\d\s*₽/

/** Holds the shop's code back. Out: lets it come. */
async function heldCode(page: Page): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  return release
}

/** What moved on the page by itself, and what went wrong. */
async function watched(page: Page) {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  page.on('console', (message) => /hydrat|Minified React|recoverable/i.test(message.text()) && errors.push(message.text()))
  await page.addInitScript(() => {
    const shifts = ((window as unknown as { shifts: number[] }).shifts = [])
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value as never)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const moved = () => page.evaluate(() => (window as unknown as { shifts: number[] }).shifts.reduce((sum, shift) => sum + shift, 0))
  return { errors, moved }
}

const taken = (page: Page) => expect(page.locator('html[data-drawn]')).toHaveCount(0)

test('whose code never comes reads names and pictures, follows links and searches, and sees no price [DEC-032]', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  await page.goto(CATEGORY)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Смазочные материалы/)
  await expect(page.locator('[data-product]')).toHaveCount(24)
  await expect(page.locator('[data-product] img').first()).toHaveJSProperty('complete', true)
  expect(await page.content()).not.toMatch(PRICE)
  await page.locator('[data-product] a[href^="/product/"]').first().click()
  await expect(page.getByText('Характеристики').first()).toBeVisible()
  await page.getByRole('combobox', { name: /Поиск/ }).fill('5W-30')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/5W-30/)
  await context.close()
})

test('a guest reads the page before its code comes; what he presses and types meanwhile is done when it has come', async ({ page }) => {
  const { errors, moved } = await watched(page)
  const asked: string[] = []
  page.on('request', (request) => request.url().includes('/api/') && asked.push(new URL(request.url()).pathname))
  const release = await heldCode(page)
  await page.goto(CATEGORY, { waitUntil: 'commit' })
  const compare = page.getByRole('button', { name: /^Сравнить/ }).first()
  await compare.click()
  await expect(compare).toHaveAttribute('aria-pressed', 'false')
  await page.getByRole('combobox', { name: /Поиск/ }).pressSequentially('масло')
  release()
  await taken(page)
  await expect(compare).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('combobox', { name: /Поиск/ })).toHaveValue('масло')
  await expect(page.getByRole('listbox')).toBeVisible()
  expect(asked.filter((path) => !/csrf-cookie|search/.test(path))).toEqual([])
  expect(await moved()).toBeLessThan(0.01)
  expect(errors).toEqual([])
})

test('who is signed in sees own prices before the code comes, and buys; nobody else gets that page', async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  const { errors, moved } = await watched(page)
  await page.goto('/auth/login')
  await page
    .getByLabel(/почта|Телефон/i)
    .first()
    .fill(people.administrator)
  await page.locator('input[type=password]').fill(PASSWORD)
  await page.keyboard.press('Enter')
  await page.waitForURL('/')
  const release = await heldCode(page)
  const answer = await page.goto(CATEGORY, { waitUntil: 'commit' })
  expect(answer?.headers()['cache-control']).toBe('no-store')
  const row = page
    .locator('[data-product]')
    .filter({ has: page.getByRole('textbox') })
    .first()
  await expect(row).toContainText(PRICE)
  const quantity = row.getByRole('textbox')
  const before = Number(await quantity.inputValue())
  await row.getByRole('button', { name: /^Прибавить/ }).click()
  release()
  await taken(page)
  await expect.poll(async () => Number(await quantity.inputValue())).toBeGreaterThan(before)
  expect(await moved()).toBeLessThan(0.01)
  expect(errors).toEqual([])
  expect(await (await request.get(CATEGORY)).text()).not.toMatch(PRICE)
  const other = await browser.newContext(baseURL ? { baseURL } : {})
  expect(await (await other.request.get(CATEGORY)).text()).not.toMatch(PRICE)
  await other.close()
})
