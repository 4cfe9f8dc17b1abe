import { expect } from 'vitest'
import { items } from './support/call-samples'
import { callsOf } from './support/calls-of'
import { EVERYBODY, EVERYBODY_OF_OPEN_REGION, MEMBERS_OF_OPEN_REGION } from './support/rights-of'

export default callsOf('promotions', {
  'promotions.list': {
    id: '[CALL-078]',
    call: (api, { regionId }) => api('promotions.list', { query: { company_region_id: regionId } }),
    rights: EVERYBODY_OF_OPEN_REGION,
    answer: expect.objectContaining({
      items: expect.arrayContaining([
        expect.objectContaining({ id: 1, action_type: 'discount', values: [{ name: 'Скидка', value: '7\u00a0%' }] }),
      ]),
    }),
  },
  'promotions.count': {
    id: '[CALL-079]',
    call: (api, { regionId }) => api('promotions.count', { query: { company_region_id: regionId } }),
    rights: EVERYBODY_OF_OPEN_REGION,
    answer: { count: 18 },
  },
  'promotions.banners': {
    id: '[CALL-080]',
    call: (api) => api('promotions.banners', { query: { limit: 10 } }),
    rights: EVERYBODY,
    answer: {
      items: expect.arrayContaining([
        expect.objectContaining({ promotion_id: 1, url: '/promotions/1', image: expect.stringMatching(/^\/pictures\/.+\.svg$/) }),
      ]),
    },
  },
  'promotions.specialOffers': {
    id: '[CALL-086]',
    call: (api, { regionId }) => api('promotions.specialOffers', { query: { company_region_id: regionId, action_prices_request: '1' } }),
    rights: MEMBERS_OF_OPEN_REGION,
    answer: {
      items: expect.arrayContaining([
        expect.objectContaining({ id: 1, title: 'Персональная цена на ваш топ-20', products: expect.arrayContaining(items([1])) }),
      ]),
    },
  },
})
