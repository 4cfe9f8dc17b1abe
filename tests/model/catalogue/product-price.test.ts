import fc from 'fast-check'
import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { derivedPrice, payableCost, ProductPrice } from '../../../model/catalogue/product-price'

const wire = {
  product_id: 7,
  sale: false,
  cost: 100,
  base_price: 140.5,
  stock: 12,
  arrival: { date: '2026-11-30', amount: 40 },
  self_stock: 3,
  online: true,
  discount: { discount: 10 },
  discount2: { discount: 2.5 },
  guest_cost: 120,
  stock_id: 2,
  price_doc: 'П-1',
  price_type: 'опт',
  promo: [{ id: 1, title: 'Акция' }],
  gifts: [],
}
const row = z.decode(ProductPrice, wire)

describe('a price row', () => {
  it('is kopecks and hundredths of a percent in the program and goes out as it came [ENT-009] [DEC-011] [DEC-012]', () => {
    expect({
      cost: row.cost,
      base_price: row.base_price,
      guest_cost: row.guest_cost,
      discount: row.discount,
      discount2: row.discount2,
    }).toEqual({ cost: 10_000, base_price: 14_050, guest_cost: 12_000, discount: { discount: 1000 }, discount2: { discount: 250 } })
    expect(z.encode(ProductPrice, row)).toEqual(wire)
  })

  it('has its derived figures: 100 ₽ − 10 % − 2,5 % = 87,75 ₽ [ENT-009] [DEC-013] [DEC-014]', () =>
    expect(derivedPrice(row)).toEqual({ cost_vs_discount: 8775, total_discount: 1250, profit: 3225 }))

  it('without a price has none, which is not 0 [DEC-011]', () => {
    const none = { ...row, cost: null }
    expect(derivedPrice(none)).toEqual({ cost_vs_discount: null, total_discount: 1250, profit: null })
    expect(derivedPrice({ ...row, cost: 0 })).toEqual({ cost_vs_discount: 0, total_discount: 1250, profit: 12_000 })
  })

  it('is paid at the personal price, else at the price for all, else not at all [DEC-032]', () =>
    fc.assert(
      fc.property(fc.option(fc.nat(9999)), fc.option(fc.nat(9999)), (cost, guest_cost) => {
        const paid = payableCost({ ...row, discount: { discount: 0 }, discount2: { discount: 0 }, cost, guest_cost })
        expect(paid).toBe(cost !== null ? cost : guest_cost)
      }),
    ))

  it.each([
    ['a broken stock', { stock: 1.5 }],
    ['a negative stock', { stock: -1 }],
    ['a missing cost', { cost: undefined }],
    ['a third decimal', { cost: 1.005 }],
    ['a discount above 100', { discount: { discount: 101 } }],
  ])('with %s is refused [DEC-012]', (_, changes) =>
    expect(z.safeDecode(ProductPrice, { ...wire, ...changes } as typeof wire).success).toBe(false),
  ) // broken on purpose
})
