import { HelpCentre } from '../../pages/help'
import { InvitePage } from '../../pages/invite'
import { SurveyPage } from '../../pages/survey'
import { expect, test } from '../../support/shop'

test('an invitation whose answer is slow says that it works, takes one press, and is there after a reload', { tag: '@proof' }, async ({
  shop,
}) => {
  const invite = new InvitePage(shop.page)
  await shop.comeAs('buyer', '/invites/SAMA-2RA9-KDWX')
  await expect(invite.accept).toBeVisible()
  await shop.answersIn('slow')
  await invite.accept.dblclick()
  const accepting = shop.page.getByRole('button', { name: 'Принимаем…' })
  await expect(accepting).toHaveAttribute('aria-busy', 'true')
  await expect(shop.heading(/^Вы.в.компании/)).toBeVisible()
  await shop.answersIn('none')
  await shop.page.reload()
  await expect(shop.heading('Приглашение уже принято')).toBeVisible()
})

test('a slow answer of the help centre to what was typed over is dropped', { tag: '@proof' }, async ({ shop }) => {
  const help = new HelpCentre(shop.page)
  await shop.page.clock.install()
  await shop.plays('helpExpanded')
  await shop.open('/product/1')
  await expect(help.field).toBeVisible()
  await shop.answersIn('slow')
  await help.field.fill('заказ')
  await help.field.press('Enter')
  await shop.answersIn('none')
  await help.field.fill('ничегонет')
  await help.field.press('Enter')
  await expect(help.empty).toBeVisible()
  // The slow answer would be there by now.
  await shop.page.clock.runFor(30_000)
  await expect(help.empty).toBeVisible()
  await expect(help.articles).toHaveCount(0)
  await help.field.fill('заказ')
  await expect(help.articles.first()).toBeVisible()
})

test('a survey whose answer is slow is closed meanwhile and thanked for all the same, once', { tag: '@proof' }, async ({ shop }) => {
  const survey = new SurveyPage(shop.page)
  await shop.comeAs('second', '/personal')
  await survey.block.getByRole('button', { name: 'Ответить' }).click()
  await survey.answer('Кабинетом почти не пользуюсь').check()
  await shop.answersIn('slow')
  await survey.button('Отправить').dblclick()
  await expect(survey.button('Отправить')).toHaveAttribute('aria-busy', 'true')
  await expect(survey.dialog).toContainText('Спасибо за ответы!')
  await shop.answersIn('none')
  await survey.button('Закрыть').last().click()
  await expect(survey.block).toContainText('Доставка: что улучшить')
})
