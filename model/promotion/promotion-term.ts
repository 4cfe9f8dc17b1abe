const DAY_MS = 86_400_000
/** A promotion ends soon where it has no more days than this, the last one included. */
const SOON_DAYS = 7

/** @returns the moment at which a promotion is over, ms: midnight in Moscow after its last day @param lastDay ISO date */
export const endMoment = (lastDay: string): number => Date.parse(`${lastDay}T00:00:00+03:00`) + DAY_MS

/** Whether a promotion that still runs ends within a week. @param lastDay ISO date @param now ms by the server's clock */
export const isEndingSoon = (lastDay: string, now: number): boolean => endMoment(lastDay) - now <= SOON_DAYS * DAY_MS

/**
 * How long a promotion still runs, in the unit that says enough: days, in the last two days hours, in the last hour minutes; null where it is over.
 * What has begun counts as a whole.
 * @param seconds until its end
 */
export function timeLeft(seconds: number): { count: number; unit: 'day' | 'hour' | 'minute' } | null {
  if (seconds <= 0) return null
  if (seconds > 2 * 86_400) return { count: Math.ceil(seconds / 86_400), unit: 'day' }
  if (seconds > 3600) return { count: Math.ceil(seconds / 3600), unit: 'hour' }
  return { count: Math.ceil(seconds / 60), unit: 'minute' }
}
