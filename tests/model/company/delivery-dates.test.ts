import { fc, it as property } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { deliveryDays, deliveryDayOf } from '../../../model/company/delivery-dates'

const KAZAN = { days: [1, 3, 5], cutoff: '15:00', time_zone: 'Europe/Moscow' }
const at = (iso: string) => Date.parse(iso)
const DAY_MS = 86_400_000

/** Wall clock of a place, by Intl: 'YYYY-MM-DD', 'HH:mm' and the day of the week, 1 Monday. */
const formats = new Map<string, Intl.DateTimeFormat>()
function wall(ms: number, timeZone: string) {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-GB', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      weekday: 'short',
    })
  formats.set(timeZone, format)
  const parts = format.formatToParts(ms)
  const of = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? ''
  return {
    date: `${of('year')}-${of('month')}-${of('day')}`,
    clock: `${of('hour')}:${of('minute')}`,
    weekday: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].indexOf(of('weekday')) + 1,
  }
}
const weekdayOf = (date: string) => ((new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7) + 1
const later = (date: string, days: number) => new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
const workingDayBefore = (date: string, closed: readonly string[]): string => {
  const before = later(date, -1)
  return closed.includes(before) ? workingDayBefore(before, closed) : before
}

describe('days of delivery', () => {
  it('are the next days of the timetable that can still be ordered for [ENT-005]', () => {
    // Tuesday 14:59 in Moscow: tomorrow's van can be caught.
    expect(deliveryDays(KAZAN, at('2026-11-24T11:59:00Z'), 0, 3)).toEqual([
      { date: '2026-11-25', orderBy: at('2026-11-24T12:00:00Z') },
      { date: '2026-11-27', orderBy: at('2026-11-26T12:00:00Z') },
      { date: '2026-11-30', orderBy: at('2026-11-29T12:00:00Z') },
    ])
    expect(deliveryDays(KAZAN, at('2026-11-24T12:00:00Z'), 0, 1)).toEqual([{ date: '2026-11-27', orderBy: at('2026-11-26T12:00:00Z') }])
  })

  it('go by the clock of the store, not of the buyer', () => {
    const evening = at('2026-11-24T11:30:00Z') // 16:30 in Yekaterinburg, 14:30 in Moscow
    expect(deliveryDays({ ...KAZAN, time_zone: 'Asia/Yekaterinburg' }, evening, 0, 1)[0]?.date).toBe('2026-11-27')
    expect(deliveryDays(KAZAN, evening, 0, 1)[0]?.date).toBe('2026-11-25')
  })

  it('are never a holiday; what comes after holidays is ordered before the cut-off of the last working day before them [ENT-005]', () => {
    // Thursday, 31 December, 12:00: the Friday and the Mondays to Fridays up to the eighth are holidays.
    const holidays = { ...KAZAN, closed_days: Array.from({ length: 8 }, (_, day) => `2027-01-0${day + 1}`) }
    expect(deliveryDays(holidays, at('2026-12-31T09:00:00Z'), 0, 2)).toEqual([
      { date: '2027-01-11', orderBy: at('2027-01-10T12:00:00Z') },
      { date: '2027-01-13', orderBy: at('2027-01-12T12:00:00Z') },
    ])
    const daily = { ...holidays, days: [1, 2, 3, 4, 5, 6, 7] }
    const eve = { date: '2027-01-09', orderBy: at('2026-12-31T12:00:00Z') }
    expect(deliveryDays(daily, at('2026-12-31T09:00:00Z'), 0, 1)).toEqual([eve])
    expect(deliveryDays(daily, eve.orderBy, 0, 1)[0]?.date).toBe('2027-01-10')
    expect(deliveryDayOf(daily, at('2026-12-31T09:00:00Z'), '2027-01-05', 0)).toBeUndefined()
  })

  it('are none where nothing is delivered', () => expect(deliveryDays({ ...KAZAN, days: [] }, 0, 0, 5)).toEqual([]))

  const timetables = fc.record({
    days: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
    cutoff: fc
      .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
      .map((pair) => pair.map((it) => String(it).padStart(2, '0')).join(':')),
    time_zone: fc.constantFrom('Europe/Moscow', 'Asia/Yekaterinburg', 'Europe/Berlin', 'America/New_York'),
  })
  const holidays = fc.uniqueArray(
    fc.integer({ min: 0, max: 730 }).map((day) => later('2026-01-01', day)),
    { maxLength: 200 },
  )
  const moments = fc.integer({ min: at('2026-01-01T00:00:00Z'), max: at('2027-12-31T00:00:00Z') })

  property.prop([timetables, holidays, moments, fc.integer({ min: 0, max: 6 })])(
    'each is a working day of the timetable whose cut-off on the last working day before has not come and by which all goods are in the city, none between is left out [DEC-012]',
    (weekly, closed, now, arrival) => {
      const timetable = { ...weekly, closed_days: closed }
      const found = deliveryDays(timetable, now, arrival, 4)
      expect(found.length).toBeGreaterThan(0)
      const today = wall(now, timetable.time_zone)
      const inCity = later(today.date, arrival)
      let day = today.date
      for (const { date, orderBy } of found) {
        for (day = next(day); day < date; day = next(day)) {
          const cutoffDay = workingDayBefore(day, closed)
          const isMissed = cutoffDay < today.date || (cutoffDay === today.date && today.clock >= timetable.cutoff)
          const isDay = timetable.days.includes(weekdayOf(day)) && !closed.includes(day)
          expect(isMissed || day < inCity || !isDay, `${day} is left out`).toBe(true)
        }
        expect(timetable.days).toContain(weekdayOf(date))
        expect(closed).not.toContain(date)
        expect(date >= inCity).toBe(true)
        expect(orderBy).toBeGreaterThan(now)
        const last = wall(orderBy, timetable.time_zone)
        // Ordered a day later, the goods are there a day later.
        const cutoffDay = workingDayBefore(date, closed)
        const goodsDay = later(date, 1 - arrival)
        if (arrival < 2 || cutoffDay < goodsDay) expect(last.date).toBe(cutoffDay)
        else expect({ date: last.date, clock: last.clock }).toEqual({ date: goodsDay, clock: '00:00' })
      }
      const [first] = found
      expect([deliveryDayOf(timetable, now, first!.date, arrival), deliveryDayOf(timetable, first!.orderBy, first!.date, arrival)]).toEqual(
        [first, undefined],
      ) // one was found
    },
  )
})

const next = (date: string) => later(date, 1)
