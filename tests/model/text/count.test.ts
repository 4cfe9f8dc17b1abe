import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatCount, formatPieces } from '../../../model/text/count'

describe('whole numbers and pieces', () => {
  it('keep every digit, in groups of three from the right that never break', () =>
    fc.assert(
      fc.property(fc.nat({ max: 999_999_999 }), (count) => {
        const groups = formatCount(count).split('\u00a0')
        expect([groups.join(''), groups.slice(1).every(({ length }) => length === 3), groups[0]!.length <= 3]).toEqual([
          String(count),
          true,
          true,
        ])
        expect(formatPieces(count)).toBe(`${formatCount(count)}\u00a0шт.`)
      }),
    ))
})
