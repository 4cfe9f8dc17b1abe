import { strFromU8, unzipSync } from 'fflate'
import { tableCells } from '../../../model/entry/table/cells'
import { decodedText, FILE_REFUSALS, fileForm, type TableFile } from '../../../model/entry/table/table-file'
import { TABLE_FILE_BYTES, TABLE_FILE_ROWS, TABLE_PART_BYTES } from '../../../model/limits'
import { sharedOf, sheetPaths, sheetRows, workbookPath, type Parts } from '../../../model/sheet/read/workbook-rows'

/** Rows that are read before others have their turn. */
const ROWS_PER_TURN = 500
const refused = (why: keyof typeof FILE_REFUSALS): TableFile => ({ refusal: FILE_REFUSALS[why] })

/**
 * Reads a table that a person chose: of a workbook (XLSX) the first sheet that has rows, else a text with delimiters (CSV).
 * @param rest gives others their turn between some rows and the next
 * @param signal ends the work: it rejects then
 */
export async function readTable(file: Blob, rest: () => Promise<void>, signal: AbortSignal): Promise<TableFile> {
  if (file.size > TABLE_FILE_BYTES) return refused('large')
  let bytes: Uint8Array
  try {
    bytes = new Uint8Array(await file.arrayBuffer())
  } catch {
    return refused('unread')
  }
  const form = fileForm(bytes)
  if (form === 'zip') return readWorkbook(bytes, rest, signal)
  if (form !== 'text') return refused(form)
  const rows = tableCells(decodedText(bytes) ?? '')
  return rows.length === 0 ? refused('noRows') : rows.length > TABLE_FILE_ROWS ? refused('long') : { rows }
}

/** Each part is unpacked when it is asked for, and none that would fill the memory. */
function partsOf(bytes: Uint8Array): Parts {
  return (path) => {
    const wanted = path.toLowerCase()
    const found = unzipSync(bytes, {
      filter: ({ name, originalSize }) => name.toLowerCase() === wanted && originalSize <= TABLE_PART_BYTES,
    })
    const [part] = Object.values(found)
    return part && strFromU8(part)
  }
}

async function readWorkbook(bytes: Uint8Array, rest: () => Promise<void>, signal: AbortSignal): Promise<TableFile> {
  try {
    const parts = partsOf(bytes)
    const workbook = workbookPath(parts)
    if (workbook === null) return refused('foreign')
    const sheets = sheetPaths(parts, workbook)
    // A workbook of another form of its parts: binary, or no sheets but a diagram.
    if (sheets.length === 0) return refused('foreign')
    const shared = sharedOf(parts, workbook)
    for (const path of sheets) {
      const rows: string[][] = []
      let read = 0
      const sheet = parts(path)
      if (sheet === undefined) return refused('broken')
      for (const row of sheetRows(sheet, shared)) {
        if (row.some((cell) => cell.trim() !== '')) rows.push(row)
        if (rows.length > TABLE_FILE_ROWS) return refused('long')
        read++
        if (read % ROWS_PER_TURN === 0) await rest()
        signal.throwIfAborted()
      }
      if (rows.length > 0) return { rows }
    }
    return refused('noRows')
  } catch (error) {
    signal.throwIfAborted()
    if (error instanceof Error) return refused('broken')
    throw error
  }
}
