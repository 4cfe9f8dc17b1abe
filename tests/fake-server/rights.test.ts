import { describe, expect, it } from 'vitest'
import { ApiError } from '../../model/api-error'
import { contract } from '../../model/contract'
import { newServer, visitor } from '../support/world'
import { BUILT, type BuiltName, type Subject } from './calls'

/** Who asks, by number of the demo person (0: a guest), and what for. Order 481344 and address 11 are of user 1 and region 1. */
const VISITORS: readonly (readonly [who: string, person: number, regionId: number, addressId: number])[] = [
  ['a guest', 0, 1, 11],
  ['a stranger', 2, 1, 11],
  ['a member', 3, 1, 11],
  ['an administrator', 1, 1, 11],
  ['a buyer on moderation, of his own region', 4, 6, 61],
  ['an administrator, of a blocked region', 1, 4, 41],
]

/** Statuses in the order of the visitors. 200 stands for any success. */
const RIGHTS: Readonly<Record<BuiltName, readonly [number, number, number, number, number, number]>> = {
  // open to everybody
  'session.csrf': [200, 200, 200, 200, 200, 200],
  'session.login': [200, 200, 200, 200, 200, 200],
  'session.logout': [200, 200, 200, 200, 200, 200],
  'config.get': [200, 200, 200, 200, 200, 200],
  'logger.log': [200, 200, 200, 200, 200, 200],
  'delivery.schedules': [200, 200, 200, 200, 200, 200],
  'categories.list': [200, 200, 200, 200, 200, 200],
  'categories.getBySlug': [200, 200, 200, 200, 200, 200],
  'products.grouped': [200, 200, 200, 200, 200, 200],
  'products.related': [200, 200, 200, 200, 200, 200],
  'products.setOf': [200, 200, 200, 200, 200, 200],
  'products.new': [200, 200, 200, 200, 200, 200],
  'products.lastSeen': [200, 200, 200, 200, 200, 200],
  'helpcenter.config': [200, 200, 200, 200, 200, 200],
  'helpcenter.suggestions': [200, 200, 200, 200, 200, 200],
  'promotions.banners': [200, 200, 200, 200, 200, 200],
  'brands.list': [200, 200, 200, 200, 200, 200],
  'news.list': [200, 200, 200, 200, 200, 200],
  'storeCities.list': [200, 200, 200, 200, 200, 200],
  'companies.checkInn': [200, 200, 200, 200, 200, 200],
  'external.search': [200, 200, 200, 200, 200, 200],
  // open, but who is signed in may only name a region of his that is not blocked
  'products.all': [200, 403, 200, 200, 200, 403],
  'products.filters': [200, 403, 200, 200, 200, 403],
  'products.get': [200, 403, 200, 200, 200, 403],
  'products.similar': [200, 403, 200, 200, 200, 403],
  'products.analogs': [200, 403, 200, 200, 200, 403],
  'products.byArticles': [200, 403, 200, 200, 200, 403],
  'promotions.list': [200, 403, 200, 200, 200, 403],
  'promotions.count': [200, 403, 200, 200, 200, 403],
  // for whoever is signed in, about himself
  'session.user': [401, 200, 200, 200, 200, 200],
  'regions.list': [401, 200, 200, 200, 200, 200],
  'products.demobonuses': [401, 200, 200, 200, 200, 200],
  'products.toggleFavorite': [401, 200, 200, 200, 200, 200],
  'products.favorites': [401, 200, 200, 200, 200, 200],
  'notifications.list': [401, 200, 200, 200, 200, 200],
  'notifications.setAsRead': [401, 200, 200, 200, 200, 200],
  'promoNotifications.setAsRead': [401, 200, 200, 200, 200, 200],
  // promotion 1 is told to user 1
  'promoNotifications.setAsVisited': [401, 404, 404, 200, 404, 200],
  'surveys.list': [401, 403, 200, 200, 200, 403],
  // survey 1 is of regions 2 and 7: user 1 buys for the first of them
  'surveys.skip': [401, 404, 404, 200, 404, 200],
  'surveys.answer': [401, 403, 404, 404, 404, 403],
  'orders.newUuid': [401, 200, 200, 200, 200, 200],
  // for members of the region, blocked or not
  'regions.manager': [401, 403, 200, 200, 200, 200],
  'promoNotifications.unread': [401, 403, 200, 200, 200, 200],
  'regions.documents': [401, 403, 200, 200, 200, 200],
  'delivery.list': [401, 403, 200, 200, 200, 200],
  'regions.orderNotPopupShowed': [401, 403, 200, 200, 200, 200],
  'orders.list': [401, 403, 200, 200, 200, 200],
  'orders.bought': [401, 403, 200, 200, 200, 200],
  // for members of a region that is not blocked
  'regions.setFavorite': [401, 403, 200, 200, 200, 403],
  'regions.discounts': [401, 403, 200, 200, 200, 403],
  'promotions.specialOffers': [401, 403, 200, 200, 200, 403],
  'regions.pickupAddress': [401, 403, 200, 200, 200, 403],
  'products.stocksAndPrices': [401, 403, 200, 200, 200, 403],
  'products.bonuses': [401, 403, 200, 200, 200, 403],
  'productNotifications.create': [401, 403, 200, 200, 200, 403],
  'productNotifications.list': [401, 403, 200, 200, 200, 403],
  'productNotifications.check': [401, 403, 200, 200, 200, 403],
  'cart.get': [401, 403, 200, 200, 200, 403],
  'cart.clear': [401, 403, 200, 200, 200, 403],
  'cart.updateLine': [401, 403, 200, 200, 200, 403],
  'cart.updateMany': [401, 403, 200, 200, 200, 403],
  'cart.note': [401, 403, 200, 200, 200, 403],
  'userCarts.list': [401, 403, 200, 200, 200, 403],
  'userCarts.create': [401, 403, 200, 200, 200, 403],
  // for the owner of the saved cart, administrator 1: to others it is not there
  'userCarts.get': [401, 403, 404, 200, 404, 403],
  'userCarts.rename': [401, 403, 404, 200, 404, 403],
  'userCarts.updateLine': [401, 403, 404, 200, 404, 403],
  'userCarts.restore': [401, 403, 404, 200, 404, 403],
  'userCarts.remove': [401, 404, 404, 200, 404, 200],
  // nobody has a wish of that number
  'productNotifications.remove': [401, 404, 404, 404, 404, 404],
  // for administrators of the region
  'regions.debt': [401, 403, 403, 200, 200, 200],
  'regions.debtNow': [401, 403, 403, 200, 200, 200],
  'delivery.create': [401, 403, 403, 200, 200, 200],
  'delivery.rename': [401, 403, 403, 200, 200, 200],
  'delivery.remove': [401, 403, 403, 200, 200, 200],
  // of any region
  'companies.create': [401, 200, 403, 200, 200, 200],
  // about company 1, for who buys for it
  'regions.exists': [401, 403, 200, 200, 403, 200],
  // for who made company 1, or administers a region of it
  'regions.create': [401, 403, 403, 200, 403, 200],
  // the same, of a region that is not blocked
  'regions.invite': [401, 403, 403, 200, 200, 403],
  // for whom it is, user 3
  'invites.get': [401, 403, 200, 403, 403, 403],
  'invites.accept': [401, 403, 200, 403, 403, 403],
  'invites.reject': [401, 403, 200, 403, 403, 403],
  // 409: the right is there, the price of the call is wrong
  'orders.create': [401, 403, 409, 409, 403, 403],
  // for the owner of the order; its region counts, not the one that is chosen
  'orders.get': [401, 403, 403, 200, 403, 200],
  'orders.confirmed': [401, 403, 403, 200, 403, 200],
  'orders.cancel': [401, 403, 403, 200, 403, 200],
  'orders.gifts': [401, 403, 403, 200, 403, 200],
  'orders.getGift': [401, 403, 403, 200, 403, 200],
  // 409: the right is there, the order has not come yet
  'orders.review': [401, 403, 403, 409, 403, 409],
  // 422: of the owner, but of another region
  'regions.viewedOrderPopup': [401, 403, 403, 200, 403, 422],
}

