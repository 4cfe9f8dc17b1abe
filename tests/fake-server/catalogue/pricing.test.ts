import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { STORE_CITIES } from '../../../fake-server/catalogue/cities'
import { generateProducts } from '../../../fake-server/catalogue/generate/generate-products'
import { createPricing } from '../../../fake-server/catalogue/pricing/pricing'
import { derivedPrice, ProductPrice } from '../../../model/catalogue/product-price'

const products = generateProducts({ seed: 'karter' })
const pricing = createPricing({ seed: 'karter' })
const TODAY = '2026-11-21'
const place = (cityId: number, seed = 'region 1', base = 1) => ({ cityId, terms: { seed, base }, today: TODAY })
const anyPlace = fc.record({ city: fc.constantFrom(...STORE_CITIES), seed: fc.string(), base: fc.constantFrom(0.9, 0.97, 1, 1.03) })
const anyProduct = fc.constantFrom(...products)

describe('Price rows', () => {
  it('pass the schema of the wire in both directions, in every city [ENT-009]', () => {
    fc.assert(
      fc.property(anyProduct, anyPlace, (product, { city, seed, base }) => {
        const row = pricing.priceRow(product, place(city.id, seed, base))
        expect(z.decode(ProductPrice, z.encode(ProductPrice, row))).toEqual(row)
      }),
    )
  })

  it('are the same for the same question, whatever was asked before', () => {
    fc.assert(
      fc.property(anyProduct, anyProduct, anyPlace, (product, other, { city, seed, base }) => {
        const fresh = createPricing({ seed: 'karter' })
        fresh.priceRow(other, place(city.id, 'another region', 1.1))
        expect(fresh.priceRow(product, place(city.id, seed, base))).toEqual(pricing.priceRow(product, place(city.id, seed, base)))
      }),
    )
  })

  it('agree with the summaries that lists are made by', () => {
    fc.assert(
      fc.property(anyProduct, anyPlace, (product, { city, seed, base }) => {
        const row = pricing.priceRow(product, place(city.id, seed, base))
        const { cost_vs_discount, total_discount } = derivedPrice(row)
        const summary = {
          cost: cost_vs_discount,
          guestCost: row.guest_cost,
          discount: total_discount,
          stock: row.stock,
          selfStock: row.self_stock,
          hasArrival: row.arrival !== null,
        }
        expect(pricing.summary(product, place(city.id, seed, base))).toEqual(summary)
        expect(pricing.summariesIn(place(city.id, seed, base))(product)).toEqual(summary)
      }),
    )
  })

  it('keep the terms: the first discount 0 to 12 %, half per cents now and then, the second 0 to 7 % [DEC-012]', () => {
    const rows = STORE_CITIES.flatMap(({ id }, at) => products.map((product) => pricing.priceRow(product, place(id, `region ${at}`))))
    const first = new Set(rows.map(({ discount }) => discount.discount))
    expect([...first].every((percent) => percent >= 0 && percent <= 1_200 && percent % 50 === 0)).toBe(true)
    expect([...first].some((percent) => percent % 100 !== 0)).toBe(true)
    expect(rows.every(({ discount2 }) => discount2.discount >= 0 && discount2.discount <= 700)).toBe(true)
    for (const { cost, guest_cost } of rows) expect(cost! < guest_cost!).toBe(true) // every row has both
  })

  it('say what stands where: the stock is the sum of the warehouses, the own part is the city’s [DEC-012]', () => {
    fc.assert(
      fc.property(anyProduct, anyPlace, (product, { city, seed, base }) => {
        const { stock, self_stock, stock_id, warehouses = [], arrival } = pricing.priceRow(product, place(city.id, seed, base))
        expect(stock).toBe(warehouses.reduce((sum, { amount }) => sum + amount, 0))
        expect(warehouses[0]).toEqual({ stock_id: city.warehouse.id, name: city.warehouse.name, amount: self_stock, days: 0 })
        expect(warehouses.some((warehouse) => warehouse.stock_id === stock_id && (warehouse.amount > 0 || stock === 0))).toBe(true)
        if (arrival) expect(arrival.date > TODAY && arrival.amount > 0).toBe(true)
      }),
    )
  })

  it('see one amount in a warehouse from every city that reaches it', () => {
    for (const product of products.slice(0, 300)) {
      const seen = new Map<number, Set<number>>()
      for (const { id } of STORE_CITIES) {
        for (const { stock_id, amount } of pricing.priceRow(product, place(id)).warehouses ?? [])
          seen.set(stock_id, (seen.get(stock_id) ?? new Set()).add(amount))
      }
      for (const amounts of seen.values()) expect(amounts.size).toBe(1)
    }
  })

  it('have some of everything: nothing left, little, enough, plenty, clearance, promotions, gifts, arrivals', () => {
    const rows = products.map((product) => pricing.priceRow(product, place(6)))
    const share = (test: (row: ProductPrice) => boolean) => rows.filter(test).length / rows.length
    expect(share(({ stock }) => stock === 0)).toBeGreaterThan(0.05)
    expect(share(({ stock }) => stock === 0)).toBeLessThan(0.15)
    expect(share(({ stock }) => stock > 0 && stock <= 20)).toBeGreaterThan(0.2)
    expect(share(({ stock }) => stock > 200)).toBeGreaterThan(0.08)
    expect(share(({ sale }) => sale)).toBeGreaterThan(0.005)
    expect(share(({ promo }) => promo.length > 0)).toBeGreaterThan(0.03)
    expect(share(({ gifts }) => gifts.length > 0)).toBeGreaterThan(0.01)
    expect(share(({ arrival }) => arrival !== null)).toBeGreaterThan(0.05)
    for (const [at, product] of products.entries())
      if (product.weight >= 100_000) expect(rows[at]?.warehouses?.every(({ amount }) => amount <= 12)).toBe(true)
  })

  it('differ between regions and between cities, and name the price list of the month', () => {
    const costs = (cityId: number, seed: string) =>
      products.slice(0, 100).map((product) => derivedPrice(pricing.priceRow(product, place(cityId, seed))).cost_vs_discount)
    expect(costs(6, 'one')).not.toEqual(costs(6, 'two'))
    expect(costs(6, 'one')).not.toEqual(costs(1, 'one'))
    expect(pricing.priceRow(products[0]!, place(6)).price_doc).toBe('Прайс-лист от 01.11.2026') // there are 2 000
  })

  it('are those of the drawn screens in Казань: list price 2 684,00 ₽, price for all 3 328,00 ₽', () => {
    expect(pricing.priceRow(products[0]!, place(6))).toMatchObject({ cost: 268_400, base_price: 268_400, guest_cost: 332_800 }) // there are 2 000
  })

  it('have no stock in a city that is not the shop’s', () => {
    expect(pricing.priceRow(products[0]!, place(999))).toMatchObject({ stock: 0, self_stock: 0, arrival: null, warehouses: [] }) // there are 2 000
  })
})
