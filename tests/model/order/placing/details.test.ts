import { fc, it as property } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import type { DeliverySchedule } from '../../../../model/company/delivery'
import { NO_WORDS } from '../../../../model/order/draft'
import { contactOf, contactProblem, contactProblems, detailsOf, goneDayText, wantedOf } from '../../../../model/order/placing/details'

const USER = { name: 'Наталья Ермакова', phone: '79000000101' }
const SCHEDULE: DeliverySchedule = {
  id: 61,
  store_city_id: 6,
  zone: 'Город',
  days: [1, 3, 5],
  cutoff: '15:00',
  time_zone: 'Europe/Moscow',
  windows: ['09:00-13:00', '13:00-18:00'],
}
const TUESDAY = Date.parse('2026-11-24T11:59:00Z')
const words = (more: Partial<typeof NO_WORDS>) => ({ ...NO_WORDS, ...more })

describe('who receives an order', () => {
  it('is who is signed in until the buyer says another; an emptied field is not filled again [DEC-067]', () => {
    expect(contactOf(NO_WORDS, USER)).toEqual(USER)
    expect(contactOf(words({ contactName: 'Антон' }), USER)).toEqual({ name: 'Антон', phone: USER.phone })
    expect(contactOf(words({ contactName: '', contactPhone: '' }), USER)).toEqual({ name: '', phone: '' })
    expect(contactOf(NO_WORDS, null)).toEqual({ name: '', phone: '' })
  })
  it.each([
    [USER, null],
    [{ ...USER, phone: '8 (900) 000-01-01' }, null],
    [{ ...USER, name: ' ' }, 'noName'],
    [{ ...USER, name: 'я'.repeat(100) }, null],
    [{ ...USER, name: 'я'.repeat(101) }, 'longName'],
    [{ ...USER, phone: '' }, 'noPhone'],
    [{ ...USER, phone: '8 900 000' }, 'badPhone'],
    [{ ...USER, phone: '+7 900 000-01-01 доб. 5' }, 'badPhone'],
    [{ name: '', phone: '' }, 'noName'],
  ] as const)('%o is judged %s [DEC-042]', (contact, problem) => expect(contactProblem(contact)).toBe(problem))
  it.each([
    [USER, { name: null, phone: null }],
    [
      { name: ' ', phone: '' },
      { name: 'noName', phone: 'noPhone' },
    ],
    [
      { name: '', phone: '8 900 12' },
      { name: 'noName', phone: 'badPhone' },
    ],
    [
      { name: 'я'.repeat(101), phone: USER.phone },
      { name: 'longName', phone: null },
    ],
    [
      { ...USER, phone: '12' },
      { name: null, phone: 'badPhone' },
    ],
  ] as const)('%o: each field is judged by itself, %o', (contact, problems) => expect(contactProblems(contact)).toEqual(problems))
})

