import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { PickupHours } from '../../../model/company/delivery'
import { pickupTime } from '../../../model/company/pickup-time'
import { pickupWords } from '../../../src/cart/pickup/pickup-words'

const KAZAN: PickupHours = {
  days: [1, 2, 3, 4, 5, 6, 7],
  opens: '08:00',
  closes: '20:00',
  time_zone: 'Europe/Moscow',
  minutes: 120,
  transfer_days: 0,
}
const MINUTE = 60_000
/** Weekday (1 is Monday) and minute of the day in a zone, by Intl. */
function local(at: number, timeZone: string): { weekday: number; minute: number; date: string } {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'short',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(at)
  const of = (type: string) => parts.find((part) => part.type === type)?.value ?? ''
  return {
    weekday: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].indexOf(of('weekday')) + 1,
    minute: Number(of('hour')) * 60 + Number(of('minute')),
    date: `${of('year')}-${of('month')}-${of('day')}`,
  }
}
const minuteOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))

it('an order whose goods are in the city can be collected once its point has been open, without a break, as long as collecting takes', () =>
  fc.assert(
    fc.property(
      fc.record({
        days: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
        opens: fc.constantFrom('07:30', '08:00', '09:00'),
        closes: fc.constantFrom('17:00', '20:00'),
        time_zone: fc.constantFrom('Europe/Moscow', 'Asia/Yekaterinburg', 'Europe/Kaliningrad'),
        minutes: fc.constantFrom(0, 90, 120, 300),
        transfer_days: fc.constant(0),
        closed_days: fc.uniqueArray(
          fc.integer({ min: 0, max: 28 }).map((day) => new Date(Date.parse('2026-11-16') + day * 86_400_000).toISOString().slice(0, 10)),
          { maxLength: 6 },
        ),
      }),
      fc.integer({ min: 0, max: 14 * 24 * 6 }).map((step) => Date.parse('2026-11-16T00:00:00Z') + step * 10 * MINUTE),
      (hours, now) => {
        const isOpen = (at: number) => {
          const { weekday, minute, date } = local(at, hours.time_zone)
          return (
            !hours.closed_days.includes(date) &&
            hours.days.includes(weekday) &&
            minute >= minuteOf(hours.opens) &&
            minute <= minuteOf(hours.closes)
          )
        }
        let since: number | null = null
        let at = now
        for (; ; at += 10 * MINUTE) {
          since = isOpen(at) ? (since ?? at) : null
          if (since !== null && at - since >= hours.minutes * MINUTE) break
        }
        const time = pickupTime(hours, 0, now)
        const isRightAway = since === now
        const { date, minute } = local(at, hours.time_zone)
        const from = isRightAway ? null : `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
        const ahead = Math.round((Date.parse(date) - Date.parse(local(now, hours.time_zone).date)) / 86_400_000)
        expect(time).toEqual({ ahead, date, from, isRightAway })
      },
    ),
    { numRuns: 60 },
  ))

describe('the card of a pickup point', () => {
  const at = (iso: string) => Date.parse(`${iso}+03:00`)
  const POINT: PickupHours = { ...KAZAN, days: [1, 2, 3, 4, 5, 6], opens: '09:00', closes: '18:00', minutes: 0, transfer_days: 1 }
  const HOLIDAYS = ['2026-11-22', '2026-11-23', '2026-11-24']
  const say = (hours: PickupHours | undefined, arrival: number | null, iso: string) =>
    pickupWords({ ready: 'Соберём за 2 часа', ...(hours && { hours }) }, arrival, at(iso)).replaceAll('\u00a0', ' ')
  it.each([
    // Saturday, 21 November 2026
    [KAZAN, 0, '2026-11-21T15:00', 'Соберём за 2 часа'],
    [KAZAN, 0, '2026-11-21T18:00', 'Соберём за 2 часа'],
    [KAZAN, 0, '2026-11-21T18:01', 'Завтра с 10:00'],
    [KAZAN, 0, '2026-11-21T23:30', 'Завтра с 10:00'],
    [KAZAN, 0, '2026-11-22T03:00', 'Сегодня с 10:00'],
    [KAZAN, 1, '2026-11-21T15:00', 'Всё вместе — завтра'],
    [KAZAN, 3, '2026-11-21T23:30', 'Всё вместе — через 3 дня'],
    [KAZAN, null, '2026-11-21T15:00', 'Срок уточнит менеджер'],
    // Its goods come a day later, and on Sundays it is closed.
    [POINT, 0, '2026-11-20T15:00', 'Завтра с 9:00'],
    [POINT, 0, '2026-11-21T15:00', 'Пн, 23 ноября, с 9:00'],
    [POINT, 1, '2026-11-20T15:00', 'Всё вместе — через 3 дня'],
    // Holidays from 22 to 24 November: the warehouse is closed too, and nothing is moved from it.
    [{ ...KAZAN, closed_days: HOLIDAYS }, 0, '2026-11-21T18:01', 'Ср, 25 ноября, с 10:00'],
    [{ ...KAZAN, closed_days: HOLIDAYS }, 1, '2026-11-21T15:00', 'Всё вместе — через 4 дня'],
    [{ ...POINT, closed_days: HOLIDAYS }, 0, '2026-11-21T15:00', 'Ср, 25 ноября, с 9:00'],
    [{ ...POINT, closed_days: HOLIDAYS }, 0, '2026-11-22T15:00', 'Чт, 26 ноября, с 9:00'],
    // A server that tells no hours.
    [undefined, 0, '2026-11-21T23:30', 'Соберём за 2 часа'],
    [undefined, 2, '2026-11-21T23:30', 'Всё вместе — через 2 дня'],
    // It is never open.
    [{ ...KAZAN, days: [] }, 0, '2026-11-21T23:30', 'Срок уточнит менеджер'],
    [{ ...KAZAN, days: [] }, 2, '2026-11-21T23:30', 'Срок уточнит менеджер'],
  ] as const)('%# says when everything is there', (hours, arrival, iso, expected) => {
    expect(say(hours as PickupHours | undefined, arrival, iso)).toBe(expected) // the table is read only
  })
})
