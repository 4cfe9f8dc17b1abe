import fc from 'fast-check'
import { expect, it } from 'vitest'
import { vatOfLines } from '../../../model/document/paper/vat-of-lines'
import { vatInside } from '../../../model/money/price'

it('the VAT of the lines adds up to that of the document, and each is within a kopeck of its own', () =>
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 100_000_000_000 }), { minLength: 1, maxLength: 300 }), (sums) => {
      const total = sums.reduce((sum, line) => sum + line, 0)
      const vat = vatInside(total, 22)
      const parts = vatOfLines(sums, total, vat)
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(vat)
      for (const [at, part] of parts.entries()) expect(Math.abs(part - vatInside(sums[at]!, 22))).toBeLessThanOrEqual(1)
    }),
  ))

it('of a document that lowers the sum is as that of one that raises it', () =>
  expect([vatOfLines([-100, -205], -305, -55), vatOfLines([100, 205], 305, 55)]).toEqual([
    [-18, -37],
    [18, 37],
  ]))

it('of a document without a sum is nothing', () => expect(vatOfLines([0, 0], 0, 0)).toEqual([0, 0]))
