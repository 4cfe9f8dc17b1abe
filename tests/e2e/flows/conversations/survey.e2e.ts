import { SURVEY_OFFER_MS } from '../../../../model/limits'
import { SurveyPage } from '../../pages/survey'
import { violations } from '../../support/axe'
import { expect, test } from '../../support/shop'

// Its region is asked two surveys; nobody else in these tests is asked any.
const CABINET = '/personal'
const FIRST = 'Каким разделом вы пользуетесь чаще всего?'
const SECOND = 'Чего не хватает в каталоге?'
const THIRD = 'Как вы предпочитаете делать заказ?'

test('a survey is answered question by question, kept over a reload, and thanked for; then the next one is there [NAV-024, STATE-010, VALID-004]', {
  tag: '@proof',
}, async ({ shop }) => {
  const { page } = shop
  await shop.comeAs('second', CABINET)
  const survey = new SurveyPage(page)
  await expect(survey.block).toContainText('Как вам личный кабинет?')
  expect(await violations(page, 'all')).toEqual([])
  await survey.block.getByRole('button', { name: 'Ответить' }).click()
  await expect(survey.question(FIRST)).toBeVisible()
  await survey.answer('Заказы').check()
  await survey.button('Далее').click()
  await survey.answer('Фотографий товара').check()
  await survey.answer('Сроков поступления').check()
  await expect(survey.answer('Другого')).toBeDisabled()
  await expect(survey.dialog).toContainText(/Можно выбрать не более 2.вариантов/)
  await survey.text.fill('Схем <узлов>')
  expect(await violations(page, 'all')).toEqual([])

  await page.reload()
  await expect(survey.block).toContainText(/Отвечено 2 из.3/)
  await survey.block.getByRole('button', { name: 'Продолжить' }).click()
  await expect(survey.question(SECOND)).toBeVisible()
  await expect(survey.text).toHaveValue('Схем <узлов>')
  await expect(survey.answer('Сроков поступления')).toBeChecked()
  await survey.button('Далее').click()
  await expect(survey.button('Отправить')).toHaveAttribute('aria-disabled', 'true')
  await survey.answer('На сайте').check()
  await survey.button('Отправить').click()
  await expect(survey.dialog).toContainText('Спасибо за ответы!')
  expect(await violations(page, 'all')).toEqual([])
  await survey.dialog.getByRole('button').filter({ hasText: 'Закрыть' }).click() // not the cross of the dialog or of a toast
  await expect(survey.dialog).toBeHidden()
  await expect(survey.block).toContainText('Доставка: что улучшить')
})

test('a survey is answered by the keys alone', { tag: '@proof' }, async ({ shop }) => {
  const { page } = shop
  await shop.comeAs('second', CABINET)
  const survey = new SurveyPage(page)
  await survey.block.getByRole('button', { name: 'Ответить' }).press('Enter')
  await expect(survey.question(FIRST)).toBeVisible()
  await page.keyboard.press('Tab') // the cross
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await expect(survey.answer('Сохранённые корзины')).toBeChecked()
  await page.keyboard.press('Enter')
  await expect(survey.answer('Фотографий товара')).toBeFocused()
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await expect(survey.question(THIRD)).toBeVisible()
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await expect(survey.dialog).toContainText('Спасибо за ответы!')
  await page.keyboard.press('Escape')
  await expect(survey.dialog).toBeHidden()
})

test('answers that the server does not take are kept without a word, and sent by another press [ERROR-009, DEC-050]', {
  tag: '@proof',
}, async ({ shop }) => {
  const { page } = shop
  const said: string[] = []
  page.on('console', (message) => message.type() === 'error' && said.push(message.text()))
  await shop.comeAs('second', CABINET)
  const survey = new SurveyPage(page)
  await survey.block.getByRole('button', { name: 'Ответить' }).click()
  await survey.answer('Кабинетом почти не пользуюсь').check()
  await shop.plays('surveysFail')
  await survey.button('Отправить').click()
  await expect.poll(() => said.filter((text) => text.startsWith('Failed to send the survey')).length).toBe(1)
  await expect(survey.button('Отправить')).not.toHaveAttribute('aria-busy', 'true')
  await expect(shop.page.getByRole('region', { name: 'Уведомления' }).getByRole('button')).toHaveCount(0)
  await shop.plays()
  await survey.button('Отправить').click()
  await expect(survey.dialog).toContainText('Спасибо за ответы!')
})

test('a survey that one tab skips is gone in the other', { tag: '@proof' }, async ({ shop }) => {
  await shop.comeAs('second', CABINET)
  const other = await shop.tab()
  await other.open(CABINET)
  const [here, there] = [new SurveyPage(shop.page), new SurveyPage(other.page)]
  await there.block.getByRole('button', { name: 'Ответить' }).click()
  await expect(there.question(FIRST)).toBeVisible()
  await here.block.getByRole('button', { name: 'Пропустить' }).click()
  await expect(here.block).toContainText('Доставка: что улучшить')
  await expect(there.dialog).toBeHidden()
  await expect(there.block).toContainText('Доставка: что улучшить')
})

test('a survey comes by itself over the cabinet, once, and never over the cart [DEC-049]', { tag: '@proof' }, async ({ shop }) => {
  const { page } = shop
  await page.clock.install()
  await shop.comeAs('second', CABINET)
  const survey = new SurveyPage(page)
  await page.clock.fastForward(3_000)
  await expect(survey.block).toBeVisible()
  await shop.header.cartLink.click()
  await expect(page).toHaveURL('/cart')
  await page.clock.fastForward(3 * SURVEY_OFFER_MS)
  await expect(survey.dialog).toBeHidden()
  await page.goBack()
  await page.clock.fastForward(SURVEY_OFFER_MS)
  await expect(survey.question(FIRST)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(survey.dialog).toBeHidden()
  await page.reload()
  await page.clock.fastForward(3_000)
  await expect(survey.block).toBeVisible()
  await page.clock.fastForward(3 * SURVEY_OFFER_MS)
  await expect(survey.dialog).toBeHidden()
})

test('a survey is reached from the sheet of the cabinet, whatever page is open [NAV-024]', { tag: ['@proof', '@proof-phone'] }, async ({
  shop,
}) => {
  const { page } = shop
  await shop.comeAs('second', '/brands')
  const survey = new SurveyPage(page)
  await shop.header.cabinetButton.click()
  await survey.block.getByRole('button', { name: 'Ответить' }).click()
  await expect(survey.question(FIRST)).toBeVisible()
  await expect(page.getByRole('dialog', { name: 'Личный кабинет', exact: true })).toBeHidden()
  await survey.button('Закрыть').click()
  await expect(survey.dialog).toBeHidden()
})
