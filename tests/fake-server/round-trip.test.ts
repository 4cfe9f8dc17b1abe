import { describe, expect, it } from 'vitest'
import { seedConfig } from '../../fake-server/seed/config'
import { costVsDiscount } from '../../model/money/price'
import { BASES, newServer, visitor, worldOf } from '../support/world'
import { BUILT, type BuiltName } from './calls'

const world = worldOf()
const items = (ids: readonly number[]) => ids.map((id) => expect.objectContaining({ id }))
const first = {
  id: 1,
  name: 'Масло моторное Arktelub Synthex 5W-30 C3 4\u00a0л',
  article: 'AL-4071-004',
  favorite: true,
  pack: 4,
  limit: null,
  bonus: 24,
}
const debt = { debt: 61_234_000, overdue_debt: 0, overdue_debt5: 0 }
const cart = { version: 1, items: expect.arrayContaining([{ product: expect.objectContaining(first), qty: 8 }]) }
const list = expect.objectContaining({ total: world.catalogue.categories.get(25)?.length })

/** What the administrator of region 1 is answered: through the real client, parsed by the contract, money in kopecks. */
const ANSWERS: Readonly<Record<Exclude<BuiltName, 'orders.create' | 'orders.getGift'>, unknown>> = {
  'session.csrf': null,
  'session.login': {},
  'session.logout': null,
  'session.user': expect.objectContaining({ id: 1, email: 'snab@volga-servis.example', last_company_id: 1 }),
  'config.get': seedConfig,
  'logger.log': null,
  'regions.list': [
    expect.objectContaining({ id: 1, favorite: 1, status: 1 }),
    expect.objectContaining({ id: 2, favorite: 0, status: 1 }),
    expect.objectContaining({ id: 3, status: 0 }),
  ],
  'regions.setFavorite': null,
  'regions.debt': debt,
  'regions.debtNow': debt,
  'regions.manager': { name: 'Ольга Ефимова', phone: '79000000206', email: 'efimova@karter.example' },
  'regions.pickupAddress': { items: [expect.objectContaining({ id: 61, name: 'Склад Казань' }), expect.objectContaining({ id: 62 })] },
  'regions.documents': { items: [], total: 0 },
  'delivery.list': [
    expect.objectContaining({ id: 11, is_primary: 1, name: 'Основной склад', region: 'Республика Татарстан' }),
    expect.objectContaining({ id: 12, is_primary: 0 }),
    expect.objectContaining({ id: 13, is_primary: 0 }),
  ],
  'delivery.create': {
    schedule_id: 61,
    id: 93,
    is_primary: 0,
    name: 'Склад',
    address: 'Казань, ул. Техническая, 1',
    position: '55.7, 49.1',
    region: 'Татарстан',
    subregion: 'Казань',
  },
  'delivery.rename': expect.objectContaining({ id: 11, name: 'Новое имя', is_primary: 1 }),
  'delivery.remove': null,
  'delivery.schedules': {
    items: expect.arrayContaining([
      expect.objectContaining({ store_city_id: 6, zone: 'Город', days: [1, 2, 3, 4, 5, 6], cutoff: '15:00' }),
    ]),
  },
  'categories.list': world.categories,
  'categories.getBySlug': expect.objectContaining({ id: 229, slug: 'zapcasti', name: 'Запчасти' }),
  'products.all': list,
  'products.filters': expect.objectContaining({
    brands: expect.arrayContaining([expect.objectContaining({ slug: 'arktelub' })]),
    range: { min: expect.any(Number), max: expect.any(Number) },
  }),
  'products.get': expect.objectContaining(first),
  'products.grouped': { items: items([11, 8, 9]) },
  'products.similar': { items: items([2, 3, 4, 5]) },
  'products.related': { items: expect.arrayContaining(items([16, 17])) },
  'products.new': { items: expect.any(Array) },
  'products.lastSeen': { items: items([3, 1, 2]) },
  'products.stocksAndPrices': {
    gift: null,
    products: [
      expect.objectContaining({ product_id: 1, cost: 268_400, base_price: 268_400, guest_cost: 332_800 }),
      expect.objectContaining({ product_id: 2 }),
    ],
  },
  'products.bonuses': { products: [{ product_id: 1, bonus: 24 }] },
  'products.demobonuses': { products: [{ product_id: 1, bonus: 24 }] },
  'products.toggleFavorite': { favorite: true },
  'products.favorites': { items: expect.arrayContaining(items([1])) },
  'cart.get': cart,
  'cart.clear': { items: [], version: 2 },
  'cart.updateLine': { line: { product: expect.objectContaining(first), qty: 4 }, version: 2 },
  'cart.updateMany': expect.objectContaining({ version: 2 }),
  'cart.note': { product_id: 1, note: 'Для бокса 2', version: 2 },
  'orders.newUuid': { uuid: expect.stringMatching(/^[\da-f]{32}$/) },
  'orders.get': expect.objectContaining({ id: 481_344, status: 10, company_name: 'ООО «Волга-Сервис»', item_count: 6, gift: false }),
  'orders.list': expect.objectContaining({ total: 7 }),
  'orders.confirmed': expect.objectContaining({ id: 481_344, confirmedOrders: [{ id: 481_344, number: '481344-1' }] }),
  'orders.bought': { items: expect.arrayContaining([expect.objectContaining({ product_id: 1, article: first.article })]) },
  'orders.gifts': { title: null, items: [], chosen: null, until: null },
  'orders.cancel': expect.objectContaining({ id: 481_344, status: 99 }),
  'notifications.list': {
    items: expect.arrayContaining([
      expect.objectContaining({ id: 9, read_at: null, data: { title: 'Заказ подтверждён' }, url: '/personal/orders/481344' }),
    ]),
  },
  'notifications.setAsRead': null,
  'helpcenter.config': { enabled: true, initial_expanded: false },
  'helpcenter.suggestions': expect.arrayContaining([{ title: 'Как оформить заказ', uri: '/info/faq/kak-oformit-zakaz' }]),
  'promotions.list': expect.objectContaining({
    items: expect.arrayContaining([
      expect.objectContaining({ id: 1, action_type: 'discount', values: [{ name: 'Скидка', value: '7\u00a0%' }] }),
    ]),
  }),
  'promotions.count': { count: 18 },
  'promotions.banners': {
    items: expect.arrayContaining([
      expect.objectContaining({ promotion_id: 1, url: '/promotions/1', image: expect.stringMatching(/^\/pictures\/.+\.svg$/) }),
    ]),
  },
  'brands.list': {
    items: expect.arrayContaining([
      { name: 'Arktelub', slug: 'arktelub', country: 'Россия', count: world.catalogue.brands.get('arktelub')?.length },
    ]),
  },
  'news.list': { total: 30, items: items([30, 29, 28, 27]) },
  'storeCities.list': { items: expect.arrayContaining([{ id: 6, name: 'Казань', address: expect.stringContaining('Казань') }]) },
  'external.search': expect.objectContaining({ total: world.catalogue.brands.get('arktelub')?.length }),
}

