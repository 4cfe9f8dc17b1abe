import type { Api, EndpointName } from '../../model/contract'
import type { NewOrder } from '../../model/order/order'
import type { OrderReview } from '../../model/order/review'

/** Who asks about what: a built row is called with these. */
export type Subject = { userId: number; regionId: number; addressId: number; orderId: number; uuid: string }
export type Call = (api: Api, subject: Subject, key: string) => Promise<unknown>

const address = { name: 'Склад', address: 'Казань, ул. Техническая, 1', position: '55.7, 49.1', region: 'Татарстан', subregion: 'Казань' }
/** Rounded up to the pack of four. */
const savedLine = { product_id: 1, qty: 6, note: 'Срочно' }
/** An order of one line; the price is wrong on purpose where it is not given. */
export const newOrder = (
  { regionId, addressId, uuid }: Subject,
  lines: NewOrder['lines'] = [{ product_id: 1, qty: 4, cost_vs_discount: 1 }],
): NewOrder => ({
  uuid,
  company_region_id: regionId,
  receiving: { type: 'delivery', delivery_address_id: addressId },
  description: '',
  lines,
})

/** Marks of all kinds, one comment. */
export const newReview: OrderReview = {
  mark_speed: 5,
  comment_speed: '',
  mark_quality: 0,
  comment_quality: 'Не то привезли',
  mark_delivery: 3,
  comment_delivery: '',
  mark_manager: 4,
  comment_manager: '',
}

/** A drawn product that stands nowhere. */
export const SOLD_OUT = 12

/** The invitation into region 2 that waits for person 3. */
export const INVITE_OF_MEMBER = 'SAMA-2RA9-KDWX'

