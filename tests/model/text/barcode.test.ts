import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isEan13, isGlobalEan } from '../../../model/text/barcode'
import { runs } from '../../support/runs'

it('an EAN-13 has its check digit: of ten last digits one fits, and no other single digit may be changed', () => {
  expect([isEan13('4601234567893'), isEan13('4601234567890'), isEan13('460123456789'), isEan13(''), isEan13('46012345678９3')]).toEqual([
    true,
    false,
    false,
    false,
    false,
  ])
  const digits = fc.array(fc.nat({ max: 9 }), { minLength: 12, maxLength: 12 })
  fc.assert(
    fc.property(digits, fc.nat({ max: 12 }), fc.integer({ min: 1, max: 9 }), (twelve, at, more) => {
      const good = Array.from({ length: 10 }, (_, last) => [...twelve, last].join('')).filter(isEan13)
      expect(good).toHaveLength(1)
      const changed = good[0]!
        .split('')
        .map((digit, place) => (place === at ? (Number(digit) + more) % 10 : digit))
        .join('')
      expect(isEan13(changed)).toBe(false)
    }),
    runs(200),
  )
})

it('codes of the restricted ranges name nothing outside of the shop', () => {
  expect(['4601234567893', '2000000000015', '0200000000002', '0400000000000', '2900000000001', '4000000000006'].map(isGlobalEan)).toEqual([
    true,
    false,
    false,
    false,
    false,
    true,
  ])
})
