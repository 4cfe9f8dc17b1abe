import { expect } from 'vitest'
import { world } from '../call-samples'
import { callsOf } from '../calls-of'
import { EVERYBODY } from '../rights-of'

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
