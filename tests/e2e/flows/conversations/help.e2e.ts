import { HelpCentre } from '../../pages/help'
import { violations } from '../../support/axe'
import { expect, test } from '../../support/shop'

test('a guest finds an article by the keys alone and closes it by Escape; a text of one character finds nothing [NAV-026, VALID-008, STATE-020]', async ({
  shop,
}) => {
  const { page } = shop
  const help = new HelpCentre(page)
  await shop.open('/product/1')
  await expect(help.opener).toHaveAttribute('aria-expanded', 'false')
  expect(await violations(page, 'all')).toEqual([])
  await help.opener.press('Enter')
  await page.keyboard.press('Tab')
  await expect(help.field).toBeFocused()
  await page.keyboard.type('з')
  await expect(help.button).toHaveAccessibleDescription('Введите хотя бы 2 знака')
  await page.keyboard.type('аказ')
  await expect(help.articles.first()).toHaveText('Как оформить заказ')
  expect(await violations(page, 'all')).toEqual([])
  await help.articles.first().focus()
  await page.keyboard.press('Escape')
  await expect(help.opener).toBeFocused()
  await expect(help.field).toBeHidden()
  await page.keyboard.press('Enter')
  await expect(help.field).toHaveValue('')
  await help.field.fill('ничегонет')
  await help.field.press('Enter')
  await expect(help.empty).toBeVisible()
  await expect(help.links).toHaveText(['Форма обратной связи', /^Написать в.мессенджер$/])
  await help.links.first().click()
  await expect(page).toHaveURL('/support')
  // The question stays from page to page.
  await expect(help.field).toHaveValue('ничегонет')
})

test('starts open where the configuration says so, and has no place on pages that raise no question', { tag: '@proof' }, async ({
  shop,
}) => {
  const { page } = shop
  const help = new HelpCentre(page)
  await shop.plays('helpExpanded')
  await shop.open('/auth/login')
  await expect(help.field).toBeVisible()
  // In one visit: what is there already goes.
  await page.getByRole('link', { name: 'Картер, главная страница' }).click()
  await expect(page).toHaveURL('/')
  await page.getByRole('link', { name: 'Бренды', exact: true }).first().click()
  await expect(page).toHaveURL('/brands')
  await expect(help.panel).toBeHidden()
})

test('without an answer it keeps the question and asks again', { tag: '@proof' }, async ({ shop }) => {
  const help = new HelpCentre(shop.page)
  await shop.plays('helpExpanded', 'helpFails')
  await shop.open('/product/1')
  await help.field.fill('заказ')
  await expect(help.failure).toBeVisible()
  expect(await violations(shop.page, 'all')).toEqual([])
  await shop.plays('helpExpanded')
  await help.panel.getByRole('button', { name: 'Повторить' }).click()
  await expect(help.articles.first()).toBeVisible()
  await expect(help.field).toHaveValue('заказ')
})

test('a customer has it under his cart, over no total and no button of it', { tag: ['@proof', '@proof-phone'] }, async ({ shop }) => {
  const { page } = shop
  const help = new HelpCentre(page)
  await shop.comeAs('administrator')
  await shop.answersIn('none')
  await shop.plays('helpExpanded')
  await shop.open('/cart')
  await help.field.fill('заказ')
  await expect(help.articles.first()).toBeVisible()
  await help.field.scrollIntoViewIfNeeded()
  // The order's button, on phones that of the bar with the total, receives the click: nothing lies over it.
  const order = page.getByRole('button', { name: /^Оформить/ }).filter({ visible: true })
  await order.last().click({ trial: true })
})
