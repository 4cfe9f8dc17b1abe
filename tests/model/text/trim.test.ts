import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SEARCH_NAME_LENGTH, TRIM_LENGTH } from '../../../model/limits'
import { trimText } from '../../../model/text/trim'

const clustersOf = (text: string) =>
  Array.from(new Intl.Segmenter('ru', { granularity: 'grapheme' }).segment(text), ({ segment }) => segment)
const family = '👨‍👩‍👧‍👦'
const text = fc
  .array(
    fc.oneof(
      fc.constantFrom(' ', '\u00a0', '\n', '\r\n', 'е\u0301', family, '🇷🇺', '👍🏽', '\u0600', 'я', '…', '\u200d'),
      fc.string({ unit: 'binary', maxLength: 3 }),
    ),
    {
      maxLength: 40,
    },
  )
  .map((pieces) => pieces.join(''))

describe('trimming a text', () => {
  it('leaves a text of N or fewer characters untouched [DEC-044]', () =>
    fc.assert(
      fc.property(text, fc.nat(5), (it, spare) => {
        expect(trimText(it, clustersOf(it).length + spare)).toBe(it)
      }),
    ))

  it('keeps whole characters from the start, at most N, drops only white space before the cut, and adds «…» [DEC-044]', () =>
    fc.assert(
      fc.property(text, fc.nat(30), (it, limit) => {
        const clusters = clustersOf(it)
        fc.pre(clusters.length > limit)
        const result = trimText(it, limit)
        const counts = Array.from({ length: limit + 1 }, (_, count) => count)
        const kept = counts.find((count) => `${clusters.slice(0, count).join('')}…` === result)
        expect(kept).toBeTypeOf('number')
        expect(clusters.slice(kept, limit).join('').trim()).toBe('')
        expect(kept === 0 || clusters[kept! - 1]!.trim() !== '').toBe(true) // both are there: kept is within limit
      }),
    ))

  it.each([
    ['Масло моторное', 6, 'Масло…'],
    ['Масло моторное', 5, 'Масло…'],
    ['Масло  \u00a0моторное', 8, 'Масло…'],
    [`${family}${family}${family}`, 2, `${family}${family}…`],
    ['е\u0301е\u0301е\u0301', 1, 'е\u0301…'],
    [`${family}${family}`, 2, `${family}${family}`],
    ['а\u0600 бв', 2, 'а\u0600 …'],
    ['   тест', 2, '…'],
    ['абв', 0, '…'],
    ['', 0, ''],
  ])('%j by %d is %j', (it, limit, result) => expect(trimText(it, limit)).toBe(result))

  it('keeps 200 characters where no number is given, and 56 of a name in the search [CONST-008]', () => {
    expect([TRIM_LENGTH, SEARCH_NAME_LENGTH]).toEqual([200, 56])
    expect([trimText('ж'.repeat(200)), trimText('ж'.repeat(201))]).toEqual(['ж'.repeat(200), `${'ж'.repeat(200)}…`])
  })
})
