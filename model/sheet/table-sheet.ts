import { columnName, numberCell, STYLE, textCell } from './cells'
import { sheetBeginning, sheetEnd, type WorkbookFacts } from './workbook'

/** A column: how wide it is, in characters, and what its cells are. `code`: digits that are a text, such as an article. */
type Column = { title: string; width: number; kind: 'text' | 'code' | 'count' | 'money' | 'day' }
/** What a cell holds: a text, a number, kopecks of a sum, or ms of a day; '' and null are an empty cell. */
type Value = string | number | null
/** A workbook of one table. `lines` stand above the heads of the columns; `sheet` is the name of the tab, a word without signs. */
export type TableSheet = {
  sheet: string
  lines: readonly string[]
  columns: readonly Column[]
  rows: readonly (readonly Value[])[]
  /** When it was written, ms. */
  at: number
}

/** Days of a spreadsheet are counted from the end of 1899. */
const DAYS_TO_1970 = 25_569
const DAY_MS = 86_400_000
/** Documents go by the time of Moscow. */
const MOSCOW_MS = 3 * 3_600_000

function cell(at: string, { kind }: Column, value: Value): string {
  if (value === null) return ''
  if (typeof value === 'string') return textCell(at, value)
  if (kind === 'money') return numberCell(at, value / 100, STYLE.money)
  if (kind === 'day') return numberCell(at, Math.floor((value + MOSCOW_MS) / DAY_MS) + DAYS_TO_1970, STYLE.date)
  return numberCell(at, value, STYLE.count)
}

/** @returns what the workbook says of a table */
export const tableFacts = ({ sheet, lines, columns, rows, at }: TableSheet): WorkbookFacts => ({
  sheet,
  title: lines[0] ?? sheet,
  at,
  headRow: lines.length + 1,
  lastRow: lines.length + 1 + Math.max(1, rows.length),
  lastColumn: columnName(columns.length - 1),
})

/** The XML of the sheet of a table, in pieces of so many rows. */
export function* tableXml(table: TableSheet, rowsPerPiece: number): Generator<string> {
  const { lines, columns, rows } = table
  const { headRow, lastRow, lastColumn } = tableFacts(table)
  const above = lines.map((line, at) => `<row r="${at + 1}">${textCell(`A${at + 1}`, line, at === 0 ? STYLE.title : STYLE.plain)}</row>`)
  const heads = columns.map(({ title, kind }, at) =>
    textCell(columnName(at) + headRow, title, kind === 'count' || kind === 'money' ? STYLE.headEnd : STYLE.head),
  )
  yield sheetBeginning(
    headRow,
    columns.map(({ width }) => width),
  ) +
    above.join('') +
    `<row r="${headRow}" ht="32" customHeight="1">${heads.join('')}</row>`
  for (let from = 0; from < rows.length; from += rowsPerPiece)
    yield rows
      .slice(from, from + rowsPerPiece)
      .map((values, at) => {
        const row = headRow + 1 + from + at
        return `<row r="${row}">${columns.map((column, place) => cell(columnName(place) + row, column, values[place] ?? null)).join('')}</row>`
      })
      .join('')
  const codes = columns.flatMap(({ kind }, at) => (kind === 'code' ? [`${columnName(at)}${headRow + 1}:${columnName(at)}${lastRow}`] : []))
  yield sheetEnd(`A${headRow}:${lastColumn}${lastRow}`, codes)
}
