import { expect, it } from 'vitest'
import { lineWidth } from '../../tools/diagrams/text/measure'
import { wrap } from '../../tools/diagrams/text/wrap'

/** Lines as wide as that text. */
const wrapped = (text: string, widest: string) => wrap(text, lineWidth(widest, 'event'), 'event')

it.each([
  ['Сверяет с тем, что на сервере', 'Сверяет с тем, что на', ['Сверяет с тем, что', 'на сервере']],
  ['нажато «В корзину» и ушёл', 'нажато «В ко', ['нажато', '«В корзину»', 'и ушёл']],
  ['сказано, сколько не записано', 'сказано, сколько не', ['сказано, сколько', 'не записано']],
  ['по одному и на эту', 'по одному и на', ['по одному', 'и на эту']],
  ['сказано через 16 мин', 'сказано через 16', ['сказано', 'через 16 мин']],
  ['есть что-то 14. шт', 'есть что-то 14.', ['есть что-то', '14. шт']],
])('what is small does not end a line without what it belongs to: %s', (text, widest, lines) =>
  expect(wrapped(text, widest)).toEqual(lines),
)
it.each([
  ['ошибка [ответа нет]', 'ошибка [ответа', ['ошибка', '[ответа нет]']],
  ['Всё показано ли здесь', 'Всё показано', ['Всё', 'показано ли', 'здесь']],
  ['Отправка очереди › Прежний', 'Отправка очереди', ['Отправка', 'очереди ›', 'Прежний']],
])('nor begins one: %s', (text, widest, lines) => expect(wrapped(text, widest)).toEqual(lines))
it('but a line is not made too wide by it', () => {
  expect(wrapped('25. Загружается › Заново', '25. Загружается')).toEqual(['25. Загружается', '› Заново'])
  expect(wrapped('14. неотправленное посчитано', 'неотправленное')).toEqual(['14.', 'неотправленное', 'посчитано'])
  expect(wrapped('• через 5\u00a0с\u00a0–\u00a01\u00a0мин', '5\u00a0с\u00a0–\u00a01\u00a0мин')).toEqual([
    '• через',
    '5\u00a0с\u00a0–\u00a01\u00a0мин',
  ])
  expect(wrapped('GET /users/companyRegions', '/companyRegions')).toEqual(['GET /users/', 'companyRegions'])
})
