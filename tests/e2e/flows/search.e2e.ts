import { violations } from '../support/axe'
import { expect, test } from '../support/shop'

const option = /^Масло моторное Arktelub Synthex 5W-30 C3 4 л/

test('what is typed with a slip, in the wrong layout or as an article with other dashes is found as one types [CALL-110, DEC-057]', async ({
  shop,
}) => {
  const { page, header } = shop
  await shop.open('/')
  const list = page.getByRole('listbox', { name: 'Подсказки поиска' })
  for (const words of ['моторнае масло arktelub 5w-30', 'vfckj arktelub 5w-30', 'al4071004', 'AL 4071/004']) {
    await header.search.fill(words)
    await expect(list.getByRole('option', { name: option }).first()).toBeVisible()
  }
  expect(await violations(page, 'all')).toEqual([])
  await header.search.fill('масло')
  await expect(list.getByRole('group', { name: 'Разделы' })).toBeVisible()
  await expect(list.getByRole('group', { name: 'Товары' }).getByRole('option')).toHaveCount(24)
  // As a screen reader hears it.
  await header.search.press('ArrowDown')
  await expect(header.search).toHaveAttribute('aria-activedescendant', /category/)
  await header.search.press('Escape')
  await expect(list).toBeHidden()
  await expect(header.search).toHaveValue('масло')
})

test('a product is gone to from the list, the words are there the next time, and lead to all results with their filters', {
  tag: '@proof-phone',
}, async ({ shop }) => {
  const { page, header, catalogue } = shop
  await shop.open('/')
  const list = page.getByRole('listbox', { name: 'Подсказки поиска' })
  await header.search.fill('arktelub synthex 4 л')
  await list.getByRole('option', { name: option }).click()
  await expect(shop.heading(option)).toBeVisible()
  await header.search.fill('')
  await list.getByRole('option', { name: 'arktelub synthex 4 л' }).click()
  await expect(page).toHaveURL('/catalog?q=arktelub+synthex+4+%D0%BB')
  await expect(catalogue.total).toBeVisible()
  await expect(header.search).toHaveValue('arktelub synthex 4 л')
})
