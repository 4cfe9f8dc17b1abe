import { expect, it } from 'vitest'
import type { Api } from '../../../model/contract'
import type { NotificationChange } from '../../../model/identity/account/notification-settings'
import { derivedPrice } from '../../../model/catalogue/product-price'
import { newServer, testClock, type TestServer, visitor } from '../../support/world'
import { newOrder } from '../calls/support/call-samples'

const MINUTE_MS = 60_000
const turn = (api: Api, id: number, kind: NotificationChange['kind'], channel: NotificationChange['channel'], is_on: boolean) =>
  api('account.setNotification', { params: { id }, body: { kind, channel, is_on } })

/** Places an order of the administrator. */
async function placeOrder(server: TestServer, api: Api): Promise<void> {
  const ids = server.world.catalogue.listed.filter(({ pack, limit }) => pack === 1 && limit === null).map(({ id }) => id)
  const body = { company_region_id: 1, products_ids: ids.slice(0, 200) }
  const price = (await api('products.stocksAndPrices', { body })).products.find(({ self_stock }) => self_stock > 5)
  if (!price) throw new Error('Nothing is to be had today')
  const { uuid } = await api('orders.newUuid', {})
  const lines = [{ product_id: price.product_id, qty: 1, cost_vs_discount: derivedPrice(price).cost_vs_discount ?? 0 }]
  const subject = { userId: 1, regionId: 1, addressId: 11, orderId: 0, uuid }
  await api('orders.create', { body: newOrder(subject, lines) }, { key: uuid })
}

it('what becomes of orders while they are switched off is not told, neither then nor later; what came before stays [DEC-073]', async () => {
  const clock = testClock()
  const server = newServer({ clock })
  const { api } = await visitor(server, 1)
  const told = async () => ({
    shop: (await api('notifications.list', { params: { id: 1 } })).items.length,
    letters: (await server.inbox()).filter(({ title }) => title.endsWith('размещён')).length,
  })
  const before = await told()
  await turn(api, 1, 'orders', 'shop', false)
  await turn(api, 1, 'orders', 'email', false)
  await placeOrder(server, api)
  clock.advance(3 * MINUTE_MS)
  expect(await told()).toEqual(before)
  await turn(api, 1, 'orders', 'shop', true)
  await turn(api, 1, 'orders', 'email', true)
  expect(await told()).toEqual(before)
  clock.advance(MINUTE_MS)
  await placeOrder(server, api)
  clock.advance(3 * MINUTE_MS)
  // The first order is on its way by now, the second one confirmed.
  expect(await told()).toEqual({ shop: before.shop + 2, letters: before.letters + 1 })
})

it('promotions that are switched off are not offered, and are once they are switched on again', async () => {
  const { api } = await visitor(newServer(), 1)
  const offered = async () => (await api('promoNotifications.unread', { params: { id: 1 }, query: { limit: 5 } })).items.length
  expect(await offered()).toBe(2)
  await turn(api, 1, 'promotions', 'shop', false)
  expect(await offered()).toBe(0)
  await turn(api, 1, 'promotions', 'shop', true)
  expect(await offered()).toBe(2)
})

it('a kind that never comes by letter is refused, and nobody turns the switches of another [DEC-033]', async () => {
  const { api } = await visitor(newServer(), 1)
  await expect(turn(api, 1, 'arrivals', 'email', true)).rejects.toMatchObject({ status: 422 })
  await expect(turn(api, 3, 'orders', 'email', false)).rejects.toMatchObject({ status: 403 })
  await expect(api('account.notificationSettings', { params: { id: 3 } })).rejects.toMatchObject({ status: 403 })
})
