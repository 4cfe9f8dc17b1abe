import { describe, expect, it } from 'vitest'
import { SORTS } from '../../model/catalogue/filter'
import { costVsDiscount } from '../../model/money/price'
import { apiOf, BASES, type Browser, browser, login, newServer, person, visitor } from '../support/world'
import { BUILT, callOf } from './calls'
import { listening, namesIn } from './calls/support/listening'

const server = newServer()
/** Names that only something with a price, a discount or an amount has. */
const TRACE = /cost|price|discount|stock|arrival|bonus|profit|warehouse|amount|debt|gifts?$|sum$/i
/** Names of that kind that say nothing of goods: the least order, and the title of a promotion. */
const INNOCENT = new Set(['config.get min_order_sum', 'products.all gift'])

const post = async (who: Browser, path: string, body: object) => {
  await who.fetch(`${BASES.api}/sanctum/csrf-cookie`)
  const response = await who.fetch(`${BASES.api}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-xsrf-token': who.cookie('XSRF-TOKEN') ?? '' },
    body: JSON.stringify(body),
  })
  return { status: response.status, json: (await response.json()) as Record<string, unknown> }
}
const idsOf = (json: Record<string, unknown>) => (json['products'] as { id: number }[]).map(({ id }) => id)

describe('a guest', () => {
  it.each(BUILT.map(([name]) => name))(
    '%s: nothing that a guest is answered has a price, a discount or a stock [DEC-032, ROLE-001]',
    async (name) => {
      const { who, heard } = listening(server)
      const { call } = callOf(name)
      await call(apiOf(who), { userId: 1, regionId: 1, addressId: 11, orderId: 481_344, uuid: 'guest-has-none' }, 'k').catch(() => {})
      const traces = heard.flatMap(({ json }) => namesIn(json, TRACE)).filter((trace) => !INNOCENT.has(`${name} ${trace}`))
      expect(traces).toEqual([])
    },
  )

  it('such names are found where they do stand: the same answers of a buyer have them', async () => {
    const { who, heard } = listening(server)
    const api = apiOf(who)
    await login(api, person(1))
    await api('products.stocksAndPrices', { body: { company_region_id: 1, products_ids: [1] } })
    await api('products.get', { params: { id: 1 }, query: {} })
    const found = heard.flatMap(({ json }) => namesIn(json, TRACE))
    expect(found).toEqual(
      expect.arrayContaining([
        'cost',
        'base_price',
        'guest_cost',
        'stock',
        'self_stock',
        'discount',
        'discount2',
        'warehouses',
        'amount',
        'bonus',
      ]),
    )
  })

  it('no number of an answer about a product is one of its prices [DEC-032]', async () => {
    const who = browser(server)
    for (const { id, price, guestPrice } of server.world.catalogue.products.slice(0, 60)) {
      const text = await (await who.fetch(`${BASES.api}/products/${id}`)).text()
      const numbers = new Set(text.match(/\d+(?:\.\d+)?/g)?.map(Number))
      expect(
        [price / 100, guestPrice / 100, costVsDiscount(price, 500, 300) / 100].filter((rubles) => rubles > 1000 && numbers.has(rubles)),
      ).toEqual([])
    }
  })

  it.each(SORTS)('an order by %s tells nothing of prices: those by price are the default one [DEC-032]', async (sort) => {
    const who = browser(server)
    const asked = await post(who, '/products/all', { company_region_id: 1, sort, itemsPerPage: 96 })
    const expected = ['cheap', 'expensive', 'discount'].includes(sort) ? 'popular' : sort
    expect(idsOf(asked.json)).toEqual(idsOf((await post(who, '/products/all', { sort: expected, itemsPerPage: 96 })).json))
  })

  it('filters by price and availability are ignored, the range is null, availability is not counted [DEC-032]', async () => {
    const who = browser(server)
    const all = await post(who, '/products/all', {})
    const narrowed = await post(who, '/products/all', { company_region_id: 1, price: { min: 1000, max: 2000 }, availability: ['today'] })
    expect(narrowed).toEqual(all)
    expect(all.json).toMatchObject({ range: null, availability: [] })
    const facets = await post(who, '/products/filters', { company_region_id: 1, price: { max: 10 } })
    expect(facets.json).toMatchObject({ range: null, availability: [] })
  })

  it('is told what a promotion advertises, and no price of its goods [DEC-032]', async () => {
    const { who, heard } = listening(server)
    const api = apiOf(who)
    await api('promotions.list', { query: {} })
    const said = heard.map(({ json }) => JSON.stringify(json)).join()
    expect(said).toContain('%')
    expect(said).not.toMatch(/₽|руб/)
    const numbers = new Set(said.match(/\d+(?:\.\d+)?/g)?.map(Number))
    const prices = server.world.catalogue.products.flatMap(({ price, guestPrice }) => [price / 100, guestPrice / 100])
    expect(prices.filter((rubles) => !Number.isInteger(rubles) && numbers.has(rubles))).toEqual([])
  })

  it('asks for prices and gets 401', async () => {
    const who = browser(server)
    expect((await post(who, '/products/stocksAndPrices', { company_region_id: 1, products_ids: [1] })).status).toBe(401)
    expect((await post(who, '/products/bonuses', { company_region_id: 1, products_ids: [1] })).status).toBe(401)
  })
})

describe('a buyer on moderation', () => {
  it('gets the price for all and the stock, no personal term of any kind [DEC-025, DEC-032, ROLE-006]', async () => {
    const { api } = await visitor(server, 4)
    const ids = server.world.catalogue.listed.slice(0, 100).map(({ id }) => id)
    const { products } = await api('products.stocksAndPrices', { body: { company_region_id: 6, products_ids: ids } })
    expect(products).toHaveLength(100)
    for (const row of products) {
      expect(row).toMatchObject({
        cost: null,
        base_price: null,
        discount: { discount: 0 },
        discount2: { discount: 0 },
        sale: false,
        price_doc: '',
        price_type: '',
        promo: [],
        gifts: [],
      })
      expect(row.guest_cost).toBeGreaterThan(0)
    }
    expect(products.some(({ stock }) => stock > 0)).toBe(true)
  })

  it('has no range, no order and no filter by price; availability he has', async () => {
    const { api } = await visitor(server, 4)
    const of = { company_region_id: 6, itemsPerPage: 96 } as const
    const usual = await api('products.all', { body: of })
    expect(usual.range).toBeNull()
    expect(await api('products.all', { body: { ...of, sort: 'cheap', price: { max: 100 } } })).toEqual(usual)
    expect(usual.availability.find(({ key }) => key === 'stock')?.count).toBeGreaterThan(0)
    expect((await api('products.all', { body: { ...of, availability: ['stock'] } })).total).toBe(
      usual.availability.find(({ key }) => key === 'stock')?.count,
    )
  })

  it('gets no points there though the user buys for an active region too: the region asked for decides [DEC-032]', async () => {
    const { api } = await visitor(server, 1)
    const bonus = async (company_region_id?: number) =>
      (await api('products.get', { params: { id: 1 }, query: company_region_id === undefined ? {} : { company_region_id } })).bonus
    expect([await bonus(), await bonus(1), await bonus(3)]).toEqual([24, 24, undefined])
    const ofModerated = { company_region_id: 3 }
    const lists = [
      (await api('products.all', { body: { ...ofModerated, itemsPerPage: 96 } })).products,
      (await api('products.similar', { params: { id: 1 }, query: ofModerated })).items,
      (await api('products.analogs', { params: { id: 1 }, query: ofModerated })).items,
      (await api('products.byArticles', { body: { ...ofModerated, articles: ['AL-4071-004'] } })).items.flatMap(({ products }) => products),
    ]
    expect(lists.flat().length).toBeGreaterThan(96)
    expect(lists.flat().filter((product) => product.bonus !== undefined)).toEqual([])
  })

  it('gets no points, which follow from prices', async () => {
    const { api } = await visitor(server, 4)
    expect((await api('products.get', { params: { id: 1 }, query: {} })).bonus).toBeUndefined()
    expect(await api('products.bonuses', { body: { company_region_id: 6, products_ids: [1] } })).toEqual({
      products: [{ product_id: 1, bonus: 0 }],
    })
    expect(await api('products.demobonuses', { body: { products_ids: [1] } })).toEqual({ products: [{ product_id: 1, bonus: 0 }] })
  })
})
