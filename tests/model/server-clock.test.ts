import { fc, it as property } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { clockOffset, isClockWrong } from '../../model/server-clock'

const HOUR = 3_600_000
const NOON = Date.parse('2026-11-28T12:00:00Z')
const whole = (ms: number) => Math.floor(ms / 1000) * 1000

describe('how far the server’s clock is ahead of the computer’s', () => {
  it('is measured by an answer, and measured anew when somebody sets the clock', () => {
    const known = clockOffset(0, { server: NOON, sent: NOON - 31 * HOUR, received: NOON - 31 * HOUR + 1000 })
    expect(known).toBe(31 * HOUR)
    expect(clockOffset(known, { server: NOON + 60_000, sent: NOON + 60_100, received: NOON + 60_200 })).toBe(0)
  })

  it('is not learnt from an answer that the computer slept through, that was slow, that says no time, or during which the clock was set', () => {
    const known = 2 * HOUR
    const learnt = (time: { server?: number; sent?: number; received?: number }) =>
      clockOffset(known, { server: NOON, sent: NOON, received: NOON + 100, ...time })
    expect([
      learnt({ received: NOON + 8 * HOUR }),
      learnt({ received: NOON + 5_001 }),
      learnt({ server: NaN }),
      learnt({ received: NOON - HOUR }),
    ]).toEqual([known, known, known, known])
  })

  const MAX = 40 * 24 * HOUR
  property.prop([
    fc.integer({ min: -MAX, max: MAX }),
    fc.array(fc.record({ after: fc.nat({ max: HOUR }), there: fc.nat({ max: 2500 }), back: fc.nat({ max: 2500 }) }), { minLength: 1 }),
  ])('is right to some seconds whatever answers come, and stands still while nobody sets a clock', (truth, answers) => {
    let [offset, at] = [0, NOON]
    const learnt: number[] = []
    for (const { after, there, back } of answers) {
      at += after
      const sent = at
      at += there
      const server = whole(at + truth)
      at += back
      offset = clockOffset(offset, { server, sent, received: at })
      learnt.push(offset)
    }
    for (const each of learnt) expect(Math.abs(each - truth)).toBeLessThanOrEqual(8_000)
    expect(new Set(learnt.map((each) => Math.round(each / 10_000))).size).toBeLessThanOrEqual(2)
  })

  it('is worth saying from more than five minutes', () => {
    expect([0, 5, -5, 5.01, -5.01, 60].map((minutes) => isClockWrong(minutes * 60_000))).toEqual([false, false, false, true, true, true])
  })
})
