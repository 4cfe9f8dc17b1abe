/** Who takes part in a sequence chart: `id` is a machine's, or one of those outside; `code`: as the program calls it, empty of those outside. */
export type Lifeline = { id: string; title: string; code: string }

/** What stands in a sequence chart, from the top to the bottom; `from` and `to` are ids of lifelines. */
export type Row =
  /** `code`: the same as the program says it. `isAnswer`: what comes back on a question. `isBad`: it failed. */
  | { kind: 'arrow'; from: string; to: string; text: string; code: string; isAnswer?: boolean; isBad?: boolean }
  /** What one does for itself: a timer that ended, work without a server. */
  | { kind: 'note'; of: string; text: string }
  /** Where a machine is after that. */
  | { kind: 'state'; of: string; text: string }
