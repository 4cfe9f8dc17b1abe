import { expect, it } from 'vitest'
import { endMoment, isEndingSoon, timeLeft } from '../../../model/promotion/promotion-term'

it('a promotion runs until midnight in Moscow after its last day', () =>
  expect(new Date(endMoment('2026-11-30')).toISOString()).toBe('2026-11-30T21:00:00.000Z'))

it('a promotion ends soon when it has seven days or less', () => {
  const now = Date.parse('2026-11-23T21:00:00Z')
  expect([isEndingSoon('2026-11-30', now), isEndingSoon('2026-11-30', now - 1)]).toEqual([true, false])
})

it.each([
  [12 * 86_400, { count: 12, unit: 'day' }],
  [2 * 86_400 + 1, { count: 3, unit: 'day' }],
  [2 * 86_400, { count: 48, unit: 'hour' }],
  [3601, { count: 2, unit: 'hour' }],
  [3600, { count: 60, unit: 'minute' }],
  [1, { count: 1, unit: 'minute' }],
  [0, null],
])('%i seconds are said in the unit that is enough', (seconds, left) => expect(timeLeft(seconds)).toEqual(left))
