/** A moment: milliseconds since 1970, or ISO 8601 with «Z» or an offset; a bare `2026-11-16` is that calendar day in every zone. */
export type Moment = number | string

/** The clock of the shop's head office, which documents go by. */
export const SHOP_TIME_ZONE = 'Europe/Moscow'

/** «16 ноября 2026, 11:08». Throws RangeError for a moment that is none. */
export function formatDateTime(moment: Moment, timeZone: string = SHOP_TIME_ZONE): string {
  const { day, monthName, year, hour, minute } = readMoment(moment, timeZone)
  return `${day}\u00a0${monthName} ${year}, ${hour}:${minute}`
}

/** «16 ноября, 11:08», where the year goes without saying. Throws RangeError for a moment that is none. */
export function formatDayTime(moment: Moment, timeZone: string = SHOP_TIME_ZONE): string {
  const { day, monthName, hour, minute } = readMoment(moment, timeZone)
  return `${day}\u00a0${monthName}, ${hour}:${minute}`
}

/** «11:08». Throws RangeError for a moment that is none. */
export function formatClock(moment: Moment, timeZone: string = SHOP_TIME_ZONE): string {
  const { hour, minute } = readMoment(moment, timeZone)
  return `${hour}:${minute}`
}

/** «11:08:42», where it matters which of several in a minute it was. Throws RangeError for a moment that is none. */
export function formatExactClock(moment: Moment, timeZone: string = SHOP_TIME_ZONE): string {
  const { hour, minute, second } = readMoment(moment, timeZone)
  return `${hour}:${minute}:${second}`
}

/** «16 ноября». Throws RangeError for a moment that is none. */
export function formatDayMonth(moment: Moment, timeZone: string = SHOP_TIME_ZONE): string {
  const { day, monthName } = readMoment(moment, timeZone)
  return `${day}\u00a0${monthName}`
}

/** «2026». Throws RangeError for a moment that is none. */
export const formatYear = (moment: Moment, timeZone: string = SHOP_TIME_ZONE): string => readMoment(moment, timeZone).year

/** «16.11.2026». Throws RangeError for a moment that is none. */
export function formatDate(moment: Moment, timeZone: string = SHOP_TIME_ZONE): string {
  const { day, month, year } = readMoment(moment, timeZone)
  return `${day.padStart(2, '0')}.${month}.${year}`
}

/** «24.11». Throws RangeError for a moment that is none. */
export function formatShortDate(moment: Moment, timeZone: string = SHOP_TIME_ZONE): string {
  const { day, month } = readMoment(moment, timeZone)
  return `${day.padStart(2, '0')}.${month}`
}

interface ClockFace {
  readonly day: string
  readonly month: string
  readonly monthName: string
  readonly year: string
  readonly hour: string
  readonly minute: string
  readonly second: string
}

function readMoment(moment: Moment, timeZone: string): ClockFace {
  const isCalendarDay = typeof moment === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(moment)
  const zone = isCalendarDay ? 'UTC' : timeZone
  const ms = typeof moment === 'number' ? moment : isCalendarDay || /T.*(?:Z|[+-]\d{2}:?\d{2})$/i.test(moment) ? Date.parse(moment) : NaN
  const parts = new Map(
    formatterFor(zone)
      .formatToParts(ms)
      .map(({ type, value }) => [type, value]),
  )
  const read = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? ''
  const month = read('month')
  return {
    day: String(Number(read('day'))),
    month: month.padStart(2, '0'),
    monthName: MONTHS[Number(month) - 1] ?? '',
    year: read('year'),
    hour: String(Number(read('hour'))),
    minute: read('minute').padStart(2, '0'),
    second: read('second').padStart(2, '0'),
  }
}

const MONTHS = 'января февраля марта апреля мая июня июля августа сентября октября ноября декабря'.split(' ')

/** Making a formatter costs far more than using it, and a table of orders uses one hundreds of times. */
const formatters = new Map<string, Intl.DateTimeFormat>()

function formatterFor(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    calendar: 'gregory',
    hourCycle: 'h23',
    day: 'numeric',
    month: 'numeric',
    year: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  formatters.set(timeZone, made)
  return made
}
