import { SOLD_OUT } from './support/call-samples'
import { callsOf } from './support/calls-of'
import { MEMBERS_OF_OPEN_REGION } from './support/rights-of'

export default callsOf('productNotifications', {
  'productNotifications.create': {
    id: '[CALL-074]',
    call: (api, { regionId }) => api('productNotifications.create', { body: { product_id: SOLD_OUT, company_region_id: regionId } }),
    rights: MEMBERS_OF_OPEN_REGION,
    answer: { id: 10, product_id: SOLD_OUT },
  },
  'productNotifications.list': {
    id: '[DEC-006]',
    call: (api, { regionId }) => api('productNotifications.list', { query: { company_region_id: regionId } }),
    rights: MEMBERS_OF_OPEN_REGION,
    answer: { items: [] },
  },
  'productNotifications.check': {
    id: '[CALL-075]',
    call: (api, { regionId }) => api('productNotifications.check', { query: { product_id: SOLD_OUT, company_region_id: regionId } }),
    rights: MEMBERS_OF_OPEN_REGION,
    answer: null,
  },
  'productNotifications.remove': {
    id: '[CALL-076]',
    call: (api) => api('productNotifications.remove', { params: { id: 9_999 } }),
    // Nobody has a subscription of that number.
    rights: [401, 404, 404, 404, 404, 404],
  },
})
