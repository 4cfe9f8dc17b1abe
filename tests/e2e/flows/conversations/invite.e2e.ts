import { InvitePage } from '../../pages/invite'
import { violations } from '../../support/axe'
import { PASSWORD, people } from '../../support/people'
import { expect, test } from '../../support/shop'

const CODE = 'SAMA-2RA9-KDWX'
const PAGE = `/invites/${CODE}`

test('a guest opens the link of his letter, logs in over it, accepts it and buys for the new region [ROUTE-023, STATE-023, DEC-040]', async ({
  shop,
}) => {
  const { page } = shop
  const invite = new InvitePage(page)
  await shop.open(PAGE)
  await expect(shop.heading(/^Вас приглашают в.компанию$/)).toBeVisible()
  expect(await violations(page, 'all')).toEqual([])
  await page.getByRole('main').getByRole('button', { name: 'Войти' }).click()
  await shop.login.submit(people.buyer, PASSWORD)
  await expect(shop.heading(/^Вас приглашают в.ООО «Волга-Сервис»$/)).toBeVisible()
  await expect(page).toHaveURL(PAGE)
  expect(await violations(page, 'all')).toEqual([])
  await invite.accept.click()
  await expect(shop.heading(/^Вы.в.компании ООО «Волга-Сервис»$/)).toBeFocused()
  await invite.buyFor.click()
  await expect(page.getByText(/^Сейчас вы.покупаете для этого региона/)).toBeVisible()
  expect(await shop.cookie('company_region_id')).toBe('2')
  expect(await violations(page, 'all')).toEqual([])
  await page.reload()
  await expect(shop.heading('Приглашение уже принято')).toBeVisible()
})

test('by the keys: the code is pasted, the invitation rejected after a question; in the other tab it is too late then', {
  tag: '@proof',
}, async ({ shop }) => {
  const { page } = shop
  const invite = new InvitePage(page)
  await shop.comeAs('buyer', '/invites')
  await invite.code.fill('сама')
  await invite.code.press('Enter')
  await expect(page.getByText(/^На.код не.похоже/)).toBeVisible()
  await expect(invite.code).toBeFocused()
  expect(await violations(page, 'all')).toEqual([])
  await invite.code.fill(`https://karter.example${PAGE}?utm=mail`)
  await invite.code.press('Enter')
  await expect(page).toHaveURL(PAGE)
  await expect(invite.reject).toBeVisible()
  const other = await shop.tab()
  await other.open(PAGE)
  const elsewhere = new InvitePage(other.page)
  await expect(elsewhere.accept).toBeVisible()

  await invite.reject.press('Enter')
  await expect(invite.question.getByRole('button', { name: 'Оставить' })).toBeFocused()
  expect(await violations(page, 'all')).toEqual([])
  await page.keyboard.press('Escape')
  await expect(invite.reject).toBeFocused()
  await invite.reject.press('Enter')
  await invite.question.getByRole('button', { name: 'Отклонить' }).press('Enter')
  await expect(shop.heading('Приглашение отклонено')).toBeFocused()

  await elsewhere.accept.press('Enter')
  await expect(other.heading('Приглашение отклонено')).toBeVisible()
})

test('an answer that is lost is looked after; a server that is gone leaves the invitation as it stood', { tag: '@proof' }, async ({
  shop,
}) => {
  const { page } = shop
  const invite = new InvitePage(page)
  await shop.comeAs('buyer', PAGE)
  await expect(invite.accept).toBeVisible()
  await shop.plays('serverDown')
  await invite.accept.click()
  await expect(page.getByText(/^Ответ не.принят/)).toBeVisible()
  expect(await violations(page, 'all')).toEqual([])
  await page.reload()
  await expect(shop.heading(/^Не.удалось проверить вход$/)).toBeVisible()
  await shop.plays()
  await page.getByRole('button', { name: 'Повторить' }).click()
  await shop.plays('inviteAnswerLost')
  await invite.accept.click()
  await expect(shop.heading(/^Вы.в.компании/)).toBeVisible()
  await expect(invite.buyFor).toBeVisible()
})

test('another’s, an old one and one that is not there say what is the matter [DEC-040]', { tag: '@proof' }, async ({ shop }) => {
  const { page } = shop
  await shop.comeAs('buyer', '/invites/H7QD-PAVE-3JZT')
  await expect(shop.heading('Приглашение для другого человека')).toBeVisible()
  await expect(page.getByText('Техно-Заимка')).toBeHidden()
  expect(await violations(page, 'all')).toEqual([])
  await shop.open('/invites/WXTH-4MKR-82CN')
  await expect(shop.heading('Срок приглашения истёк')).toBeVisible()
  await shop.open('/invites/NOTA-CODE-AT-ALL')
  await expect(shop.heading('Такого приглашения нет')).toBeVisible()
  expect(await violations(page, 'all')).toEqual([])
})

test('who had no company buys for the one that invited him, from then on [ROLE-008]', { tag: '@proof' }, async ({ shop }) => {
  const { page } = shop
  await shop.comeAs('unregistered', '/invites/H7QD-PAVE-3JZT')
  await new InvitePage(page).accept.click()
  await expect(page.getByText(/^Сейчас вы.покупаете для этого региона/)).toBeVisible()
  await page.getByRole('link', { name: 'В каталог' }).click()
  await expect(page).toHaveURL('/catalog')
  await page.goto('/personal/orders')
  await expect(shop.heading('Заказы')).toBeVisible()
})
