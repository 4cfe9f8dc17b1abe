import { looksLikeFormula } from './sheet-text'
import type { TableSheet } from './table-sheet'

/** A field of a CSV: in quotes where it must be; a program never takes it for a formula. */
function field(value: string | number | null): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const text = looksLikeFormula(value) ? `'${value}` : value
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** The heads and rows of a table as CSV for Russian spreadsheets: semicolons, UTF-8 with a byte order mark. Sums and days are written as they are kept. */
export const tableCsv = ({ columns, rows }: TableSheet): string =>
  `\ufeff${[columns.map(({ title }) => title), ...rows].map((values) => values.map(field).join(';')).join('\r\n')}\r\n`
