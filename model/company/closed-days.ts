import { addDays, format } from 'date-fns'

/**
 * Whether nothing is collected, brought or given out on a day, although its weekday would be one for it.
 * @param closedDays 'YYYY-MM-DD' by the calendar of the place, such as public holidays; undefined: none are known
 */
export const isClosedOn = (day: Date, closedDays: readonly string[] | undefined): boolean =>
  closedDays?.includes(format(day, 'yyyy-MM-dd')) ?? false

/** The last day before this one that is not closed. */
export function workingDayBefore(day: Date, closedDays: readonly string[] | undefined): Date {
  const before = addDays(day, -1)
  return isClosedOn(before, closedDays) ? workingDayBefore(before, closedDays) : before
}

/** How far ahead the first day is that is not closed. @param from days from today to look from */
export function workingDaysAhead(today: Date, from: number, closedDays: readonly string[] | undefined): number {
  return isClosedOn(addDays(today, from), closedDays) ? workingDaysAhead(today, from + 1, closedDays) : from
}
