import { Review } from '../../pages/review'
import { violations } from '../../support/axe'
import { expect, type Shop, test } from '../../support/shop'

/** Shipped, of the plain buyer. */
const ORDER = '/personal/orders/481301'
/** Somebody whose last order the shop asks about. */
async function asked(shop: Shop, path = '/catalog'): Promise<Review> {
  const review = new Review(shop.page)
  await shop.comeAs('buyer')
  await shop.plays('reviewDue')
  await shop.open(path)
  await expect(review.dialog).toBeVisible()
  return review
}

test('stars come by themselves; a mark opens four questions with it, which are sent: thanks, and the page of the order has them [STATE-011, DEC-048, VALID-006, ERROR-008]', {
  tag: '@proof-phone',
}, async ({ shop }) => {
  const { page } = shop
  const review = await asked(shop)
  expect(await violations(page, 'all')).toEqual([])
  const { width } = (await review.dialog.boundingBox())!
  expect([width >= 320, width <= 552]).toEqual([true, true])
  await review.star(4).click()
  await expect(review.question).toHaveText(/Вопрос 1 из 4. Оцените скорость/)
  await expect(review.star(4)).toBeChecked()
  expect(await violations(page, 'all')).toEqual([])
  await review.next.click()
  await expect(review.next).toHaveAttribute('aria-disabled', 'true')
  await review.comment.fill('ж'.repeat(1001))
  await expect(review.dialog.getByText('сократите на 1')).toBeVisible()
  await expect(review.next).toHaveAttribute('aria-disabled', 'true')
  await review.comment.fill('Упаковка цела')
  await review.next.click()
  await review.star(0).click()
  await review.back.click()
  await expect(review.comment).toHaveValue('Упаковка цела')
  await review.next.click()
  await review.next.click()
  await expect(review.send).toHaveAttribute('aria-disabled', 'true')
  await review.star(5).click()
  await Promise.all([expect(shop.toast('Благодарим за ваш отзыв')).toBeVisible(), review.send.click()])
  await expect(review.thanks).toBeFocused()
  expect(await violations(page, 'all')).toEqual([])
  await review.dialog.getByRole('button', { name: 'Закрыть', exact: true }).last().click()
  await expect(review.dialog).toBeHidden()
  await shop.open(ORDER)
  await expect(review.given.getByText('Упаковка цела')).toBeVisible()
  await expect(review.given.getByRole('img').first()).toHaveAccessibleName('4 из 5')
  await expect(review.opener).toBeHidden()
})

test('by the keyboard alone, from the page of the order: digits and arrows mark, the focus goes from question to question and back to the page', {
  tag: '@proof',
}, async ({ shop }) => {
  const { page } = shop
  const review = new Review(page)
  await shop.comeAs('buyer', ORDER)
  await review.opener.focus()
  await page.keyboard.press('Enter')
  await expect(review.question).toHaveText(/Вопрос 1/)
  await page.keyboard.press('3')
  await expect(review.star(3)).toBeChecked()
  for (const question of [2, 3]) {
    await review.next.focus()
    await page.keyboard.press('Enter')
    await expect(review.question).toHaveText(new RegExp(`Вопрос ${question}`))
    await expect(review.question).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expect(review.star(2)).toBeChecked()
  }
  await page.keyboard.press('Escape')
  await expect(review.dialog).toBeHidden()
  await expect(review.opener).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(review.question).toHaveText(/Вопрос 3/)
  await expect(review.star(2)).toBeChecked()
})

test('what was begun is there after a reload, and another page closes it [DEC-048]', { tag: '@proof' }, async ({ shop }) => {
  const { page } = shop
  const review = await asked(shop)
  await review.star(2).click()
  await review.comment.fill('Долго')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Каталог' })).toBeVisible()
  await shop.open(ORDER)
  await review.opener.click()
  await expect(review.comment).toHaveValue('Долго')
  await expect(review.star(2)).toBeChecked()
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Заказы', exact: true }).first().click()
  await expect(shop.heading('Заказы')).toBeVisible()
  await page.goBack()
  await review.opener.click()
  await expect(review.question).toBeVisible()
  await page.goBack()
  await expect(shop.heading('Каталог')).toBeVisible()
  await expect(review.dialog).toBeHidden()
})

test('a review that the server does not take says nothing and is sent again as it was [ERROR-007]', { tag: '@proof' }, async ({ shop }) => {
  const { page } = shop
  const review = new Review(page)
  await shop.comeAs('buyer', ORDER)
  await review.opener.click()
  for (const question of [1, 2, 3, 4]) {
    await expect(review.question).toHaveText(new RegExp(`Вопрос ${question}`))
    await review.star(5).click()
    if (question < 4) await review.next.click()
  }
  await shop.plays('reviewFails')
  await shop.answersIn('slow')
  await review.send.click()
  await expect(review.send).toHaveAttribute('aria-busy', 'true')
  await expect(review.send).not.toHaveAttribute('aria-busy', 'true')
  await expect(review.question).toHaveText(/Вопрос 4/)
  await expect(page.getByRole('alert')).toHaveCount(0)
  await shop.answersIn('none')
  await shop.plays()
  await review.send.click()
  await expect(review.thanks).toBeVisible()
})

test('of another’s order the page says why it cannot be given; a review that is there is shown [ROLE-004, ENT-015]', {
  tag: '@proof',
}, async ({ shop }) => {
  const review = new Review(shop.page)
  await shop.comeAs('administrator', ORDER)
  await expect(review.opener).toHaveAccessibleDescription(/Оценить заказ может только тот, кто его\sоформил/)
  expect(await violations(shop.page, 'all')).toEqual([])
  await shop.open('/personal/orders/480466')
  await expect(review.given.getByRole('img')).toHaveCount(4)
  await expect(review.opener).toBeHidden()
})
