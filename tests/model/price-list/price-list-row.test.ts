import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { priceListRow, type PriceListRow, uniqueRows } from '../../../model/price-list/price-list-row'
import { HEAD_ROW, lastRowOf, sheetFoot, sheetHead, sheetRows } from '../../../model/price-list/price-list-sheet'
import { STYLE } from '../../../model/sheet/cells'
import { pastedTable } from '../../../model/entry/table/pasted-table'
import { price, product } from '../../support/plain-goods'
import { type Cell, cellsOf } from '../../support/read-workbook'

const percent = fc.integer({ min: 0, max: 200 }).map((halves) => halves * 50)
const kopecks = fc.option(fc.integer({ min: 1, max: 99_999_999 }))
const row: fc.Arbitrary<PriceListRow> = fc.record({
  id: fc.integer({ min: 1, max: 999 }),
  article: fc.string({ minLength: 1, maxLength: 12 }),
  name: fc.string({ minLength: 1, maxLength: 40 }),
  brand: fc.string({ minLength: 1, maxLength: 10 }),
  barcode: fc.oneof(fc.constant(''), fc.stringMatching(/^\d{13}$/)),
  category: fc.string({ maxLength: 20 }),
  stock: fc.option(fc.nat(99_999)),
  guest: kopecks,
  own: kopecks,
  first: percent,
  second: percent,
  pack: fc.integer({ min: 1, max: 200 }),
})

/** Half up, from whole numbers alone: nothing of the shop's own rules. */
const discounted = (cost: number, first: number, second: number): number =>
  Number((BigInt(cost) * BigInt(10_000 - first) * BigInt(10_000 - second) + 50_000_000n) / 100_000_000n)

describe('a row of a price list', () => {
  test.prop([fc.integer({ min: 0, max: 99_999_999 }), percent, percent, fc.nat(500)])(
    'has the price for all, one’s own after both discounts, the discounts and the stock of the price row [DEC-013]',
    (cost, first, second, stock) => {
      const made = priceListRow(
        product(1, { barcode: '2000000000015', category_name: 'Масла', pack: 4 }),
        price(1, { cost, guest_cost: 333, stock, discount: { discount: first }, discount2: { discount: second } }),
      )
      expect(made).toEqual({
        id: 1,
        article: 'M-1',
        name: 'Масло 1',
        brand: 'Arktelub',
        barcode: '2000000000015',
        category: 'Масла',
        stock,
        guest: 333,
        own: discounted(cost, first, second),
        first,
        second,
        pack: 4,
      })
    },
  )

  it('of a product without a price has none: no price is never 0 [DEC-011]', () => {
    expect(priceListRow(product(1), null)).toMatchObject({ stock: null, guest: null, own: null, barcode: '', category: '' })
    expect(priceListRow(product(1), price(1, { cost: null, guest_cost: 500 }))).toMatchObject({ guest: 500, own: null, stock: 50 })
  })

  test.prop([fc.array(fc.array(row, { maxLength: 6 }), { maxLength: 5 })])(
    'stands once, where it was met first, however the list moved',
    (slices) => {
      const all = slices.flat()
      const expected = all.filter(({ id }, at) => all.findIndex((other) => other.id === id) === at)
      expect(uniqueRows(slices)).toEqual(expected)
    },
  )
})

/** The cells of a list, written in as many pieces as are asked for. */
function written(rows: readonly PriceListRow[], pieces: number): ReadonlyMap<string, Cell> {
  const size = Math.max(1, Math.ceil(rows.length / pieces))
  const parts = Array.from({ length: Math.ceil(rows.length / size) }, (_, at) =>
    sheetRows(rows.slice(at * size, (at + 1) * size), at * size, rows.length),
  )
  return cellsOf(sheetHead(['Магазин', 'Когда', 'Кому', 'Что'], rows.length) + parts.join('') + sheetFoot(rows.length))
}
const percents = (hundredths: number) => `${String(hundredths / 100).replace('.', ',')}\u00a0%`
const shownDiscounts = ({ first, second }: PriceListRow) =>
  [first, second]
    .filter((it) => it > 0)
    .map(percents)
    .join(' + ')

describe('a price list as a sheet', () => {
  test.prop([fc.array(row, { maxLength: 12 }), fc.integer({ min: 1, max: 4 })])(
    'has each product in its row, texts as texts, sums as numbers of rubles, what is not there as no cell [DEC-011, DEC-014]',
    (rows, pieces) => {
      const cells = written(rows, pieces)
      const number = (value: number | null, style: number): Cell | undefined =>
        value === null ? undefined : { kind: 'number', value, style }
      const textual = (cell: Cell | undefined) => (cell?.kind === 'text' ? cell.text : '')
      rows.forEach((it, at) => {
        const line = HEAD_ROW + 1 + at
        const of = (column: string) => cells.get(column + line)
        expect([of('F'), of('G'), of('H'), of('J')]).toEqual([
          number(it.stock, STYLE.count),
          number(it.guest === null ? null : it.guest / 100, STYLE.money),
          number(it.own === null ? null : it.own / 100, STYLE.money),
          number(it.pack, STYLE.count),
        ])
        expect([of('D'), of('I')].map(textual)).toEqual([it.barcode, it.own === null ? '' : shownDiscounts(it)])
        expect([of('A'), of('B'), of('C')].map((cell) => cell?.kind)).toEqual(['text', 'text', 'text'])
        expect([of('K')?.kind, of('L')?.kind]).toEqual(['empty', 'formula'])
      })
      expect(cells.has(`A${lastRowOf(rows.length) + 1}`)).toBe(false)
    },
  )

  it('says above its columns what it is of, and adds up what is ordered', () => {
    const cells = written([priceListRow(product(1), price(1))], 1)
    const above = ['A1', 'A2', 'A3', 'A4'].map((at) => cells.get(at))
    expect(above).toEqual(
      ['Магазин', 'Когда', 'Кому', 'Что'].map((text, at) => ({ kind: 'text', text, style: at === 0 ? STYLE.title : STYLE.plain })),
    )
    expect(cells.get('L4')).toEqual({ kind: 'formula', style: STYLE.total })
  })

  it('that is filled in and copied with its head can be pasted into the entry by article', () => {
    const cells = written([priceListRow(product(1), price(1)), priceListRow(product(2), price(2))], 1)
    const line = (at: number, order: string) =>
      Array.from('ABCDEFGHIJKL', (column) => {
        const cell = cells.get(column + at)
        return column === 'K' && order !== ''
          ? order
          : cell?.kind === 'text'
            ? cell.text
            : cell?.kind === 'number'
              ? String(cell.value)
              : ''
      }).join('\t')
    const pasted = [line(HEAD_ROW, ''), line(HEAD_ROW + 1, '12'), line(HEAD_ROW + 2, '3')].join('\n')
    expect(pastedTable(pasted)).toMatchObject({
      isHeaded: true,
      rows: [
        { text: 'M-1 × 12', problem: null },
        { text: 'M-2 × 3', problem: null },
      ],
    })
  })
})
