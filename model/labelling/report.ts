import { shortFileName } from '../files/file-name'
import type { TableSheet } from '../sheet/table-sheet'
import { formatDateTime } from '../text/date'
import { counted } from '../text/plural'
import { CODE, PROBLEM_WORDS } from './code-words'
import type { Comparison, ExpectedLine } from './compare'

/** Who compared codes, and the number of the paper whose goods they were. */
export type ReportHead = { shop: string; buyer: string; number: string }

/** The name of the file without its ending: «Сверка кодов УПД-58230, 2026-11-23». @param day «2026-11-23» */
export const reportName = ({ number }: ReportHead, day: string): string => `${shortFileName([`Сверка кодов ${number}`])}, ${day}`

/** A comparison as a table: what matched, then everything that did not. @param at ms, when it was made */
export function reportSheet({ shop, buyer, number }: ReportHead, comparison: Comparison, at: number): TableSheet {
  const { lines, strange, doubled, unread, expected, matched, missing } = comparison
  const row = (outcome: string, code: string, line: ExpectedLine | null, note = '') => [
    outcome,
    line === null ? null : line.line,
    line?.article ?? '',
    line?.name ?? '',
    code,
    note,
  ]
  const lineOf = new Map(lines.flatMap(({ line }) => line.codes.map((code) => [code, line] as const)))
  return {
    sheet: 'Коды',
    at,
    lines: [
      `${shop}: сверка кодов маркировки, ${number}`,
      `На\u00a0${formatDateTime(at)} (МСК)`,
      buyer,
      `В\u00a0документе ${counted(expected, CODE)}: совпало ${matched}, не\u00a0хватает ${missing}, лишних ${strange.length}, повторов ${doubled.length}, не\u00a0прочитано ${unread.length}`,
    ],
    columns: [
      { title: 'Итог', width: 16, kind: 'text' },
      { title: 'Строка', width: 9, kind: 'count' },
      { title: 'Артикул', width: 18, kind: 'code' },
      { title: 'Товар', width: 48, kind: 'text' },
      { title: 'Код', width: 36, kind: 'code' },
      { title: 'Примечание', width: 44, kind: 'text' },
    ],
    rows: [
      ...lines.flatMap(({ line, missing: lost }) => lost.map((code) => row('Не\u00a0хватает', code, line))),
      ...strange.map(({ key, line }) =>
        row('Лишний', key, line, line ? 'Такой товар в\u00a0документе есть, этого кода нет' : 'Такого товара в\u00a0документе нет'),
      ),
      ...doubled.map(({ key, times }) => row('Повтор', key, lineOf.get(key) ?? null, `Отсканирован раз: ${times}`)),
      ...unread.map(({ text, problem }) => row('Не\u00a0прочитан', text, null, PROBLEM_WORDS[problem])),
      ...lines.flatMap(({ line, missing: lost }) => {
        const gone = new Set(lost)
        return line.codes.filter((code) => !gone.has(code)).map((code) => row('Совпал', code, line))
      }),
    ],
  }
}
