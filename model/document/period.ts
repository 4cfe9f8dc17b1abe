const MOSCOW_MS = 3 * 3_600_000

/** A period of days in Moscow, «2026-11-21», both included. */
export type Period = { from: string; to: string }

/** The day of a moment in Moscow, which documents go by. @param at ms */
export const dayInMoscow = (at: number): string => new Date(at + MOSCOW_MS).toISOString().slice(0, 10)

/** The quarter of a moment, from its first day to that day. @param now ms */
export function currentQuarter(now: number): Period {
  const to = dayInMoscow(now)
  const month = Math.floor((Number(to.slice(5, 7)) - 1) / 3) * 3 + 1
  return { from: `${to.slice(0, 4)}-${String(month).padStart(2, '0')}-01`, to }
}

/** @returns what is wrong with a period, in a sentence; null where nothing is */
export const periodProblem = ({ from, to }: Period): string | null => (from > to ? 'Раньше начала периода' : null)
