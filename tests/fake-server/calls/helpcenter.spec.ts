import { expect } from 'vitest'
import { callsOf } from './support/calls-of'
import { EVERYBODY } from './support/rights-of'

export default callsOf('helpcenter', {
  'helpcenter.config': {
    id: '[CALL-102]',
    call: (api) => api('helpcenter.config', {}),
    rights: EVERYBODY,
    answer: { enabled: true, initial_expanded: false },
  },
  'helpcenter.suggestions': {
    id: '[CALL-103]',
    call: (api) => api('helpcenter.suggestions', { query: { q: 'заказ' } }),
    rights: EVERYBODY,
    answer: expect.arrayContaining([{ title: 'Как оформить заказ', uri: '/info/faq/kak-oformit-zakaz' }]),
  },
})
