import { describe, expect, it } from 'vitest'
import { choicesOf, findChoices } from '../../../model/vehicle/find-choices'
import type { FoundVehicle } from '../../../model/vehicle/selection'

const engine = { key: 'LADA:H4M', code: 'H4M', volume: 1598, fuel: 'petrol', power: 113 } as const
const found: FoundVehicle = {
  vehicle: { make: 'LADA', model: 'Vesta', year: 2017, other_year: null, engine: null, engines: [engine] },
  choices: {
    makes: ['LADA', 'Toyota', 'Daewoo / Ravon', 'КАМАЗ'],
    models: ['Vesta', 'XRAY'],
    years: [2017, 2016],
    engines: ['LADA:H4M', 'LADA:21129'],
  },
}
const texts = (step: 'make' | 'model' | 'year' | 'engine', words: string) =>
  findChoices(choicesOf(found, step), words).map(({ text }) => text)

describe('what may be chosen of a car', () => {
  it('says of a make its Russian name and of an engine what it is, as far as that is known', () => {
    expect(choicesOf(found, 'make')[1]).toEqual({ value: 'Toyota', text: 'Toyota', note: 'Тойота' })
    expect(choicesOf(found, 'engine')).toEqual([
      { value: 'LADA:H4M', text: 'H4M', note: '1,6\u00a0л, бензин, 113\u00a0л.\u00a0с.' },
      { value: 'LADA:21129', text: 'LADA:21129', note: '' },
    ])
  })

  it.each([
    ['make', '', ['LADA', 'Toyota', 'Daewoo / Ravon', 'КАМАЗ']],
    ['make', 'тойота', ['Toyota']],
    ['make', 'njqjnf', ['Toyota']],
    ['make', 'ЕЩНЩЕФ', ['Toyota']],
    ['make', 'toy', ['Toyota']],
    ['make', 'равон', ['Daewoo / Ravon']],
    ['make', 'kamaz', ['КАМАЗ']],
    ['make', 'феррари', []],
    ['model', 'веста', ['Vesta']],
    ['model', 'х-рей', []],
    ['year', '16', ['2016']],
    ['engine', 'н4м', ['H4M']],
    ['engine', '113', ['H4M']],
  ] as const)('is found: the %s «%s»', (step, words, expected) => expect(texts(step, words)).toEqual(expected))
})
