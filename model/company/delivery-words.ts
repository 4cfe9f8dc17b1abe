import { TZDate } from '@date-fns/tz'
import { format, getISODay, isSameDay, subDays } from 'date-fns'
import { formatDayMonth } from '../text/date'
import { counted } from '../text/plural'
import { words } from '../text/words'
import type { DeliveryDay, Timetable } from './delivery-dates'

const WEEKDAYS = ['пн', 'вт', 'ср', 'чт', 'пт', 'сб', 'вс'] as const
const MINUTE_MS = 60_000
const HOUR_MINUTES = 60
const DAY_HOURS = 24

/** «вт, 24\u00a0ноября». @param date 'YYYY-MM-DD'; what is none comes back as it is */
export function deliveryDayText(date: string): string {
  const day = Date.parse(`${date}T00:00:00Z`)
  if (Number.isNaN(day)) return date
  return `${WEEKDAYS[(new Date(day).getUTCDay() + 6) % 7] ?? ''}, ${formatDayMonth(date)}`
}

/** «Пт, 1\u00a0января\u00a0— праздник, доставки\u00a0нет». @param date 'YYYY-MM-DD' */
export const holidayText = (date: string): string => {
  const day = deliveryDayText(date)
  return `${day.charAt(0).toUpperCase()}${day.slice(1)}\u00a0— праздник, доставки\u00a0нет`
}

/** «2\u00a0ч\u00a014\u00a0мин», «1\u00a0д\u00a03\u00a0ч», «1\u00a0день», «14\u00a0мин»; a minute that has begun counts. @param ms what is left */
export function timeLeftText(ms: number): string {
  const minutes = Math.max(0, Math.ceil(ms / MINUTE_MS))
  const hours = Math.floor(minutes / HOUR_MINUTES)
  if (hours >= DAY_HOURS && hours % DAY_HOURS === 0) return counted(hours / DAY_HOURS, words.day)
  if (hours >= DAY_HOURS) return joined(Math.floor(hours / DAY_HOURS), 'д', hours % DAY_HOURS, 'ч')
  return hours > 0 ? joined(hours, 'ч', minutes % HOUR_MINUTES, 'мин') : `${minutes}\u00a0мин`
}
const joined = (large: number, of: string, small: number, rest: string) =>
  `${large}\u00a0${of}${small > 0 ? `\u00a0${small}\u00a0${rest}` : ''}`

/** «Часы компьютера отстают на\u00a030\u00a0ч: время показано по\u00a0складу». @param offset how far the server's clock is ahead, ms */
export const wrongClockText = (offset: number): string =>
  `Часы компьютера ${offset > 0 ? 'отстают' : 'спешат'} на\u00a0${timeLeftText(Math.abs(offset))}: время показано по\u00a0складу.`

/** «сегодня», «завтра», «через 3\u00a0дня». @param ahead days from today */
export const daysAheadText = (ahead: number): string =>
  ahead === 0 ? 'сегодня' : ahead === 1 ? 'завтра' : `через ${counted(ahead, words.day)}`

/**
 * Until when a day can be ordered for: «до\u00a017:00», with the day where that is not today, and whose clock it is where the buyer's
 * own says another time.
 * @param now ms
 * @param buyerZone of the buyer's device, as IANA names it
 */
export function orderByText({ orderBy }: DeliveryDay, { time_zone }: Pick<Timetable, 'time_zone'>, now: number, buyerZone: string): string {
  const at = new TZDate(orderBy, time_zone)
  const time = format(at, 'HH:mm')
  // Midnight ends the day before it.
  const [lastDay, clock] = time === '00:00' ? [subDays(at, 1), '24:00'] : [at, clockText(time)]
  const day = isSameDay(lastDay, new TZDate(now, time_zone))
    ? ''
    : `${WEEKDAYS[getISODay(lastDay) - 1] ?? ''}, ${formatDayMonth(lastDay.getTime(), time_zone)}, `
  const isSameClock = at.getTimezoneOffset() === new TZDate(orderBy, buyerZone).getTimezoneOffset()
  return `до ${day}${clock}${isSameClock ? '' : ' по\u00a0времени склада'}`.replace(/^до (?=\d)/, 'до\u00a0')
}

/** «9:00–13:00» of '09:00-13:00'; another text stays as it is. */
export const windowText = (hours: string): string => hours.split('-').map(clockText).join('–')

/** «вт, 24\u00a0ноября, 9:00–13:00». @param date 'YYYY-MM-DD' @param window as a schedule names it, '' at any time */
export const wantedDayText = (date: string, window: string): string =>
  [deliveryDayText(date), window && windowText(window)].filter(Boolean).join(', ')

/** «вт, 24\u00a0ноября, с\u00a09:00». @param date 'YYYY-MM-DD' @param hour 'HH:mm', '' at any time of that day */
export const pickupDayText = (date: string, hour: string): string =>
  [deliveryDayText(date), hour && `с\u00a0${clockText(hour)}`].filter(Boolean).join(', ')

const clockText = (clock: string): string => clock.trim().replace(/^0(?=\d:)/, '')
