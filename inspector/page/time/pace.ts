import type { EventRow } from '../../recording/recording'

/**
 * How quickly events came, from the first to the last of them: a pause is low, a burst is high.
 * @param most so many parts at most, each of as many events
 * @returns of each part its pace, more than 0 to 1; paces of different orders are told apart
 */
export function pacesOf(rows: readonly Pick<EventRow, 'at'>[], most: number): number[] {
  const parts = Math.min(most, rows.length)
  const startOf = (part: number) => Math.floor((part * rows.length) / parts)
  const paces = Array.from({ length: parts }, (_, part) => {
    const [from, to] = [startOf(part), startOf(part + 1)]
    const since = rows[from - 1] ?? rows[from]! // a part holds one at least
    const ms = Math.max(1, rows[to - 1]!.at - since.at)
    return Math.log1p(((to - from) * 1000) / ms)
  })
  const highest = Math.max(...paces)
  return paces.map((pace) => pace / highest)
}
