import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type TableSheet, tableFacts, tableXml } from '../../../model/sheet/table-sheet'
import { cellsOf } from '../../support/read-workbook'

const table = (rows: TableSheet['rows']): TableSheet => ({
  sheet: 'Лист',
  lines: ['Заголовок', 'Строка'],
  at: 0,
  columns: [
    { title: 'Артикул', width: 10, kind: 'code' },
    { title: 'Сумма', width: 10, kind: 'money' },
    { title: 'День', width: 10, kind: 'day' },
  ],
  rows,
})
const written = (rows: TableSheet['rows'], perPiece = 100) => cellsOf([...tableXml(table(rows), perPiece)].join(''))

describe('a table as a sheet', () => {
  it('has its lines, the heads below them, sums in rubles and days of Moscow', () => {
    const cells = written([['A-1', 12_345, Date.parse('2026-11-22T21:00:00Z')]])
    expect([cells.get('A1'), cells.get('A3'), cells.get('A4'), cells.get('B4'), cells.get('C4')]).toMatchObject([
      { text: 'Заголовок' },
      { text: 'Артикул' },
      { text: 'A-1' },
      { value: 123.45 },
      { value: 46_349 }, // 23 November 2026
    ])
    expect(tableFacts(table([['A-1', 1, 0]]))).toMatchObject({ headRow: 3, lastRow: 4, lastColumn: 'C' })
  })

  it('never has a formula, whatever its texts begin with', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('=1+1', '+7', '-2', '@a', 'plain', '\t=1'), { minLength: 1, maxLength: 5 }), (texts) => {
        const cells = written(texts.map((text) => [text, null, null]))
        expect([...cells.values()].some(({ kind }) => kind === 'formula')).toBe(false)
      }),
    )
  })

  it('is the same in pieces of any length', () => {
    const rows = Array.from({ length: 7 }, (_, at): [string, number, null] => [`A-${at}`, at, null])
    expect(written(rows, 2)).toEqual(written(rows))
  })
})
