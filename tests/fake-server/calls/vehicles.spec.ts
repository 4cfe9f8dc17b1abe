import { expect } from 'vitest'
import { callsOf } from './support/calls-of'
import { MEMBERS_OF_OPEN_REGION, SIGNED_IN } from './support/rights-of'

const vesta = { make: 'LADA', model: 'Vesta', year: 2017, engine: 'LADA:H4M' }

export default callsOf('vehicles', {
  'vehicles.details': {
    id: '[CALL-077]',
    call: (api, { regionId }) => api('vehicles.details', { body: { company_region_id: regionId, ...vesta } }),
    rights: MEMBERS_OF_OPEN_REGION,
    answer: expect.objectContaining({
      vehicle: expect.objectContaining({ make: 'LADA', model: 'Vesta' }),
      groups: expect.arrayContaining([expect.objectContaining({ name: 'Двигатель' })]),
    }),
  },
  'vehicles.byOem': {
    id: '[ROUTE-014]',
    call: (api, { regionId }) => api('vehicles.byOem', { query: { oem: '26300-35505', company_region_id: regionId } }),
    rights: MEMBERS_OF_OPEN_REGION,
    answer: expect.objectContaining({ part: expect.objectContaining({ name: 'Фильтр масляный' }) }),
  },
  'vehicles.fits': {
    id: '[DEC-075]',
    call: (api) => api('vehicles.fits', { body: { ...vesta, oem: '8200768913' } }),
    rights: SIGNED_IN,
    answer: expect.objectContaining({ fit: 'yes', name: 'Фильтр масляный' }),
  },
})
