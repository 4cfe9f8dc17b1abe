import { TZDate } from '@date-fns/tz'
import { addDays, format, getISODay } from 'date-fns'
import type { DeliverySchedule } from './delivery'

/** A day of delivery, and until when it can be ordered for. */
export type DeliveryDay = {
  /** 'YYYY-MM-DD' in the store's city. */
  date: string
  /** ms; ordered at this very moment is too late. */
  orderBy: number
}

export type Timetable = Pick<DeliverySchedule, 'days' | 'cutoff' | 'time_zone'>

/** How many days are offered to choose from. */
export const DAYS_OFFERED = 10
/** As far as is looked ahead, in days: no timetable of a week has none within it. */
const HORIZON = 60

/**
 * The next days of delivery: on a day of the timetable, ordered before the cut-off of the day before it. [ENT-005, DEC-067]
 * @param now ms
 * @param count how many at most; none where the timetable has no day
 */
export function deliveryDays({ days, cutoff, time_zone }: Timetable, now: number, count = DAYS_OFFERED): DeliveryDay[] {
  const found: DeliveryDay[] = []
  const today = new TZDate(now, time_zone)
  for (let ahead = 1; ahead <= HORIZON && found.length < count; ahead++) {
    const day = addDays(today, ahead)
    const orderBy = atTime(addDays(day, -1), cutoff, time_zone)
    if (days.includes(getISODay(day)) && now < orderBy) found.push({ date: format(day, 'yyyy-MM-dd'), orderBy })
  }
  return found
}

function atTime(day: Date, clock: string, timeZone: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return new TZDate(day.getFullYear(), day.getMonth(), day.getDate(), hours, minutes, timeZone).getTime()
}

/** Whether a day that was wanted is still among those offered. */
export const isDeliverable = (timetable: Timetable, now: number, date: string): boolean =>
  deliveryDays(timetable, now).some((day) => day.date === date)
