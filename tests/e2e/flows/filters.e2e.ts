import type { Page } from '@playwright/test'
import { violations } from '../support/axe'
import { isPhone } from '../support/screen'
import { expect, plain, test, type Shop } from '../support/shop'

const LIST = '/catalog/filtry/maslyanye-filtry'

/** Goes on by Tab until something of this name has the focus. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  const named = () =>
    page.evaluate(() => {
      const { activeElement: at } = document
      const labels = at instanceof HTMLInputElement ? Array.from(at.labels ?? [], ({ textContent }) => textContent) : []
      return [at?.getAttribute('aria-label'), ...labels, at?.textContent].filter(Boolean).join(' ')
    })
  for (let step = 0; step < 90; step++) {
    await page.keyboard.press('Tab')
    if (name.test(plain(await named()))) return
  }
  throw new Error(`Tab does not lead to ${name.source}`)
}

/** Whether the page can be scrolled sideways. */
const isWider = ({ page }: Shop) => page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)

test('by the keyboard alone a list is narrowed by a brand, a typed end and a pulled one, and widened by a chip', {
  tag: '@proof-phone',
}, async ({ shop }) => {
  const { page, catalogue } = shop
  await shop.comeAs('administrator', LIST)
  await catalogue.settled()
  const whole = await catalogue.count()
  const list = page.getByRole('region', { name: 'Товары', exact: true })
  await list.focus()
  if (isPhone(page)) {
    await tabTo(page, /^Фильтры/)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: 'Фильтры' })).toBeVisible()
  } else await page.getByRole('complementary', { name: 'Фильтры' }).locator('summary').first().focus()

  await tabTo(page, /^Purivant/)
  const filters = await catalogue.filters()
  const box = filters.getByRole('checkbox', { name: /^Purivant/ })
  const promised = Number(plain(await box.evaluate((input: HTMLInputElement) => input.labels?.[0]?.textContent ?? '')).match(/\d+$/)?.[0])
  await page.keyboard.press('Space')
  await expect(page).toHaveURL(/brands=purivant/)
  await expect(box).toBeFocused()
  await catalogue.settled()
  expect(await catalogue.count()).toBe(promised)

  await tabTo(page, /^Наружный диаметр, мм$/)
  await page.keyboard.press('Enter')
  await tabTo(page, /^Наружный диаметр: от$/)
  await page.keyboard.type('76')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/f\[[a-z\d_]+\]=76\.%2E/) // an address never ends in a sign
  await catalogue.settled()
  const fewer = await catalogue.count()
  expect(fewer).toBeLessThan(promised)
  await tabTo(page, /: до, ползунок$/)
  for (let step = 0; step < 60; step++) await page.keyboard.press('ArrowLeft')
  await expect(page).toHaveURL(/=76\.\.\d/)
  await catalogue.settled()
  expect(await catalogue.count()).toBeLessThanOrEqual(fewer)

  if (isPhone(page)) {
    await tabTo(page, /^Показать/)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  await catalogue.chosen().getByRole('button').first().focus()
  await page.keyboard.press('Enter')
  await expect(page).not.toHaveURL(/brands=/)
  await catalogue.chosen().getByRole('button', { name: 'Сбросить всё' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(LIST)
  await catalogue.settled()
  expect(await catalogue.count()).toBe(whole)
})

test('the filters and the suggestions are told to a screen reader by their names, counts and states', { tag: '@proof' }, async ({
  shop,
}) => {
  const { page, catalogue, header } = shop
  await shop.open(`${LIST}?brands=purivant&actions=14`)
  await catalogue.settled()
  const filters = await catalogue.filters()
  const group = (name: string) => filters.getByRole('group', { name, exact: true })
  await expect(group('Бренд')).toMatchAriaSnapshot(`
    - group "Бренд":
      - checkbox "Purivant" [checked]
      - checkbox "Hansefilt"
  `)
  await expect(group('Акции')).toMatchAriaSnapshot(`
    - group "Акции":
      - checkbox "Каждые 10 фильтров — салонный фильтр в подарок"
      - checkbox "Дарим съёмник за заказ масляных фильтров" [checked]
  `)
  await expect(group('Резьба')).toMatchAriaSnapshot(`
    - group "Резьба":
      - searchbox /Найти в.списке «Резьба»/
      - checkbox "M20×1,5"
      - checkbox [disabled]
      - button /^Ещё \\d+\\sзначени/
  `)
  expect(await violations(page, 'all')).toEqual([])
  await catalogue.closeFilters()
  await expect(catalogue.chosen()).toMatchAriaSnapshot(`
    - group "Выбранные фильтры":
      - text: "Бренд: Purivant"
      - 'button "Убрать: Бренд Purivant"'
      - text: "Акция: Дарим съёмник за заказ масляных фильтров"
      - 'button "Убрать: Акция Дарим съёмник за заказ масляных фильтров"'
      - button "Сбросить всё"
  `)
  await header.search.fill('arktelub 5w30')
  await expect(page.getByRole('option', { name: /^Все результаты/ })).toBeVisible()
  await header.search.press('ArrowDown')
  await expect(page.getByRole('search').first()).toMatchAriaSnapshot(`
    - combobox "Поиск по названию, артикулу или номеру OEM" [expanded]: arktelub 5w30
    - status: /\\d+ товаров\\. Стрелки ведут по списку\\./
    - listbox "Подсказки поиска":
      - group "Разделы":
        - option "Моторные масла 5W-30" [selected]
      - group "Бренды":
        - option /^Arktelub \\d+ товаров$/
      - group "Товары":
        - option /^Масло моторное Arktelub Synthex 5W-30 C3 4 л AL-4071-004/
      - group "Все результаты":
        - 'option /^Все результаты: \\d+ товаров$/'
  `)
})

test('an empty list says which filter to drop and how much that gives; one press, and so many are there', { tag: '@proof' }, async ({
  shop,
}) => {
  const { page, catalogue } = shop
  await shop.comeAs('administrator', '/catalog/smazocnye-materialy?price=1..2&brands=arktelub&rating=5')
  const way = page.getByRole('button', { name: 'Убрать «Цена: 1–2 ₽»' })
  await expect(way).toBeVisible()
  const said = plain(await page.getByText(/^Уберите .+ найдётся/).textContent())
  expect(await violations(page, 'all')).toEqual([])
  await way.press('Enter')
  await expect(page).toHaveURL('/catalog/smazocnye-materialy?brands=arktelub&rating=5')
  await catalogue.settled()
  expect(`Уберите «Цена: 1–2 ₽» — найдётся ${plain(await catalogue.total.textContent())}.`).toBe(said)
  await expect(page.getByRole('region', { name: 'Товары', exact: true })).toBeFocused()
})

test('back, forward and a reload bring the list and the place in it, and a late answer never replaces a newer one', {
  tag: '@proof-phone',
}, async ({ shop }) => {
  const { page, catalogue } = shop
  await shop.open('/catalog/smazocnye-materialy')
  await catalogue.settled()
  await catalogue.tick('Бренд', 'Arktelub')
  await catalogue.closeFilters()
  const narrow = await catalogue.count()
  const first = await catalogue.addresses()
  await catalogue.items.nth(15).scrollIntoViewIfNeeded()
  const heightOf = () => catalogue.items.nth(15).evaluate((item) => Math.round(item.getBoundingClientRect().top))
  const link = catalogue.items.nth(15).getByRole('link').last()
  await link.focus()
  const place = await heightOf()
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(200)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/product\//)
  const isThere = async (slack = 8) => {
    await expect(page).toHaveURL('/catalog/smazocnye-materialy?brands=arktelub')
    expect(await catalogue.addresses()).toEqual(first)
    await expect.poll(async () => Math.abs((await heightOf()) - place)).toBeLessThan(slack)
  }
  await page.goBack()
  await isThere()
  await page.reload()
  // The phone that is played here is none while its page goes: without a coarse pointer its rows are lower.
  await isThere(isPhone(page) ? 150 : 8)
  await page.goForward()
  await expect(page).toHaveURL(/\/product\//)
  await page.goBack()
  await isThere(isPhone(page) ? 150 : 8)

  // Two ticks while the server is slow: the second answer may come before the first.
  await shop.answersIn('slow')
  const filters = await catalogue.filters()
  for (const brand of [/^Hagrenol/, /^Hagrenol/]) await filters.getByRole('checkbox', { name: brand }).click()
  await expect(page).toHaveURL('/catalog/smazocnye-materialy?brands=arktelub')
  await catalogue.settled()
  expect(await catalogue.count()).toBe(narrow)
})

test('a value of five hundred letters in an address breaks no line of the page, and can be dropped', { tag: '@proof' }, async ({
  shop,
}) => {
  const { page, catalogue } = shop
  const name = 'Щ'.repeat(500)
  await shop.open(`/catalog/smazocnye-materialy?f[sae]=${encodeURIComponent(name)}&brands=arktelub`)
  const way = page.getByRole('main').getByRole('button', { name: /^Убрать «.*Щ{70}/ })
  await expect(way).toBeVisible()
  expect(await isWider(shop)).toBe(false)
  expect(await violations(page, 'sight')).toEqual([])
  expect((await way.boundingBox())?.height).toBeLessThan(100)
  await way.click()
  await expect(page).toHaveURL('/catalog/smazocnye-materialy?brands=arktelub')
  await catalogue.settled()
  expect(await catalogue.count()).toBeGreaterThan(0)
})
