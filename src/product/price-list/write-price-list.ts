import { ROWS_PER_TURN } from '../../../model/limits'
import { HEAD_ROW, LAST_COLUMN, lastRowOf, sheetFoot, sheetHead, sheetRows } from '../../../model/price-list/price-list-sheet'
import type { PriceListRow } from '../../../model/price-list/price-list-row'
import { packWorkbook } from '../../platform/files/pack-workbook'

const SHEET = 'Прайс-лист'

export type PriceListFile = {
  rows: readonly PriceListRow[]
  /** What stands above the heads of the columns. */
  lines: readonly string[]
  /** When its prices were asked for, ms. */
  at: number
}

/** A price list as a workbook (XLSX). @param rest, signal as of `packWorkbook` */
export const writePriceList = (file: PriceListFile, rest: () => Promise<void>, signal: AbortSignal): Promise<Blob> =>
  packWorkbook(
    {
      sheet: SHEET,
      title: file.lines[0] ?? SHEET,
      at: file.at,
      headRow: HEAD_ROW,
      lastRow: lastRowOf(file.rows.length),
      lastColumn: LAST_COLUMN,
    },
    sheetPieces(file),
    rest,
    signal,
  )

function* sheetPieces({ rows, lines }: PriceListFile): Generator<string> {
  const rowsFrom = (from: number) => sheetRows(rows.slice(from, from + ROWS_PER_TURN), from, rows.length)
  yield sheetHead(lines, rows.length) + rowsFrom(0)
  for (let from = ROWS_PER_TURN; from < rows.length; from += ROWS_PER_TURN) yield rowsFrom(from)
  yield sheetFoot(rows.length)
}
