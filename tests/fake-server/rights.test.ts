import { describe, expect, it } from 'vitest'
import { ApiError } from '../../model/api-error'
import { contract, type EndpointName } from '../../model/contract'
import { newServer, visitor } from '../support/world'
import { BUILT, callOf } from './calls'
import type { Subject } from './calls/support/calls-of'
import { VISITORS } from './calls/support/rights-of'

const shared = newServer()

async function statusOf(name: EndpointName, person: number, about: Omit<Subject, 'userId' | 'uuid'>): Promise<number> {
  const { api } = await visitor(contract[name].kind === 'read' ? shared : newServer(), person)
  const uuid = person ? (await api('orders.newUuid', {})).uuid : 'a-guest-has-none'
  try {
    await callOf(name).call(api, { ...about, userId: person || 1, uuid }, 'key-of-rights')
    return 200
  } catch (thrown) {
    return ApiError.from(thrown).status
  }
}

describe('rights', () => {
  it.each(BUILT.map(([name, { id, rights }]) => [id, name, rights] as const))(
    '%s %s answers each visitor by their rights [DEC-033, ROLE-001, ROLE-002, ROLE-003]',
    async (_id, name, rights) => {
      const statuses: number[] = []
      for (const [, person, regionId, addressId] of VISITORS)
        statuses.push(await statusOf(name, person, { regionId, addressId, orderId: 481_344 }))
      const named = (all: readonly number[]) => Object.fromEntries(VISITORS.map(([who], at) => [who, all[at]]))
      expect(named(statuses)).toEqual(named(rights))
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

  it('a plain member is shown the documents of his own orders, the administrator those of the whole region [DEC-033]', async () => {
    const [admin, member] = [await visitor(shared, 1), await visitor(shared, 3)]
    const documents = async ({ api }: typeof admin) => {
      const { items, total } = await api('regions.documents', { params: { id: 1 }, body: { kinds: ['upd'], from: '2026-11-01' } })
      return { orders: items.map(({ order_id }) => order_id), total }
    }
    expect(await documents(member)).toEqual({ orders: [481_301], total: 1 })
    expect(await documents(admin)).toEqual({ orders: [481_301, 480_911, 480_466, null], total: 4 })
  })

  it('where the right is missing, the answer says why', async () => {
    const blocked = await visitor(shared, 1)
    const moderated = await visitor(shared, 4)
    const about = { userId: 1, uuid: 'unknown-uuid', orderId: 1 }
    const create = callOf('orders.create').call
    await expect(create(blocked.api, { ...about, regionId: 4, addressId: 41 }, 'k')).rejects.toMatchObject({
      message: 'Регион заблокирован: заказать для него нельзя. Обратитесь к менеджеру',
    })
    await expect(create(moderated.api, { ...about, regionId: 6, addressId: 61 }, 'k')).rejects.toMatchObject({
      message: 'Регион на модерации: заказать можно будет после проверки',
    })
    await expect((await visitor(shared, 3)).api('regions.debt', { params: { id: 1 } })).rejects.toMatchObject({
      message: 'Это может только администратор региона',
    })
  })
})
