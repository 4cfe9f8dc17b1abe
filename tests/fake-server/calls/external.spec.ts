import { expect } from 'vitest'
import { world } from './support/call-samples'
import { callsOf } from './support/calls-of'
import { EVERYBODY } from './support/rights-of'

export default callsOf('external', {
  'external.search': {
    id: '[CALL-110]',
    call: (api) => api('external.search', { query: { q: 'Arktelub', limit: 24, crid: 1 } }),
    rights: EVERYBODY,
    answer: expect.objectContaining({ total: world.catalogue.brands.get('arktelub')?.length }),
  },
})
