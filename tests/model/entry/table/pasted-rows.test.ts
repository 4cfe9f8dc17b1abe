import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readingsOf } from '../../../../model/entry/entry-text'
import { isRows, NOT_LESS_THAN_ONE, pastedTable, TOO_LONG, TWO_COLUMNS } from '../../../../model/entry/table/pasted-table'
import { runs } from '../../../support/runs'

const NEGATIVE = 'Количество не бывает отрицательным: введите 1 или больше'
const row = (text: string, problem: string | null = null) => ({ text, problem })
/** A row of several cells that may name its product. */
const named = (text: string, quantity: number, ...cells: string[]) => ({ text, problem: null, named: { cells: [cells], quantity } })

describe('pasted rows', () => {
  it.each([
    ['two columns of a spreadsheet', 'AL-4071-004\t12\r\nPVO 418-20\t6\r\n', [row('AL-4071-004 × 12'), row('PVO 418-20 × 6')]],
    ['semicolons', 'AL-4071-004; 12\nPVO 418-20;6 шт.', [row('AL-4071-004 × 12'), row('PVO 418-20 × 6')]],
    ['spaces, as they are typed', 'AL-4071-004 12\n\n  PVO  418-20   6 ', [row('AL-4071-004 12'), row('PVO 418-20 6')]],
    ['thousands apart', 'AL-4071-004\t1\u00a0200', [row('AL-4071-004 × 1200')]],
    ['an article alone', 'AL-4071-004\t\nPVO 418-20', [row('AL-4071-004'), row('PVO 418-20')]],
    [
      'a name between',
      'AL-4071-004\tМасло моторное 5W-30\t12',
      [named('AL-4071-004 Масло моторное 5W-30', 12, 'AL-4071-004', 'Масло моторное 5W-30')],
    ],
    ['two numbers', 'AL-4071-004\t12\t2446', [row('AL-4071-004 12 2446', TWO_COLUMNS)]],
    ['a number of the row', '1\tAL-4071-004\t12', [row('1 AL-4071-004 12', TWO_COLUMNS)]],
    [
      'a name between and no quantity',
      '20541187\tМасло 5W-30\t1e9',
      [row('20541187 Масло 5W-30 1e9', 'Введите количество цифрами, например 12')],
    ],
    ['a name between and less than none', 'A-1\tМасло\t-1', [row('A-1 Масло -1', NEGATIVE)]],
    ['a unit behind', 'A-1\t1,5\tшт', [row('A-1 1,5 шт', 'Количество бывает только целым: введите число без запятой и точки')]],
    ['words behind', 'A-1\tМасло\tмного', [row('A-1 Масло много', 'Введите количество цифрами, например 12')]],
    ['two numbers, one of them wrong', 'A-1\t12\t24,5', [row('A-1 12 24,5', TWO_COLUMNS)]],
    ['less than none', 'A-1\t-1', [row('A-1 -1', NEGATIVE)]],
    ['a heading', 'Артикул\tКол-во', []],
    ['a heading above', 'Артикул\tКоличество\nA-1\t4\nB-2\t', [row('A-1 × 4')]],
    [
      'columns that the heading names',
      '№\tНаименование\tАртикул\tЦена\tКол-во, шт.\n1\tМасло 5W-30\tA-1\t1 200,50\t4\n2\tФильтр\tB-2\t210\t6',
      [row('A-1 × 4'), row('B-2 × 6')],
    ],
    ['a wrong quantity under a heading', 'Артикул;Кол-во\nA-1;пять', [row('A-1 пять', 'Введите количество цифрами, например 12')]],
    ['a word that is no heading', 'Кодак\t4', [row('Кодак × 4')]],
    ['a part of a piece', 'A-1\t1,5', [row('A-1 1,5', 'Количество бывает только целым: введите число без запятой и точки')]],
    ['none of it', 'A-1\t0', [row('A-1 0', NOT_LESS_THAN_ONE)]],
    ['zeros that may end an article', 'G 052 000\nA-1 0', [row('G 052 000'), row('A-1 0')]],
    ['no article', `${'A'.repeat(121)}\t1`, [row(`${'A'.repeat(121)} 1`, TOO_LONG)]],
    ['nothing', ' \r\n\t\n;', []],
  ])('%s', (_, text, expected) => expect(pastedTable(text).rows).toEqual(expected))

  const article = fc.stringMatching(/^[A-ZА-Я][A-ZА-Я0-9 ./*-]{0,14}[A-ZА-Я0-9]$/u).map((text) => text.replace(/ +/g, ' '))
  const goods = fc.array(fc.record({ article, quantity: fc.integer({ min: 1, max: 999_999 }) }), { minLength: 1, maxLength: 20 })

  it('are read back as the articles and quantities that stood in their cells, whatever stands between cells and rows', () => {
    const [cell, end] = [fc.constantFrom('\t', ';', ' ; ', '\t\t'), fc.constantFrom('\n', '\r\n', '\r', '\n\n')]
    fc.assert(
      fc.property(goods, cell, end, fc.boolean(), (lines, between, newline, isEnded) => {
        const text = lines.map((line) => `${line.article}${between}${line.quantity}`).join(newline) + (isEnded ? newline : '')
        expect(pastedTable(text).rows.map((it) => readingsOf(it.text))).toEqual(lines.map((line) => [line]))
      }),
      runs(300),
    )
  })

  it('lose no line and nothing of one that cannot be read: every line with something in it is a row with all its letters and digits', () => {
    const letters = (text: string) => text.replace(/[\s;,|]/g, '')
    const line = fc.string({ unit: fc.constantFrom('A', 'б', '1', '0', '-', ',', ' ', '\t', ';', '|'), maxLength: 14 })
    fc.assert(
      fc.property(fc.array(line, { maxLength: 8 }), (lines) => {
        const full = lines.filter((it) => letters(it) !== '')
        const { rows } = pastedTable(lines.join('\n'))
        expect(rows.length).toBe(full.length)
        rows.forEach(({ text, problem, named: by }, at) => {
          if (problem !== null || (!by && !text.includes('×'))) expect(letters(text)).toBe(letters(full[at] ?? ''))
        })
      }),
      runs(300),
    )
  })

  it.each([
    ['AL-1\t5\r\n', false],
    ['AL-1', false],
    ['AL-1 5', false],
    ['AL-1;', false],
    ['AL-1;5', true],
    ['AL-1\nAL-2', true],
  ])('«%s» is entered as rows: %s', (text, expected) => expect(isRows(text)).toBe(expected))
})