describe('when an order is wanted', () => {
  const wanted = (more: Partial<typeof NO_WORDS>, now: number | null = TUESDAY, arrival: number | null | undefined = 0) =>
    wantedOf(words(more), SCHEDULE, now, arrival)
  const seen = (more: Partial<typeof NO_WORDS>, now?: number, arrival?: number | null) => {
    const { date, goneDay, window } = wanted(more, now, arrival) ?? {}
    return { date, goneDay, window }
  }

  it('is the next day, until another is chosen; by itself the one after it once the cut-off has come [ENT-005]', () => {
    expect(seen({})).toEqual({ date: '2026-11-25', goneDay: null, window: null })
    expect(seen({}, TUESDAY + 60_000)).toEqual({ date: '2026-11-27', goneDay: null, window: null })
    expect(seen({ wantedDate: '2026-11-30', wantedWindow: '13:00-18:00' })).toEqual({
      date: '2026-11-30',
      goneDay: null,
      window: '13:00-18:00',
    })
  })
  it('is not moved where the chosen day is not offered any more: that is said', () => {
    expect(seen({ wantedDate: '2026-11-25' }, TUESDAY + 60_000)).toEqual({
      date: null,
      goneDay: { date: '2026-11-25', why: 'late' },
      window: null,
    })
    expect(seen({ wantedDate: '2026-11-26' })).toEqual({ date: null, goneDay: { date: '2026-11-26', why: 'late' }, window: null })
  })
  it('is no holiday: one that was chosen before stands in the way and says so', () => {
    const holiday = { ...SCHEDULE, closed_days: ['2026-11-25'] }
    expect(wantedOf(words({ wantedDate: '2026-11-25' }), holiday, TUESDAY, 0)).toMatchObject({
      date: null,
      goneDay: { date: '2026-11-25', why: 'holiday' },
    })
    expect(wantedOf(NO_WORDS, holiday, TUESDAY, 0)?.days[0]?.date).toBe('2026-11-27')
    expect(goneDayText({ date: '2026-11-25', why: 'holiday' }).replaceAll('\u00a0', ' ')).toBe(
      'Ср, 25 ноября — праздник, доставки нет. Выберите другой день.',
    )
  })
  it('is not before all goods are in the city; a day that was chosen before stands in the way and says so [DEC-012]', () => {
    expect(seen({}, TUESDAY, 2)).toEqual({ date: '2026-11-27', goneDay: null, window: null })
    expect(seen({ wantedDate: '2026-11-25' }, TUESDAY, 2)).toEqual({
      date: null,
      goneDay: { date: '2026-11-25', why: 'goods' },
      window: null,
    })
    expect([1, 2, 3].map((arrival) => wanted({}, TUESDAY, arrival)?.isPutOff)).toEqual([false, true, true])
  })
  it('is not promised while nobody knows where the goods are: what was chosen waits [DEC-012]', () => {
    for (const arrival of [null, undefined])
      expect(wantedOf(words({ wantedDate: '2026-11-25' }), SCHEDULE, TUESDAY, arrival)).toMatchObject({
        days: [],
        date: null,
        goneDay: null,
      })
  })
  it('stays a day farther than those offered, which was chosen while the goods were on their way', () => {
    const last = wanted({}, TUESDAY, 10)?.days.at(-1)?.date ?? ''
    expect(wanted({ wantedDate: last }, TUESDAY, 0)).toMatchObject({ date: last, goneDay: null })
    expect(wanted({ wantedDate: last }, TUESDAY, 0)?.days.at(-1)?.date).toBe(last)
  })
  it('knows nothing of hours that the schedule has not', () => expect(seen({ wantedWindow: '20:00-22:00' }).window).toBeNull())
  it('is promised neither without a schedule or a clock, nor where the order is collected', () => {
    expect([wantedOf(NO_WORDS, null, TUESDAY, 0), wanted({}, null), wanted({ receiving: 'pickup' })]).toEqual([null, null, null])
  })

  property.prop([fc.integer({ min: 0, max: 14 }), fc.integer({ min: 0, max: 20 * 24 * 60 })])(
    'a chosen day stays what it is until its own cut-off and is gone from then on, minute by minute',
    (at, minutes) => {
      const day = new Date(Date.parse('2026-11-25T00:00:00Z') + at * 86_400_000)
      const date = day.toISOString().slice(0, 10)
      const isOfTimetable = SCHEDULE.days.includes(((day.getUTCDay() + 6) % 7) + 1)
      const now = TUESDAY + minutes * 60_000
      const orderBy = day.getTime() - 12 * 3_600_000 // 15:00 in Moscow on its eve
      const isOffered = isOfTimetable && now < orderBy
      expect(seen({ wantedDate: date }, now)).toEqual(
        isOffered ? { date, goneDay: null, window: null } : { date: null, goneDay: { date, why: 'late' }, window: null },
      )
    },
  )
})

describe('what is sent', () => {
  const day = wantedOf(words({ wantedWindow: '09:00-13:00' }), SCHEDULE, TUESDAY, 0)
  it('is the contact with the digits of the phone, the number without spaces around, the day and the hours [DEC-069]', () => {
    expect(detailsOf({ name: ' Антон ', phone: '8 900 000-01-03' }, ' З-7 ', day)).toEqual({
      contact_name: 'Антон',
      contact_phone: '79000000103',
      buyer_number: 'З-7',
      wanted_date: '2026-11-25',
      wanted_window: '09:00-13:00',
    })
  })
  it('is nothing of what was not said', () => expect(detailsOf({ name: '', phone: '12' }, '', null)).toEqual({}))
})
