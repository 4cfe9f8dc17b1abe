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
    answer: { count: 17 },
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
  'promotions.get': {
    id: '[CALL-081]',
    call: (api) => api('promotions.get', { params: { id: 4 } }),
    rights: EVERYBODY,
    answer: expect.objectContaining({
      id: 4,
      action_type: 'gift',
      gift_rule: { units: 10 },
      description: [expect.objectContaining({ type: 'paragraph' }), expect.objectContaining({ type: 'list' })],
    }),
  },
  'promotions.categories': {
    id: '[CALL-082]',
    call: (api) => api('promotions.categories', { params: { id: 1 } }),
    rights: EVERYBODY,
    answer: { items: [expect.objectContaining({ id: 33, slug: 'motornye-masla-5w-30' })] },
  },
  'promotions.products': {
    id: '[CALL-083]',
    call: (api, { regionId }) =>
      api('promotions.products', { params: { id: 1 }, body: { company_region_id: regionId, itemsPerPage: 200 } }),
    rights: EVERYBODY_OF_OPEN_REGION,
    answer: expect.objectContaining({ products: expect.arrayContaining([expect.objectContaining({ category_id: 33 })]) }),
  },
  'promotions.giftProductsCount': {
    id: '[CALL-084]',
    call: (api) => api('promotions.giftProductsCount', { params: { id: 4 } }),
    rights: EVERYBODY,
    answer: { count: 3 },
  },
  'promotions.filters': {
    id: '[CALL-085]',
    call: (api, { regionId }) => api('promotions.filters', { body: { company_region_id: regionId, promotion_id: 1 } }),
    rights: EVERYBODY_OF_OPEN_REGION,
    answer: expect.objectContaining({ brands: expect.arrayContaining([expect.objectContaining({ slug: expect.any(String) })]) }),
  },
  'promotions.ofBrand': {
    id: '[CALL-073]',
    call: (api) => api('promotions.ofBrand', { params: { brand: 'Arktelub' } }),
    rights: EVERYBODY,
    answer: { items: expect.arrayContaining([expect.objectContaining({ id: 1 })]) },
  },
  'promotions.ended': {
    id: '[DEC-006]',
    call: (api) => api('promotions.ended', {}),
    rights: EVERYBODY,
    answer: { items: items([101, 102, 103]) },
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
