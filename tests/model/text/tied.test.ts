import { expect, it } from 'vitest'
import { tied } from '../../../model/text/tied'

it.each([
  ['Кинематическая вязкость при 100 °C, мм²/с', 'Кинематическая вязкость при 100_°C, мм²/с'],
  ['Вязкость при −40 °C, не более', 'Вязкость при −40_°C, не более'],
  ['60 А·ч, 12 В', '60_А·ч, 12_В'],
  ['5 мм', '5_мм'],
  ['VW 502.00 Мобил', 'VW 502.00 Мобил'],
  ['G 1 1/4"', 'G 1 1/4"'],
  ['Класс 2 Автомобили', 'Класс 2 Автомобили'],
])('a number and its unit are never put on two lines: «%s»', (text, held) => expect(tied(text)).toBe(held.replaceAll('_', '\u00a0')))
