import { expect } from 'vitest'
import { world } from './support/call-samples'
import { callsOf } from './support/calls-of'
import { EVERYBODY } from './support/rights-of'

export default callsOf('categories', {
  'categories.list': {
    id: '[CALL-057]',
    call: (api) => api('categories.list', {}),
    rights: EVERYBODY,
    answer: world.categories,
  },
  'categories.getBySlug': {
    id: '[CALL-058]',
    call: (api) => api('categories.getBySlug', { query: { slug: 'zapcasti' } }),
    rights: EVERYBODY,
    answer: expect.objectContaining({ id: 229, slug: 'zapcasti', name: 'Запчасти' }),
  },
})
