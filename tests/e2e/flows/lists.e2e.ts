import { ListTools } from '../pages/lists'
import { violations } from '../support/axe'
import { sumIn } from '../support/money'
import { expect, plain, test } from '../support/shop'

test('a buyer takes a favourite out and back by keys, and puts all of them into the cart, a pack of what is not there', {
  tag: '@proof',
}, async ({ shop }) => {
  const { page } = shop
  const lists = new ListTools(page)
  await shop.comeAs('administrator', '/personal/favorite')
  await lists.pressByKey(lists.heart('AL-4071-004'))
  const restore = page.getByRole('button', { name: 'Вернуть в избранное: AL-4071-004' })
  await expect(restore).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(lists.heart('AL-4071-004')).toBeFocused()
  await expect(lists.heart('AL-4071-004')).toHaveAttribute('aria-pressed', 'true')

  const articles = (await lists.favorites.getByRole('button', { name: /^В избранное: / }).all()).map(
    async (heart) => (await heart.getAttribute('aria-label'))?.replace('В избранное: ', '') ?? '',
  )
  await page.getByRole('button', { name: 'Всё в корзину' }).click()
  const plan = shop.dialog('Всё избранное в корзину')
  await expect(plan.getByRole('status').filter({ hasText: 'строка' })).toContainText('1 строка')
  await expect(plan.getByRole('listitem').filter({ hasText: 'В корзине' })).toHaveCount(8)
  expect(await violations(page, 'sight')).toEqual([])
  await plan.getByRole('button', { name: 'В корзину' }).click()
  const report = shop.dialog('Избранное в корзине')
  await expect(report).toContainText('В корзину добавлена 1 строка')
  await report.getByRole('link', { name: 'Открыть корзину' }).click()
  for (const article of await Promise.all(articles))
    await expect(page.getByRole('textbox', { name: `Количество: ${article}` })).toBeAttached()
})

test('the price list of a filter is a workbook with date and region in its head, and its numbers are those of the screen', async ({
  shop,
}) => {
  const { page, catalogue } = shop
  const lists = new ListTools(page)
  await shop.comeAs('administrator', '/catalog/filtry?brands=hansefilt')
  const seen: { article: string; own: number }[] = []
  await expect(catalogue.items.last().getByText('₽').first()).toBeVisible()
  for (const row of await catalogue.items.all()) {
    const label = await row.getByRole('button', { name: /^Сравнить: / }).getAttribute('aria-label')
    seen.push({ article: label?.replace('Сравнить: ', '') ?? '', own: sumIn(await row.innerText()) })
  }
  const total = await catalogue.count()
  const { name, book } = await lists.download()
  expect(name).toMatch(/^Прайс-лист Картер, Казань, Фильтры, Бренд Hansefilt, \d{4}-\d\d-\d\d\.xlsx$/)
  await expect(lists.priceList.getByRole('status')).toContainText(`${total}\u00a0`)
  await expect(lists.priceList.getByRole('button', { name: 'Скачать ещё раз' })).toBeFocused()

  const text = (at: string) => {
    const cell = book.cells.get(at)
    return plain(cell?.kind === 'text' ? cell.text : '')
  }
  expect(text('A2')).toMatch(/^Цены и остатки на \d{1,2} [а-я]+ \d{4}, \d{1,2}:\d\d \(МСК\), в рублях с НДС$/)
  expect(text('A3')).toBe('ООО «Волга-Сервис», Казань')
  expect(text('A4')).toContain('Hansefilt')
  expect(text('H5')).toBe('Ваша цена, ₽')
  const rows = Array.from({ length: total }, (_, at) => {
    const own = book.cells.get(`H${at + 6}`)
    return { article: text(`A${at + 6}`), own: own?.kind === 'number' ? Math.round(own.value * 100) : null }
  })
  expect(rows.slice(0, seen.length)).toEqual(seen)
  expect(new Set(rows.map(({ article }) => article)).size).toBe(total)
  expect(book.cells.has(`A${total + 6}`)).toBe(false)
})

test('a price list that the server breaks off goes on where it stood, and is said in words', { tag: '@proof' }, async ({ shop }) => {
  const { page } = shop
  const lists = new ListTools(page)
  await shop.comeAs('administrator', '/personal/favorite')
  await expect(lists.favorites.getByText('₽').first()).toBeVisible()
  await shop.plays('pricesFail')
  await page.getByRole('button', { name: 'Прайс-лист' }).click()
  await lists.priceList.getByRole('button', { name: 'Скачать XLSX' }).click()
  await expect(lists.priceList.getByRole('alert')).toContainText('Сервер не отвечает')
  await expect(lists.priceList.getByRole('button', { name: 'Продолжить' })).toBeFocused()
  await shop.plays()
  const coming = page.waitForEvent('download')
  await page.keyboard.press('Enter')
  await coming
  await expect(lists.priceList.getByRole('status')).toContainText('передан браузеру')
})

test('a guest marks two products by keys and sees them side by side, both within the screen; a reload keeps them', {
  tag: '@proof-phone',
}, async ({ shop }) => {
  const { page } = shop
  const lists = new ListTools(page)
  await shop.open('/catalog/filtry')
  const marks = page.getByRole('button', { name: /^Сравнить: / })
  await lists.pressByKey(marks.nth(0))
  await expect(lists.compared).toContainText('1 товар')
  await lists.pressByKey(marks.nth(1))
  await expect(lists.compared).toContainText('2 товара')
  await lists.pressByKey(lists.compared.getByRole('link', { name: 'Сравнить' }))
  await expect(page).toHaveURL(/\/catalog\?compare=\d+\.\d+$/)
  const columns = lists.comparison.getByRole('columnheader')
  await expect(columns.last().getByRole('link').last()).toBeVisible()
  await page.reload()
  await expect(columns).toHaveCount(2)
  for (const column of await columns.all()) await expect(column.getByRole('link').last()).toBeInViewport({ ratio: 1 })
  await expect(lists.comparison).toContainText('Войдите, чтобы видеть цену')
  const all = await lists.comparison.getByRole('rowheader').count()
  await page.getByText('Только различия').click()
  await expect.poll(() => lists.comparison.getByRole('rowheader').count()).toBeLessThan(all)
  expect(await violations(page, 'sight')).toEqual([])
  await page
    .getByRole('button', { name: /^Убрать из сравнения/ })
    .first()
    .click()
  await expect(columns).toHaveCount(1)
  await expect(shop.heading('Сравнение товаров')).toBeFocused()
})

test('a brand is found in the other keyboard layout and leads to its goods; a discount leads to those that it holds for', {
  tag: '@proof',
}, async ({ shop }) => {
  const { page, catalogue } = shop
  await shop.comeAs('administrator', '/brands')
  await page.getByRole('searchbox', { name: 'Найти бренд или страну' }).fill('рфтыуашде')
  await expect(page).toHaveURL(/\/brands\?find=/)
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Hansefilt/ })
    .click()
  await expect(page).toHaveURL('/catalog?brands=hansefilt')
  await expect(catalogue.total).toHaveText(/^\d+/)

  await shop.open('/personal/discounts')
  await page.getByRole('searchbox', { name: 'Найти бренд, раздел или акцию' }).fill('hansefilt')
  const rows = page.getByRole('table', { name: 'Hansefilt' }).getByRole('row')
  const first = rows.nth(1)
  const count = Number((await first.getByRole('cell').last().innerText()).replace(/\D/g, ''))
  await first.getByRole('link').click()
  await expect(page).toHaveURL(/brands=hansefilt$/)
  await expect.poll(() => catalogue.count()).toBeGreaterThanOrEqual(count)
})
