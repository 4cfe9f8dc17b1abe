import { fc, it as property } from '@fast-check/vitest'
import { expect } from 'vitest'
import { recurringDay } from '../../../fake-server/catalogue/recurring-day'

const DAY_MS = 86_400_000
const dayAt = (ahead: number) => new Date(Date.parse('2026-11-22T00:00:00Z') + ahead * DAY_MS).toISOString().slice(0, 10)

property.prop([fc.integer({ min: 1, max: 90 }), fc.integer({ min: 0, max: 2_000_000_000 }), fc.nat({ max: 400 })])(
  'a day that comes again stays where it is until it has come, and is never farther than its period',
  (period, phase, ahead) => {
    const [today, tomorrow] = [dayAt(ahead), dayAt(ahead + 1)]
    const day = recurringDay(today, period, phase)
    expect([day > today, day <= dayAt(ahead + period)]).toEqual([true, true])
    expect(recurringDay(tomorrow, period, phase)).toBe(day === tomorrow ? dayAt(ahead + 1 + period) : day)
  },
)
