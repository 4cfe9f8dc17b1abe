import { discountsText } from '../money/money'
import { alikeCell, columnName, emptyCell, formulaCell, numberCell, STYLE, textCell } from '../sheet/cells'
import { sheetBeginning, sheetEnd } from '../sheet/workbook'
import type { PriceListRow } from './price-list-row'

/** The columns in their order. Article and order are named so that what is copied with its head can be pasted into the entry by article. */
const COLUMNS = [
  { title: 'Артикул', width: 18 },
  { title: 'Наименование', width: 58 },
  { title: 'Бренд', width: 15 },
  { title: 'Штрихкод', width: 16 },
  { title: 'Раздел', width: 28 },
  { title: 'Остаток, шт.', width: 10, isNumber: true },
  { title: 'Цена для всех, ₽', width: 13, isNumber: true },
  { title: 'Ваша цена, ₽', width: 13, isNumber: true },
  { title: 'Скидки', width: 15 },
  { title: 'Упаковка, шт.', width: 11, isNumber: true },
  { title: 'Заказ, шт.', width: 10, isNumber: true },
  { title: 'Сумма, ₽', width: 14, isNumber: true },
] as const
const LETTERS = COLUMNS.map((_, at) => columnName(at))
const [ARTICLE, NAME, BRAND, BARCODE, CATEGORY, STOCK, GUEST, OWN, DISCOUNTS, PACK, ORDER, SUM] = LETTERS as [
  string,
  string,
  string,
  string,
  string,
  string,
  string,
  string,
  string,
  string,
  string,
  string,
] // as many as there are columns

/** The row of the heads of the columns, from 1; all rows down to it stay in sight. */
export const HEAD_ROW = 5
/** The last column. */
export const LAST_COLUMN = SUM

/** The last row of a list of so many products. */
export const lastRowOf = (count: number): number => HEAD_ROW + Math.max(count, 1)

/** A sheet down to the heads of its columns. @param lines above them, at most HEAD_ROW - 1 */
export function sheetHead(lines: readonly string[], count: number): string {
  const above = lines.map((line, at) => {
    const row = at + 1
    const total =
      row === HEAD_ROW - 1
        ? textCell(`${ORDER}${row}`, 'Итого, ₽', STYLE.label) +
          formulaCell(`${SUM}${row}`, `SUM(${SUM}${HEAD_ROW + 1}:${SUM}${lastRowOf(count)})`, STYLE.total)
        : ''
    return `<row r="${row}">${textCell(`A${row}`, line, at === 0 ? STYLE.title : STYLE.plain)}${total}</row>`
  })
  const heads = COLUMNS.map((column, at) =>
    textCell(`${LETTERS[at]}${HEAD_ROW}`, column.title, 'isNumber' in column ? STYLE.headEnd : STYLE.head),
  )
  return (
    sheetBeginning(
      HEAD_ROW,
      COLUMNS.map(({ width }) => width),
    ) +
    above.join('') +
    `<row r="${HEAD_ROW}" ht="32" customHeight="1">${heads.join('')}</row>`
  )
}

/** The XML of some rows of a list. Sums are numbers of rubles, an absent price is no cell. [DEC-011] @param from the place of the first one in the list, from 0 @param count of the whole list */
export const sheetRows = (rows: readonly PriceListRow[], from: number, count: number): string =>
  rows
    .map(({ article, name, brand, barcode, category, stock, guest, own, first, second, pack }, at) => {
      const row = HEAD_ROW + 1 + from + at
      return `<row r="${row}">${[
        textCell(ARTICLE + row, article),
        textCell(NAME + row, name),
        textCell(BRAND + row, brand),
        textCell(BARCODE + row, barcode),
        textCell(CATEGORY + row, category),
        numberCell(STOCK + row, stock, STYLE.count),
        numberCell(GUEST + row, guest === null ? null : guest / 100, STYLE.money),
        numberCell(OWN + row, own === null ? null : own / 100, STYLE.money),
        textCell(DISCOUNTS + row, own === null ? '' : discountsText(first, second), STYLE.indented),
        numberCell(PACK + row, pack, STYLE.count),
        emptyCell(ORDER + row, STYLE.order),
        alikeCell(
          SUM + row,
          row === HEAD_ROW + 1 ? { of: sumFormula(row), cells: `${SUM}${row}:${SUM}${lastRowOf(count)}` } : null,
          STYLE.money,
        ),
      ].join('')}</row>`
    })
    .join('')

/** What an ordered row comes to; nothing of what has no price. */
const sumFormula = (row: number): string => `IF(AND(N(${ORDER}${row})>0,N(${OWN}${row})>0),ROUND(${ORDER}${row}*${OWN}${row},2),"")`

/** What closes the sheet of a list. */
export const sheetFoot = (count: number): string => {
  const last = lastRowOf(count)
  const column = (letter: string) => `${letter}${HEAD_ROW + 1}:${letter}${last}`
  return sheetEnd(`A${HEAD_ROW}:${LAST_COLUMN}${last}`, [column(ARTICLE), column(BARCODE)])
}
