import { expect } from 'vitest'
import { callsOf } from './support/calls-of'
import { EVERYBODY, NOBODY_YET, SIGNED_IN } from './support/rights-of'

const params = { id: 'unknown-1' }

export default callsOf('codeVerifications', {
  'codeVerifications.create': {
    id: '[CALL-013]',
    call: (api) => api('codeVerifications.create', { body: { phone: '79000000103' } }),
    rights: EVERYBODY,
    answer: { id: expect.any(String), code_verification: expect.objectContaining({ channel: 'sms', sent_to: '+7 ••• •••-01-03' }) },
  },
  'codeVerifications.createForUser': {
    id: '[CALL-014]',
    call: (api, { userId }) => api('codeVerifications.createForUser', { params: { id: userId }, body: { email: 'new@volga.example' } }),
    rights: SIGNED_IN,
    answer: { id: expect.any(String), code_verification: expect.objectContaining({ channel: 'email', sent_to: 'n•••@volga.example' }) },
  },
  'codeVerifications.get': {
    id: '[CALL-015]',
    call: (api) => api('codeVerifications.get', { query: params }),
    rights: EVERYBODY,
    answer: null,
  },
  'codeVerifications.check': {
    id: '[CALL-016]',
    call: (api) => api('codeVerifications.check', { params, body: { data: '000000' } }),
    rights: NOBODY_YET,
  },
  'codeVerifications.setUserPassword': {
    id: '[CALL-017]',
    call: (api) => api('codeVerifications.setUserPassword', { params, body: { password: 'масло5w30' } }),
    rights: NOBODY_YET,
  },
})
