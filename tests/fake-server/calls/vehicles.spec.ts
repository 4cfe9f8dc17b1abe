import { expect } from 'vitest'
import { callsOf } from './support/calls-of'
import { MEMBERS_OF_OPEN_REGION, SIGNED_IN, type Statuses } from './support/rights-of'

/** The first car is the administrator's, user 1; for others it is not there. */
const OWNER_OF_CAR: Statuses = [401, 404, 404, 200, 404, 200]

const vesta = { make: 'LADA', model: 'Vesta', year: 2017, engine: 'LADA:H4M' }

export default callsOf('vehicles', {
  'vehicles.details': {
    id: '[CALL-077]',
    call: (api, { regionId }) => api('vehicles.details', { body: { company_region_id: regionId, ...vesta } }),
    rights: MEMBERS_OF_OPEN_REGION,
    answer: expect.objectContaining({
      vehicle: expect.objectContaining({ ...vesta, body: '2180/2181' }),
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
  'vehicles.cars': {
    id: '[DEC-006]',
    call: (api) => api('vehicles.cars', {}),
    rights: SIGNED_IN,
    answer: { items: [1, 2, 3].map((id) => expect.objectContaining({ id })) },
  },
  'vehicles.addCar': {
    id: '[DEC-006]',
    call: (api, _subject, key) =>
      api(
        'vehicles.addCar',
        {
          body: {
            make: 'LADA',
            model: 'Vesta',
            year: 2017,
            engine: 'LADA:H4M',
            vin: null,
            name: 'Курьер',
            plate: 'М 505 ММ 00',
            mileage: null,
          },
        },
        { key },
      ),
    rights: SIGNED_IN,
    answer: expect.objectContaining({ id: 5, name: 'Курьер', mileage: null, basket: [] }),
  },
  'vehicles.changeCar': {
    id: '[DEC-006]',
    call: (api) => api('vehicles.changeCar', { params: { id: 1 }, body: { name: 'Фургон' } }),
    rights: OWNER_OF_CAR,
    answer: expect.objectContaining({ id: 1, name: 'Фургон', plate: 'А 101 АА 00', mileage: 184_300 }),
  },
  'vehicles.useCar': {
    id: '[DEC-006]',
    call: (api) => api('vehicles.useCar', { params: { id: 1 } }),
    rights: OWNER_OF_CAR,
    answer: expect.objectContaining({ id: 1 }),
  },
  'vehicles.removeCar': {
    id: '[DEC-006]',
    call: (api) => api('vehicles.removeCar', { params: { id: 1 } }),
    rights: OWNER_OF_CAR,
    answer: null,
  },
})
