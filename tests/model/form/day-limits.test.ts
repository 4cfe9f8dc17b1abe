import { expect, it } from 'vitest'
import { dayLimitsText, dayRefusal } from '../../../model/form/day-limits'

const LIMITS = { min: '2026-11-16', max: '2026-12-01' }
const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ') ?? null

it.each([
  ['2026-11-16', null],
  ['2026-12-01', null],
  ['2026-11-15', 'Выберите дату не раньше 16.11.2026'],
  ['2026-12-02', 'Выберите дату не позже 01.12.2026'],
  ['', 'Выберите дату'],
])('of «%s» it says %s', (day, refusal) => expect(plain(dayRefusal(day, LIMITS))).toBe(refusal))

it('says the limits that there are', () =>
  expect([LIMITS, { min: LIMITS.min }, { max: LIMITS.max }, {}].map((limits) => plain(dayLimitsText(limits)))).toEqual([
    'С 16.11.2026 по 01.12.2026',
    'С 16.11.2026',
    'По 01.12.2026',
    '',
  ]))
