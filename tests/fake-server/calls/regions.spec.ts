import { expect } from 'vitest'
import { callsOf } from './support/calls-of'
import { ADMINISTRATORS, MEMBERS, MEMBERS_OF_OPEN_REGION, OWNER_OF_ORDER, SIGNED_IN } from './support/rights-of'

export default callsOf('regions', {
  'regions.list': {
    id: '[CALL-020]',
    call: (api, { userId }) => api('regions.list', { params: { id: userId }, query: { active: '1' } }),
    rights: SIGNED_IN,
    answer: [
      expect.objectContaining({ id: 1, favorite: 1, status: 1 }),
      expect.objectContaining({ id: 2, favorite: 0, status: 1 }),
      expect.objectContaining({ id: 3, status: 0 }),
    ],
  },
  'regions.exists': {
    id: '[CALL-021]',
    call: (api, { userId }) => api('regions.exists', { params: { userId, companyId: 1 } }),
    // About company 1, for who buys for it.
    rights: [401, 403, 200, 200, 403, 200],
    answer: { exists: true },
  },
  'regions.create': {
    id: '[CALL-022]',
    call: (api) => api('regions.create', { body: { company_id: 1, store_city_id: 18 } }),
    rights: OWNER_OF_ORDER,
    answer: expect.objectContaining({
      company_name: 'ООО «Волга-Сервис»',
      store_city_name: 'Тюмень',
      status: 0,
      favorite: 0,
      admin_ids: [1],
    }),
  },
  'regions.remove': {
    id: '[CALL-023]',
    call: (api, { regionId }) => api('regions.remove', { params: { id: regionId } }),
    // 409: for a debt; the region on moderation has none.
    rights: [401, 403, 403, 409, 200, 409],
  },
  'regions.setFavorite': {
    id: '[CALL-024]',
    call: (api, { regionId }) => api('regions.setFavorite', { params: { id: regionId } }),
    rights: MEMBERS_OF_OPEN_REGION,
    answer: null,
  },
  'regions.debt': {
    id: '[CALL-031]',
    call: (api, { regionId }) => api('regions.debt', { params: { id: regionId } }),
    rights: ADMINISTRATORS,
    answer: { debt: 61_234_000, overdue_debt: 0, overdue_debt5: 0 },
  },
  'regions.debtNow': {
    id: '[CALL-032]',
    call: (api, { regionId }) => api('regions.debtNow', { params: { id: regionId } }),
    rights: ADMINISTRATORS,
    answer: { debt: 61_234_000, overdue_debt: 0, overdue_debt5: 0 },
  },
  'regions.manager': {
    id: '[CALL-033]',
    call: (api, { regionId }) => api('regions.manager', { params: { id: regionId } }),
    rights: MEMBERS,
    answer: { name: 'Ольга Ефимова', phone: '79000000206', email: 'efimova@karter.example' },
  },
  'regions.discounts': {
    id: '[CALL-034]',
    call: (api, { regionId }) => api('regions.discounts', { params: { id: regionId } }),
    rights: MEMBERS_OF_OPEN_REGION,
    answer: {
      items: expect.arrayContaining([
        {
          brand: 'Arktelub',
          brand_slug: 'arktelub',
          category_id: 26,
          category_name: 'Моторные масла',
          discount: 600,
          discount2: 700,
          promotion: { id: 1, title: 'Скидка 7 % на синтетику 5W-30', ends_at: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
          count: expect.any(Number),
        },
      ]),
    },
  },
  'regions.pickupAddress': {
    id: '[CALL-035]',
    call: (api, { regionId }) => api('regions.pickupAddress', { params: { id: regionId } }),
    rights: MEMBERS_OF_OPEN_REGION,
    answer: { items: [expect.objectContaining({ id: 61, name: 'Склад Казань' }), expect.objectContaining({ id: 62 })] },
  },
  'regions.documents': {
    id: '[CALL-037]',
    call: (api, { regionId }) => api('regions.documents', { params: { id: regionId }, body: { overdue: true } }),
    rights: MEMBERS,
    answer: { items: [], total: 0, isFiltered: true },
  },
  'regions.updRequest': {
    id: '[CALL-038]',
    call: (api, { regionId }) => api('regions.updRequest', { params: { id: regionId }, body: { document_ids: [58_230] } }),
    // 422: of a document that the administrator may see, but of another region.
    rights: [401, 403, 200, 200, 403, 422],
    answer: null,
  },
  'regions.orderNotPopupShowed': {
    id: '[CALL-036]',
    call: (api, { regionId }) => api('regions.orderNotPopupShowed', { params: { id: regionId } }),
    rights: MEMBERS,
    answer: { order_id: null },
  },
  'regions.viewedOrderPopup': {
    id: '[CALL-039]',
    call: (api, { regionId, orderId }) => api('regions.viewedOrderPopup', { params: { id: regionId }, body: { order_id: orderId } }),
    // 422: of the owner, but of another region.
    rights: [401, 403, 403, 200, 403, 422],
    answer: null,
  },
  'regions.users': {
    id: '[CALL-025]',
    call: (api, { regionId }) => api('regions.users', { params: { id: regionId } }),
    rights: MEMBERS,
    answer: {
      items: [
        { id: 1, name: 'Наталья Ермакова', email: 'snab@volga-servis.example', phone: '79000000101', is_admin: true },
        { id: 3, name: 'Антон Рябов', email: 'ryabov@volga-servis.example', phone: '79000000103', is_admin: false },
      ],
    },
  },
  'regions.removeUser': {
    id: '[CALL-027]',
    call: (api, { regionId }) => api('regions.removeUser', { params: { id: regionId, userId: 3 } }),
    // The member leaves alone; 404: user 3 is no member of the other regions.
    rights: [401, 403, 200, 200, 404, 404],
    answer: null,
  },
  'regions.invite': {
    id: '[CALL-026]',
    call: (api, { regionId }) => api('regions.invite', { params: { id: regionId }, body: { email: 'petrov@volga-servis.example' } }),
    // For administrators of a region that is not blocked.
    rights: [401, 403, 403, 200, 200, 403],
    answer: { id: 4 },
  },
})
