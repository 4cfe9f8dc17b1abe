import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { STALE_AFTER_MS } from '../../model/limits'
import { isOld } from '../../model/staleness'

const moment = fc.integer({ min: 0, max: 4_000_000_000_000 })

describe('what was received', () => {
  it('is fresh for less than five minutes of the wall clock and old after more, sleep included [DEC-058] [STATE-014] [CONST-001]', () =>
    fc.assert(
      fc.property(moment, fc.oneof(fc.nat(600_000), fc.nat(100_000_000)), (at, age) => {
        fc.pre(age !== STALE_AFTER_MS)
        expect(isOld(at, STALE_AFTER_MS, at + age)).toBe(age > 300_000)
      }),
    ))

  it('is old where the clock was set back: nobody knows its age [DEC-058]', () =>
    fc.assert(
      fc.property(moment, fc.integer({ min: 1, max: 100_000_000 }), (at, back) => {
        expect(isOld(at, STALE_AFTER_MS, at - back)).toBe(true)
      }),
    ))

  it('is old where nothing was', () => expect(isOld(undefined, STALE_AFTER_MS, 0)).toBe(true))

  it('goes by the clock of the machine unless told', () => {
    expect([isOld(Date.now(), 60_000), isOld(Date.now() - 120_000, 60_000)]).toEqual([false, true])
  })
})
