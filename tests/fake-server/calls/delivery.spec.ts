import { expect } from 'vitest'
import { address } from './support/call-samples'
import { callsOf } from './support/calls-of'
import { ADMINISTRATORS, EVERYBODY, MEMBERS } from './support/rights-of'

export default callsOf('delivery', {
  'delivery.list': {
    id: '[CALL-040]',
    call: (api, { regionId }) => api('delivery.list', { params: { id: regionId } }),
    rights: MEMBERS,
    answer: [
      expect.objectContaining({ id: 11, is_primary: 1, name: 'Основной склад', region: 'Республика Татарстан' }),
      expect.objectContaining({ id: 12, is_primary: 0 }),
      expect.objectContaining({ id: 13, is_primary: 0 }),
    ],
  },
  'delivery.create': {
    id: '[CALL-041]',
    call: (api, { regionId }) => api('delivery.create', { params: { id: regionId }, body: address }),
    rights: ADMINISTRATORS,
    answer: {
      schedule_id: 61,
      id: 93,
      is_primary: 0,
      name: 'Склад',
      address: 'Казань, ул. Техническая, 1',
      position: '55.7, 49.1',
      region: 'Татарстан',
      subregion: 'Казань',
    },
  },
  'delivery.rename': {
    id: '[CALL-042]',
    call: (api, { regionId, addressId }) => api('delivery.rename', { params: { id: regionId, addressId }, body: { name: 'Новое имя' } }),
    rights: ADMINISTRATORS,
    answer: expect.objectContaining({ id: 11, name: 'Новое имя', is_primary: 1 }),
  },
  'delivery.remove': {
    id: '[CALL-043]',
    call: (api, { regionId, addressId }) => api('delivery.remove', { params: { id: regionId, addressId } }),
    rights: ADMINISTRATORS,
    answer: null,
  },
  'delivery.schedules': {
    id: '[CALL-044]',
    call: (api) => api('delivery.schedules', {}),
    rights: EVERYBODY,
    answer: {
      items: expect.arrayContaining([
        expect.objectContaining({ store_city_id: 6, zone: 'Город', days: [1, 2, 3, 4, 5, 6], cutoff: '15:00' }),
      ]),
    },
  },
})
