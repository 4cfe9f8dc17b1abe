import { describe, expect, it } from 'vitest'
import type { ProductPrice } from '../../../model/catalogue/product-price'
import { derivedPrice } from '../../../model/catalogue/product-price'
import { trailOf } from '../../../model/catalogue/category'
import { SIMILAR_PRODUCTS } from '../../../model/limits'
import type { Api } from '../../../model/contract'
import { newServer, visitor } from '../../support/world'

const server = newServer()
/** Every product that lists show, with its price in a region. */
async function sold(api: Api, regionId: number) {
  const products = server.world.catalogue.listed
  const prices = new Map<number, ProductPrice>()
  for (let at = 0; at < products.length; at += 200) {
    const body = { company_region_id: regionId, products_ids: products.slice(at, at + 200).map(({ id }) => id) }
    for (const row of (await api('products.stocksAndPrices', { body })).products) prices.set(row.product_id, row)
  }
  return products.map(({ id, brand, categoryId }) => ({ id, brand, categoryId, price: prices.get(id)! })) // all were asked for
}

describe('the discounts of a region', () => {
  it.each([1, 2])(
    'are those of every price in region %i: one row is about each product that has any [CALL-034, DEC-012]',
    async (regionId) => {
      const { api } = await visitor(server, 1)
      const { items } = await api('regions.discounts', { params: { id: regionId } })
      const goods = await sold(api, regionId)
      const categories = await api('categories.list', {})
      const counted = new Map<object, number>()
      for (const { brand, categoryId, price } of goods) {
        const section = trailOf(categories, categoryId)[1]?.id
        const near = items.filter((row) => row.brand_slug === brand.slug && row.category_id === section)
        const promoted = near.filter((row) => row.promotion && price.promo.some(({ id }) => id === row.promotion?.id))
        const [best] = promoted.sort((one, other) => (other.discount2 ?? 0) - (one.discount2 ?? 0))
        const row = best ?? near.find(({ promotion }) => promotion === null)
        expect([row?.discount ?? 0, row?.discount2 ?? 0]).toEqual([price.discount.discount, price.discount2.discount])
        if (row) counted.set(row, (counted.get(row) ?? 0) + 1)
      }
      expect(items.map((row) => counted.get(row))).toEqual(items.map(({ count }) => count))
      expect(items.some(({ promotion }) => promotion)).toBe(true)
    },
  )

  it('of a region on moderation are none: it has no terms of its own [ROLE-006]', async () => {
    const { api } = await visitor(server, 4)
    expect(await api('regions.discounts', { params: { id: 6 } })).toEqual({ items: [] })
  })
})

describe('the special offers of a region', () => {
  const offersOf = (api: Api, company_region_id: number) =>
    api('promotions.specialOffers', { query: { company_region_id, action_prices_request: '1' } })

  it('name goods that cost less than by the list and are there, each once, until the first of their promotions ends [CALL-086]', async () => {
    const { api } = await visitor(server, 1)
    const { items } = await offersOf(api, 1)
    const promotions = (await api('promotions.list', { query: { company_region_id: 1 } })).items
    const goods = await sold(api, 1)
    const ids = items.flatMap(({ products }) => products.map(({ id }) => id))
    expect(items.length).toBeGreaterThan(2)
    expect(new Set(ids).size).toBe(ids.length)
    for (const { products, ends_at, title, text } of items) {
      expect([products.length > 0, title !== '', text !== '']).toEqual([true, true, true])
      const ends = products.flatMap(({ id, pack }) => {
        const { price } = goods.find((it) => it.id === id)! // only listed goods are offered
        expect(derivedPrice(price).cost_vs_discount!).toBeLessThan(price.base_price!) // both are there, or it fails
        expect(price.stock).toBeGreaterThanOrEqual(pack)
        const own = promotions.filter((it) => it.values.length > 0 && price.promo.some(({ id: of }) => of === it.id))
        const most = Math.max(...own.map((it) => parseFloat(it.values[0]!.value.replace(',', '.')))) // one value each
        return own
          .filter((it) => parseFloat(it.values[0]!.value.replace(',', '.')) === most)
          .slice(0, 1)
          .map((it) => it.ends_at)
      })
      expect(ends_at).toBe(ends.sort()[0] ?? null)
    }
  })

  it('carry no prices: these are asked for apart [DEC-056]', async () => {
    const { api } = await visitor(server, 1)
    const products = (await offersOf(api, 1)).items.flatMap((offer) => offer.products)
    expect(products.filter((product) => 'cost' in product || 'cost_vs_discount' in product)).toEqual([])
  })

  it('of a region on moderation are none [ROLE-006]', async () => {
    const { api } = await visitor(server, 4)
    expect(await offersOf(api, 6)).toEqual({ items: [] })
  })

  it('follow what the region bought: another one is offered other goods', async () => {
    const { api } = await visitor(server, 1)
    const [one, other] = await Promise.all([offersOf(api, 1), offersOf(api, 2)])
    const first = ({ items }: typeof one) => items[0]?.products.slice(0, SIMILAR_PRODUCTS).map(({ id }) => id)
    expect(first(one)).not.toEqual(first(other))
  })
})
