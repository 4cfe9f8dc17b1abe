import { expect } from 'vitest'
import { firstProduct, savedLine } from './support/call-samples'
import { callsOf } from './support/calls-of'
import { MEMBERS_OF_OPEN_REGION, OWNER_OF_SAVED_CART } from './support/rights-of'

const savedCart = expect.objectContaining({ id: 1, name: 'Еженедельная закупка', totalCost: expect.any(Number), version: 1 })

export default callsOf('userCarts', {
  'userCarts.list': {
    id: '[CALL-051]',
    call: (api, { userId, regionId }) => api('userCarts.list', { params: { id: userId }, query: { company_region_id: regionId } }),
    rights: MEMBERS_OF_OPEN_REGION,
    answer: {
      items: [
        expect.objectContaining({ id: 2, is_manager: true, created_at: '2026-11-19T08:18:00.000Z' }),
        expect.objectContaining({ id: 1, is_manager: false, name: 'Еженедельная закупка' }),
        expect.objectContaining({ id: 4, is_manager: true }),
        expect.objectContaining({ id: 3 }),
      ],
    },
  },
  'userCarts.create': {
    id: '[CALL-052]',
    call: (api, { userId, regionId }, key) =>
      api(
        'userCarts.create',
        { params: { id: userId }, query: { company_region_id: regionId }, body: { name: 'Для бокса', items: [savedLine] } },
        { key },
      ),
    rights: MEMBERS_OF_OPEN_REGION,
    answer: expect.objectContaining({
      id: 9,
      name: 'Для бокса',
      items: [{ product: expect.objectContaining(firstProduct), qty: 8, note: 'Срочно', cost: expect.any(Number) }],
      is_manager: false,
    }),
  },
  'userCarts.get': {
    id: '[CALL-053]',
    call: (api, { regionId }) => api('userCarts.get', { params: { id: 1 }, query: { company_region_id: regionId } }),
    rights: OWNER_OF_SAVED_CART,
    answer: savedCart,
  },
  'userCarts.rename': {
    id: '[CALL-054]',
    call: (api, { regionId }, key) =>
      api('userCarts.rename', { params: { id: 1 }, query: { company_region_id: regionId }, body: { name: 'Новое имя' } }, { key }),
    rights: OWNER_OF_SAVED_CART,
    answer: expect.objectContaining({ id: 1, name: 'Новое имя', version: 2 }),
  },
  'userCarts.remove': {
    id: '[CALL-055]',
    call: (api, _, key) => api('userCarts.remove', { params: { id: 1 } }, { key }),
    rights: [401, 404, 404, 200, 404, 200],
    answer: null,
  },
  'userCarts.updateLine': {
    id: '[CALL-056]',
    call: (api, { regionId }, key) =>
      api('userCarts.updateLine', { params: { id: 1, productId: 1 }, query: { company_region_id: regionId }, body: { qty: 8 } }, { key }),
    rights: OWNER_OF_SAVED_CART,
    answer: expect.objectContaining({ id: 1, version: 2 }),
  },
  'userCarts.restore': {
    id: '[DEC-006]',
    call: (api, { regionId }, key) => api('userCarts.restore', { params: { id: 1 }, query: { company_region_id: regionId } }, { key }),
    rights: OWNER_OF_SAVED_CART,
    answer: savedCart,
  },
})
