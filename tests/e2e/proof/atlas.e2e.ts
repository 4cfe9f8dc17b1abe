import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '../support/shop'

const lit = '[data-state].is-active'

test('the page of a machine has its pictures, in which the states of this shop are lit as they change', async ({ shop }) => {
  const { page } = shop
  await shop.comeAs('buyer', '/flows/overlay')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Окна поверх страницы')
  await expect(page.locator(`${lit}[data-state="overlay.clear"]`)).toBeAttached()
  await shop.header.catalogueButton.click()
  await expect(page.locator(`${lit}[data-state="overlay.covered"]`)).toBeAttached()
  await expect(page.locator(`${lit}[data-state="overlay.clear"]`)).toHaveCount(0)
})

test('search by a word and by a name in the code leads to the row; links between pages stay in the shop', async ({ shop }) => {
  const { page } = shop
  await shop.open('/flows')
  const nav = page.getByRole('navigation', { name: 'Потоки' })
  await nav.getByRole('searchbox').fill('quantity.changed')
  await nav.getByRole('link', { name: 'изменено количество' }).first().click()
  await expect(page).toHaveURL(/\/flows\/cart\?find=quantity\.changed$/)
  await expect(page.locator('[data-found]')).toContainText('quantity.changed')
  await expect(page.locator('[data-found]')).toBeInViewport()
  await page.getByRole('article').getByRole('link', { name: 'Все потоки' }).click()
  await page
    .getByRole('article')
    .getByRole('link', { name: /Заказ с.подарком/ })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Заказ с.подарком/)
  await expect(page.locator('figure svg').first()).toBeVisible()
  await page.locator('article').getByRole('link', { name: 'Оформление заказа' }).click()
  await expect(page).toHaveURL(/\/flows\/checkout$/)
})

test('a found row is in sight on a page that is opened at it, and on the page that is open already', async ({ shop }) => {
  const { page } = shop
  const found = page.locator('[data-found]')
  await shop.open('/flows/checkout?find=order.submitted')
  await expect(found).toContainText('order.submitted')
  await expect(found).toBeInViewport()
  const nav = page.getByRole('navigation', { name: 'Потоки' })
  await nav.getByRole('searchbox').fill('order.retried')
  await nav.locator('a[href="/flows/checkout?find=order.retried"]').first().click()
  await expect(found).toContainText('order.retried')
  await expect(found).toBeInViewport()
})

test('a link within a page leaves the shop as it is, and a press for a new tab is the browser’s', async ({ shop }) => {
  const { page } = shop
  await shop.open('/flows/overlay')
  const mark = () => page.evaluate(() => Object.hasOwn(window, 'isKept'))
  await page.evaluate(() => Object.assign(window, { isKept: true }))
  await page.getByRole('article').getByRole('link', { name: 'Все потоки' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Потоки магазина')
  expect(await mark()).toBe(true)
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    page
      .getByRole('article')
      .getByRole('link', { name: 'карта системы' })
      .click({ modifiers: ['ControlOrMeta'] }),
  ])
  await tab.close()
  await expect(page).toHaveURL(/\/flows$/)
})

test('a page that does not come leaves the way through the atlas, says so, and comes by a press [ERROR-006]', async ({ shop }) => {
  const { page } = shop
  const files = /\/assets\/cookieNotice[.-]/
  let asked = 0
  await page.route(files, (route) => (asked++, route.abort()))
  await shop.open('/flows/cookieNotice')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Страница потоков не.загрузилась/)
  await expect(page.getByRole('navigation', { name: 'Потоки' })).toBeVisible()
  expect(asked).toBe(1)
  await page.unroute(files)
  await page.getByRole('button', { name: 'Повторить' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Сообщение о cookie')
  await expect(page.locator('figure svg').first()).toBeVisible()
})

test('shows small pictures of the screens where a machine is seen, each a link to its screen, and nothing shifts as they come', async ({
  shop,
}) => {
  const { page } = shop
  const held: (() => void)[] = []
  await page.route('**/*.webp', (route) => held.push(() => void route.continue()))
  await shop.open('/flows/survey')
  const link = page.getByRole('article').getByRole('link', { name: 'Окно с названием опроса' })
  await link.scrollIntoViewIfNeeded()
  const picture = link.locator('img')
  const box = () => picture.evaluate((img: HTMLImageElement) => [img.clientWidth, img.clientHeight])
  await expect.poll(() => held.length).toBe(2)
  const [width = 0, height = 0] = await box()
  expect(Math.abs(width / height - 1.6)).toBeLessThan(0.05)
  for (const go of held) go()
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => [img.naturalWidth, img.naturalHeight])).toEqual([480, 300])
  expect(await box()).toEqual([width, height])
  await expect(link).toHaveAttribute('href', '/personal')
})

test('is axe clean, and its pictures do not make the page wider than the window', async ({ shop }) => {
  const { page } = shop
  await shop.open('/flows/session')
  await expect(page.locator('figure svg').first()).toBeVisible()
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
})

test('a question of the index leads to its part of a page; the page says what is on it and where its machine is', async ({ shop }) => {
  const { page } = shop
  await shop.open('/flows')
  const article = page.getByRole('article')
  await article.locator('a[href="/flows/overlay#окна-по-порядку"]').first().click()
  await expect(article.getByRole('heading', { name: 'Окна по порядку' })).toBeInViewport()
  await page.getByText(/На.этой странице/).click()
  await page.locator('details a[href="#переходы"]').click()
  await expect(article.getByRole('heading', { name: 'Переходы', exact: true })).toBeInViewport()
  await page.getByRole('button', { name: 'Экран свободен' }).click()
  await expect(page.locator(`${lit}[data-state="overlay.clear"]`)).toBeInViewport()
})

test('a guest is told why nothing is lit; the text is the first thing behind the way to the content', async ({ shop }) => {
  const { page } = shop
  await shop.open('/flows/checkout')
  const reason = page.getByText(/участника нет/)
  await expect(reason).toContainText('Запускает «Покупатель»')
  // It is there before it is shown: until then nothing in the page takes the focus.
  await expect(reason).toBeVisible()
  await page.getByRole('link', { name: 'К содержанию' }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('nav')?.ariaLabel ?? null)).toBeNull()
})

test('pictures that have room are no stops of the keyboard, those that scroll are', async ({ shop }) => {
  const { page } = shop
  await shop.open('/flows/cookieNotice')
  const figure = page.locator('figure[data-picture]').first()
  await expect(figure.locator('svg')).toBeVisible()
  const isStopWhereItScrolls = () => figure.evaluate((box) => box.scrollWidth > box.clientWidth === (box.getAttribute('tabindex') === '0'))
  await expect.poll(isStopWhereItScrolls, 'a picture is a stop exactly where it scrolls').toBe(true)
})
