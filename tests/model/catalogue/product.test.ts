import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nameplates, valueText, type ProductValue } from '../../../model/catalogue/product'

const value = (id: string, more: Partial<ProductValue>, unit?: string): ProductValue => ({
  parameter: { id, name: id, type: more.number === undefined ? 'list' : 'number', ...(unit !== undefined && { unit }) },
  ...more,
})

describe('a parameter of a product', () => {
  it.each([
    [value('sae', { name: '5W-30' }), '5W-30'],
    [value('vol', { number: 4 }, 'л'), '4\u00a0л'],
    [value('vol', { number: 0.125 }, 'л'), '0,125\u00a0л'],
    [value('temp', { number: -37 }, '°C'), '−37\u00a0°C'],
    [value('current', { number: 1250 }, 'А'), '1250\u00a0А'],
    [value('mileage', { number: 15_000 }, 'км'), '15\u00a0000\u00a0км'],
    [value('poles', { number: 0 }), '0'],
    [value('empty', {}), ''],
  ])('%j reads «%s» [ENT-008]', (it, text) => expect(valueText(it)).toBe(text))

  it('a measured value reads with comma, real minus and its unit behind a no-break space', () =>
    fc.assert(
      fc.property(fc.integer({ min: -9_999_999, max: 9_999_999 }), (thousandths) => {
        const [whole = '', rest = ''] = (Math.abs(thousandths) / 1000).toString().split('.')
        expect(valueText(value('x', { number: thousandths / 1000 }, 'мм'))).toBe(
          `${thousandths < 0 ? '−' : ''}${whole}${rest && `,${rest}`}\u00a0мм`,
        )
      }),
    ))

  it('nameplates say what several millimetres measure, and the polarity of a battery in one word', () => {
    const platesOf = (...values: ProductValue[]) =>
      nameplates({ values, key_values: values.map(({ parameter }) => parameter.id) }).map((text) => text.replaceAll('\u00a0', ' '))
    const [od, hei, len] = [value('od', { number: 76 }, 'мм'), value('hei', { number: 79 }, 'мм'), value('len', { number: 600 }, 'мм')]
    expect(platesOf(od, hei)).toEqual(['⌀ 76 мм', 'h 79 мм'])
    expect(platesOf(len)).toEqual(['600 мм'])
    expect(platesOf(value('polarity', { name: 'Обратная [- +] (0)' }))).toEqual(['Обратная (0)'])
  })

  it('nameplates follow the order of the key values, each once, those without a value left out', () =>
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 6 }),
        fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd')),
        (listed, key_values) => {
          const values = listed.map((id, i) => value(id, { name: `${id}${i}` }))
          const firsts = new Map(values.toReversed().map((it) => [it.parameter.id, it.name]))
          expect(nameplates({ values, key_values })).toEqual(key_values.flatMap((id) => firsts.get(id) ?? []))
        },
      ),
    ))
})