const shared = newServer()

async function statusOf(name: BuiltName, person: number, about: Omit<Subject, 'userId' | 'uuid'>): Promise<number> {
  const call = BUILT.find(([built]) => built === name)?.[1]
  const { api } = await visitor(contract[name].kind === 'read' ? shared : newServer(), person)
  const uuid = person ? (await api('orders.newUuid', {})).uuid : 'a-guest-has-none'
  try {
    await call?.(api, { ...about, userId: person || 1, uuid }, 'key-of-rights')
    return 200
  } catch (thrown) {
    return ApiError.from(thrown).status
  }
}

describe('rights', () => {
  it.each(Object.keys(RIGHTS) as BuiltName[])(
    '%s answers each visitor by his rights [DEC-033, ROLE-001, ROLE-002, ROLE-003]',
    async (name) => {
      const statuses: number[] = []
      for (const [, person, regionId, addressId] of VISITORS)
        statuses.push(await statusOf(name, person, { regionId, addressId, orderId: 481_344 }))
      const named = (all: readonly number[]) => Object.fromEntries(VISITORS.map(([who], at) => [who, all[at]]))
      expect(named(statuses)).toEqual(named(RIGHTS[name]))
    },
  )

  it('nobody asks in the name of another: cart, saved carts, favourites, regions, notifications [DEC-033]', async () => {
    const { api } = await visitor(shared, 1)
    const of = { query: { user_id: 3, company_region_id: 1 } }
    const calls = [
      () => api('cart.get', of),
      () => api('cart.clear', of, { key: 'other-1' }),
      () =>
        api('cart.updateLine', { params: { id: 1 }, query: { company_region_id: 1 }, body: { user_id: 3, qty: 1 } }, { key: 'other-2' }),
      () =>
        api(
          'cart.updateMany',
          { query: { company_region_id: 1 }, body: { user_id: 3, items: [{ product_id: 1, qty: 1 }] } },
          { key: 'other-3' },
        ),
      () => api('cart.note', { query: { company_region_id: 1 }, body: { user_id: 3, product_id: 1, note: 'Моё' } }, { key: 'other-4' }),
      () => api('products.favorites', { params: { id: 3 } }),
      () => api('userCarts.list', { params: { id: 3 }, query: {} }),
      () =>
        api(
          'userCarts.create',
          { params: { id: 3 }, query: {}, body: { name: 'Моя', items: [{ product_id: 1, qty: 1 }] } },
          { key: 'other-5' },
        ),
      () => api('regions.list', { params: { id: 3 }, query: {} }),
      () => api('regions.list', { params: { id: 1 }, query: { user_id: 3 } }),
      () => api('notifications.list', { params: { id: 3 } }),
      () => api('notifications.setAsRead', { params: { id: 3 }, body: {} }),
      // the notification is another's
      () => api('notifications.setAsRead', { params: { id: 1 }, body: { ids: [4] } }),
    ]
    for (const call of calls) await expect(call()).rejects.toMatchObject({ status: 403 })
  })

  it('an address belongs to its region: another region of the same administrator has none of that number', async () => {
    const { api } = await visitor(shared, 1)
    await expect(api('delivery.rename', { params: { id: 2, addressId: 11 }, body: { name: 'Чужой' } })).rejects.toMatchObject({
      status: 404,
    })
    await expect(api('delivery.remove', { params: { id: 2, addressId: 11 } })).rejects.toMatchObject({ status: 404 })
  })

  it('a region that is not there is 404, also for those who are signed in', async () => {
    const { api } = await visitor(shared, 1)
    await expect(api('cart.get', { query: { user_id: 1, company_region_id: 999 } })).rejects.toMatchObject({ status: 404 })
  })

  it('an administrator opens the order of a member of his region; the member not the administrator’s [DEC-033]', async () => {
    const [admin, member] = [await visitor(shared, 1), await visitor(shared, 3)]
    expect(await admin.api('orders.get', { params: { id: 481_301 }, query: {} })).toMatchObject({ id: 481_301, user_id: 3 })
    await expect(member.api('orders.get', { params: { id: 481_392 }, query: {} })).rejects.toMatchObject({
      status: 403,
      message: 'Это чужой заказ',
    })
    const seen = await member.api('orders.list', { params: { id: 1 }, query: {} })
    expect([seen.total, seen.orders.map(({ id }) => id)]).toEqual([1, [481_301]])
  })

  it('where the right is missing, the answer says why', async () => {
    const blocked = await visitor(shared, 1)
    const moderated = await visitor(shared, 4)
    const about = { userId: 1, uuid: 'unknown-uuid', orderId: 1 }
    const create = BUILT.find(([name]) => name === 'orders.create')?.[1]
    await expect(create?.(blocked.api, { ...about, regionId: 4, addressId: 41 }, 'k')).rejects.toMatchObject({
      message: 'Регион заблокирован: заказать для него нельзя. Обратитесь к менеджеру',
    })
    await expect(create?.(moderated.api, { ...about, regionId: 6, addressId: 61 }, 'k')).rejects.toMatchObject({
      message: 'Регион на модерации: заказать можно будет после проверки',
    })
    await expect((await visitor(shared, 3)).api('regions.debt', { params: { id: 1 } })).rejects.toMatchObject({
      message: 'Это может только администратор региона',
    })
  })
})
