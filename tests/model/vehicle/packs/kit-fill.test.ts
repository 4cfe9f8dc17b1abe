import { describe, expect, it } from 'vitest'
import type { Product } from '../../../../model/catalogue/product'
import { kitPlans, kitWishes } from '../../../../model/vehicle/packs/kit-fill'
import { price, product } from '../../../support/plain-goods'

const sized = (id: number, parameter: 'vol' | 'mass' | 'pcs', number: number, changes: Partial<Product> = {}) =>
  product(id, { values: [{ parameter: { id: parameter, name: '', type: 'number' }, number }], ...changes })
const priceOf = (id: number) => price(id)
const litres = (value: number, kilograms?: number) => ({
  amount: { value, unit: 'л' as const, ...(kilograms !== undefined && { kilograms }) },
})

describe('goods for what a car takes', () => {
  it('are packed by litres, and by weight where they are sold so', () => {
    const oil = kitPlans(litres(4.3), { products: [sized(1, 'vol', 1), sized(2, 'vol', 4)] }, priceOf)
    expect(oil[0]).toMatchObject({ amount: 5, price: 2_000, lines: [{ quantity: 1 }, { quantity: 1 }] })
    const coolant = kitPlans(litres(5, 5.4), { products: [sized(3, 'mass', 1), sized(4, 'mass', 5)] }, priceOf)
    expect(coolant[0]).toMatchObject({ amount: 6 })
  })
  it('are counted in pieces, of which a package may hold several', () => {
    const [wipers] = kitPlans({ amount: { value: 2, unit: 'шт' } }, { products: [sized(5, 'pcs', 2)] }, priceOf)
    expect(wipers).toMatchObject({ amount: null, price: 1_000, lines: [{ quantity: 1 }] })
  })
  it.each([
    ['no amount is known', { amount: null }, priceOf],
    ['no price is known', litres(4), () => undefined],
    ['the region has no price', litres(4), () => null],
    ['less than a pack is in stock', litres(4), (id: number) => price(id, { stock: 3 })],
  ])('have no plan where %s', (_, item, pricesOf) => {
    expect(kitPlans(item, { products: [sized(1, 'vol', 4, { pack: 4 })] }, pricesOf)).toEqual([])
  })
})

describe('what the cart is to hold', () => {
  const none = () => ({ quantity: 0, note: '' })
  it('is whole packs of each product once, with the car noted', () => {
    const box = product(1, { pack: 4 })
    const lines = [
      { product: box, quantity: 1 },
      { product: box, quantity: 2 },
      { product: product(2), quantity: 1 },
    ]
    const { wishes, rounded } = kitWishes(lines, { heldOf: none, priceOf, note: 'LADA Vesta' })
    expect(wishes.map(({ quantity, note }) => [quantity, note])).toEqual([
      [4, 'LADA Vesta'],
      [1, 'LADA Vesta'],
    ])
    expect(rounded).toBe(1)
  })
  it('comes on top of what it holds, behind the note that is there', () => {
    const { wishes } = kitWishes([{ product: product(1), quantity: 1 }], {
      heldOf: () => ({ quantity: 3, note: 'Для Иванова' }),
      priceOf,
      note: 'LADA Vesta',
    })
    expect(wishes[0]).toMatchObject({ quantity: 4, note: 'Для Иванова; LADA Vesta' })
  })
})
