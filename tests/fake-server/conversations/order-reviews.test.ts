import { describe, expect, it } from 'vitest'
import { ORDER_PACE } from '../../../fake-server/rules/order-status'
import { SCENARIO_COOKIE } from '../../../fake-server/scenarios'
import { derivedPrice } from '../../../model/catalogue/product-price'
import { memoryStore } from '../../../fake-server/store/memory-store'
import { newServer, testClock, visitor } from '../../support/world'
import { newOrder, newReview } from '../calls/support/call-samples'

/** Shipped, of the plain buyer of region 1. */
const SHIPPED = 481_301
/** Of the administrator: one under way, one shipped, one that was reviewed, one cancelled. */
const [UNDER_WAY, COME, REVIEWED, CANCELLED] = [481_207, 480_911, 480_466, 480_102]
type Client = Awaited<ReturnType<typeof visitor>>['api']
const review = (api: Client, id: number, change: Partial<typeof newReview> = {}) =>
  api('orders.review', { params: { id }, body: { ...newReview, ...change } })
const due = async (api: Client, id = 1) => (await api('regions.orderNotPopupShowed', { params: { id } })).order_id
const view = (api: Client, orderId: number, id = 1) => api('regions.viewedOrderPopup', { params: { id }, body: { order_id: orderId } })
const reviewOf = async (api: Client, id: number) => (await api('orders.get', { params: { id }, query: {} })).review

describe('the review of an order', () => {
  it('is kept with its order, once, over a restart; a comment stands for a mark but in the last question [CALL-093, ENT-015]', async () => {
    const store = memoryStore()
    const { api } = await visitor(newServer({ store }), 3)
    expect(await reviewOf(api, SHIPPED)).toBe(null)
    expect(await review(api, SHIPPED, { mark_speed: null, comment_speed: '  Быстро\n' })).toBe(null)
    const kept = { ...newReview, mark_speed: null, comment_speed: 'Быстро' }
    expect(await reviewOf(api, SHIPPED)).toEqual(kept)
    await expect(review(api, SHIPPED)).rejects.toMatchObject({ status: 409, message: 'Отзыв об этом заказе уже есть' })
    const { api: again } = await visitor(newServer({ store }), 3)
    expect(await reviewOf(again, SHIPPED)).toEqual(kept)
  })

  it('is its owner’s alone: an administrator of the region sees it and gives none [ROLE-004]', async () => {
    const server = newServer()
    const admin = await visitor(server, 1)
    await expect(review(admin.api, SHIPPED)).rejects.toMatchObject({
      status: 403,
      message: 'Оценить заказ может только тот, кто его оформил',
    })
    await review((await visitor(server, 3)).api, SHIPPED)
    expect(await reviewOf(admin.api, SHIPPED)).toEqual(newReview)
  })

  it.each([
    ['has not come', UNDER_WAY, 409],
    ['was cancelled', CANCELLED, 409],
    ['has one', REVIEWED, 409],
    ['is not there', 999_999, 404],
  ])('of an order that %s is refused', async (_, id, status) => {
    const { api } = await visitor(newServer(), 1)
    await expect(review(api, id)).rejects.toMatchObject({ status })
  })

  it.each([
    [{ mark_manager: null, comment_manager: 'Хорошо' }, 'mark_manager', 'Поставьте оценку'],
    [{ mark_quality: null, comment_quality: ' ' }, 'mark_quality', 'Поставьте оценку или напишите комментарий'],
    [{ mark_speed: 6 }, 'mark_speed', 'Оценка от 0 до 5'],
    [{ mark_speed: 2.5 }, 'mark_speed', 'Только целое число'],
    [{ comment_delivery: 'ж'.repeat(1001) }, 'comment_delivery', 'Не больше 1000 знаков'],
  ])('that says %j is refused by field and not kept [VALID-006]', async (change, field, words) => {
    const { api, who } = await visitor(newServer(), 1)
    const response = await who.fetch(`http://shop.test/api/v1/orders/${COME}/reviews`, {
      method: 'POST',
      headers: { 'x-xsrf-token': who.cookie('XSRF-TOKEN') ?? '', 'content-type': 'application/json' },
      body: JSON.stringify({ ...newReview, ...change }),
    })
    expect({ status: response.status, json: await response.json() }).toEqual({
      status: 422,
      json: expect.objectContaining({ errors: { [field]: [words] } }),
    })
    expect(await reviewOf(api, COME)).toBe(null)
  })

  it('with a comment of 1000 characters is taken [CONST-003]', async () => {
    const { api } = await visitor(newServer(), 1)
    await review(api, COME, { comment_delivery: 'ж'.repeat(1000) })
    expect((await reviewOf(api, COME))?.comment_delivery).toHaveLength(1000)
  })
})

describe('the order that a mark is asked for', () => {
  it('is one that came since, until its popup was seen or it was reviewed [CALL-036, CALL-039]', async () => {
    const clock = testClock()
    const server = newServer({ clock })
    const { api } = await visitor(server, 1)
    const place = async () => {
      const { uuid } = await api('orders.newUuid', {})
      const { products } = await api('products.stocksAndPrices', { body: { company_region_id: 1, products_ids: [1] } })
      const line = { product_id: 1, qty: 4, cost_vs_discount: derivedPrice(products[0]!).cost_vs_discount! }
      const body = newOrder({ userId: 1, regionId: 1, addressId: 11, orderId: 0, uuid }, [line])
      const { id } = await api('orders.create', { body }, { key: uuid })
      clock.advance(1000)
      return id
    }
    const [first, second] = [await place(), await place()]
    expect(await due(api)).toBe(null)
    clock.advance(ORDER_PACE[2].after)
    expect(await due(api)).toBe(second)
    expect(await due(api, 2)).toBe(null)
    expect(await due((await visitor(server, 3)).api)).toBe(null)
    await review(api, second)
    expect(await due(api)).toBe(first)
    await view(api, first)
    await view(api, first)
    expect(await due(api)).toBe(null)
  })

  it('is one of the seed where the scenario says so', async () => {
    const { api, who } = await visitor(newServer(), 1)
    expect(await due(api)).toBe(null)
    who.cookies[SCENARIO_COOKIE] = 'reviewDue'
    expect([await due(api), await due(api, 2)]).toEqual([COME, 480_733])
    await view(api, COME)
    expect(await due(api)).toBe(null)
  })

  it('is marked as seen by its owner, in its region [DEC-033, ROLE-004]', async () => {
    const { api } = await visitor(newServer(), 1)
    await expect(view(api, COME, 2)).rejects.toMatchObject({ status: 422, fields: { order_id: ['Это заказ другого региона'] } })
    await expect(view(api, SHIPPED)).rejects.toMatchObject({ status: 403 })
    await expect(view(api, 999_999)).rejects.toMatchObject({ status: 404 })
    await expect(due(api, 5)).rejects.toMatchObject({ status: 403 })
  })
})
