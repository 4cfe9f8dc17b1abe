import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { type FindableLine, findLines } from '../../../model/cart/find-lines'

const LINES: readonly FindableLine[] = [
  { id: 1, article: 'ОМ 90-4', name: 'Масло моторное 5W-30 4 л', brand: 'Hagrenol', values: ['ACEA C3', 'Синтетическое'] },
  { id: 2, article: 'MX-2207M', name: 'Фильтр воздушный', brand: 'Membravix' },
  { id: 3, article: 'HF5318', name: 'Фильтр масляный, жёлтый', brand: 'Hansefilt' },
]

describe('a line of the cart', () => {
  it.each([
    ['mx2207', [2]],
    ['МХ 2207м', [2]],
    ['om904', [1]],
    ['5318', [3]],
    ['фильтр', [2, 3]],
    ['ФИЛЬТР возд', [2]],
    ['воздушный фильтр', [2]],
    ['hagrenol масло', [1]],
    ['фильтр 5318', [3]],
    ['желтый', [3]],
    ['5w-30', [1]],
    ['5w30', [1]],
    ['5W 30', [1]],
    ['5w30 hagrenol', [1]],
    ['5w-30 hag', [1]],
    ['масло 4 литра', [1]],
    ['масло 4l', [1]],
    ['масло 5 литров', []],
    ['acea c3', [1]],
    ['арт. MX-2207M', [2]],
    ['№ HF5318, 4 шт.', [3]],
    ['HF\u200b5318', [3]],
    ['воздушный'.normalize('NFD'), [2]],
    ['abkmnh', [2, 3]], // the keys of «фильтр»
    ['ьч2207', [2]],
    ['мембравикс', [2]],
    ['хагренол 5в30', [1]],
    ['ж', [3]],
    ['ю', []],
    ['фильтр топливный', []],
    ['нет такого', []],
  ])('is found by «%s» [DEC-057, DEC-083]', (text, ids) => expect(findLines(LINES, text)).toEqual(ids))

  it('is not looked for by white space alone: all are there', () => expect(findLines(LINES, '  ')).toEqual([1, 2, 3]))

  const article = fc.string({ unit: fc.constantFrom(...Array.from('ABCEHKMOPTX0123456789')), minLength: 1, maxLength: 8 })
  const line = fc.record({ id: fc.nat(), article, name: fc.string({ maxLength: 12 }), brand: fc.string({ maxLength: 6 }) })
  const twins: Readonly<Record<string, string>> = { A: 'а', B: 'В', C: 'с', E: 'Е', H: 'н', K: 'К', M: 'м', O: 'о', P: 'Р', T: 'т', X: 'х' }
  const spelling = (text: string) =>
    fc.tuple(
      ...Array.from(text, (letter) => fc.constantFrom(letter, `${letter}-`, ` ${letter}`, letter.toLowerCase(), twins[letter] ?? letter)),
    )
  // A cart has one line of a product.
  const cart = fc.uniqueArray(line, { minLength: 1, selector: ({ id }) => id })
  test.prop([cart.chain((lines) => fc.tuple(fc.constant(lines), spelling(lines.at(-1)!.article)))])(
    'is found by its own article in any spelling, among any others, in the order of the cart',
    ([lines, typed]) => {
      const found = findLines(lines, typed.join(''))
      expect(found).toContain(lines.at(-1)!.id)
      const isFound = new Set(found)
      expect(lines.flatMap(({ id }) => (isFound.has(id) ? [id] : []))).toEqual(found)
    },
  )
})
