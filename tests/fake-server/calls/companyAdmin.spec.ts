import { expect } from 'vitest'
import { callsOf } from './support/calls-of'
import { ADMINISTRATORS, SIGNED_IN } from './support/rights-of'

const volga = {
  id: 1,
  company_name: 'ООО «Волга-Сервис»',
  inn: '1600906857',
  kpp: '160001001',
  contact_name: 'Наталья Ермакова',
  contact_phone: '79000000101',
  version: 1,
  is_admin: true,
  regions: [
    { id: 1, user_count: 2 },
    { id: 2, user_count: 1 },
  ],
}

export default callsOf('companyAdmin', {
  'companyAdmin.companies': {
    id: '[DEC-006]',
    call: (api, { userId }) => api('companyAdmin.companies', { params: { id: userId } }),
    rights: SIGNED_IN,
    answer: { items: [volga, expect.objectContaining({ id: 2 }), expect.objectContaining({ id: 3 })] },
  },
  'companyAdmin.update': {
    id: '[DEC-006]',
    call: (api) =>
      api('companyAdmin.update', {
        params: { id: 1 },
        body: { company_name: 'Волга-Сервис, склад', contact_name: 'Антон Рябов', contact_phone: '79000000103', version: 1 },
      }),
    // About company 1, for who administers a region of it.
    rights: [401, 403, 403, 200, 403, 200],
    answer: { ...volga, company_name: 'Волга-Сервис, склад', contact_name: 'Антон Рябов', contact_phone: '79000000103', version: 2 },
  },
  'companyAdmin.setAdministrator': {
    id: '[DEC-006]',
    call: (api, { regionId }) => api('companyAdmin.setAdministrator', { params: { id: regionId, userId: 3 }, body: { is_admin: true } }),
    // 404: user 3 is no member of the other regions.
    rights: [401, 403, 403, 200, 404, 404],
    answer: null,
  },
  'companyAdmin.moderateAgain': {
    id: '[DEC-006]',
    call: (api, { regionId }) => api('companyAdmin.moderateAgain', { params: { id: regionId } }),
    // 409: none of these regions was refused.
    rights: [401, 403, 403, 409, 409, 409],
  },
  'companyAdmin.invites': {
    id: '[DEC-006]',
    call: (api, { regionId }) => api('companyAdmin.invites', { params: { id: regionId } }),
    rights: ADMINISTRATORS,
    answer: { items: [] },
  },
  'companyAdmin.withdrawInvite': {
    id: '[DEC-006]',
    call: (api, { regionId }) => api('companyAdmin.withdrawInvite', { params: { id: regionId, inviteId: 3 } }),
    // 404: the invitation is into region 2.
    rights: [401, 403, 403, 404, 404, 404],
  },
  'companyAdmin.removal': {
    id: '[DEC-006]',
    call: (api, { regionId }) => api('companyAdmin.removal', { params: { id: regionId } }),
    rights: ADMINISTRATORS,
    answer: expect.objectContaining({ debt: 61_234_000, colleagues: 1, pending_invites: 0 }),
  },
})
