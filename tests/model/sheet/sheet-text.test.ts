import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { columnName, numberCell, STYLE, textCell } from '../../../model/sheet/cells'
import { CELL_LENGTH, looksLikeFormula, sheetText } from '../../../model/sheet/sheet-text'
import { cellsOf, textOf } from '../../support/read-workbook'

/** Any UTF-16 there is, halves of pairs and control characters too, with much of what XML and spreadsheets read otherwise. */
const hostile = fc
  .array(
    fc.oneof(
      fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)),
      fc.constantFrom(
        '<',
        '&',
        '>',
        '"',
        '_x000D_',
        '_x0041_',
        '_X41_',
        ']]>',
        '=',
        '+',
        '-',
        '@',
        '\t',
        '\r\n',
        '\r',
        '\u0000',
        '😀',
        ' ',
      ),
    ),
    { maxLength: 40 },
  )
  .map((parts) => parts.join(''))

/** What XML 1.0 can hold, character by character (its section 2.2). */
const isWritable = (code: number): boolean =>
  code === 0x9 || code === 0xa || code === 0xd || (code >= 0x20 && code <= 0xd7ff) || (code >= 0xe000 && code <= 0xfffd) || code >= 0x10000

/** The same text as people would read it: what cannot be written is a mark, a line ends in one way. */
const readable = (text: string): string =>
  Array.from(text.replace(/\r\n|\r/g, '\n'), (sign) => (isWritable(sign.codePointAt(0) ?? 0) ? sign : '\ufffd')).join('')

describe('a text in a sheet', () => {
  test.prop([hostile])('is what it was when it is read again, whatever stands in it', (text) => {
    const xml = sheetText(text)
    expect(textOf(xml)).toBe(readable(text))
    expect(Array.from(xml).every((sign) => isWritable(sign.codePointAt(0) ?? 0))).toBe(true)
    expect(/[<>"]|&(?!(?:amp|lt|gt|quot);)/.test(xml)).toBe(false)
  })

  it.each(['_x0041_', 'a_X000d_b', '_x005F_x0041_', '_x004_'])(
    '%s, which spreadsheets would read as a character, stays as it is',
    (text) => {
      expect(textOf(sheetText(text))).toBe(text)
    },
  )

  it('is cut to what a cell holds, never within a character', () => {
    const long = `${'я'.repeat(CELL_LENGTH - 2)}😀 и ещё`
    expect(textOf(sheetText(long))).toBe(`${'я'.repeat(CELL_LENGTH - 2)}…`)
    expect(textOf(sheetText('я'.repeat(CELL_LENGTH)))).toBe('я'.repeat(CELL_LENGTH))
    expect(textOf(sheetText('я'.repeat(1_000_000)))).toHaveLength(CELL_LENGTH)
  })

  test.prop([hostile])('is never a formula: what looks like one is marked as a text for good', (text) => {
    const [cell] = cellsOf(textCell('A1', text)).values()
    expect(cell?.kind).toBe(text === '' ? undefined : 'text')
    const begins = Array.from(text).find((sign) => !/\s/.test(sign) && !/\p{Cc}|\p{Cf}/u.test(sign)) ?? ''
    if ('=+-@'.includes(begins) && begins !== '') expect(cell?.style).toBe(STYLE.guarded)
  })

  it.each(['=1+1', '+7', '-1', '@SUM(A1)', '\t=1', ' =1', '\u200b=1', '\u0000=cmd', '＝1', '\rtext'])('%j looks like a formula', (text) =>
    expect(looksLikeFormula(text)).toBe(true),
  )
  it.each(['AL-4071-004', '5W-30', '10 % + 5 %', 'Масло', '', ' '])('%j does not', (text) => expect(looksLikeFormula(text)).toBe(false))
})

describe('a cell', () => {
  test.prop([
    fc.oneof(
      fc.integer(),
      fc.integer().map((kopecks) => kopecks / 100),
    ),
  ])('of a number is that number, not a text', (value) => {
    expect([...cellsOf(numberCell('B2', value, STYLE.money)).values()]).toEqual([
      { kind: 'number', value: value === 0 ? 0 : value, style: STYLE.money },
    ])
  })
  it.each([null, NaN, Infinity])('of %s is none', (value) => expect(numberCell('B2', value, STYLE.count)).toBe(''))
  it('stands in a column that is named by letters', () => {
    expect([0, 11, 25, 26, 51, 52, 701, 702].map(columnName)).toEqual(['A', 'L', 'Z', 'AA', 'AZ', 'BA', 'ZZ', 'AAA'])
  })
})
