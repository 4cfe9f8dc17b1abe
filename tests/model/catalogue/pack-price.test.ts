import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { packAmounts, unitCost } from '../../../model/catalogue/pack-price'
import type { ProductValue } from '../../../model/catalogue/product'
import { product } from '../../support/plain-goods'
import { runs } from '../../support/runs'

const value = (id: string, number: number | undefined, unit?: string): ProductValue => ({
  parameter: { id, name: id, type: 'number', ...(unit && { unit }) },
  ...(number !== undefined && { number }),
})
const pack = (...values: ProductValue[]) => product(1, { values })
const litres = (...amounts: number[]) => amounts.map((amount) => pack(value('vi', 172), value('vol', amount, 'л')))

describe('packages of the same goods', () => {
  it('are measured in litres or kilograms, whatever their labels say', () => {
    expect(packAmounts(litres(1, 4, 208))).toEqual({ unit: 'л', thousandths: [1000, 4000, 208_000] })
    expect(packAmounts([pack(value('ml', 400, 'мл')), pack(value('vol', 1, 'л'))])).toEqual({ unit: 'л', thousandths: [400, 1000] })
    expect(packAmounts([pack(value('g', 400, 'г')), pack(value('mass', 18.5, 'кг'))])).toEqual({ unit: 'кг', thousandths: [400, 18_500] })
  })
  it('that cannot be compared are not', () => {
    expect([
      packAmounts([]),
      packAmounts(litres(4)),
      packAmounts(litres(4, 4)),
      packAmounts([...litres(4), pack(value('mass', 4, 'кг'))]),
      packAmounts([...litres(4), pack(value('vi', 172))]),
      packAmounts([...litres(4), pack(value('vol', 0, 'л'))]),
      packAmounts([...litres(4), pack(value('vol', undefined, 'л'))]),
      packAmounts([pack(value('density', 1, 'г/см³')), pack(value('density', 2, 'г/см³'))]),
    ]).toEqual([null, null, null, null, null, null, null, null])
  })

  it('a litre times what a package holds is its price, to half a kopeck a litre', () => {
    expect([unitCost(234_635, 4000), unitCost(9_760_443, 208_000), unitCost(null, 4000)]).toEqual([58_659, 46_925, null])
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e12 }), fc.integer({ min: 1, max: 1_000_000 }), (cost, thousandths) => {
        const each = BigInt(unitCost(cost, thousandths) ?? -1)
        const [whole, half] = [BigInt(cost) * 1000n, BigInt(thousandths)]
        // Half up: within (−½, ½] below the exact price, without a fraction anywhere.
        expect(2n * (each * half - whole) <= half && 2n * (each * half - whole) > -half).toBe(true)
      }),
      runs(500),
    )
  })
})
