import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  formatClock,
  formatDate,
  formatDateTime,
  formatDayMonth,
  formatDayTime,
  formatExactClock,
  formatShortDate,
} from '../../../model/text/date'

/** Zones without summer time since the autumn of 2014, so that their clock is UTC and some hours. */
const zone = fc.constantFrom(
  ['Europe/Moscow', 3],
  ['Asia/Vladivostok', 10],
  ['Asia/Yekaterinburg', 5],
  ['Asia/Kolkata', 5.5],
) as fc.Arbitrary<[string, number]> // pairs
const moment = fc.integer({ min: Date.UTC(2015, 0, 1), max: Date.UTC(2099, 0, 1) })
const months = ['января', 'февраля', 'марта', 'апреля', 'мая', 'июня', 'июля', 'августа', 'сентября', 'октября', 'ноября', 'декабря']
const two = (number: number) => String(number).padStart(2, '0')

describe('dates', () => {
  it('show the wall clock of the zone asked for, whatever the machine’s', () =>
    fc.assert(
      fc.property(moment, zone, (ms, [name, hours]) => {
        const clock = new Date(ms + hours * 3_600_000)
        const [day, month, year] = [clock.getUTCDate(), clock.getUTCMonth(), clock.getUTCFullYear()]
        const time = `${clock.getUTCHours()}:${two(clock.getUTCMinutes())}`
        expect({
          formatDateTime: formatDateTime(ms, name),
          formatDayTime: formatDayTime(ms, name),
          formatDayMonth: formatDayMonth(ms, name),
          formatDate: formatDate(ms, name),
          formatShortDate: formatShortDate(ms, name),
        }).toEqual({
          formatDateTime: `${day}\u00a0${months[month]} ${year}, ${time}`,
          formatDayTime: `${day}\u00a0${months[month]}, ${time}`,
          formatDayMonth: `${day}\u00a0${months[month]}`,
          formatDate: `${two(day)}.${two(month + 1)}.${year}`,
          formatShortDate: `${two(day)}.${two(month + 1)}`,
        })
      }),
    ))

  it('name the month as the ru locale does', () =>
    fc.assert(
      fc.property(moment, (ms) => {
        const intl = new Intl.DateTimeFormat('ru', { day: 'numeric', month: 'long', timeZone: 'Europe/Moscow' }).format(ms)
        expect(formatDayMonth(ms).replace('\u00a0', ' ')).toBe(intl)
      }),
    ))

  it('are the same from milliseconds and from ISO text, in Moscow where no zone is given', () =>
    fc.assert(
      fc.property(moment, (ms) => {
        expect(formatDateTime(new Date(ms).toISOString())).toBe(formatDateTime(ms, 'Europe/Moscow'))
        expect(formatDateTime(new Date(ms + 10_800_000).toISOString().replace('Z', '+03:00'))).toBe(formatDateTime(ms))
      }),
    ))

  it('look as in the shop', () =>
    expect({
      formatDateTime: formatDateTime('2026-11-16T08:08:00Z'),
      formatDate: formatDate('2026-11-16T21:30:00Z'),
      formatShortDate: formatShortDate('2026-11-24'),
      formatDayTime: formatDayTime('2026-10-30T06:15:00Z'),
      formatClock: formatClock('2026-11-20T21:02:00Z'),
      formatExactClock: formatExactClock('2026-11-20T21:02:07Z'),
    }).toEqual({
      formatDateTime: '16\u00a0ноября 2026, 11:08',
      formatDate: '17.11.2026',
      formatShortDate: '24.11',
      formatDayTime: '30\u00a0октября, 9:15',
      formatClock: '0:02',
      formatExactClock: '0:02:07',
    }))

  it('a calendar day is the same day in every zone', () =>
    expect(['America/Los_Angeles', 'Europe/Moscow', 'Pacific/Kiritimati'].map((name) => formatDate('2026-11-01', name))).toEqual(
      Array(3).fill('01.11.2026'),
    ))

  it.each(['', 'вчера', '2026-11-16T11:08', '2026-11-16 11:08:00', '16.11.2026', '2026-13-01', NaN, Infinity])('%j is no moment', (wrong) =>
    expect(() => formatDateTime(wrong)).toThrow(RangeError),
  )
})
