import { callsOf } from './support/calls-of'
import { EVERYBODY } from './support/rights-of'

export default callsOf('companies', {
  'companies.checkInn': {
    id: '[CALL-018]',
    call: (api) => api('companies.checkInn', { query: { inn: '1600906857' } }),
    rights: EVERYBODY,
    answer: { count: 1 },
  },
  'companies.create': {
    id: '[CALL-019]',
    call: (api) => api('companies.create', { body: { inn: '500100732259', company_name: 'ИП Седов' } }),
    // For administrators of any region.
    rights: [401, 200, 403, 200, 200, 200],
    answer: { id: 9, company_name: 'ИП Седов', inn: '500100732259' },
  },
})
