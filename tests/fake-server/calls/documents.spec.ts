import { expect } from 'vitest'
import { callsOf } from './support/calls-of'
import { ADMINISTRATORS } from './support/rights-of'

export default callsOf('documents', {
  'documents.get': {
    id: '[DEC-006]',
    call: (api) => api('documents.get', { params: { id: 58_230 } }),
    // Of the order of the member; its administrator sees it too.
    rights: [401, 403, 200, 200, 403, 200],
    answer: expect.objectContaining({ id: 58_230, kind: 'upd', exchange: 'waiting', overdue: false, buyer: 'ООО «Волга-Сервис»' }),
  },
  'documents.codes': {
    id: '[DEC-006]',
    call: (api) => api('documents.codes', { params: { id: 58_230 } }),
    rights: [401, 403, 200, 200, 403, 200],
    answer: { number: 'УПД-58230', lines: expect.arrayContaining([expect.objectContaining({ codes: expect.any(Array) })]) },
  },
  'documents.reconciliation': {
    id: '[DEC-006]',
    call: (api, { regionId }) =>
      api('documents.reconciliation', { params: { id: regionId }, query: { from: '2026-11-01', to: '2026-11-21' } }),
    rights: ADMINISTRATORS,
    answer: expect.objectContaining({ closing: 61_234_000 }),
  },
})
