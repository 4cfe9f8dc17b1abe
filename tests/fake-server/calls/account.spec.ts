import { expect } from 'vitest'
import { callsOf } from './support/calls-of'
import { EVERYBODY, SIGNED_IN } from './support/rights-of'

const orders = { kind: 'orders', email: true, shop: true }
const others = ['documents', 'arrivals', 'promotions'].map((kind) => ({ kind, email: null, shop: true }))

export default callsOf('account', {
  'account.notificationSettings': {
    id: '[DEC-006]',
    call: (api, { userId }) => api('account.notificationSettings', { params: { id: userId } }),
    rights: SIGNED_IN,
    answer: { kinds: [orders, ...others] },
  },
  'account.setNotification': {
    id: '[DEC-006]',
    call: (api, { userId }) =>
      api('account.setNotification', { params: { id: userId }, body: { kind: 'orders', channel: 'email', is_on: false } }),
    rights: SIGNED_IN,
    answer: { kinds: [{ ...orders, email: false }, ...others] },
  },
  'account.sessions': {
    id: '[DEC-006]',
    call: (api, { userId }) => api('account.sessions', { params: { id: userId } }),
    rights: SIGNED_IN,
    answer: {
      items: [
        expect.objectContaining({ is_current: true }),
        expect.objectContaining({ id: 'phone-of-1', is_current: false, user_agent: expect.stringContaining('iPhone') }),
        expect.objectContaining({ id: 'store-of-1', is_current: false }),
      ],
    },
  },
  'account.endSession': {
    id: '[DEC-006]',
    call: (api, { userId }) => api('account.endSession', { params: { id: userId, sessionId: 'phone-of-1' } }),
    // A session of the administrator; for others it is not there.
    rights: [401, 404, 404, 200, 404, 200],
    answer: null,
  },
  'account.sessionEnd': {
    id: '[DEC-006]',
    call: (api) => api('account.sessionEnd', {}),
    rights: EVERYBODY,
    answer: { end: null },
  },
  'account.endOtherSessions': {
    id: '[DEC-006]',
    call: (api, { userId }) => api('account.endOtherSessions', { params: { id: userId } }),
    rights: SIGNED_IN,
    answer: null,
  },
})
