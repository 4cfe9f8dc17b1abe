import { expect, it } from 'vitest'
import type { FaqItem } from '../../../model/content/faq'
import { findQuestions, groupQuestions, plainText } from '../../../model/conversation/faq-search'

const item = (id: number, title: string, text: string, category = 1): FaqItem => ({
  id,
  slug: `q-${id}`,
  title,
  category_id: category,
  active: 1,
  body: [{ type: 'paragraph', text }],
})
const items = [item(1, 'Где счёт', 'Счёт на странице заказа'), item(2, 'Как отменить заказ', 'Пока он размещён', 2)]

it.each([
  ['заказ', [2, 1]],
  ['СЧЕТ', [1]],
  ['как зак', [2]],
  ['размещ', [2]],
  ['каз', []],
  ['  ', [1, 2]],
])('by %j finds %j: words begin alike, titles first', (words, ids) => expect(findQuestions(items, words).map(({ id }) => id)).toEqual(ids))

it('questions stand under their groups, those of unknown groups last, empty groups nowhere', () => {
  const categories = [
    { id: 2, name: 'Заказы', count: 1 },
    { id: 3, name: 'Пусто', count: 0 },
  ]
  expect(groupQuestions(items, categories).map(({ name, items: own }) => [name, own.map(({ id }) => id)])).toEqual([
    ['Заказы', [2]],
    ['Другие вопросы', [1]],
  ])
})

it('a text in words has those of links, lists and tables', () =>
  expect(
    plainText([
      { type: 'heading', text: 'Как' },
      { type: 'paragraph', text: ['см. ', { text: 'здесь', href: '/cart' }] },
      { type: 'list', items: ['один', 'два'] },
      { type: 'table', caption: 'Т', head: ['А'], rows: [['три']] },
    ]),
  ).toBe('Как см. здесь один два три'))
