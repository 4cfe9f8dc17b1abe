import { expect } from 'vitest'
import { callsOf } from './support/calls-of'
import { SIGNED_IN } from './support/rights-of'

export default callsOf('users', {
  'users.update': {
    id: '[CALL-010]',
    call: (api, { userId }) => api('users.update', { params: { id: userId }, body: { name: 'Новое Имя' } }),
    rights: SIGNED_IN,
    answer: expect.objectContaining({ id: 1, name: 'Новое Имя' }),
  },
  'users.setPassword': {
    id: '[CALL-011]',
    call: (api, { userId }) =>
      api('users.setPassword', { params: { id: userId }, body: { current_password: 'karter-2026', password: 'масло5w30' } }),
    rights: SIGNED_IN,
    answer: null,
  },
})
