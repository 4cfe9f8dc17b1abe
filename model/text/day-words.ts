import { formatDayMonth, formatYear } from './date'
import type { Moment } from './date'

const DAY_MS = 86_400_000

/**
 * The day of something that was, as a heading: «Сегодня», «Вчера», «20\u00a0ноября», of another year «20\u00a0ноября 2025», by the clock
 * of the head office. @param now ms. Throws RangeError for a moment that is none.
 */
export function dayWords(moment: Moment, now: number): string {
  const dayOf = (at: Moment) => `${formatDayMonth(at)} ${formatYear(at)}`
  const day = dayOf(moment)
  if (day === dayOf(now)) return 'Сегодня'
  if (day === dayOf(now - DAY_MS)) return 'Вчера'
  return formatYear(moment) === formatYear(now) ? formatDayMonth(moment) : day
}
