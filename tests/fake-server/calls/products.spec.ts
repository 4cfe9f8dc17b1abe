import { expect } from 'vitest'
import { firstProduct, items, world } from './support/call-samples'
import { callsOf } from './support/calls-of'
import { EVERYBODY, EVERYBODY_OF_OPEN_REGION, MEMBERS_OF_OPEN_REGION, SIGNED_IN } from './support/rights-of'

export default callsOf('products', {
  'products.all': {
    id: '[CALL-059]',
    call: (api, { regionId }) => api('products.all', { body: { company_region_id: regionId, category_id: 25 } }),
    rights: EVERYBODY_OF_OPEN_REGION,
    answer: expect.objectContaining({ total: world.catalogue.categories.get(25)?.length }),
  },
  'products.filters': {
    id: '[CALL-060]',
    call: (api, { regionId }) => api('products.filters', { body: { company_region_id: regionId, category_id: 25 } }),
    rights: EVERYBODY_OF_OPEN_REGION,
    answer: expect.objectContaining({
      brands: expect.arrayContaining([expect.objectContaining({ slug: 'arktelub' })]),
      range: { min: expect.any(Number), max: expect.any(Number) },
    }),
  },
  'products.get': {
    id: '[CALL-061]',
    call: (api, { regionId }) => api('products.get', { params: { id: 1 }, query: { company_region_id: regionId } }),
    rights: EVERYBODY_OF_OPEN_REGION,
    answer: expect.objectContaining(firstProduct),
  },
  'products.grouped': {
    id: '[CALL-063]',
    call: (api) => api('products.grouped', { params: { id: 1 } }),
    rights: EVERYBODY,
    answer: { items: items([11, 8, 9]) },
  },
  'products.similar': {
    id: '[CALL-064]',
    call: (api, { regionId }) =>
      api('products.similar', { params: { id: 1 }, query: { company_region_id: regionId, limit: 4, with_category_name: '1' } }),
    rights: EVERYBODY_OF_OPEN_REGION,
    answer: { items: items([2, 3, 4, 5]) },
  },
  'products.related': {
    id: '[CALL-065]',
    call: (api) => api('products.related', { params: { id: 1 } }),
    rights: EVERYBODY,
    answer: { items: expect.arrayContaining(items([16, 17])) },
  },
  'products.setOf': {
    id: '[CALL-062]',
    call: (api) => api('products.setOf', { params: { id: 1 } }),
    rights: EVERYBODY,
    answer: {
      items: [],
      sets: [
        expect.objectContaining({ article: 'НАБОР-ТО-530', count: 20 }),
        expect.objectContaining({ article: 'НАБОР-AL-4071', count: 4 }),
      ],
    },
  },
  'products.analogs': {
    id: '[DEC-006]',
    call: (api, { regionId }) => api('products.analogs', { params: { id: 47 }, query: { company_region_id: regionId } }),
    rights: EVERYBODY_OF_OPEN_REGION,
    answer: { items: items([65]), replaces: items([2]) },
  },
  'products.new': {
    id: '[CALL-066]',
    call: (api) => api('products.new', {}),
    rights: EVERYBODY,
    answer: { items: expect.any(Array) },
  },
  'products.lastSeen': {
    id: '[CALL-067]',
    call: (api) => api('products.lastSeen', { query: { products_ids: '3.1.2' } }),
    rights: EVERYBODY,
    answer: { items: items([3, 1, 2]) },
  },
  'products.stocksAndPrices': {
    id: '[CALL-068]',
    call: (api, { regionId }) =>
      api('products.stocksAndPrices', { body: { company_region_id: regionId, products_ids: [1, 2], from_cart: true } }),
    rights: MEMBERS_OF_OPEN_REGION,
    answer: {
      gift: null,
      products: [
        expect.objectContaining({ product_id: 1, cost: 268_400, base_price: 268_400, guest_cost: 332_800 }),
        expect.objectContaining({ product_id: 2 }),
      ],
    },
  },
  'products.bonuses': {
    id: '[CALL-069]',
    call: (api, { regionId }) => api('products.bonuses', { body: { company_region_id: regionId, products_ids: [1] } }),
    rights: MEMBERS_OF_OPEN_REGION,
    answer: { products: [{ product_id: 1, bonus: 24 }] },
  },
  'products.demobonuses': {
    id: '[CALL-070]',
    call: (api) => api('products.demobonuses', { body: { products_ids: [1] } }),
    rights: SIGNED_IN,
    answer: { products: [{ product_id: 1, bonus: 24 }] },
  },
  'products.toggleFavorite': {
    id: '[CALL-071]',
    call: (api) => api('products.toggleFavorite', { params: { id: 30 }, body: { favorite: true } }),
    rights: SIGNED_IN,
    answer: { favorite: true },
  },
  'products.favorites': {
    id: '[CALL-072]',
    call: (api, { userId }) => api('products.favorites', { params: { id: userId } }),
    rights: SIGNED_IN,
    answer: { items: expect.arrayContaining(items([1])) },
  },
  'products.byArticles': {
    id: '[DEC-006]',
    call: (api, { regionId }) =>
      api('products.byArticles', { body: { company_region_id: regionId, articles: ['al 4071004', 'нет такого'] } }),
    rights: EVERYBODY_OF_OPEN_REGION,
    answer: { items: [{ products: [expect.objectContaining(firstProduct)] }, { products: [] }] },
  },
})
