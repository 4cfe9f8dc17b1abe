import { expect } from 'vitest'
import { items } from './support/call-samples'
import { callsOf } from './support/calls-of'
import { EVERYBODY } from './support/rights-of'

export default callsOf('news', {
  'news.list': {
    id: '[DEC-006]',
    call: (api) => api('news.list', { query: { page: 1, limit: 4 } }),
    rights: EVERYBODY,
    answer: { total: 30, items: items([30, 29, 28, 27]) },
  },
  'news.get': {
    id: '[DEC-006]',
    call: (api) => api('news.get', { params: { id: 30 } }),
    rights: EVERYBODY,
    answer: expect.objectContaining({ id: 30, body: expect.arrayContaining([{ type: 'paragraph', text: expect.any(String) }]) }),
  },
})
