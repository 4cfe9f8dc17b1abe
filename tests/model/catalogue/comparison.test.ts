import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { comparable, comparisonAddress, parseComparison } from '../../../model/catalogue/comparison'
import { comparisonRows } from '../../../model/catalogue/comparison-rows'
import { type ProductValue, valueText } from '../../../model/catalogue/product'
import { COMPARED_MAX } from '../../../model/limits'
import { product } from '../../support/plain-goods'

const parameter = (id: string): ProductValue['parameter'] => ({ id, name: `Параметр ${id}`, type: 'list' })
const value: fc.Arbitrary<ProductValue> = fc
  .tuple(fc.constantFrom('sae', 'api', 'vol', 'color'), fc.constantFrom('5W-30', 'SP', 'SN', '4'))
  .map(([id, name]) => ({ parameter: parameter(id), name }))
const products = fc
  .array(fc.array(value, { maxLength: 6 }), { minLength: 1, maxLength: COMPARED_MAX })
  .map((all) => all.map((values, at) => product(at + 1, { values, brand: { name: 'A', slug: 'a', country: '' } })))
const isParameter = ({ key }: { key: string }) => !key.startsWith('own ')

describe('the rows of a comparison', () => {
  test.prop([products])('have every value of every product in its column, and nothing else', (goods) => {
    const rows = comparisonRows(goods).filter(isParameter)
    const told = goods.map((_, at) => new Set(rows.flatMap(({ key, values }) => (values[at] ?? []).map((text) => `${key} ${text}`))))
    expect(told).toEqual(goods.map(({ values }) => new Set(values.map((it) => `${it.parameter.id} ${valueText(it)}`))))
    expect(rows.every(({ values }) => values.length === goods.length)).toBe(true)
    expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length)
  })

  test.prop([products])('are the same where all products have the same set of values, in whatever order', (goods) => {
    for (const { key, isSame } of comparisonRows(goods).filter(isParameter)) {
      const sets = goods.map(({ values }) => new Set(values.filter((it) => it.parameter.id === key).map(valueText)))
      const isAlike = sets.every((set) => set.size > 0 && set.size === sets[0]?.size && [...set].every((text) => sets[0]?.has(text)))
      expect(isSame).toBe(isAlike)
    }
  })

  test.prop([products])('keep the order of the first product, and that of each other one as far as those before it allow', (goods) => {
    const order = comparisonRows(goods)
      .filter(isParameter)
      .map(({ key }) => key)
    const first = [...new Set(goods[0]?.values.map((it) => it.parameter.id))]
    expect(order.filter((key) => first.includes(key))).toEqual(first)
  })

  it('with the same classes in another order are the same, with one more they are not', () => {
    const classes = (...names: string[]) => names.map((name) => ({ parameter: parameter('api'), name }))
    const isSame = (...lists: string[][]) =>
      comparisonRows(lists.map((names, at) => product(at + 1, { values: classes(...names) }))).find(({ key }) => key === 'api')?.isSame
    expect([isSame(['SP', 'SN'], ['SN', 'SP']), isSame(['SP', 'SN'], ['SN']), isSame(['SP'], []), isSame([], ['SP'])]).toEqual([
      true,
      false,
      false,
      false,
    ])
  })

  it('of what every product has stand first; what none has is left out', () => {
    const goods = [product(1, { pack: 4, weight: 3600, limit: null }), product(2, { pack: 1, weight: 3600, category_name: 'Масла' })]
    expect(
      comparisonRows(goods).map(({ name, values, isSame }) => [
        name.replaceAll('\u00a0', ' '),
        values.flat().join(' | ').replaceAll('\u00a0', ' '),
        isSame,
      ]),
    ).toEqual([
      ['Бренд', 'Arktelub | Arktelub', true],
      ['Страна бренда', 'Россия | Россия', true],
      ['Раздел', 'Масла', false],
      ['Упаковка', '4 шт. | 1 шт.', false],
      ['Вес единицы', '3,6 кг | 3,6 кг', true],
    ])
    expect(comparisonRows([])).toEqual([])
  })
})

describe('the address of a comparison', () => {
  test.prop([fc.uniqueArray(fc.integer({ min: 1, max: 999_999_999 }), { maxLength: COMPARED_MAX }), fc.boolean()])(
    'is read as it was written',
    (ids, isDifferent) => {
      const [path, search] = comparisonAddress({ ids, isDifferent }).split('?')
      expect(path).toBe('/catalog')
      expect(parseComparison(`?${search}`)).toEqual({ ids, isDifferent })
    },
  )

  test.prop([fc.array(fc.oneof(fc.integer({ min: -2, max: 9 }), fc.integer()), { maxLength: 20 })])(
    'of a list names the first of its products, each once',
    (ids) => {
      const expected = [...new Set(ids.filter((id) => id > 0 && id < 1e9))].slice(0, COMPARED_MAX)
      expect(parseComparison(`?compare=${ids.join('.')}`)?.ids).toEqual(expected)
      expect(comparable(ids)).toEqual(expected)
    },
  )

  test.prop([fc.string({ unit: fc.constantFrom('1', '2', '0', '.', '-', 'e', ' ', 'x', '%', '９'), maxLength: 30 })])(
    'that somebody else wrote names products at most, each once, never more than are compared',
    (text) => {
      const { ids = [] } = parseComparison(`?${new URLSearchParams({ compare: text }).toString()}`) ?? {}
      expect(ids.length).toBeLessThanOrEqual(COMPARED_MAX)
      expect(new Set(ids).size).toBe(ids.length)
      expect(ids.every((id) => Number.isInteger(id) && id > 0 && id < 1e9)).toBe(true)
      const named = text.split('.').filter((part) => /^[1-9][0-9]{0,8}$/.test(part))
      expect(ids).toEqual([...new Set(named.map(Number))].slice(0, COMPARED_MAX))
    },
  )

  it('of a list asks for none', () => expect(parseComparison('?q=масло&brands=arktelub')).toBeNull())
  it('without products asks for an empty one', () => expect(parseComparison('?compare=')).toEqual({ ids: [], isDifferent: false }))
})
