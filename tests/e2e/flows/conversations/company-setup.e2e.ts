import { violations } from '../../support/axe'
import { people } from '../../support/people'
import { expect, test } from '../../support/shop'

const INN = '500100732259'
const NAME = 'ИП Зуев И. П.'
const BANNER = 'Модерация учётной записи. Персональные цены будут доступны после модерации'

test('who has no company makes one and its region in two steps, by the keyboard alone; then the region is on moderation and the cabinet is open [STATE-005, STATE-006, NAV-021, NAV-027, DEC-025, DEC-030]', async ({
  shop,
}) => {
  const { page, setup } = shop
  await shop.comeAs('unregistered', '/personal/orders')
  await expect(page).toHaveURL('/')
  await expect(setup.inn).toBeFocused()
  expect(await violations(page, 'all')).toEqual([])
  await page.keyboard.press('Enter')
  await expect(setup.inn).toHaveAccessibleDescription('Введите ИНН')
  await expect(setup.inn).toBeFocused()
  await page.keyboard.type('1600 9068 57')
  await page.keyboard.press('Tab')
  await expect(setup.inn).toHaveAccessibleDescription(/^Компания с.таким ИНН уже зарегистрирована$/)
  await expect(setup.company.getByRole('link', { name: 'Введите код' })).toHaveAttribute('href', '/invites')
  expect(await violations(page, 'all')).toEqual([])
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Control+A')
  await page.keyboard.type(INN)
  await expect(setup.kpp).toBeDisabled()
  await page.keyboard.press('Tab')
  await expect(setup.name).toBeFocused()
  await page.keyboard.type(NAME)
  await page.keyboard.press('Enter')

  await expect(setup.city).toBeFocused()
  await expect(setup.lastStep).toContainText(NAME)
  expect(await violations(page, 'all')).toEqual([])
  await setup.city.selectOption('Самара')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(setup.finish).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(setup.any).toBeHidden()
  await expect(page.getByRole('region', { name: 'Модерация' })).toHaveText(BANNER)
  await shop.open('/personal/orders')
  await expect(page).toHaveURL('/personal/orders')
  await expect(setup.any).toBeHidden()
  await shop.open('/product/1')
  await expect(shop.product.offer).toContainText('Цена для всех')
})

test('closed, it is put off and comes back by its button or with the next page, with what was typed; one may always leave [DEC-047]', {
  tag: ['@proof', '@proof-phone'],
}, async ({ shop }) => {
  const { page, setup } = shop
  await shop.comeAs('unregistered', '/cart')
  await setup.fillCompany('5001', 'ИП')
  await page.keyboard.press('Escape')
  await expect(setup.any).toBeHidden()
  await page.getByRole('main').getByRole('button', { name: 'Зарегистрировать компанию' }).click()
  await expect(setup.name).toHaveValue('ИП')
  await setup.later.click()
  await expect(setup.any).toBeHidden()
  await page.reload()
  await expect(setup.inn).toHaveValue('5001')
  await page.mouse.click(4, 4)
  await expect(setup.any).toBeHidden()
  await page.reload()
  await setup.logout.click()
  await expect(page).toHaveURL('/')
  await expect(shop.toast('Вы успешно покинули сайт')).toBeVisible()
  await expect(setup.any).toBeHidden()
})

test('put off, it is offered where prices and the cabinet are missed [DEC-032]', { tag: '@proof' }, async ({ shop }) => {
  const { page, setup, product, header } = shop
  await shop.comeAs('unregistered', '/product/1')
  await setup.later.click()
  await product.offer.getByRole('button', { name: 'Зарегистрировать компанию' }).click()
  await expect(setup.inn).toBeFocused()
  await setup.later.click()
  await header.cabinetButton.click()
  const cabinet = page.getByRole('dialog', { name: 'Личный кабинет' })
  await expect(cabinet).toContainText('Откроется после регистрации компании.')
  expect(await violations(page, 'all')).toEqual([])
  await cabinet.getByRole('button', { name: 'Зарегистрировать компанию' }).press('Enter')
  await expect(setup.inn).toBeFocused()
  await expect(cabinet).toBeHidden()
})

test('it does not stand over an invitation, which is the other way to a company [DEC-040]', { tag: '@proof' }, async ({ shop }) => {
  const { page, setup } = shop
  await shop.comeAs('unregistered', '/invites')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('main').getByRole('textbox').click()
  await expect(setup.any).toBeHidden()
  await shop.open('/')
  await expect(setup.company).toBeVisible()
})

test('a lost answer makes no second company, nor a second region', { tag: '@proof' }, async ({ shop }) => {
  const { page, setup } = shop
  await shop.comeAs('unregistered', '/')
  await shop.plays('setupAnswerLost')
  await setup.fillCompany(INN, NAME)
  await setup.goOn.click()
  await setup.city.selectOption('Казань')
  await setup.finish.click()
  await expect(setup.any).toBeHidden()
  await expect(page.getByRole('region', { name: 'Модерация' })).toHaveText(BANNER)
})

test('what fails says so, and keeps what was typed; slow answers show that it works', { tag: '@proof' }, async ({ shop }) => {
  const { setup } = shop
  await shop.comeAs('unregistered', '/')
  await setup.fillCompany(INN, NAME)
  await shop.plays('setupFails')
  await setup.goOn.click()
  await expect(setup.company.getByRole('alert')).toContainText(/Компания не.создана/)
  await expect(setup.name).toHaveValue(NAME)
  await shop.plays()
  await shop.answersIn('slow')
  await setup.goOn.click()
  await expect(setup.goOn).toHaveAttribute('aria-busy', 'true')
  await expect(setup.lastStep).toBeVisible()
})

test('a login that runs out comes over it; after it everything typed is there [DEC-008]', { tag: '@proof' }, async ({ shop }) => {
  const { setup, login } = shop
  await shop.comeAs('unregistered', '/')
  await setup.fillCompany(INN, NAME)
  await shop.plays('sessionExpires')
  await setup.goOn.click()
  await expect(login.popup).toBeVisible()
  await expect(setup.any).toBeHidden()
  await shop.plays()
  await login.submit(people.unregistered, 'karter-2026')
  await expect(setup.inn).toHaveValue(INN)
  await setup.goOn.click()
  await expect(setup.lastStep).toBeVisible()
})

test('the last step of a company without a region: what one tab has done is done in the other [NAV-022, STATE-006]', {
  tag: '@proof',
}, async ({ shop }) => {
  await shop.comeAs('regionless', '/')
  const other = await shop.tab()
  await other.open('/')
  await expect(other.setup.lastStep).toBeVisible()
  await shop.setup.city.selectOption('Самара')
  await shop.setup.finish.click()
  await expect(shop.setup.any).toBeHidden()
  await expect(other.setup.any).toBeHidden()
  await expect(other.page.getByRole('region', { name: 'Модерация' })).toHaveText(BANNER)
})
