import { ENTRY_LENGTH } from '../limits'
import { parseQuantity } from '../text/number-input'
import { bareQuantity, withQuantity } from './entry-text'

/** A row of what was pasted: as it may be typed into the line («AL-4071-004 × 12»), or as it came with what is wrong with it. */
export type PastedRow = { text: string; problem: string | null }

/** A row of several columns does not say which of them are article and quantity. */
export const TWO_COLUMNS = 'Оставьте в\u00a0строке два столбца: артикул и\u00a0количество.'
/** An article longer than the line takes. */
export const TOO_LONG = 'Слишком длинно для артикула.'
/** A quantity of 0. */
export const NOT_LESS_THAN_ONE = 'Введите не\u00a0меньше 1'
/** A cell that is meant as a number, right or wrong; a name with a grade («5W-30») is none. */
const NUMBER = /^[-\u2212+]?[\d.,]+(?:e\d+)?$/iu

/** The heads of columns that say what stands in them. */
const ARTICLE_HEAD = /^(?:артикул|арт\.?|код|sku|article)(?![а-яёa-z])/iu
const COUNT_HEAD = /^(?:кол-?\s?во|количество|заказ|шт\.?|qty|quantity)(?![а-яёa-z])/iu

/**
 * The rows of a pasted text, empty ones left out: cells stand apart by tabs, where there are none by semicolons, the article first. A
 * row of one cell is read as it is typed: spaces may stand before the quantity and inside the article. Where the first row is the head
 * of a table, it says in which columns article and quantity stand, and is no row itself (`isHeaded`).
 */
export function pastedRows(text: string): { rows: PastedRow[]; isHeaded: boolean } {
  const lines = linesOf(text)
  const columns = lines[0] === undefined ? null : columnsOf(lines[0])
  const rows = (columns ? lines.slice(1) : lines).flatMap((cells) => {
    const [first, ...rest] = (columns ? columns.map((at) => cells[at] ?? '') : cells).flatMap(filled)
    return first === undefined ? [] : [rest.length === 0 ? single(first) : row(first, rest)]
  })
  return { rows, isHeaded: columns !== null }
}

const linesOf = (text: string): string[][] =>
  text
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((line) => line.split(line.includes('\t') ? '\t' : ';'))
    .filter((cells) => cells.some((cell) => filled(cell).length > 0))

/** In which columns article and quantity stand by the head of a table; null: it is none. */
function columnsOf(head: readonly string[]): readonly [article: number, count: number] | null {
  const names = head.map((cell) => cell.trim())
  const [article, count] = [ARTICLE_HEAD, COUNT_HEAD].map((pattern) => names.findIndex((name) => pattern.test(name)))
  return article === undefined || count === undefined || article < 0 || count < 0 || names.some((name) => /\d/.test(name))
    ? null
    : [article, count]
}

/** A cell that says something, white space made single spaces. */
function filled(cell: string): string[] {
  const text = cell.trim().replace(/\s+/g, ' ')
  return /[^\s;]/.test(text) ? [text] : []
}

/** Whether a pasted text is rows to be entered, and not the text of one line. */
export const isRows = (text: string): boolean => linesOf(text).length > 1 || (!text.includes('\t') && /\S\s*;\s*\S/.test(text))

// Zeros at its end may be of the article («G 052 000»): that is known when it was looked for.
const single = (text: string): PastedRow => ({ text, problem: lengthProblem(text) })
const lengthProblem = (article: string): string | null => (article.length > ENTRY_LENGTH ? TOO_LONG : null)

function row(article: string, rest: readonly string[]): PastedRow {
  const text = [article, ...rest].join(' ')
  const counts = rest.map((cell) => parseQuantity(cell.replace(/\s*шт\.?$/iu, ''), 1))
  const numbers = rest.filter((cell, at) => counts[at]?.ok || NUMBER.test(cell))
  const isClear = rest.length === 1 || (numbers.length <= 1 && bareQuantity(article) === null)
  if (!isClear) return { text, problem: TWO_COLUMNS }
  // Where none of several cells is a number, the last one stands for it: it is named what is wrong with that.
  const count = counts[rest.indexOf(numbers[0] ?? rest.at(-1) ?? '')]
  if (!count?.ok) return { text, problem: count?.reason ?? TWO_COLUMNS }
  const problem = lengthProblem(article)
  return problem === null ? { text: withQuantity(article, count.value), problem } : { text, problem }
}
