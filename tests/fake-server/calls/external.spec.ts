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
  'external.addresses': {
    id: '[CALL-111]',
    call: async (api) => {
      // The configuration has the token.
      await api('config.get', {})
      return api('external.addresses', { query: { query: 'Казань Восстания 5', count: 5 } })
    },
    rights: EVERYBODY,
    answer: { suggestions: [expect.objectContaining({ value: 'г\u00a0Казань, улица Восстания, д\u00a05' })] },
  },
})
