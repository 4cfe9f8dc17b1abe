import { TALL, WIDE } from '../paper'
import { idsOf, type Lifeline, type Row, saidOn } from './rows'

const MOST_APART = 210
/** So many stand beside one another on a page that stands; more want one that lies. */
const FEW = 6

/** A part of a chart that fits a page: those who do something on it, and how far apart they stand, px. */
export type Sheet = { rows: readonly Row[]; lifelines: readonly Lifeline[]; apart: number }

const sheetOf = (rows: readonly Row[], lifelines: readonly Lifeline[]) => {
  const seen = new Set(rows.flatMap(idsOf))
  const active = lifelines.filter(({ id }) => seen.has(id))
  const page = active.length > FEW ? WIDE : TALL
  return {
    sheet: { rows: saidOn(rows), lifelines: active, apart: Math.min(MOST_APART, Math.floor(page.width / active.length)) },
    room: page.height,
  }
}

/**
 * Rows in their order on as few sheets as hold them, each about as full as the others.
 * @param heightOf of a whole picture of this sheet, px; `isPart`: there are others
 */
export function sheetsOf(
  rows: readonly Row[],
  lifelines: readonly Lifeline[],
  heightOf: (sheet: Sheet, isPart: boolean) => number,
): Sheet[] {
  const whole = sheetOf(rows, lifelines)
  if (heightOf(whole.sheet, false) <= whole.room) return [whole.sheet]
  /** For the first so many rows: how many sheets, how unevenly full, and the last of them. */
  type Best = { count: number; uneven: number; from: number; sheet: Sheet }
  const best: Best[] = []
  for (let end = 1; end <= rows.length; end++)
    for (let from = end - 1; from >= 0; from--) {
      const { sheet, room } = sheetOf(rows.slice(from, end), lifelines)
      const fullness = heightOf(sheet, true) / room
      // A row alone stands however high it is.
      if (fullness > 1 && from < end - 1) break
      const before = from === 0 ? { count: 0, uneven: 0 } : best[from]! // it was found before
      const [count, uneven] = [before.count + 1, before.uneven + fullness ** 2]
      const known = best[end]
      if (!known || count < known.count || (count === known.count && uneven < known.uneven)) best[end] = { count, uneven, from, sheet }
    }
  const sheets: Sheet[] = []
  for (let end = rows.length; end > 0; ) {
    const { sheet, from } = best[end]! // every end was reached
    sheets.unshift(sheet)
    end = from
  }
  return sheets
}
