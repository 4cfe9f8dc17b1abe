import { describe, expect, it } from 'vitest'
import type { TechnicalValue } from '../../../../model/catalogue/technical-class'
import { fitOf, matchOf } from '../../../../model/vehicle/details/fit-reason'
import { matchNeed, type Need } from '../../../../model/vehicle/details/match-need'

const oil = (...values: TechnicalValue[]): readonly TechnicalValue[] => [['base', 'Синтетическое'], ...values]
const statesOf = (need: Need, values: readonly TechnicalValue[]) => matchNeed(need, values).reasons.map(({ state }) => state)
const asked = (specification: string, ...values: TechnicalValue[]) => statesOf({ specifications: [specification] }, oil(...values))[0]

describe('a class or an approval', () => {
  it.each<[string, string, TechnicalValue[], string]>([
    ['the same class', 'API SN', [['api', 'API SN']], 'yes'],
    ['a later class', 'API SN', [['api', 'API SP']], 'yes'],
    ['an earlier class', 'API SN', [['api', 'API SL/CF']], 'no'],
    ['«or later»', 'API SL+', [['api', 'API SN/CF']], 'yes'],
    ['a class of diesels', 'API CI-4', [['api', 'API CI-4/SL']], 'yes'],
    ['another class of ACEA', 'ACEA A3/B4', [['acea', 'A3/B3']], 'no'],
    ['the same class of ACEA', 'ACEA A3/B4', [['acea', 'A3/B4']], 'yes'],
    ['half of a class', 'ACEA B4', [['acea', 'A3/B4']], 'yes'],
    ['one of two classes', 'ACEA C2/C3', [['acea', 'C3']], 'yes'],
    ['a later ILSAC', 'ILSAC GF-5', [['ilsac', 'GF-6A']], 'yes'],
    ['an ILSAC without its letter', 'ILSAC GF-6', [['ilsac', 'GF-6A']], 'yes'],
    ['an approval', 'VW 504.00', [['oem', 'VW 504.00/507.00']], 'yes'],
    ['another approval', 'VW 504.00', [['oem', 'VW 502.00/505.00']], 'no'],
    ['an approval without its maker', 'RN0700', [['oem', 'Renault RN0700/RN0710']], 'yes'],
    ['one of two approvals', 'RN0700/RN0710', [['oem', 'Renault RN0700']], 'yes'],
    ['an approval in quotes', 'ЗМЗ', [['oem', 'ПАО «ЗМЗ»']], 'yes'],
    ['no approval named', 'VW 504.00', [['api', 'API SN']], 'unknown'],
    ['a brake fluid that is better', 'DOT 4', [['dot', 'DOT 5.1']], 'yes'],
    ['a brake fluid that is worse', 'DOT 4', [['dot', 'DOT 3']], 'no'],
    ['a coolant of its class', 'G12++/G13', [['std', 'G12++']], 'yes'],
    ['a coolant of the class before', 'G12+', [['std', 'G12']], 'no'],
    ['a gear oil of both classes', 'GL-4', [['api', 'GL-4/GL-5']], 'yes'],
    ['a gear oil of the other class', 'GL-4', [['api', 'GL-5']], 'no'],
  ])('%s', (_, specification, values, expected) => {
    expect(asked(specification, ...values)).toBe(expected)
  })
})

describe('the rest of a need', () => {
  it('says of viscosity what fits, and what was asked where it does not', () => {
    const need = { viscosities: ['5W-30', '5W-40'] }
    expect(matchNeed(need, oil(['sae', '5W-40'])).reasons).toEqual([{ aspect: 'viscosity', state: 'yes', text: '5W-40' }])
    expect(matchNeed(need, oil(['sae', '0W-20'])).reasons).toEqual([{ aspect: 'viscosity', state: 'no', text: '5W-30 или 5W-40' }])
  })
  it('compares sizes and a capacity, and knows what it does not know', () => {
    const need: Need = {
      sizes: [{ id: 'od', value: 76, text: '⌀ 76 мм' }],
      capacity: { id: 'ah', min: 55, max: 65, unit: 'А·ч' },
      vehicles: ['LADA H4M'],
    }
    expect(
      statesOf(need, [
        ['od', 76],
        ['ah', 60],
        ['fit', 'LADA H4M'],
      ]),
    ).toEqual(['yes', 'yes', 'yes'])
    expect(
      statesOf(need, [
        ['od', 68],
        ['ah', 74],
        ['fit', 'VAG CFNA'],
      ]),
    ).toEqual(['no', 'no', 'unknown'])
    expect(statesOf(need, [])).toEqual(['unknown', 'unknown', 'unknown'])
  })
  it('is whole only where everything fits; what has something against it stays below half', () => {
    const oilNeed = { viscosities: ['5W-30'], specifications: ['API SN', 'RN0700'] }
    expect(matchNeed(oilNeed, oil(['sae', '5W-30'], ['api', 'API SP'], ['oem', 'Renault RN0700'])).match).toBe(100)
    expect(matchNeed(oilNeed, oil(['sae', '5W-30'], ['api', 'API SP'])).match).toBe(86)
    expect(matchNeed(oilNeed, oil(['sae', '0W-20'], ['api', 'API SP'], ['oem', 'Renault RN0700'])).match).toBe(45)
  })
  it('does not know of what was compared with nothing', () => {
    expect([matchOf([]), fitOf([])]).toEqual([50, 'unknown'])
  })
})
