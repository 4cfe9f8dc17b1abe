import { TZDate } from '@date-fns/tz'
import { addDays, format, getISODay, startOfDay } from 'date-fns'
import { isClosedOn, workingDayBefore } from './closed-days'
import type { DeliverySchedule } from './delivery'

/** A day of delivery, and until when it can be ordered for. */
export type DeliveryDay = {
  /** 'YYYY-MM-DD' in the store's city. */
  date: string
  /** ms; ordered at this very moment is too late. */
  orderBy: number
}

export type Timetable = Pick<DeliverySchedule, 'days' | 'cutoff' | 'time_zone' | 'closed_days'>

/** How many days are offered to choose from. */
export const DAYS_OFFERED = 10
/** As far as is looked ahead, in days: no timetable of a week has none within it. */
const HORIZON = 90

/**
 * The next days of delivery: on a day of the timetable that is not closed, ordered before the cut-off of the last working day before it,
 * and none before all goods are in the city; what comes in so many days from today comes a day later if it is ordered tomorrow. [ENT-005, DEC-012, DEC-067]
 * @param now ms
 * @param arrival days until everything is in the city, 0 is now
 * @param count how many at most; none where the timetable has no day
 */
export function deliveryDays(timetable: Timetable, now: number, arrival: number, count = DAYS_OFFERED): DeliveryDay[] {
  const found: DeliveryDay[] = []
  for (const day of daysFrom(timetable, now, arrival)) {
    if (found.length >= count) break
    found.push(day)
  }
  return found
}

/** A day that was wanted, where goods can still come on it; undefined: they cannot. Farther ones than are offered too. @param arrival days until everything is in the city */
export function deliveryDayOf(timetable: Timetable, now: number, date: string, arrival: number): DeliveryDay | undefined {
  for (const day of daysFrom(timetable, now, arrival)) if (day.date >= date) return day.date === date ? day : undefined
  return undefined
}

function* daysFrom({ days, cutoff, time_zone, closed_days }: Timetable, now: number, arrival: number): Generator<DeliveryDay> {
  const today = new TZDate(now, time_zone)
  for (let ahead = Math.max(1, arrival); ahead <= arrival + HORIZON; ahead++) {
    const day = addDays(today, ahead)
    if (!days.includes(getISODay(day)) || isClosedOn(day, closed_days)) continue
    const cutoffAt = atTime(workingDayBefore(day, closed_days), cutoff, time_zone)
    const orderBy = arrival > 1 ? Math.min(cutoffAt, startOfDay(addDays(day, 1 - arrival)).getTime()) : cutoffAt
    if (now < orderBy) yield { date: format(day, 'yyyy-MM-dd'), orderBy }
  }
}

function atTime(day: Date, clock: string, timeZone: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return new TZDate(day.getFullYear(), day.getMonth(), day.getDate(), hours, minutes, timeZone).getTime()
}