/** Every built row of the contract, as the shop calls it. */
export const CALLS = {
  'session.csrf': (api) => api('session.csrf', {}),
  'session.login': (api) => api('session.login', { body: { email: 'snab@volga-servis.example', password: 'karter-2026' } }),
  'session.logout': (api) => api('session.logout', {}),
  'session.user': (api) => api('session.user', {}),
  'config.get': (api) => api('config.get', {}),
  'logger.log': (api) => api('logger.log', { body: { e: 'Failed to fetch', error_info: { path: '/cart', user: null }, type: 'error' } }),
  'regions.list': (api, { userId }) => api('regions.list', { params: { id: userId }, query: { active: '1' } }),
  'companies.checkInn': (api) => api('companies.checkInn', { query: { inn: '1600906857' } }),
  'companies.create': (api) => api('companies.create', { body: { inn: '500100732259', company_name: 'ИП Седов' } }),
  'regions.exists': (api, { userId }) => api('regions.exists', { params: { userId, companyId: 1 } }),
  'regions.create': (api) => api('regions.create', { body: { company_id: 1, store_city_id: 18 } }),
  'regions.setFavorite': (api, { regionId }) => api('regions.setFavorite', { params: { id: regionId } }),
  'regions.debt': (api, { regionId }) => api('regions.debt', { params: { id: regionId } }),
  'regions.debtNow': (api, { regionId }) => api('regions.debtNow', { params: { id: regionId } }),
  'regions.manager': (api, { regionId }) => api('regions.manager', { params: { id: regionId } }),
  'regions.discounts': (api, { regionId }) => api('regions.discounts', { params: { id: regionId } }),
  'regions.pickupAddress': (api, { regionId }) => api('regions.pickupAddress', { params: { id: regionId } }),
  'regions.documents': (api, { regionId }) => api('regions.documents', { params: { id: regionId }, body: { overdue: true } }),
  'delivery.list': (api, { regionId }) => api('delivery.list', { params: { id: regionId } }),
  'delivery.create': (api, { regionId }) => api('delivery.create', { params: { id: regionId }, body: address }),
  'delivery.rename': (api, { regionId, addressId }) =>
    api('delivery.rename', { params: { id: regionId, addressId }, body: { name: 'Новое имя' } }),
  'delivery.remove': (api, { regionId, addressId }) => api('delivery.remove', { params: { id: regionId, addressId } }),
  'delivery.schedules': (api) => api('delivery.schedules', {}),
  'categories.list': (api) => api('categories.list', {}),
  'categories.getBySlug': (api) => api('categories.getBySlug', { query: { slug: 'zapcasti' } }),
  'products.all': (api, { regionId }) => api('products.all', { body: { company_region_id: regionId, category_id: 25 } }),
  'products.filters': (api, { regionId }) => api('products.filters', { body: { company_region_id: regionId, category_id: 25 } }),
  'products.get': (api, { regionId }) => api('products.get', { params: { id: 1 }, query: { company_region_id: regionId } }),
  'products.grouped': (api) => api('products.grouped', { params: { id: 1 } }),
  'products.similar': (api, { regionId }) =>
    api('products.similar', { params: { id: 1 }, query: { company_region_id: regionId, limit: 4, with_category_name: '1' } }),
  'products.related': (api) => api('products.related', { params: { id: 1 } }),
  'products.setOf': (api) => api('products.setOf', { params: { id: 1 } }),
  'products.analogs': (api, { regionId }) => api('products.analogs', { params: { id: 47 }, query: { company_region_id: regionId } }),
  'products.new': (api) => api('products.new', {}),
  'products.lastSeen': (api) => api('products.lastSeen', { query: { products_ids: '3.1.2' } }),
  'products.stocksAndPrices': (api, { regionId }) =>
    api('products.stocksAndPrices', { body: { company_region_id: regionId, products_ids: [1, 2], from_cart: true } }),
  'products.bonuses': (api, { regionId }) => api('products.bonuses', { body: { company_region_id: regionId, products_ids: [1] } }),
  'products.demobonuses': (api) => api('products.demobonuses', { body: { products_ids: [1] } }),
  'products.toggleFavorite': (api) => api('products.toggleFavorite', { params: { id: 30 }, body: { favorite: true } }),
  'products.favorites': (api, { userId }) => api('products.favorites', { params: { id: userId } }),
  'products.byArticles': (api, { regionId }) =>
    api('products.byArticles', { body: { company_region_id: regionId, articles: ['al 4071004', 'нет такого'] } }),
  'productNotifications.create': (api, { regionId }) =>
    api('productNotifications.create', { body: { product_id: SOLD_OUT, company_region_id: regionId } }),
  'productNotifications.list': (api, { regionId }) => api('productNotifications.list', { query: { company_region_id: regionId } }),
  'productNotifications.check': (api, { regionId }) =>
    api('productNotifications.check', { query: { product_id: SOLD_OUT, company_region_id: regionId } }),
  'productNotifications.remove': (api) => api('productNotifications.remove', { params: { id: 9_999 } }),
  'cart.get': (api, { userId, regionId }) => api('cart.get', { query: { user_id: userId, company_region_id: regionId } }),
  'cart.clear': (api, { userId, regionId }, key) => api('cart.clear', { query: { user_id: userId, company_region_id: regionId } }, { key }),
  'cart.updateLine': (api, { userId, regionId }, key) =>
    api('cart.updateLine', { params: { id: 1 }, query: { company_region_id: regionId }, body: { user_id: userId, qty: 4 } }, { key }),
  'cart.updateMany': (api, { userId, regionId }, key) =>
    api(
      'cart.updateMany',
      { query: { company_region_id: regionId }, body: { user_id: userId, items: [{ product_id: 1, qty: 4 }] } },
      { key },
    ),
  'cart.note': (api, { userId, regionId }, key) =>
    api('cart.note', { query: { company_region_id: regionId }, body: { user_id: userId, product_id: 1, note: 'Для бокса 2' } }, { key }),
  'userCarts.list': (api, { userId, regionId }) =>
    api('userCarts.list', { params: { id: userId }, query: { company_region_id: regionId } }),
  'userCarts.create': (api, { userId, regionId }, key) =>
    api(
      'userCarts.create',
      { params: { id: userId }, query: { company_region_id: regionId }, body: { name: 'Для бокса', items: [savedLine] } },
      { key },
    ),
  'userCarts.get': (api, { regionId }) => api('userCarts.get', { params: { id: 1 }, query: { company_region_id: regionId } }),
  'userCarts.rename': (api, { regionId }, key) =>
    api('userCarts.rename', { params: { id: 1 }, query: { company_region_id: regionId }, body: { name: 'Новое имя' } }, { key }),
  'userCarts.remove': (api, _, key) => api('userCarts.remove', { params: { id: 1 } }, { key }),
  'userCarts.updateLine': (api, { regionId }, key) =>
    api('userCarts.updateLine', { params: { id: 1, productId: 1 }, query: { company_region_id: regionId }, body: { qty: 8 } }, { key }),
  'userCarts.restore': (api, { regionId }, key) =>
    api('userCarts.restore', { params: { id: 1 }, query: { company_region_id: regionId } }, { key }),
  'orders.newUuid': (api) => api('orders.newUuid', {}),
  'orders.create': (api, subject, key) => api('orders.create', { body: newOrder(subject) }, { key }),
  'orders.get': (api, { orderId }) => api('orders.get', { params: { id: orderId }, query: { include: 'items,items.product,gift' } }),
  'orders.getGift': (api, { orderId }) => api('orders.getGift', { body: { order_id: orderId } }),
  'orders.list': (api, { regionId }) =>
    api('orders.list', { params: { id: regionId }, query: { page: 1, limit: 60, order_by: 'created_at', order_dir: 'desc' } }),
  'orders.confirmed': (api, { orderId }) => api('orders.confirmed', { params: { id: orderId } }),
  'orders.gifts': (api, { orderId }) => api('orders.gifts', { params: { id: orderId } }),
  'orders.bought': (api, { regionId }) => api('orders.bought', { params: { id: regionId } }),
  'orders.cancel': (api, { orderId }, key) => api('orders.cancel', { params: { id: orderId } }, { key }),
  'orders.review': (api, { orderId }) => api('orders.review', { params: { id: orderId }, body: newReview }),
  'regions.orderNotPopupShowed': (api, { regionId }) => api('regions.orderNotPopupShowed', { params: { id: regionId } }),
  'regions.viewedOrderPopup': (api, { regionId, orderId }) =>
    api('regions.viewedOrderPopup', { params: { id: regionId }, body: { order_id: orderId } }),
  'notifications.list': (api, { userId }) => api('notifications.list', { params: { id: userId } }),
  'promoNotifications.unread': (api, { userId, regionId }) =>
    api('promoNotifications.unread', { params: { id: userId }, query: { limit: 1, company_region_id: regionId } }),
  'promoNotifications.setAsRead': (api, { userId }) => api('promoNotifications.setAsRead', { params: { id: userId }, body: {} }),
  'promoNotifications.setAsVisited': (api, { userId }) => api('promoNotifications.setAsVisited', { params: { id: userId, promoId: 1 } }),
  'surveys.list': (api, { regionId }) => api('surveys.list', { query: { company_region_id: regionId, placement: 'sidebar' } }),
  'surveys.skip': (api) => api('surveys.skip', { params: { id: 1 } }),
  'surveys.answer': (api, { regionId }) =>
    api('surveys.answer', {
      params: { id: 1 },
      body: { company_region_id: regionId, questions: [{ id: 1, items: [15], text_answer: '' }] },
    }),
  'notifications.setAsRead': (api, { userId }) => api('notifications.setAsRead', { params: { id: userId }, body: {} }),
  'regions.invite': (api, { regionId }) =>
    api('regions.invite', { params: { id: regionId }, body: { email: 'petrov@volga-servis.example' } }),
  'invites.get': (api) => api('invites.get', { params: { id: INVITE_OF_MEMBER } }),
  'invites.accept': (api) => api('invites.accept', { params: { id: INVITE_OF_MEMBER } }),
  'invites.reject': (api) => api('invites.reject', { params: { id: INVITE_OF_MEMBER } }),
  'helpcenter.config': (api) => api('helpcenter.config', {}),
  'helpcenter.suggestions': (api) => api('helpcenter.suggestions', { query: { q: 'заказ' } }),
  'promotions.list': (api, { regionId }) => api('promotions.list', { query: { company_region_id: regionId } }),
  'promotions.count': (api, { regionId }) => api('promotions.count', { query: { company_region_id: regionId } }),
  'promotions.banners': (api) => api('promotions.banners', { query: { limit: 10 } }),
  'promotions.specialOffers': (api, { regionId }) =>
    api('promotions.specialOffers', { query: { company_region_id: regionId, action_prices_request: '1' } }),
  'brands.list': (api) => api('brands.list', {}),
  'news.list': (api) => api('news.list', { query: { page: 1, limit: 4 } }),
  'storeCities.list': (api) => api('storeCities.list', {}),
  'external.search': (api) => api('external.search', { query: { q: 'Arktelub', limit: 24, crid: 1 } }),
} as const satisfies Partial<Record<EndpointName, Call>>
export type BuiltName = keyof typeof CALLS
export const BUILT = Object.entries(CALLS) as [BuiltName, Call][]
