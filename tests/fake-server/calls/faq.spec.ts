import { expect } from 'vitest'
import { callsOf } from './support/calls-of'
import { EVERYBODY } from './support/rights-of'

const first = { id: 1, slug: 'kak-voiti-i-zaregistrirovatsya', title: 'Как войти и\u00a0зарегистрироваться', category_id: 1, active: 1 }

export default callsOf('faq', {
  'faq.list': {
    id: '[CALL-099]',
    call: (api) => api('faq.list', { query: { active: '1', sortBy: 'id', nobody: '1' } }),
    rights: EVERYBODY,
    answer: { items: expect.arrayContaining([first]) },
  },
  'faq.categories': {
    id: '[CALL-100]',
    call: (api) => api('faq.categories', {}),
    rights: EVERYBODY,
    answer: { items: expect.arrayContaining([{ id: 2, name: 'Заказы', count: 7 }]) },
  },
  'faq.get': {
    id: '[CALL-101]',
    call: (api) => api('faq.get', { params: { id: 1 } }),
    rights: EVERYBODY,
    answer: expect.objectContaining({ ...first, body: expect.any(Array) }),
  },
})
