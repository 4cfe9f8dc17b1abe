import { ENTRY_LENGTH } from '../../limits'
import { withQuantity } from '../entry-text'
import type { NamingCells } from '../naming-cells'
import { cleanCell, tableCells } from './cells'
import { type Columns, headOf, isHeadRow } from './head'
import { cellQuantity, isNothing, isNumber } from './numbers'

/**
 * A row of what was pasted: as it may be typed into the line («AL-4071-004 × 12»), or as it came with what is wrong with it. With `named`
 * the text is the row without its quantity, and stands for what one of these cells names.
 */
export type PastedRow = { text: string; problem: string | null; named?: { cells: NamingCells; quantity: number } }
/** Rows of a table that are no order, by reason: how many. */
export type Skipped = { unordered: number; unnamed: number }
/**
 * What is read of a pasted text: its rows in their order, the rows that are none of an order, and whether a head stood above them.
 * `refusal`: why nothing of it can be taken, one sentence; else null. Every row with something in it is the head, a row, or counted as skipped.
 */
export type PastedTable = { rows: PastedRow[]; skipped: Skipped; isHeaded: boolean; refusal: string | null }

/** A row of several columns does not say which of them are article and quantity. */
export const TWO_COLUMNS = 'Оставьте в\u00a0строке два столбца: артикул и\u00a0количество.'
/** An article longer than the line takes. */
export const TOO_LONG = 'Слишком длинно для артикула.'
/** A quantity of 0. */
export const NOT_LESS_THAN_ONE = 'Введите не\u00a0меньше 1'
/** A row that is a sum of others; «Total» is also a maker of oils, so more words behind it make a name of it. */
const TOTAL = /^(?:(?:итого|всего|итог|в том числе|в т\. ?ч\.)(?![\p{L}\d])|(?:grand |sub)?total:?$)/iu
/** Many digits are an article or a barcode at the place where an article stands. */
const NUMERIC_ARTICLE = /^\d{5,}$/
/** So many cells of a row are tried as its article. */
const NAMES_TRIED = 8

/**
 * Reads a pasted text as an order. A row is taken only where article and quantity are certain: by the head of the table, else by what its
 * cells are. Under a head an empty quantity or 0 is not ordered; sums and rows without an article are no rows of an order. [DEC-079]
 */
export const pastedTable = (text: string): PastedTable => orderTable(tableCells(text))

/** Reads rows of cells as an order, as `pastedTable` does. */
export function orderTable(cells: readonly (readonly string[])[]): PastedTable {
  const table = cells.map((row) => row.map(cleanCell)).filter((row) => row.some((cell) => /[^\s;,|]/.test(cell)))
  const head = headOf(table)
  const isHeaded = head !== null
  const body = table.slice(head ? head.at + 1 : 0)
  if (head && 'problem' in head) return { rows: [], skipped: NONE, isHeaded, refusal: body.length > 0 ? head.problem : null }
  const columns = head?.columns ?? null
  const above = table.slice(0, head ? Math.max(0, head.at) : 0).map(rowAbove)
  const below = body.map((cells) => (isHeadRow(cells) ? 'unnamed' : columns ? headedRow(cells, columns) : bareRow(cells)))
  const read = [...above, ...below]
  const count = (kind: 'unordered' | 'unnamed') => read.filter((it) => it === kind).length
  return {
    rows: read.filter((it) => typeof it !== 'string'),
    skipped: { unordered: count('unordered'), unnamed: count('unnamed') },
    isHeaded,
    refusal: null,
  }
}
const NONE: Skipped = { unordered: 0, unnamed: 0 }

/** Whether a pasted text is rows to be entered, and not the text of one line. */
export function isRows(text: string): boolean {
  const rows = tableCells(text)
  return rows.length > 1 || (!text.includes('\t') && (rows[0]?.filter((it) => it !== '').length ?? 0) > 1)
}

const lengthProblem = (article: string): string | null => (article.length > ENTRY_LENGTH ? TOO_LONG : null)
const whole = (cells: readonly string[]): string => cells.filter((it) => it !== '').join(' ')

function headedRow(
  cells: readonly string[],
  { article: articleAt, code: codeAt, count: countAt }: Columns,
): PastedRow | 'unordered' | 'unnamed' {
  const cell = (at: number | null) => (at === null ? '' : (cells[at] ?? ''))
  const [article, code, count] = [cell(articleAt), cell(codeAt), cell(countAt)]
  const names = [article, code].filter((it) => it !== '')
  const [name] = names
  if (name === undefined || TOTAL.test(name)) return 'unnamed'
  if (isNothing(count)) return 'unordered'
  const quantity = cellQuantity(count)
  const text = whole(cells)
  if (!quantity.ok) return { text: whole([name, count]), problem: quantity.reason }
  const problem = lengthProblem(name)
  if (problem !== null) return { text, problem }
  if (names.length === 1) return { text: withQuantity(name, quantity.value), problem }
  return { text: name, problem, named: { cells: names.map((it) => [it]), quantity: quantity.value } }
}

/** A row above the head: goods where it has an article and a quantity, else a title, a date or a buyer's name. */
function rowAbove(cells: readonly string[]): PastedRow | 'unnamed' {
  const filled = cells.filter((it) => it !== '')
  const row = filled.length > 1 && /\d/.test(filled[0] ?? '') ? bareRow(cells) : 'unnamed'
  return row !== 'unnamed' && row.problem === null ? row : 'unnamed'
}

/** A row without a head: one cell is read as it is typed, spaces may stand before the quantity and inside the article. */
function bareRow(all: readonly string[]): PastedRow | 'unnamed' {
  const cells = all.filter((it) => /[^\s;,|]/.test(it))
  const [first = '', ...rest] = cells
  if (TOTAL.test(first)) return 'unnamed'
  // Zeros at its end may be of the article («G 052 000»): that is known when it was looked for.
  if (rest.length === 0) return { text: first, problem: lengthProblem(first) }
  const text = whole(cells)
  const numbers = rest.filter(isNumber)
  const isFirstNumber = isNumber(first) && !NUMERIC_ARTICLE.test(first)
  if (rest.length > 1 && (numbers.length > 1 || isFirstNumber)) return { text, problem: TWO_COLUMNS }
  // Where none of several cells is a number, the last one stands for it: it is named what is wrong with that.
  const count = numbers[0] ?? rest.at(-1) ?? ''
  const quantity = cellQuantity(count)
  if (!quantity.ok) return { text, problem: quantity.reason }
  const [name = '', ...others] = cells.filter((_, at) => at !== 1 + rest.indexOf(count))
  if (others.length === 0)
    return lengthProblem(name) === null ? { text: withQuantity(name, quantity.value), problem: null } : { text, problem: TOO_LONG }
  const short = [name, ...others].filter((it) => it.length <= ENTRY_LENGTH)
  const likely = short.filter((it) => /\d/.test(it))
  const tried = (likely.length > 0 ? likely : short).slice(0, NAMES_TRIED)
  return tried.length === 0
    ? { text, problem: TOO_LONG }
    : { text: whole([name, ...others]), problem: null, named: { cells: [tried], quantity: quantity.value } }
}
