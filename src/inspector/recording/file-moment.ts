import { formatDate, formatExactClock } from '../../../model/text/date'

/** A moment as part of a file's name, by the clock that the inspector shows: «2026-11-23-19-05-07». @param at ms since 1970 */
export function formatFileMoment(at: number): string {
  const day = formatDate(at).split('.').reverse()
  return [...day, ...formatExactClock(at).padStart(8, '0').split(':')].join('-')
}
