import { strToU8, Zip, ZipDeflate } from 'fflate'
import { ROWS_PER_TURN } from '../../../model/limits'
import { type TableSheet, tableFacts, tableXml } from '../../../model/sheet/table-sheet'
import { type WorkbookFacts, workbookParts } from '../../../model/sheet/workbook'

const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
/** Of 1 to 9: from here on a file gets a tenth smaller in twice the time. */
const PACKING = 3

/**
 * A workbook of one sheet (XLSX). It is packed as it is written, so that 50 000 rows need the memory of the packed file alone.
 * @param sheet the XML of the sheet, piece by piece
 * @param rest gives others their turn between the pieces
 * @param signal ends the work: it rejects then
 */
export async function packWorkbook(
  facts: WorkbookFacts,
  sheet: Iterable<string>,
  rest: () => Promise<void>,
  signal: AbortSignal,
): Promise<Blob> {
  const packed: BlobPart[] = []
  const zip = new Zip((error, data) => {
    if (error) throw error
    packed.push(data as Uint8Array<ArrayBuffer>) // the packer shares its memory with nobody
  })
  const begin = (path: string): ZipDeflate => {
    const part = new ZipDeflate(path, { level: PACKING })
    part.mtime = facts.at
    zip.add(part)
    return part
  }
  for (const [path, text] of Object.entries(workbookParts(facts))) begin(path).push(strToU8(text), true)
  const part = begin('xl/worksheets/sheet1.xml')
  let isFirst = true
  for (const piece of sheet) {
    if (!isFirst) {
      await rest()
      signal.throwIfAborted()
    }
    isFirst = false
    part.push(strToU8(piece))
  }
  part.push(new Uint8Array(), true)
  zip.end()
  return new Blob(packed, { type: TYPE })
}

/** A table as a workbook (XLSX). @param rest, signal as of `packWorkbook` */
export const packTable = (table: TableSheet, rest: () => Promise<void>, signal: AbortSignal): Promise<Blob> =>
  packWorkbook(tableFacts(table), tableXml(table, ROWS_PER_TURN), rest, signal)
