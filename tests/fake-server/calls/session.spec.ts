import { expect } from 'vitest'
import { callsOf } from './support/calls-of'
import { EVERYBODY, SIGNED_IN } from './support/rights-of'

export default callsOf('session', {
  'session.csrf': {
    id: '[CALL-004]',
    call: (api) => api('session.csrf', {}),
    rights: EVERYBODY,
    answer: null,
  },
  'session.login': {
    id: '[CALL-001]',
    call: (api) => api('session.login', { body: { email: 'snab@volga-servis.example', password: 'karter-2026' } }),
    rights: EVERYBODY,
    answer: {},
  },
  'session.logout': {
    id: '[CALL-002]',
    call: (api) => api('session.logout', {}),
    rights: EVERYBODY,
    answer: null,
  },
  'session.user': {
    id: '[CALL-003]',
    call: (api) => api('session.user', {}),
    rights: SIGNED_IN,
    answer: expect.objectContaining({ id: 1, email: 'snab@volga-servis.example', last_company_id: 1 }),
  },
  // Of the token strategy alone, which has tests of its own.
  'session.refresh': {
    id: '[CALL-005]',
    call: (api) => api('session.refresh', {}),
    rights: [404, 404, 404, 404, 404, 404],
  },
  'session.temporaryToken': {
    id: '[CALL-008]',
    call: (api) => api('session.temporaryToken', {}),
    rights: SIGNED_IN,
    answer: { token: expect.stringMatching(/^[\da-f]{32}$/) },
  },
})
