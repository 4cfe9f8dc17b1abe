import { expect } from 'vitest'
import { callsOf } from './support/calls-of'
import { EVERYBODY } from './support/rights-of'

const kazan = {
  store_city_id: 6,
  city: 'Казань',
  address: expect.stringContaining('Казань'),
  phone: '79000000301',
  hours: expect.objectContaining({ opens: '08:00', closes: '20:00', time_zone: 'Europe/Moscow' }),
}

export default callsOf('stores', {
  'stores.list': {
    id: '[DEC-006]',
    call: (api) => api('stores.list', {}),
    rights: EVERYBODY,
    answer: { items: expect.arrayContaining([expect.objectContaining(kazan)]) },
  },
})
