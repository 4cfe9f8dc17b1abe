import { SURVEY_OFFER_MS } from '../../../../model/limits'
import { InvitePage } from '../../pages/invite'
import { Review } from '../../pages/review'
import { SurveyPage } from '../../pages/survey'
import { PASSWORD, people } from '../../support/people'
import { expect, test } from '../../support/shop'

const STEP_MS = 50

test('what wants the screen comes one by one: the review when nothing is typed any more, the survey when the dialog of the page is closed, a login over it [DEC-049]', {
  tag: '@proof',
}, async ({ shop }) => {
  const { page } = shop
  const [review, survey] = [new Review(page), new SurveyPage(page)]
  await page.clock.install()
  await shop.comeAs('second')
  await shop.plays('reviewDue')
  // Time passes in small steps alone: the review is due two seconds later, however busy the machine is that runs this.
  await page.clock.pauseAt(Date.now() + 1000)
  await shop.open('/personal/discounts')
  const find = page.getByLabel(/^Найти бренд/)
  await expect
    .poll(async () => {
      await page.clock.runFor(STEP_MS)
      return find.isVisible()
    })
    .toBe(true)
  await find.pressSequentially('4')
  await page.clock.runFor(1_000)
  await find.pressSequentially('8')
  await page.clock.runFor(1_400)
  await expect(review.dialog).toBeHidden()
  // Left before time passes again: a review that came over the field would give the focus back to it, and `?` would be typed there.
  await find.fill('')
  await find.blur()
  await page.clock.resume()
  await expect(review.dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(review.dialog).toBeHidden()
  await page.keyboard.press('?')
  const keys = shop.dialog('Горячие клавиши')
  await expect(keys).toBeVisible()
  await page.clock.runFor(2 * SURVEY_OFFER_MS)
  await expect(page.locator('dialog:modal')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(keys).toBeHidden()
  await expect(survey.dialog).toBeVisible()
  await expect(page.locator('dialog:modal')).toHaveCount(1)

  await shop.plays('sessionExpires')
  await survey.answer('Кабинетом почти не пользуюсь').check()
  await survey.button('Отправить').click()
  await expect(shop.login.popup).toBeVisible()
  await expect(page.locator('dialog:modal')).toHaveCount(1)
  await shop.plays()
  await shop.login.submit(people.second, PASSWORD)
  await expect(survey.answer('Кабинетом почти не пользуюсь')).toBeChecked()
})

test('a toast is read and pressed above an open dialog, by the pointer and by Tab; where it leads no window stands over it', {
  tag: ['@proof', '@proof-phone'],
}, async ({ shop }) => {
  const { page } = shop
  await shop.comeAs('second', '/brands')
  const action = page.getByRole('region', { name: 'Уведомления' }).getByRole('button', { name: 'Посмотреть' })
  await expect(action).toBeVisible()
  await page.keyboard.press('?')
  const keys = shop.dialog('Горячие клавиши')
  await expect(keys).toBeVisible()
  await expect(keys.getByRole('region', { name: 'Уведомления' })).toBeVisible()
  await action.click({ trial: true })
  for (let stop = 0; stop < 5 && !(await action.evaluate((button) => button === document.activeElement)); stop++)
    await page.keyboard.press('Tab')
  await expect(action).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/catalog?actions=1')
  await expect(keys).toBeHidden()
})

test('another’s invitation: who logs out stays at it, logs in as who is meant and accepts it, without a company until then [DEC-040]', {
  tag: '@proof',
}, async ({ shop }) => {
  const { page } = shop
  const path = '/invites/H7QD-PAVE-3JZT'
  await shop.comeAs('regionless', path)
  await page.getByRole('main').getByRole('button', { name: 'Выйти' }).click()
  await expect(shop.heading(/^Вас приглашают в.компанию$/)).toBeFocused()
  await expect(page).toHaveURL(path)
  await page.getByRole('main').getByRole('button', { name: 'Войти' }).click()
  const back = `?return=${encodeURIComponent(path)}`
  await expect(shop.login.popup.getByRole('link', { name: 'Зарегистрировать компанию' })).toHaveAttribute(
    'href',
    `/auth/registration${back}`,
  )
  await shop.login.submit(people.unregistered, PASSWORD)
  await new InvitePage(page).accept.click()
  await expect(shop.heading(/^Вы.в.компании ООО «Техно-Заимка»$/)).toBeVisible()
  await expect(shop.setup.any).toBeHidden()
})
