import { isPhone } from '../support/screen'
import { expect, test } from '../support/shop'

const ROOT = '/catalog/smazocnye-materialy'
const DEEP = `${ROOT}/motornye-masla/masla-dlya-legkovyx-avtomobilei/sinteticeskie-motornye-masla/motornye-masla-5w-30`
const BRANDS = ['Arktelub', 'Hagrenol', 'Brennsohl', 'Ostravex', 'Fiorvanto']

test('a guest walks the catalogue five levels down, filters it, turns the page, comes back to it and opens a product [ROUTE-005, DEC-052, DEC-053]', async ({
  shop,
}) => {
  const { page, catalogue } = shop
  await shop.open('/')
  await page
    .getByRole('region', { name: 'Каталог', exact: true })
    .getByRole('link', { name: /^Смазочные материалы/ })
    .click()
  await expect(page).toHaveURL(ROOT)
  for (const name of ['Моторные масла', 'Масла для легковых автомобилей', 'Синтетические моторные масла', 'Моторные масла 5W-30']) {
    await catalogue.subsection(name).click()
    await expect(shop.heading(name)).toBeVisible()
  }
  await expect(page).toHaveURL(DEEP)

  const promised = await catalogue.tick('Бренд', 'Arktelub')
  await expect(page).toHaveURL(`${DEEP}?brands=arktelub`)
  await expect(catalogue.total).toHaveText(new RegExp(`^${promised}\\s`))
  for (const brand of BRANDS.slice(1)) await catalogue.tick('Бренд', brand)
  await catalogue.tick('Класс API', 'API SN')
  const promisedMore = await catalogue.tick('Класс API', 'API SN/CF')
  expect(promisedMore).toBeGreaterThan(0)
  await catalogue.closeFilters()
  await expect(catalogue.chosen().getByRole('button', { name: /^Убрать: / })).toHaveCount(BRANDS.length + 2)
  const total = await catalogue.count()
  expect(total).toBeGreaterThan(24)

  const first = await catalogue.addresses()
  await catalogue.pager.getByRole('link', { name: 'Следующая страница' }).click()
  await expect(page).toHaveURL(/[?&]page=2/)
  await expect(catalogue.items).toHaveCount(Math.min(24, total - 24))
  const second = await catalogue.addresses()
  expect(second.filter((address) => first.includes(address))).toEqual([])

  const address = page.url()
  const last = catalogue.items.last().getByRole('link').last()
  await last.evaluate((link) => link.scrollIntoView({ block: 'center' }))
  const scrolled = await page.evaluate(() => scrollY)
  await last.click()
  await expect(page).toHaveURL(/\/product\/\d+$/)
  await expect(page.getByText('Войдите, чтобы видеть цену').first()).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(address)
  expect(await catalogue.addresses()).toEqual(second)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled)
  await page.reload()
  expect(await catalogue.addresses()).toEqual(second)
})

test('a guest finds no price and no stock on any screen, and reads why [ROLE-001, DEC-032]', async ({ shop }) => {
  const { page } = shop
  const screens: [path: string, sign: string | RegExp][] = [
    ['/', 'Популярное'],
    ['/catalog', 'Смазочные материалы'],
    ['/catalog/filtry', 'Войдите'],
    ['/catalog/filtry?view=table', 'Войдите'],
    ['/catalog?q=5W-30', 'Войдите'],
    ['/product/1', 'Войдите, чтобы видеть цену'],
    ['/cart', 'Войдите, чтобы собрать корзину'],
    ['/catalog/filtry?sort=cheap&price=100..5000', /Фильтр по цене и сортировка по цене не действуют\. Войдите, чтобы видеть цены/],
  ]
  for (const [path, sign] of screens) {
    await test.step(path, async () => {
      await shop.open(path)
      await expect(page.getByRole('main')).toContainText(sign)
      const text = await page.locator('body').evaluate((body) => body.textContent)
      expect(text).not.toContain('₽')
      expect(text).not.toMatch(/\d шт\.(?! в коробке)|Самовывоз сегодня|В корзину/)
    })
  }
})

test('the menu of the catalogue leads into a category and closes [NAV-013]', { tag: ['@proof', '@proof-phone'] }, async ({ shop }) => {
  const { page, header } = shop
  await shop.open('/')
  await expect(header.loginButton).toBeVisible()
  const menu = page.getByRole('region', { name: 'Меню каталога' })
  if (isPhone(page)) {
    await header.catalogueButton.click()
    for (const name of ['Смазочные материалы', 'Моторные масла', 'Масла для легковых автомобилей'])
      await menu.getByRole('button', { name, exact: true }).click()
    await expect(menu.getByRole('heading', { name: 'Масла для легковых автомобилей' })).toBeFocused()
    await menu.getByRole('button', { name: 'Моторные масла', exact: true }).click()
    await menu.getByRole('link', { name: /^Все \d/ }).click()
    await expect(page).toHaveURL('/catalog/smazocnye-materialy/motornye-masla')
  } else {
    // The categories are there: the button has something to open.
    await expect(page.getByRole('link', { name: 'Смазочные материалы' }).first()).toBeVisible()
    await header.catalogueButton.hover()
    await menu.getByRole('link', { name: 'Смазочные материалы', exact: true }).hover()
    await menu.getByRole('link', { name: 'Моторные масла', exact: true }).click()
    await expect(page).toHaveURL('/catalog/smazocnye-materialy/motornye-masla')
  }
  await expect(menu).toBeHidden()
  await expect(shop.heading('Моторные масла')).toBeVisible()
})

test('the notice on cookies is shown to a guest until he accepts it, once and for all [NAV-025, STATE-013]', { tag: '@proof' }, async ({
  shop,
}) => {
  const { page, header } = shop
  const notice = page.getByRole('region', { name: 'Файлы cookie' })
  await shop.open('/')
  await notice.getByRole('button', { name: 'Принять' }).click()
  await expect(notice).toBeHidden()
  await page.reload()
  await expect(header.loginButton).toBeVisible()
  await expect(notice).toBeHidden()
})
