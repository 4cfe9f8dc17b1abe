import { strToU8, Zip, ZipDeflate } from 'fflate'
import { ROWS_PER_TURN } from '../../../model/limits'
import { HEAD_ROW, LAST_COLUMN, lastRowOf, sheetFoot, sheetHead, sheetRows } from '../../../model/price-list/price-list-sheet'
import type { PriceListRow } from '../../../model/price-list/price-list-row'
import { workbookParts } from '../../../model/sheet/workbook'

const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const SHEET = 'Прайс-лист'
/** Of 1 to 9: from here on a file gets a tenth smaller in twice the time. */
const PACKING = 3

export type PriceListFile = {
  rows: readonly PriceListRow[]
  /** What stands above the heads of the columns. */
  lines: readonly string[]
  /** When its prices were asked for, ms. */
  at: number
}

/**
 * A price list as a workbook (XLSX). It is packed as it is written, so that 50 000 rows need the memory of the packed file alone.
 * @param rest gives others their turn between some rows and the next
 * @param signal ends the work: it rejects then
 */
export async function writePriceList({ rows, lines, at }: PriceListFile, rest: () => Promise<void>, signal: AbortSignal): Promise<Blob> {
  const packed: BlobPart[] = []
  const zip = new Zip((error, data) => {
    if (error) throw error
    packed.push(data as Uint8Array<ArrayBuffer>) // the packer shares its memory with nobody
  })
  const begin = (path: string): ZipDeflate => {
    const part = new ZipDeflate(path, { level: PACKING })
    part.mtime = at
    zip.add(part)
    return part
  }
  const facts = { sheet: SHEET, title: lines[0] ?? SHEET, at, headRow: HEAD_ROW, lastRow: lastRowOf(rows.length), lastColumn: LAST_COLUMN }
  for (const [path, text] of Object.entries(workbookParts(facts))) begin(path).push(strToU8(text), true)
  const sheet = begin('xl/worksheets/sheet1.xml')
  sheet.push(strToU8(sheetHead(lines, rows.length)))
  for (let from = 0; from < rows.length; from += ROWS_PER_TURN) {
    sheet.push(strToU8(sheetRows(rows.slice(from, from + ROWS_PER_TURN), from, rows.length)))
    await rest()
    signal.throwIfAborted()
  }
  sheet.push(strToU8(sheetFoot(rows.length)), true)
  zip.end()
  return new Blob(packed, { type: TYPE })
}
