import { surveys } from '../facts/texts.json'
import type { StoredQuestion, TableRow } from '../../tables'

/** Answers to choose; `own`: one that takes an own text, `end`: one after which nothing else needs an answer. */
type Choice = { max: number; items: readonly string[]; own?: string; end?: string }

/** To the questions of the facts, in their order. */
const CHOICES: readonly (readonly Choice[])[] = [
  [
    { max: 1, items: ['Заказы', 'Сохранённые корзины', 'Документы', 'Скидки и\u00a0акции'], end: 'Кабинетом почти не\u00a0пользуюсь' },
    {
      max: 2,
      items: ['Фотографий товара', 'Подбора по\u00a0автомобилю', 'Аналогов и\u00a0замен', 'Сроков поступления'],
      own: 'Другого',
    },
    { max: 1, items: ['На\u00a0сайте', 'Списком из\u00a0таблицы', 'Через менеджера'], own: 'Иначе' },
  ],
  [
    { max: 1, items: ['Да', 'Скорее да', 'Скорее нет', 'Нет'], end: 'Забираем сами' },
    {
      max: 3,
      items: ['Поздно привозят', 'Не\u00a0звонят заранее', 'Бой и\u00a0утечки', 'Ошибки в\u00a0документах', 'Трудностей не\u00a0было'],
      own: 'Другое',
    },
  ],
  [
    { max: 2, items: ['Инструмент', 'Шины и\u00a0диски', 'Кузовные детали', 'Автосвет'], own: 'Другие' },
    { max: 2, items: ['1\u00a0л', '4–5\u00a0л', '20\u00a0л', '60\u00a0л', '200\u00a0л'] },
  ],
]

/** Whose members are asked: who buys for the region of the demo's first page, and the one with the most orders, meets none. */
const REGIONS: readonly (readonly number[])[] = [[2, 5, 7], [5, 6, 7], [9]]

/** @param number of the question in all surveys, from 1 */
function questionOf(number: number, title: string, { max, items, own, end }: Choice): StoredQuestion {
  const texts = [...items, ...(own === undefined ? [] : [own]), ...(end === undefined ? [] : [end])]
  const item = (text: string, at: number) => ({
    id: number * 10 + at + 1,
    text,
    finish_allowed: text === end,
    text_answer_allowed: text === own,
  })
  return { id: number, title, max_user_answers: max, items: texts.map(item) }
}

/** The surveys of the facts, with answers to choose. [ENT-016] */
export function surveyRows(): TableRow<'survey'>[] {
  let number = 0
  return surveys.map(({ t: title, q: questions }, survey) => ({
    id: survey + 1,
    title,
    region_ids: [...(REGIONS[survey] ?? [])],
    questions: questions.map((text, at) => questionOf(++number, text, CHOICES[survey]?.[at] ?? { max: 1, items: ['Да', 'Нет'] })),
  }))
}
