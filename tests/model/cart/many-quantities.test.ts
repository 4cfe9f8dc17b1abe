import { expect, it } from 'vitest'
import { setManyText } from '../../../model/cart/many-quantities'

const spaced = (text: string) => text.replaceAll('\u00a0', ' ')
const lines = (...kept: number[]) => kept.map((each, at) => ({ article: `A${at + 1}`, kept: each }))

it.each([
  [24, [24], '24 шт. в 1 строке.'],
  [24, [24, 24, 24, 24, 24, 24], '24 шт. в 6 строках.'],
  [
    24,
    [24, 10, 24, 25],
    '24 шт. в 2 строках из 4. Меньше, потому что больше нет в наличии: A2 — 10. Больше, потому что продаётся упаковками: A4 — 25.',
  ],
  [1234, [1200, 3], '1 234 шт. не подошло ни в одной строке. Меньше, потому что больше нет в наличии: A1 — 1 200 и A2 — 3.'],
  [5, [8, 8, 8, 5, 8, 8], '5 шт. в 1 строке из 6. Больше, потому что продаётся упаковками: A1 — 8, A2 — 8 и ещё 3.'],
])('what became of %i in lines that hold %j now is said as it is [DEC-019]', (asked, kept, words) =>
  expect(spaced(setManyText(asked, lines(...kept)))).toBe(words),
)
