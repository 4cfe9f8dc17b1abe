import { expect } from 'vitest'
import { callsOf } from './support/calls-of'
import { ADMINISTRATORS } from './support/rights-of'

/** No key is seeded: an administrator is answered 404 of any. */
const NO_KEY = [401, 403, 403, 404, 404, 404] as const

export default callsOf('apiKeys', {
  'apiKeys.list': {
    id: '[DEC-006]',
    call: (api, { regionId }) => api('apiKeys.list', { params: { id: regionId } }),
    rights: ADMINISTRATORS,
    answer: { items: [] },
  },
  'apiKeys.create': {
    id: '[DEC-006]',
    call: (api, { regionId }) => api('apiKeys.create', { params: { id: regionId }, body: { name: '1С', rights: ['read'] } }),
    rights: ADMINISTRATORS,
    answer: {
      key: expect.objectContaining({ id: 1, name: '1С', rights: ['read'], created_by: 'Наталья Ермакова', last_used_at: null }),
      secret: expect.stringMatching(/^krt_[\da-f]{64}$/),
    },
  },
  'apiKeys.rotate': {
    id: '[DEC-006]',
    call: (api, { regionId }) => api('apiKeys.rotate', { params: { id: regionId, keyId: 1 }, body: { overlap_hours: 24 } }),
    rights: NO_KEY,
  },
  'apiKeys.revoke': {
    id: '[DEC-006]',
    call: (api, { regionId }) => api('apiKeys.revoke', { params: { id: regionId, keyId: 1 } }),
    rights: NO_KEY,
  },
  'apiKeys.requests': {
    id: '[DEC-006]',
    call: (api, { regionId }) => api('apiKeys.requests', { params: { id: regionId, keyId: 1 } }),
    rights: NO_KEY,
  },
  'apiKeys.priceLink': {
    id: '[DEC-006]',
    call: (api, { regionId }) => api('apiKeys.priceLink', { params: { id: regionId } }),
    rights: ADMINISTRATORS,
    answer: { link: null },
  },
  'apiKeys.makePriceLink': {
    id: '[DEC-006]',
    call: (api, { regionId }) => api('apiKeys.makePriceLink', { params: { id: regionId } }),
    rights: ADMINISTRATORS,
    answer: { secret: expect.stringMatching(/^prl_[\da-f]{64}$/) },
  },
  'apiKeys.removePriceLink': {
    id: '[DEC-006]',
    call: (api, { regionId }) => api('apiKeys.removePriceLink', { params: { id: regionId } }),
    rights: ADMINISTRATORS,
    answer: null,
  },
})
