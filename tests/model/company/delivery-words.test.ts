import { fc, it as property } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { deliveryDays } from '../../../model/company/delivery-dates'
import { deliveryDayText, orderByText, timeLeftText, windowText } from '../../../model/company/delivery-words'

const spaced = (text: string) => text.replaceAll('\u00a0', ' ')
const at = (iso: string) => Date.parse(iso)
const KAZAN = { days: [1, 3, 5], cutoff: '15:00', time_zone: 'Europe/Moscow' }

describe('a day of delivery', () => {
  property.prop([fc.integer({ min: at('2026-01-01T00:00:00Z'), max: at('2030-12-31T00:00:00Z') })])(
    'is named as the calendar names it, with its weekday',
    (ms) => {
      const date = new Date(ms).toISOString().slice(0, 10)
      const of = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('ru', { timeZone: 'UTC', ...options }).format(ms)
      expect(spaced(deliveryDayText(date))).toBe(`${of({ weekday: 'short' })}, ${of({ day: 'numeric', month: 'long' })}`)
    },
  )
  it('that is none stays as it came', () => expect(deliveryDayText('скоро')).toBe('скоро'))
})

describe('the time that is left', () => {
  it.each([
    [0, '0 мин'],
    [-5, '0 мин'],
    [1, '1 мин'],
    [59 * 60_000, '59 мин'],
    [60 * 60_000, '1 ч'],
    [134 * 60_000, '2 ч 14 мин'],
    [134 * 60_000 - 59_999, '2 ч 14 мин'],
    [24 * 3_600_000, '1 день'],
    [27 * 3_600_000 + 60_000, '1 д 3 ч'],
  ])('of %i ms is «%s»', (ms, text) => expect(spaced(timeLeftText(ms))).toBe(text))
  it('stays on one line', () => expect([timeLeftText(134 * 60_000), timeLeftText(27 * 3_600_000)].join()).not.toMatch(/ /))
})

describe('until when a day can be ordered for', () => {
  const text = (now: number, zone: string) => {
    const [first] = deliveryDays(KAZAN, now, 0, 1)
    return first && spaced(orderByText(first, KAZAN, now, zone))
  }
  it('is an hour where that is today, else a day too', () => {
    expect(text(at('2026-11-24T11:00:00Z'), 'Europe/Moscow')).toBe('до 15:00')
    expect(text(at('2026-11-24T12:00:00Z'), 'Europe/Moscow')).toBe('до чт, 26 ноября, 15:00')
  })
  it('is the end of a day where goods from elsewhere are ordered by then', () => {
    const of = (now: number) => {
      const [first] = deliveryDays(KAZAN, now, 2, 1)
      return first && [first.date, spaced(orderByText(first, KAZAN, now, 'Europe/Moscow'))]
    }
    expect(of(at('2026-11-25T20:59:00Z'))).toEqual(['2026-11-27', 'до 24:00'])
    expect(of(at('2026-11-25T21:00:00Z'))).toEqual(['2026-11-30', 'до сб, 28 ноября, 24:00'])
  })
  it('says that it is by the clock of the store where the buyer’s own shows another time', () => {
    expect(text(at('2026-11-24T11:00:00Z'), 'Europe/Kirov')).toBe('до 15:00')
    expect(text(at('2026-11-24T11:00:00Z'), 'Asia/Yekaterinburg')).toBe('до 15:00 по времени склада')
  })
})

it('a window of hours is read without the zero', () => {
  expect(['09:00-13:00', '13:00-18:00', 'вечером'].map(windowText)).toEqual(['9:00–13:00', '13:00–18:00', 'вечером'])
})
