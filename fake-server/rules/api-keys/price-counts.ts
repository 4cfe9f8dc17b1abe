import { PRICE_CALLS_PER_DAY, PRICE_CALLS_PER_WINDOW, PRICE_WINDOW_MS } from '../../../model/api-key/api-limits'
import type { TableRow } from '../../tables'
import { dayOf } from '../region/region-prices'

type Stored = TableRow<'apiKey'>

/** The counts of a key as they are at a moment: a window or a day that is over counts from nothing. */
export function countsAt(key: Stored, now: number): Pick<Stored, 'window_at' | 'window_count' | 'day' | 'day_count'> {
  const isSameWindow = now - key.window_at < PRICE_WINDOW_MS
  const day = dayOf(now)
  return {
    window_at: isSameWindow ? key.window_at : now,
    window_count: isSameWindow ? key.window_count : 0,
    day,
    day_count: key.day === day ? key.day_count : 0,
  }
}

const DAY_MS = 86_400_000
const MOSCOW_MS = 3 * 3_600_000
const untilMidnight = (now: number): number => DAY_MS - ((now + MOSCOW_MS) % DAY_MS)

/** How long a price call has to wait, ms; 0: not at all. */
export function waitOf({ window_at, window_count, day_count }: ReturnType<typeof countsAt>, now: number): number {
  if (day_count >= PRICE_CALLS_PER_DAY) return untilMidnight(now)
  return window_count >= PRICE_CALLS_PER_WINDOW ? window_at + PRICE_WINDOW_MS - now : 0
}

/** ms as whole seconds, rounded up. */
export const seconds = (ms: number): string => String(Math.ceil(ms / 1000))

/** What every answer to a key says of its price calls. */
export function limitHeaders(key: Stored, now: number): Readonly<Record<string, string>> {
  const { window_at, window_count, day_count } = countsAt(key, now)
  return {
    'x-ratelimit-limit': String(PRICE_CALLS_PER_WINDOW),
    'x-ratelimit-remaining': String(PRICE_CALLS_PER_WINDOW - window_count),
    'x-ratelimit-reset': seconds(window_at + PRICE_WINDOW_MS - now),
    'x-ratelimit-day-limit': String(PRICE_CALLS_PER_DAY),
    'x-ratelimit-day-remaining': String(PRICE_CALLS_PER_DAY - day_count),
  }
}
