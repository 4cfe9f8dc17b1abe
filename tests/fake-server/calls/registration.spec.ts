import { expect } from 'vitest'
import { callsOf } from './support/calls-of'
import { EVERYBODY, NOBODY_YET } from './support/rights-of'

const person = { name: 'Пётр Седов', email: 'sedov@novaya.example', phone: '79000000777', consent: true } as const

export default callsOf('registration', {
  'registration.register': {
    id: '[CALL-006]',
    call: (api) => api('registration.register', { body: { ...person, inn: '500100732259', company_name: 'ИП Седов' } }),
    rights: EVERYBODY,
    answer: { id: expect.any(String), code_verification: expect.objectContaining({ channel: 'email', sent_to: 's•••@novaya.example' }) },
  },
  'registration.finish': {
    id: '[CALL-007]',
    call: (api) =>
      api('registration.finish', {
        body: { code_verification_id: 'unknown-1', code: '000000', password: 'масло5w30', store_city_id: 1 },
      }),
    rights: NOBODY_YET,
  },
})
