/** Who takes part in a sequence chart: `id` is a machine's, or one of those outside; `code`: as the program calls it, empty of those outside. */
export type Lifeline = { id: string; title: string; code: string }

/** What stands in a sequence chart, from the top to the bottom; `from` and `to` are ids of lifelines. */
export type Row =
  /**
   * `code`: the same as the program says it. `isAnswer`: what comes back on a question. `isBad`: it failed. `isLost`: it never came.
   * `asks`: the number that a question has in its chapter; `answers`: that of the question which is answered.
   */
  | {
      kind: 'arrow'
      from: string
      to: string
      text: string
      code: string
      isAnswer?: boolean
      isBad?: boolean
      isLost?: boolean
      asks?: number
      answers?: number
    }
  /** What one does for itself: a timer that ended, work without a server. */
  | { kind: 'note'; of: string; text: string }
  /** Where a machine is after that. */
  | { kind: 'state'; of: string; text: string }

/** Who is in a row. */
export const idsOf = (row: Row): string[] => (row.kind === 'arrow' ? [row.from, row.to] : [row.of])

/** Rows as they stand on one sheet: an answer says what it answers, unless that is the last question above it. */
export function saidOn(rows: readonly Row[]): Row[] {
  let last: number | undefined
  return rows.map((row) => {
    if (row.kind !== 'arrow') return row
    last = row.asks ?? last
    return row.answers === undefined || row.answers === last ? row : { ...row, text: `${row.text} на\u00a0№\u00a0${row.answers}` }
  })
}
