import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Kind } from '../../model/contract/endpoint'
import { REST_PAUSE_MAX_MS, REST_PAUSE_MS, RETRIES, RETRY_AFTER_MAX_MS, RETRY_PAUSE_MS } from '../../model/limits'
import { restPause, retryDelay } from '../../model/retry'

const repeatable: fc.Arbitrary<Kind> = fc.constantFrom('read' as const, 'keyedWrite' as const)
const chance = fc.double({ min: 0, max: 1, noNaN: true })
const attempt = fc.integer({ min: 1, max: 3 })
const failure = (status: number, retryAfter: number | null = null) => ({ status, retryAfter })

describe('whether a failed call is sent again', () => {
  it('on no answer, 429, 502, 503, 504 and at nothing else [DEC-005]', () => {
    const statuses = Array.from({ length: 600 }, (_, status) => status)
    const again = statuses.filter((status) => retryDelay(1, failure(status), 'read', 0) !== null)
    expect(again).toEqual([0, 429, 502, 503, 504])
  })

  it('an un-keyed write never, whatever happened [DEC-005]', () =>
    fc.assert(
      fc.property(attempt, fc.nat(600), fc.option(fc.nat(20_000)), chance, (n, status, retryAfter, luck) => {
        expect(retryDelay(n, failure(status, retryAfter), 'write', luck)).toBe(null)
      }),
    ))

  it('three times and no more [DEC-005] [CONST-004]', () =>
    fc.assert(
      fc.property(repeatable, chance, (kind, luck) => {
        let calls = 1
        while (calls < 100 && retryDelay(calls, failure(503), kind, luck) !== null) calls++
        expect([calls, RETRIES]).toEqual([4, 3])
      }),
    ))

  it('after pauses that double, each longer by up to its half by chance [DEC-005]', () =>
    fc.assert(
      fc.property(attempt, repeatable, chance, (n, kind, luck) => {
        const pause = retryDelay(n, failure(0), kind, luck) ?? NaN
        const base = RETRY_PAUSE_MS * [1, 2, 4][n - 1]! // attempts are 1 to 3
        expect(pause).toBeGreaterThanOrEqual(base)
        expect(pause).toBeLessThanOrEqual(base * 1.5)
        expect(Number.isInteger(pause)).toBe(true)
        expect([retryDelay(n, failure(0), kind, 0), retryDelay(n, failure(0), kind, 1)]).toEqual([base, base * 1.5])
      }),
    ))

  it('as the server asks by Retry-After, unless that is too long to wait for [DEC-005]', () =>
    fc.assert(
      fc.property(
        attempt,
        repeatable,
        fc.constantFrom(429, 503),
        fc.nat(2 * RETRY_AFTER_MAX_MS),
        chance,
        (n, kind, status, wanted, luck) => {
          expect(retryDelay(n, failure(status, wanted), kind, luck)).toBe(wanted <= RETRY_AFTER_MAX_MS ? wanted : null)
        },
      ),
    ))
})

it('a machine rests 5 s after the first failure, twice as long after each next, never longer than a minute', () => {
  expect([1, 2, 3, 4, 5, 6].map(restPause)).toEqual([5000, 10_000, 20_000, 40_000, 60_000, 60_000])
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000 }), (failures) => {
      const pause = restPause(failures)
      expect(pause >= REST_PAUSE_MS && pause <= REST_PAUSE_MAX_MS).toBe(true)
      expect(restPause(failures + 1)).toBeGreaterThanOrEqual(pause)
    }),
  )
})
