import { expect } from 'vitest'
import { firstProduct } from './support/call-samples'
import { callsOf } from './support/calls-of'
import { MEMBERS_OF_OPEN_REGION } from './support/rights-of'

export default callsOf('cart', {
  'cart.get': {
    id: '[CALL-048]',
    call: (api, { userId, regionId }) => api('cart.get', { query: { user_id: userId, company_region_id: regionId } }),
    rights: MEMBERS_OF_OPEN_REGION,
    answer: { version: 1, items: expect.arrayContaining([{ product: expect.objectContaining(firstProduct), qty: 8 }]) },
  },
  'cart.clear': {
    id: '[CALL-049]',
    call: (api, { userId, regionId }, key) => api('cart.clear', { query: { user_id: userId, company_region_id: regionId } }, { key }),
    rights: MEMBERS_OF_OPEN_REGION,
    answer: { items: [], version: 2 },
  },
  'cart.updateLine': {
    id: '[CALL-050]',
    call: (api, { userId, regionId }, key) =>
      api('cart.updateLine', { params: { id: 1 }, query: { company_region_id: regionId }, body: { user_id: userId, qty: 4 } }, { key }),
    rights: MEMBERS_OF_OPEN_REGION,
    answer: { line: { product: expect.objectContaining(firstProduct), qty: 4 }, version: 2 },
  },
  'cart.updateMany': {
    id: '[DEC-006]',
    call: (api, { userId, regionId }, key) =>
      api(
        'cart.updateMany',
        { query: { company_region_id: regionId }, body: { user_id: userId, items: [{ product_id: 1, qty: 4 }] } },
        { key },
      ),
    rights: MEMBERS_OF_OPEN_REGION,
    answer: expect.objectContaining({ version: 2 }),
  },
  'cart.note': {
    id: '[DEC-006]',
    call: (api, { userId, regionId }, key) =>
      api('cart.note', { query: { company_region_id: regionId }, body: { user_id: userId, product_id: 1, note: 'Для бокса 2' } }, { key }),
    rights: MEMBERS_OF_OPEN_REGION,
    answer: { product_id: 1, note: 'Для бокса 2', version: 2 },
  },
})
