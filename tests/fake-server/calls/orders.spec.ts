import { expect } from 'vitest'
import { firstProduct, newOrder, newReview } from './support/call-samples'
import { callsOf } from './support/calls-of'
import { MEMBERS, OWNER_OF_ORDER, SIGNED_IN } from './support/rights-of'

export default callsOf('orders', {
  'orders.newUuid': {
    id: '[CALL-088]',
    call: (api) => api('orders.newUuid', {}),
    rights: SIGNED_IN,
    answer: { uuid: expect.stringMatching(/^[\da-f]{32}$/) },
  },
  'orders.create': {
    id: '[CALL-087]',
    call: (api, subject, key) => api('orders.create', { body: newOrder(subject) }, { key }),
    // 409: the right is there, the price of the call is wrong.
    rights: [401, 403, 409, 409, 403, 403],
  },
  'orders.get': {
    id: '[CALL-089]',
    call: (api, { orderId }) => api('orders.get', { params: { id: orderId }, query: { include: 'items,items.product,gift' } }),
    rights: OWNER_OF_ORDER,
    answer: expect.objectContaining({ id: 481_344, status: 10, company_name: 'ООО «Волга-Сервис»', item_count: 6, gift: false }),
  },
  'orders.getGift': {
    id: '[CALL-090]',
    call: (api, { orderId }) => api('orders.getGift', { body: { order_id: orderId } }),
    rights: OWNER_OF_ORDER,
  },
  'orders.list': {
    id: '[CALL-091]',
    call: (api, { regionId }) =>
      api('orders.list', { params: { id: regionId }, query: { page: 1, limit: 60, order_by: 'created_at', order_dir: 'desc' } }),
    rights: MEMBERS,
    answer: expect.objectContaining({ total: 7 }),
  },
  'orders.confirmed': {
    id: '[CALL-092]',
    call: (api, { orderId }) => api('orders.confirmed', { params: { id: orderId } }),
    rights: OWNER_OF_ORDER,
    answer: expect.objectContaining({ id: 481_344, confirmedOrders: [{ id: 481_344, number: '481344-1' }] }),
  },
  'orders.gifts': {
    id: '[DEC-006]',
    call: (api, { orderId }) => api('orders.gifts', { params: { id: orderId } }),
    rights: OWNER_OF_ORDER,
    answer: expect.objectContaining({
      title: 'Каждые 10 фильтров — салонный фильтр в подарок',
      chosen: null,
      until: expect.any(String),
    }),
  },
  'orders.bought': {
    id: '[DEC-006]',
    call: (api, { regionId }) => api('orders.bought', { params: { id: regionId } }),
    rights: MEMBERS,
    answer: { items: expect.arrayContaining([expect.objectContaining({ product_id: 1, article: firstProduct.article })]) },
  },
  'orders.cancel': {
    id: '[DEC-006]',
    call: (api, { orderId }, key) => api('orders.cancel', { params: { id: orderId } }, { key }),
    rights: OWNER_OF_ORDER,
    answer: expect.objectContaining({ id: 481_344, status: 99 }),
  },
  'orders.review': {
    id: '[CALL-093]',
    call: (api, { orderId }) => api('orders.review', { params: { id: orderId }, body: newReview }),
    // 409: the right is there, the order has not come yet.
    rights: [401, 403, 403, 409, 403, 409],
  },
})
