import { cleanText } from '../../text/typed/clean-text'

const LINE_END = /\r\n|[\n\r\u2028\u2029]/u
const DELIMITERS = ['\t', ';'] as const

/** A text without signs that are not seen, white space made single spaces, nothing at its ends. */
export const cleanCell = (text: string): string => cleanText(text).replace(/\s+/g, ' ').trim()

/**
 * The cells of a pasted text, row by row, without rows that say nothing. A line «sep=,» above says what stands between cells, else a tab
 * does where there is one, else a semicolon; a comma or a vertical bar only where it cuts all rows into equally many cells. A cell in
 * quotation marks may hold line ends and delimiters, a doubled mark in it is one; a mark in the middle of a cell is text. [DEC-079]
 */
export function tableCells(text: string): string[][] {
  const named = /^\ufeff?sep=(.)(?:\r\n|[\n\r]|$)/iu.exec(text)
  const body = named ? text.slice(named[0].length) : text.replace(/^\ufeff/u, '')
  const delimiter = named?.[1] ?? DELIMITERS.find((each) => body.includes(each))
  if (delimiter !== undefined) return rowsOf(body, delimiter)
  const whole = rowsOf(body, null)
  const cut = [',', '|'].map((each) => rowsOf(body, each)).find((rows) => areRows(rows, whole.length))
  return cut ?? whole
}

/** Whether a delimiter that also stands inside articles and numbers cuts a text into a table: at least two rows, all of equally many cells. */
function areRows(rows: readonly string[][], count: number): boolean {
  const width = rows[0]?.length ?? 0
  return (
    count > 1 && rows.length === count && width > 1 && rows.every((cells) => cells.length === width && cells.some((it) => /\d/.test(it)))
  )
}

function rowsOf(text: string, delimiter: string | null): string[][] {
  const rows: string[][] = []
  let cells: string[] = []
  let rest = text
  for (;;) {
    const { cell, after } = firstCell(rest, delimiter)
    cells.push(cell)
    const isNext = delimiter !== null && after.startsWith(delimiter)
    if (!isNext) {
      rows.push(ownCells(cells, delimiter).map(cleanCell))
      cells = []
    }
    const end = isNext ? delimiter : LINE_END.exec(after)?.[0]
    if (end === undefined) break
    rest = after.slice(end.length)
  }
  return rows.filter((row) => row.some((cell) => /[^\s;,|]/.test(cell)))
}

/** A line that the delimiter does not cut may be cut by a semicolon. */
const ownCells = (cells: readonly string[], delimiter: string | null): readonly string[] =>
  cells.length === 1 && delimiter === '\t' ? (cells[0] ?? '').split(';') : cells

/** The cell at the beginning of a text, without its quotation marks, and what stands behind it. */
function firstCell(text: string, delimiter: string | null): { cell: string; after: string } {
  const quoted = /^[ \u00a0]*"((?:[^"]|"")*)"[ \u00a0]*/u.exec(text)
  if (quoted) {
    const after = text.slice(quoted[0].length)
    const isClosed = after === '' || (delimiter !== null && after.startsWith(delimiter)) || /^[\n\r\u2028\u2029]/u.test(after)
    if (isClosed) return { cell: (quoted[1] ?? '').replaceAll('""', '"'), after }
  }
  const ends = delimiter === null ? /[\n\r\u2028\u2029]/u : new RegExp(`[${escaped(delimiter)}\\n\\r\\u2028\\u2029]`, 'u')
  const end = text.search(ends)
  return end < 0 ? { cell: text, after: '' } : { cell: text.slice(0, end), after: text.slice(end) }
}
const escaped = (sign: string): string => (/[\\\]^-]/.test(sign) ? `\\${sign}` : sign)
