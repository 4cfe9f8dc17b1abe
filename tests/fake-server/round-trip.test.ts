import { describe, expect, it } from 'vitest'
import { seedConfig } from '../../fake-server/seed/config'
import { newServer, visitor, worldOf } from '../support/world'
import { type Answered, IDS } from './call-ids'
import { BUILT, SOLD_OUT } from './calls'

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
const savedCart = expect.objectContaining({ id: 1, name: 'Еженедельная закупка', totalCost: expect.any(Number), version: 1 })
const list = expect.objectContaining({ total: world.catalogue.categories.get(25)?.length })

/** What the administrator of region 1 is answered: through the real client, parsed by the contract, money in kopecks. */
const ANSWERS: Readonly<Record<Answered, unknown>> = {
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
  'companies.checkInn': { count: 1 },
  'companies.create': { id: 9, company_name: 'ИП Седов', inn: '500100732259' },
  'regions.exists': { exists: true },
  'regions.create': expect.objectContaining({
    company_name: 'ООО «Волга-Сервис»',
    store_city_name: 'Тюмень',
    status: 0,
    favorite: 0,
    admin_ids: [1],
  }),
  'regions.setFavorite': null,
  'regions.debt': debt,
  'regions.debtNow': debt,
  'regions.manager': { name: 'Ольга Ефимова', phone: '79000000206', email: 'efimova@karter.example' },
  'regions.invite': { id: 4 },
  'regions.pickupAddress': { items: [expect.objectContaining({ id: 61, name: 'Склад Казань' }), expect.objectContaining({ id: 62 })] },
  'regions.documents': { items: [], total: 0 },
  'regions.orderNotPopupShowed': { order_id: null },
  'regions.viewedOrderPopup': null,
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
  'products.byArticles': { items: [{ products: [expect.objectContaining(first)] }, { products: [] }] },
  'products.related': { items: expect.arrayContaining(items([16, 17])) },
  'products.setOf': {
    items: [],
    sets: [
      expect.objectContaining({ article: 'НАБОР-ТО-530', count: 20 }),
      expect.objectContaining({ article: 'НАБОР-AL-4071', count: 4 }),
    ],
  },
  'products.analogs': { items: items([65]), replaces: items([2]) },
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
  'productNotifications.create': { id: 10, product_id: SOLD_OUT },
  'productNotifications.list': { items: [] },
  'productNotifications.check': null,
  'cart.get': cart,
  'cart.clear': { items: [], version: 2 },
  'cart.updateLine': { line: { product: expect.objectContaining(first), qty: 4 }, version: 2 },
  'cart.updateMany': expect.objectContaining({ version: 2 }),
  'cart.note': { product_id: 1, note: 'Для бокса 2', version: 2 },
  'userCarts.list': {
    items: [
      expect.objectContaining({ id: 2, is_manager: true, created_at: '2026-11-19T08:18:00.000Z' }),
      expect.objectContaining({ id: 1, is_manager: false, name: 'Еженедельная закупка' }),
      expect.objectContaining({ id: 4, is_manager: true }),
      expect.objectContaining({ id: 3 }),
    ],
  },
  'userCarts.create': expect.objectContaining({
    id: 9,
    name: 'Для бокса',
    items: [{ product: expect.objectContaining(first), qty: 8, note: 'Срочно', cost: expect.any(Number) }],
    is_manager: false,
  }),
  'userCarts.get': savedCart,
  'userCarts.rename': expect.objectContaining({ id: 1, name: 'Новое имя', version: 2 }),
  'userCarts.remove': null,
  'userCarts.updateLine': expect.objectContaining({ id: 1, version: 2 }),
  'userCarts.restore': savedCart,
  'orders.newUuid': { uuid: expect.stringMatching(/^[\da-f]{32}$/) },
  'orders.get': expect.objectContaining({ id: 481_344, status: 10, company_name: 'ООО «Волга-Сервис»', item_count: 6, gift: false }),
  'orders.list': expect.objectContaining({ total: 7 }),
  'orders.confirmed': expect.objectContaining({ id: 481_344, confirmedOrders: [{ id: 481_344, number: '481344-1' }] }),
  'orders.bought': { items: expect.arrayContaining([expect.objectContaining({ product_id: 1, article: first.article })]) },
  'orders.gifts': expect.objectContaining({
    title: 'Каждые 10 фильтров — салонный фильтр в подарок',
    chosen: null,
    until: expect.any(String),
  }),
  'orders.cancel': expect.objectContaining({ id: 481_344, status: 99 }),
  'notifications.list': {
    items: expect.arrayContaining([
      expect.objectContaining({ id: 9, read_at: null, data: { title: 'Заказ подтверждён' }, url: '/personal/orders/481344' }),
    ]),
  },
  'notifications.setAsRead': null,
  'surveys.list': { data: [] },
  'surveys.skip': null,
  'promoNotifications.unread': { items: [] },
  'promoNotifications.setAsRead': null,
  'promoNotifications.setAsVisited': null,
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
  'regions.discounts': {
    items: expect.arrayContaining([
      {
        brand: 'Arktelub',
        brand_slug: 'arktelub',
        category_id: 26,
        category_name: 'Моторные масла',
        discount: 600,
        discount2: 700,
        promotion: { id: 1, title: 'Скидка 7 % на синтетику 5W-30', ends_at: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
        count: expect.any(Number),
      },
    ]),
  },
  'promotions.specialOffers': {
    items: expect.arrayContaining([
      expect.objectContaining({ id: 1, title: 'Персональная цена на ваш топ-20', products: expect.arrayContaining(items([1])) }),
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
  it.each(BUILT.flatMap(([name, call]) => (name in ANSWERS ? [[name, IDS[name as Answered], call] as const] : [])))(
    '%s gives what the seed says %s',
    async (name, _id, call) => {
      const { api } = await visitor(newServer(), 1)
      expect(await call(api, { userId: 1, regionId: 1, addressId: 11, orderId: 481_344, uuid: '' }, 'k')).toEqual(ANSWERS[name as Answered])
    },
  )
})
