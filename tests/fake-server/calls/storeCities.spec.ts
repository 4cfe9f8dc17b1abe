import { expect } from 'vitest'
import { callsOf } from '../calls-of'
import { EVERYBODY } from '../rights-of'

export default callsOf('storeCities', {
  'storeCities.list': {
    id: '[DEC-006]',
    call: (api) => api('storeCities.list', {}),
    rights: EVERYBODY,
    answer: { items: expect.arrayContaining([{ id: 6, name: 'Казань', address: expect.stringContaining('Казань') }]) },
  },
})
