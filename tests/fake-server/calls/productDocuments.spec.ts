import { expect } from 'vitest'
import { callsOf } from './support/calls-of'
import { EVERYBODY } from './support/rights-of'

export default callsOf('productDocuments', {
  'productDocuments.get': {
    id: '[DEC-006]',
    call: (api) => api('productDocuments.get', { params: { id: 1, kind: 'safety' } }),
    rights: EVERYBODY,
    answer: expect.objectContaining({ title: 'Паспорт безопасности', body: expect.any(Array) }),
  },
})
