import { TZDate } from '@date-fns/tz'
import { addDays, addMinutes, format, getISODay } from 'date-fns'
import { isClosedOn, workingDaysAhead } from './closed-days'
import type { PickupHours } from './delivery'

/** When an order can be collected. */
export type PickupTime = {
  /** Days from today, by the point's calendar. */
  ahead: number
  /** 'YYYY-MM-DD' there. */
  date: string
  /** 'HH:mm' there; null: as soon as it is collected, or at any time of a day that is not near. */
  from: string | null
  /** The point is open, and collecting begins at once. */
  isRightAway: boolean
}

/** As far as is looked ahead, in days: a point that is not open within it has no hours. */
const HORIZON = 14

/**
 * When an order can be collected at a point: collecting takes its time while the point is open; goods that come from elsewhere are
 * collected on the way and there when it opens. On closed days nothing is collected, moved or given out. null: it is never open. [DEC-067]
 * @param arrival days until everything is in the city, 0 is now
 * @param now ms
 */
export function pickupTime(hours: PickupHours, arrival: number, now: number): PickupTime | null {
  const { days, opens, closes, minutes, time_zone, transfer_days, closed_days } = hours
  const today = new TZDate(now, time_zone)
  let earliest = workingDaysAhead(today, arrival, closed_days)
  for (let moved = 0; moved < transfer_days; moved++) earliest = workingDaysAhead(today, earliest + 1, closed_days)
  for (let ahead = earliest; ahead <= earliest + HORIZON; ahead++) {
    const day = addDays(today, ahead)
    if (!days.includes(getISODay(day)) || isClosedOn(day, closed_days)) continue
    const found = { ahead, date: format(day, 'yyyy-MM-dd') }
    if (arrival > 0) return { ...found, from: null, isRightAway: false }
    if (transfer_days > 0) return { ...found, from: opens, isRightAway: false }
    const opening = atTime(day, opens, time_zone)
    const isOpen = ahead === 0 && now >= opening.getTime()
    const ready = addMinutes(isOpen ? today : opening, minutes)
    if (ready.getTime() <= atTime(day, closes, time_zone).getTime())
      return { ...found, from: isOpen ? null : format(ready, 'HH:mm'), isRightAway: isOpen }
  }
  return null
}

/** What an order is promised when it is placed: the day 'YYYY-MM-DD' and the hour 'HH:mm' at the point; '' at any time of that day. */
export type PickupPromise = { date: string; from: string }

/** When an order that is placed now can be collected; null: its point is never open. [DEC-067] @param arrival days until everything is in the city @param now ms */
export function pickupPromise(hours: PickupHours, arrival: number, now: number): PickupPromise | null {
  const time = pickupTime(hours, arrival, now)
  if (time === null) return null
  const collected = () => format(addMinutes(new TZDate(now, hours.time_zone), hours.minutes), 'HH:mm')
  return { date: time.date, from: time.from ?? (time.isRightAway ? collected() : '') }
}

function atTime(day: Date, clock: string, timeZone: string): TZDate {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return new TZDate(day.getFullYear(), day.getMonth(), day.getDate(), hours, minutes, timeZone)
}
