import { expect } from 'vitest'
import { callsOf } from './support/calls-of'
import { EVERYBODY } from './support/rights-of'

export default callsOf('storeCities', {
  'storeCities.list': {
    id: '[DEC-006]',
    call: (api) => api('storeCities.list', {}),
    rights: EVERYBODY,
    answer: { items: expect.arrayContaining([{ id: 6, name: 'Казань', address: expect.stringContaining('Казань') }]) },
  },
})