describe('through the real client and the fake server', () => {
  it.each(BUILT.filter(([name]) => name in ANSWERS))('%s gives what the seed says', async (name, call) => {
    const { api } = await visitor(newServer(), 1)
    expect(await call(api, { userId: 1, regionId: 1, addressId: 11, orderId: 481_344, uuid: '' }, 'k')).toEqual(
      ANSWERS[name as keyof typeof ANSWERS],
    )
  })

  it('money is rubles with at most two decimals on the wire and kopecks on both sides of it [DEC-011]', async () => {
    const { who, api } = await visitor(newServer(), 1)
    const body = { company_region_id: 1, products_ids: world.catalogue.listed.slice(0, 200).map(({ id }) => id) }
    const response = await who.fetch(`${BASES.api}/products/stocksAndPrices`, {
      method: 'POST',
      headers: { 'x-xsrf-token': who.cookie('XSRF-TOKEN') ?? '' },
      body: JSON.stringify(body),
    })
    const { products } = (await response.json()) as { products: { cost: number; discount: { discount: number } }[] }
    const parsed = (await api('products.stocksAndPrices', { body })).products
    expect(products).toHaveLength(200)
    for (const [at, { cost, discount }] of products.entries()) {
      expect(Number(cost.toFixed(2))).toBe(cost)
      expect([parsed[at]?.cost, parsed[at]?.discount.discount]).toEqual([Math.round(cost * 100), Math.round(discount.discount * 100)])
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
      return [found.map(({ number }) => number), total]
    }
    expect(await of({ overdue: true })).toEqual([['УПД-58022', 'УПД-57931'], 2])
    expect(await of({})).toEqual([['УПД-58022', 'УПД-57931', 'УПД-57655'], 3])
    expect(await of({ page: 2, limit: 2 })).toEqual([['УПД-57655'], 3])
    expect(await of({ page: -1, limit: -1 })).toEqual([['УПД-58022'], 3])
  })
})
