import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { standingOf, standsFor } from '../../../model/catalogue/standing'
import type { TechnicalValue } from '../../../model/catalogue/technical-class'
import { runs } from '../../support/runs'

const stands = (one: readonly TechnicalValue[], other: readonly TechnicalValue[]) => standsFor(standingOf(one), standingOf(other))
/** Whether the first may stand for the second, and the second for the first. */
const bothWays = (one: readonly TechnicalValue[], other: readonly TechnicalValue[]) => [stands(one, other), stands(other, one)]
const oil = (...claims: (readonly [string, string])[]): TechnicalValue[] => [['sae', '5W-30'], ['vol', 4], ...claims]

describe('goods that may stand for others [ENT-008]', () => {
  it.each<[string, TechnicalValue[], TechnicalValue[], [boolean, boolean]]>([
    ['two approvals for one of them', oil(['oem', 'VW 504.00'], ['oem', 'MB 229.51']), oil(['oem', 'MB 229.51']), [true, false]],
    ['other approvals, each way none', oil(['oem', 'VW 504.00']), oil(['oem', 'MB 229.51']), [false, false]],
    ['a newer petrol class for an older', oil(['api', 'API SP']), oil(['api', 'API SN']), [true, false]],
    ['petrol and diesel for petrol alone', oil(['api', 'API SN/CF']), oil(['api', 'API SN']), [true, false]],
    ['a newer petrol class, but no diesel class', oil(['api', 'API SP']), oil(['api', 'API SN/CF']), [false, false]],
    ['resource conserving for the plain class', oil(['api', 'API SP-RC']), oil(['api', 'API SP']), [true, false]],
    ['diesel classes by their own ladder', oil(['api', 'API CK-4/SN']), oil(['api', 'API CI-4/SL']), [true, false]],
    ['GF-6B is none of the ladder', oil(['ilsac', 'GF-6B']), oil(['ilsac', 'GF-5']), [false, false]],
    ['E6/E7/E9 for E7', oil(['acea', 'E6/E7/E9']), oil(['acea', 'E7']), [true, false]],
    ['A3/B4 is one class', oil(['acea', 'A3/B4']), oil(['acea', 'A5/B5']), [false, false]],
    ['GL-5 is no GL-4', [['api', 'GL-5']], [['api', 'GL-4']], [false, false]],
    ['GL-4/GL-5 for either', [['api', 'GL-4/GL-5']], [['api', 'GL-4']], [true, false]],
    ['DOT 5.1 for DOT 4', [['dot', 'DOT 5.1']], [['dot', 'DOT 4']], [true, false]],
    ['a synthetic oil for a mineral one', oil(['base', 'Синтетическое']), oil(['base', 'Минеральное']), [true, false]],
    [
      'another viscosity, whatever it may do',
      [
        ['sae', '5W-40'],
        ['oem', 'VW'],
      ],
      [
        ['sae', '5W-30'],
        ['oem', 'VW'],
      ],
      [false, false],
    ],
    ['another class of antifreeze', [['std', 'G12']], [['std', 'G11']], [false, false]],
    ['another size of filter', [['od', 76]], [['od', 80]], [false, false]],
    ['another package', [...oil(['api', 'API SN']), ['vol', 5]], oil(['api', 'API SN']), [true, true]],
  ])('%s', (_, one, other, expected) => {
    expect(bothWays(one, other)).toEqual(expected)
  })

  const claim = fc.constantFrom<readonly [string, string]>(
    ['api', 'API SP'],
    ['api', 'API SN/CF'],
    ['api', 'API SL'],
    ['oem', 'MB 229.1'],
    ['oem', 'MB 229.5'],
    ['oem', 'VW'],
    ['ilsac', 'GF-5'],
    ['base', 'Синтетическое'],
    ['base', 'Минеральное'],
  )
  const goods = fc
    .record({ sae: fc.constantFrom('5W-30', '5W-40'), claims: fc.array(claim, { maxLength: 4 }) })
    .map(({ sae, claims }): TechnicalValue[] => [['sae', sae], ...claims])

  it('each stands for itself, in whatever order its values come, and for what it would be with one grant less', () => {
    fc.assert(
      fc.property(goods, fc.nat(), (values, at) => {
        expect(stands(values.toReversed(), values)).toBe(true)
        const less = values.filter((_, place) => place === 0 || place !== 1 + (at % Math.max(1, values.length - 1)))
        expect(stands(values, less)).toBe(true)
      }),
      runs(300),
    )
  })
  it('what stands for what stands for a third stands for the third', () => {
    fc.assert(
      fc.property(goods, goods, goods, (one, other, third) => {
        if (stands(one, other) && stands(other, third)) expect(stands(one, third)).toBe(true)
      }),
      runs(2000),
    )
  })
})
