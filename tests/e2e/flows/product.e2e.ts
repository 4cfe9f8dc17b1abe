import type { Page } from '@playwright/test'
import { violations } from '../support/axe'
import { isPhone } from '../support/screen'
import { expect, plain, test } from '../support/shop'

/** An oil that stands for others and for which others stand, in two packages. */
const OIL = '/product/193'
/** A drum that is on its way, and its article. */
const AWAITED = ['/product/12', 'BS 114.208'] as const
const SET = 'Промонабор для СТО Arktelub «Замена масла 5W-30»'

const wish = (isAwaited: boolean) =>
  isAwaited ? new RegExp(`^Сообщим о.поступлении: ${AWAITED[1]}. Не.сообщать$`) : new RegExp(`^Сообщить о.поступлении: ${AWAITED[1]}$`)

/** A finger that goes from the right of an element to its left. */
async function swipe(page: Page, box: { x: number; y: number; width: number; height: number }): Promise<void> {
  const touch = await page.context().newCDPSession(page)
  const y = box.y + box.height / 3
  const steps = Array.from({ length: 12 }, (_, at) => box.x + box.width * (0.9 - at * 0.065))
  for (const [at, x] of steps.entries())
    await touch.send('Input.dispatchTouchEvent', { type: at === 0 ? 'touchStart' : 'touchMove', touchPoints: [{ x, y }] })
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

test('a buyer reads what a product costs and where it stands, and goes on to other packages and to what may stand for it', {
  tag: '@phone',
}, async ({ shop }) => {
  const { page, product } = shop
  await shop.comeAs('administrator', OIL)
  for (const [name, value] of [
    ['Прайс-лист', /^[\d ]+,\d\d ₽$/],
    [/до\sскидок/, /^[\d ]+,\d\d ₽$/],
    ['Скидки', /^[\d,]+ % \+ [\d,]+ %$/],
    ['Бонус за единицу', /^\d+ балл/],
  ] as const)
    expect(plain(await product.sum(name).textContent())).toMatch(value)
  await expect(product.offer.getByRole('region', { name: 'Наличие по складам' }).getByRole('listitem').first()).toContainText(/Склад|шт/)
  await expect(product.offer).toContainText(/Кратно 4\sшт\./)

  const packs = product.part('Фасовка').getByRole('link')
  await expect(packs).toHaveText([/5\sл.*₽\/л/, /20\sл.*₽\/л/])
  await packs.last().click()
  await expect(page).not.toHaveURL(OIL)
  await expect(packs.last()).toHaveAttribute('aria-current', 'page')
  await page.goBack()

  await product.tab('Похожие').click()
  await expect(product.list().getByRole('article')).toHaveCount(4)
  await product.tab('Заменяет').click()
  await expect(product.list().getByRole('article')).toHaveCount(1)
  const replaced = await product.list().getByRole('article').getAttribute('aria-label')
  await product
    .list()
    .getByRole('link', { name: replaced ?? '' })
    .click()
  await expect(shop.heading(replaced ?? '')).toBeVisible()
  // There it is told the other way round, and that one has been here.
  await product.tab('Аналоги').click()
  await expect(product.list().getByRole('link', { name: 'Масло моторное Petralune Expert 5W-30 C3 5' })).toBeVisible()
  await product.tab('Вы смотрели').click()
  await expect(product.list().getByRole('article').first()).toHaveAttribute('aria-label', /^Масло моторное Petralune Expert 5W-30 C3 5/)
})

test('its pictures go on by keys and by a finger, and are looked at as large as the window', { tag: ['@proof', '@proof-phone'] }, async ({
  shop,
}) => {
  const { page, product } = shop
  await shop.open('/product/1')
  await expect(product.picture).toHaveText('Фото 1 из 2')
  if (isPhone(page)) {
    await product.pictures.scrollIntoViewIfNeeded()
    await swipe(page, (await product.pictures.boundingBox())!) // it is seen
  } else {
    await product.pictures.focus()
    await page.keyboard.press('ArrowRight')
  }
  await expect(product.picture).toHaveText('Фото 2 из 2')
  await page.getByRole('button', { name: 'Увеличить фото' }).click()
  const large = page.getByRole('dialog')
  await expect(large.getByRole('status')).toHaveText('Фото 2 из 2')
  expect(await violations(page, 'all')).toEqual([])
  await page.keyboard.press('Home')
  await expect(large.getByRole('status')).toHaveText('Фото 1 из 2')
  await page.keyboard.press('Escape')
  await expect(large).toBeHidden()
  await expect(product.picture).toHaveText('Фото 1 из 2')
  await expect(page.getByRole('button', { name: 'Увеличить фото' })).toBeFocused()
})

test('who waits for goods is told so wherever they stand, until he thinks better of it; a refusal takes it back in words', {
  tag: '@proof',
}, async ({ shop }) => {
  const { page, product, catalogue } = shop
  await shop.comeAs('administrator', AWAITED[0])
  await expect(product.notify).toHaveAccessibleName(wish(false))
  await shop.plays('notifyRefuses')
  await product.notify.click()
  await expect(product.offer.getByRole('alert')).toHaveText(/^Не.записали\. Сейчас подписки меняет ваш менеджер/)
  await expect(product.notify).toHaveAccessibleName(wish(false))
  await shop.plays()
  await product.notify.click()
  await expect(product.notify).toHaveAccessibleName(wish(true))
  await expect(product.offer.getByRole('alert')).toHaveCount(0)

  // Within the shop: whoever leaves it at once may be gone before the wish is sent.
  await shop.header.search.fill(AWAITED[1])
  await shop.header.search.press('Enter')
  await expect(catalogue.item(AWAITED[1]).getByRole('button', { name: wish(true) })).toBeVisible()
  await shop.open(AWAITED[0])
  await expect(product.notify).toHaveAccessibleName(wish(true))
  const other = await shop.tab()
  await other.open(AWAITED[0])
  await expect(other.product.notify).toHaveAccessibleName(wish(true))
  await product.notify.click()
  await expect(product.notify).toHaveAccessibleName(wish(false))
  await expect(other.product.notify).toHaveAccessibleName(wish(false))
  await page.reload()
  await expect(product.notify).toHaveAccessibleName(wish(false))
})

test('a favourite is marked before the server answers, and goes back in words where it does not', { tag: '@proof' }, async ({ shop }) => {
  const { product } = shop
  await shop.comeAs('administrator', '/product/31')
  await expect(product.favorite).toHaveText('В избранное')
  await shop.plays('serverDown')
  await shop.answersIn('usual')
  // Pressed and looked at in one turn of the page: no answer can come between.
  const marked = await product.favorite.evaluate(async (button: HTMLElement) => {
    button.click()
    await Promise.resolve()
    return button.textContent
  })
  expect(marked).toBe('В избранном')
  await expect(shop.toast(/не добавлен в избранное/)).toBeVisible()
  await expect(product.favorite).toHaveText('В избранное')
})

test('parts that do not load say so in their places and are asked for again there; the price can be read meanwhile', {
  tag: '@proof',
}, async ({ shop }) => {
  const { product, page } = shop
  await shop.comeAs('administrator', '/')
  await shop.plays('partsFail')
  await shop.open('/product/1')
  await expect(product.inCart).toBeVisible()
  const failed = product.part('Фасовка').getByRole('status')
  await expect(failed).toHaveText(/^Другие фасовки не загрузились\. Повторить$/)
  await product.tab('Похожие').click()
  await expect(product.list()).toHaveText(/^Похожие товары не.загрузились\. Повторить$/)
  // At its top nothing lies half under the bar of a phone.
  await page.evaluate(() => scrollTo(0, 0))
  expect(await violations(page, 'all')).toEqual([])
  await shop.plays()
  await failed.getByRole('button').click()
  await expect(product.part('Фасовка').getByRole('link')).toHaveCount(4)
  await expect(product.list()).toHaveText(/не.загрузились/)
  await product.list().getByRole('button', { name: 'Повторить' }).click()
  await expect(product.list().getByRole('article')).toHaveCount(4)
})

test('a set is opened from what it holds, and all its goods are put into the cart at once', { tag: '@proof' }, async ({ shop }) => {
  const { page, product, cart, header } = shop
  await shop.comeAs('buyer', '/product/1')
  await product.tab('Наборы').click()
  await product.list().getByRole('link', { name: SET }).click()
  await expect(shop.heading(SET)).toBeVisible()
  const contents = product.part('В наборе')
  await expect(contents.getByRole('listitem')).toHaveText([/AL-4071-004.*20\sшт\./, /PVO 418-20.*20\sшт\./])
  expect(await violations(page, 'all')).toEqual([])
  await contents.getByRole('button', { name: /^Все товары набора/ }).click()
  await expect(contents.getByRole('status')).toContainText(
    /^Добавлено\sв\sкорзину:\sAL-4071-004\s\(20\sшт\.\)\sи\sPVO\s418-20\s\(20\sшт\.\)\./,
  )
  await header.cartLink.click()
  await expect(cart.quantity('AL-4071-004')).toHaveValue('20')
})

test('on paper stand the shop, the address, the price with its day and the details, and nothing that is pressed', {
  tag: '@proof',
}, async ({ shop }) => {
  const { page, product } = shop
  await shop.comeAs('administrator', OIL)
  await expect(product.offer).toContainText('₽')
  await page.emulateMedia({ media: 'print' })
  const main = page.getByRole('main')
  await expect(main.getByText(/\/product\/193$/)).toBeVisible()
  await expect(main.getByText(/^Цена\sна\s\d\d\.\d\d\.\d{4}:\sООО «Волга-Сервис», Казань$/)).toBeVisible()
  await expect(main.getByText(/^(?:Прайс-лист|Цена до\sскидок)/)).toBeVisible()
  await expect(main.getByText('Вязкость по SAE', { exact: true })).toBeVisible()
  await expect(main.getByRole('button')).toHaveCount(0)
  await expect(main.getByRole('tab')).toHaveCount(0)
  await expect(page.getByRole('banner')).toBeHidden()
})

for (const who of ['guest', 'administrator'] as const)
  test(`search engines and messengers read what a product is, and no price (${who})`, async ({ shop }) => {
    const { page } = shop
    if (who === 'guest') await shop.open(OIL)
    else await shop.comeAs(who, OIL)
    await expect(shop.heading(/Petralune/)).toBeVisible()
    const data = page.locator('script[type="application/ld+json"]')
    await expect(data).toHaveCount(1)
    const [thing, crumbs] = JSON.parse((await data.textContent()) ?? '') as Record<string, unknown>[]
    expect(thing).toMatchObject({ '@type': 'Product', sku: 'PL 032396', url: new URL(OIL, page.url()).href })
    expect(crumbs).toMatchObject({ '@type': 'BreadcrumbList' })
    expect(await data.textContent()).not.toMatch(/offer|price|₽/i)
    await expect(page.locator('meta[property="og:type"]')).toHaveAttribute('content', 'product')
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /PL 032396/)
  })
