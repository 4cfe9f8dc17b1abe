import { describe, expect, it } from 'vitest'
import { derivedPrice } from '../../../model/catalogue/product-price'
import { ORDER_PACE } from '../../../fake-server/rules/order-status'
import { newServer, testClock, visitor } from '../../support/world'
import { newOrder } from '../calls/support/call-samples'

describe('promotions that people are told of', () => {
  const unread = async (api: Awaited<ReturnType<typeof visitor>>['api'], id: number, region?: number) =>
    (
      await api('promoNotifications.unread', {
        params: { id },
        query: { limit: 20, ...(region !== undefined && { company_region_id: region }) },
      })
    ).items.map((each) => each.id)

  it('are of a region, unread until they are read or visited, and as many as asked for [CALL-096, CALL-097, CALL-098, CONST-013]', async () => {
    const { api } = await visitor(newServer(), 1)
    expect([await unread(api, 1), await unread(api, 1, 1), await unread(api, 1, 2)]).toEqual([[1, 2], [], [1, 2]])
    expect((await api('promoNotifications.unread', { params: { id: 1 }, query: { limit: 1 } })).items).toHaveLength(1)
    await api('promoNotifications.setAsVisited', { params: { id: 1, promoId: 1 } })
    expect(await unread(api, 1)).toEqual([2])
    await api('promoNotifications.setAsRead', { params: { id: 1 }, body: { ids: [2] } })
    expect(await unread(api, 1)).toEqual([])
  })

  it('of another are nobody’s [DEC-033]', async () => {
    const { api } = await visitor(newServer(), 1)
    await expect(unread(api, 2)).rejects.toMatchObject({ status: 403 })
    await expect(unread(api, 1, 5)).rejects.toMatchObject({ status: 403 })
    await expect(api('promoNotifications.setAsRead', { params: { id: 1 }, body: { ids: [3] } })).rejects.toMatchObject({ status: 403 })
    await expect(api('promoNotifications.setAsVisited', { params: { id: 1, promoId: 3 } })).rejects.toMatchObject({ status: 404 })
  })
})

describe('notifications of an order', () => {
  it('come with each status, once; read, they stay so [DEC-024, STATE-017]', async () => {
    const clock = testClock()
    const { api } = await visitor(newServer({ clock }), 1)
    const { uuid } = await api('orders.newUuid', {})
    const { products } = await api('products.stocksAndPrices', { body: { company_region_id: 1, products_ids: [1] } })
    const line = { product_id: 1, qty: 4, cost_vs_discount: derivedPrice(products[0]!).cost_vs_discount! }
    const body = newOrder({ userId: 1, regionId: 1, addressId: 11, orderId: 0, uuid }, [line])
    const order = await api('orders.create', { body }, { key: uuid })
    const news = async () =>
      (await api('notifications.list', { params: { id: 1 } })).items.filter(({ url }) => url === `/personal/orders/${order.id}`)
    expect(await news()).toEqual([])
    clock.advance(ORDER_PACE[1].after)
    expect((await news()).map(({ title, read_at }) => [title, read_at])).toEqual([
      ['Заказ в\u00a0пути', null],
      ['Заказ подтверждён', null],
    ])
    expect((await news()).filter(({ text }) => !/^Заказ №\u00a0[\d\u00a0]+ [а-яё]/.test(text))).toEqual([])
    await api('notifications.setAsRead', { params: { id: 1 }, body: { ids: [(await news())[1]!.id] } })
    expect((await news()).map(({ read_at }) => read_at === null)).toEqual([true, false])
  })
})
