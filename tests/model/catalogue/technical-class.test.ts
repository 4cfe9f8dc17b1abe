import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isAnalog, kindWords, technicalClass, type TechnicalValue } from '../../../model/catalogue/technical-class'
import { product } from '../../support/plain-goods'
import { runs } from '../../support/runs'

const oil: readonly TechnicalValue[] = [
  ['sae', '0W-40'],
  ['acea', 'C3'],
  ['vol', 4],
]
const antifreeze = (std: string, color: string): readonly TechnicalValue[] => [
  ['std', std],
  ['color', color],
  ['freeze', -40],
]

describe('the technical class', () => {
  it('is another where the approval is: a C3 is no A3/B4, an E7 no CF-4', () => {
    expect(technicalClass(oil)).not.toBe(technicalClass([...oil.slice(0, 1), ['acea', 'A3/B4'], ['vol', 4]]))
    expect(technicalClass([['sae', '15W-40']])).not.toBe(technicalClass([...oil.slice(0, 1)]))
  })
  it('of an antifreeze is not its colour; the colour of a paint is', () => {
    expect(technicalClass(antifreeze('G11', 'Синий'))).toBe(technicalClass(antifreeze('G11', 'Зелёный')))
    expect(technicalClass(antifreeze('G11', 'Синий'))).not.toBe(technicalClass(antifreeze('G12', 'Синий')))
    expect(technicalClass([['color', 'Красный']])).not.toBe(technicalClass([['color', 'Синий']]))
  })
  it('is the same in any order and any package, and another as soon as one telling value is', () => {
    const ids = ['sae', 'api', 'acea', 'oem', 'std', 'freeze', 'od', 'thread', 'ah']
    const values = fc.uniqueArray(fc.tuple(fc.constantFrom(...ids), fc.integer({ min: 1, max: 5 })), {
      selector: ([id]) => id,
      minLength: 1,
    })
    fc.assert(
      fc.property(values, fc.integer({ min: 1, max: 200 }), fc.nat(), (all, vol, at) => {
        expect(technicalClass([...all].reverse().concat([['vol', vol]]))).toBe(technicalClass(all))
        const changed = all.map(([id, value], place) => [id, place === at % all.length ? value + 1 : value] as const)
        expect(technicalClass(changed)).not.toBe(technicalClass(all))
      }),
      runs(200),
    )
  })
  it('kinds are told by the words before the brand', () => {
    expect(kindWords('Очиститель тормозов Himvalda Bremse 650 мл', 'Himvalda')).toBe('очиститель тормозов')
    expect(kindWords('Масло 1', 'Arktelub')).toBe('')
  })
})

it('one product stands for another of its category, kind and class, and for no other', () => {
  const made = (category_id: number, word: string, std: string) => {
    const brand = { ...product(1).brand, name: 'Glykorin' }
    return product(1, {
      category_id,
      brand,
      name: `${word} Glykorin`,
      values: [{ parameter: { id: 'std', name: '', type: 'list' }, name: std }],
    })
  }
  const own = made(1, 'Антифриз', 'G11')
  expect(
    [made(1, 'Антифриз', 'G11'), made(2, 'Антифриз', 'G11'), made(1, 'Тосол', 'G11'), made(1, 'Антифриз', 'G12')].map((it) =>
      isAnalog(own, it),
    ),
  ).toEqual([true, false, false, false])
})

it('goods of one category of which neither name nor values tell anything stand for nothing', () => {
  const named = (name: string) => product(1, { name })
  expect([
    isAnalog(named('Трос буксировочный'), named('Щётка для снега')),
    isAnalog(named('Трос Arktelub'), named('Трос Arktelub 5 т')),
  ]).toEqual([false, true])
})
