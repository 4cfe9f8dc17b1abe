import { TZDate } from '@date-fns/tz'
import { addDays, format } from 'date-fns'
import type { DeliverySchedule } from './delivery'
import { isClosedOn } from './closed-days'

/** Monday first, as the calendars of the country have it. */
export const WEEK = [
  { day: 1, short: 'пн', name: 'понедельник' },
  { day: 2, short: 'вт', name: 'вторник' },
  { day: 3, short: 'ср', name: 'среда' },
  { day: 4, short: 'чт', name: 'четверг' },
  { day: 5, short: 'пт', name: 'пятница' },
  { day: 6, short: 'сб', name: 'суббота' },
  { day: 7, short: 'вс', name: 'воскресенье' },
] as const

/** «пн, ср, пт»; «каждый день» of all seven, '' of none. */
export const weekdaysText = (days: readonly number[]): string =>
  WEEK.every(({ day }) => days.includes(day))
    ? 'каждый день'
    : WEEK.filter(({ day }) => days.includes(day))
        .map(({ short }) => short)
        .join(', ')

/** The next holidays on which a schedule would deliver otherwise, the nearest first. @param now ms @param within days from today */
export function holidaysAhead(
  schedule: Pick<DeliverySchedule, 'days' | 'time_zone' | 'closed_days'>,
  now: number,
  within: number,
): string[] {
  const today = new TZDate(now, schedule.time_zone)
  const days = Array.from({ length: within }, (_, ahead) => addDays(today, ahead + 1))
  return days
    .filter((day) => schedule.days.includes(((day.getDay() + 6) % 7) + 1) && isClosedOn(day, schedule.closed_days))
    .map((day) => format(day, 'yyyy-MM-dd'))
}
