import { describe, expect, it } from 'vitest'
import { costVsDiscount } from '../../model/money/price'
import { SCENARIO_COOKIE } from '../../fake-server/scenarios'
import { BASES, newServer, visitor, worldOf } from '../support/world'

const world = worldOf()

describe('what goes over the wire', () => {
  it('money is rubles with at most two decimals on the wire and kopecks on both sides of it [DEC-011]', async () => {
    const { who, api } = await visitor(newServer(), 1)
    const body = { company_region_id: 1, products_ids: world.catalogue.listed.slice(0, 200).map(({ id }) => id) }
    const response = await who.fetch(`${BASES.api}/products/stocksAndPrices`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-xsrf-token': who.cookie('XSRF-TOKEN') ?? '' },
      body: JSON.stringify(body),
    })
    const { products } = (await response.json()) as { products: { cost: number; discount: { discount: number } }[] }
    const parsed = (await api('products.stocksAndPrices', { body })).products
    expect(products).toHaveLength(200)
    for (const [at, { cost, discount }] of products.entries()) {
      expect(Number(cost.toFixed(2))).toBe(cost)
      expect({ cost: parsed[at]?.cost, discount: parsed[at]?.discount.discount }).toEqual({
        cost: Math.round(cost * 100),
        discount: Math.round(discount.discount * 100),
      })
    }
    expect(products.some(({ cost }) => !Number.isInteger(cost))).toBe(true)
  })

  it('a region buys at its own prices: list, discounts and stock of its city [DEC-012]', async () => {
    const { api } = await visitor(newServer(), 1)
    const ids = world.catalogue.listed.slice(0, 100).map(({ id }) => id)
    const of = async (company_region_id: number) =>
      (await api('products.stocksAndPrices', { body: { company_region_id, products_ids: ids } })).products
    const [kazan, samara] = [await of(1), await of(2)]
    const differing = (value: (row: (typeof kazan)[number]) => unknown) =>
      kazan.filter((row, at) => value(row) !== value(samara[at]!)).length // both have a row for each id
    expect(differing(({ base_price }) => base_price)).toBeGreaterThan(50)
    expect(differing(({ discount }) => discount.discount)).toBeGreaterThan(50)
    expect(differing(({ self_stock }) => self_stock)).toBeGreaterThan(50)
  })

  it('a list by price stands in the order of what the buyer pays, within the range that it names [DEC-013, DEC-053]', async () => {
    const { api } = await visitor(newServer(), 1)
    const { products, range } = await api('products.all', { body: { company_region_id: 1, sort: 'cheap', itemsPerPage: 96 } })
    const rows = (await api('products.stocksAndPrices', { body: { company_region_id: 1, products_ids: products.map(({ id }) => id) } }))
      .products
    const paid = rows.map(({ cost, discount, discount2 }) => costVsDiscount(cost ?? 0, discount.discount, discount2.discount))
    expect(paid).toEqual(paid.toSorted((one, other) => one - other))
    expect(paid[0]).toBe(range?.min)
    const narrowed = await api('products.all', { body: { company_region_id: 1, price: { min: paid[10] ?? 0, max: paid[20] ?? 0 } } })
    expect(narrowed.total).toBe(paid.filter((cost) => cost >= (paid[10] ?? 0) && cost <= (paid[20] ?? 0)).length)
  })

  it('words typed in the wrong layout find the same [DEC-057]', async () => {
    const { api } = await visitor(newServer(), 0)
    const found = async (search: string) => (await api('products.all', { body: { search } })).total
    expect(await found('vfckj')).toBe(await found('масло'))
    expect((await api('external.search', { query: { q: 'vfckj' } })).total).toBe(await found('масло'))
    expect(await found('масло')).toBeGreaterThan(20)
  })

  it('the list of a search begins with what the suggestions show, in their order, however it was typed [DEC-057]', async () => {
    const { api } = await visitor(newServer(), 1)
    for (const search of [
      'масля',
      'масла моторного',
      '5w 30',
      'vfckj 4л',
      'маторное масло',
      world.catalogue.listed[5]?.article ?? '',
      'ark',
    ]) {
      const suggested = await api('external.search', { query: { q: search, limit: 24 } })
      const listed = await api('products.all', { body: { company_region_id: 1, search } })
      expect(suggested.items.length, search).toBeGreaterThan(0)
      expect([listed.total, listed.products.map(({ id }) => id)], search).toEqual([suggested.total, suggested.items.map(({ id }) => id)])
    }
  })

  it('suggestions name brands and sections by any form of their names, in either layout; a code in a text is of neither', async () => {
    const { api } = await visitor(newServer(), 0)
    const named = async (q: string) => {
      const { brands = [], categories } = await api('external.search', { query: { q } })
      return { brands: brands.map(({ slug }) => slug), categories: categories.map(({ name }) => name) }
    }
    const oils = expect.arrayContaining(['Моторные масла'])
    expect(await named('моторного масла')).toEqual({ brands: [], categories: oils })
    expect(await named('vjnjhyst vfckf')).toEqual({ brands: [], categories: oils })
    expect(await named('моторные масла h7 arktel')).toEqual({ brands: ['arktelub'], categories: oils })
    expect(await named('масла моторные 5w30')).toEqual({ brands: [], categories: ['Моторные масла 5W-30'] })
    expect(await named('arktelab')).toEqual({ brands: ['arktelub'], categories: [] })
    const { brands = [] } = await api('external.search', { query: { q: 'arktelub' } })
    expect(brands.map(({ count }) => count)).toEqual([world.catalogue.brands.get('arktelub')?.length])
    for (const { name } of world.categories.filter(({ slug }) => slug === 'zapcasti'))
      expect((await named(name)).categories).not.toContain(name)
  })

  it('a list stands by what its prices are while they are raised', async () => {
    const { who, api } = await visitor(newServer(), 1, { [SCENARIO_COOKIE]: 'pricesChange' })
    expect(who.cookies[SCENARIO_COOKIE]).toBe('pricesChange')
    const { products, range } = await api('products.all', { body: { company_region_id: 1, sort: 'cheap' } })
    const rows = (await api('products.stocksAndPrices', { body: { company_region_id: 1, products_ids: products.map(({ id }) => id) } }))
      .products
    const [row] = rows
    expect(costVsDiscount(row?.cost ?? 0, row?.discount.discount ?? 0, row?.discount2.discount ?? 0)).toBe(range?.min)
  })

  it('a barcode finds the one product that has it', async () => {
    const { api } = await visitor(newServer(), 0)
    const [product] = world.catalogue.listed
    const { items, total } = await api('external.search', { query: { q: product?.barcode ?? '' } })
    expect([total, items[0]?.id, items[0]?.barcode]).toEqual([1, product?.id, product?.barcode])
  })

  it('a mark is the user’s own and taken away again; the last marked stands first [STATE-018]', async () => {
    const server = newServer()
    const [admin, member] = [await visitor(server, 1), await visitor(server, 3)]
    const ids = async ({ api }: typeof admin, id: number) =>
      (await api('products.favorites', { params: { id } })).items.map((product) => product.id)
    const before = await ids(admin, 1)
    server.clock.advance(1000)
    await admin.api('products.toggleFavorite', { params: { id: 100 }, body: { favorite: true } })
    expect([await ids(admin, 1), await ids(member, 3)]).toEqual([[100, ...before], []])
    expect((await admin.api('products.get', { params: { id: 100 }, query: {} })).favorite).toBe(true)
    expect((await member.api('products.get', { params: { id: 100 }, query: {} })).favorite).toBe(false)
    await admin.api('products.toggleFavorite', { params: { id: 100 }, body: { favorite: false } })
    expect(await ids(admin, 1)).toEqual(before)
  })

  it('a favourite region is each user’s own', async () => {
    const server = newServer()
    const [admin, member] = [await visitor(server, 1), await visitor(server, 3)]
    await admin.api('regions.setFavorite', { params: { id: 2 } })
    const favorites = async ({ api }: typeof admin, id: number) =>
      (await api('regions.list', { params: { id }, query: {} })).filter(({ favorite }) => favorite).map((region) => region.id)
    expect([await favorites(admin, 1), await favorites(member, 3)]).toEqual([[2], [1]])
  })

  it('read notifications stay read [STATE-017]', async () => {
    const { api } = await visitor(newServer(), 1)
    const unread = async () =>
      (await api('notifications.list', { params: { id: 1 } })).items.filter(({ read_at }) => read_at === null).map(({ id }) => id)
    expect(await unread()).toEqual([9, 8, 7])
    await api('notifications.setAsRead', { params: { id: 1 }, body: { ids: [8] } })
    expect(await unread()).toEqual([9, 7])
    await api('notifications.setAsRead', { params: { id: 1 }, body: {} })
    expect(await unread()).toEqual([])
  })

  it('where the primary address goes, another takes its place; the first of a region is primary [STATE-016]', async () => {
    const { api } = await visitor(newServer(), 1)
    const primary = async () => (await api('delivery.list', { params: { id: 1 } })).map(({ id, is_primary }) => [id, is_primary])
    await api('delivery.remove', { params: { id: 1, addressId: 11 } })
    expect(await primary()).toEqual([
      [12, 1],
      [13, 0],
    ])
    for (const addressId of [13, 12]) await api('delivery.remove', { params: { id: 1, addressId } })
    const address = { name: 'Новый', address: 'Казань', position: '', region: '', subregion: '' }
    expect((await api('delivery.create', { params: { id: 1 }, body: address })).is_primary).toBe(1)
  })

  it('overdue documents are asked for apart, newest first, in pages [STATE-009]', async () => {
    const { api } = await visitor(newServer(), 7)
    const of = async (body: { overdue?: boolean; page?: number; limit?: number }) => {
      const { items: found, total } = await api('regions.documents', { params: { id: 7 }, body })
      return [found.map(({ number }) => number), total] as const
    }
    expect(await of({ overdue: true })).toEqual([['УПД-58022', 'УПД-57931'], 2])
    const [all, count] = await of({})
    expect([all.slice(0, 3), count]).toEqual([['УПД-58022', 'УПД-57931', 'УПД-57655'], all.length])
    expect(all.length).toBeGreaterThan(4)
    expect(await of({ page: 2, limit: 2 })).toEqual([all.slice(2, 4), count])
    expect(await of({ page: -1, limit: -1 })).toEqual([['УПД-58022'], count])
  })
})
