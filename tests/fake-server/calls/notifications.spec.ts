import { expect } from 'vitest'
import { callsOf } from './support/calls-of'
import { SIGNED_IN } from './support/rights-of'

export default callsOf('notifications', {
  'notifications.list': {
    id: '[CALL-094]',
    call: (api, { userId }) => api('notifications.list', { params: { id: userId } }),
    rights: SIGNED_IN,
    answer: {
      items: expect.arrayContaining([
        expect.objectContaining({ id: 9, read_at: null, data: { title: 'Заказ подтверждён' }, url: '/personal/orders/481344' }),
      ]),
    },
  },
  'notifications.setAsRead': {
    id: '[CALL-095]',
    call: (api, { userId }) => api('notifications.setAsRead', { params: { id: userId }, body: {} }),
    rights: SIGNED_IN,
    answer: null,
  },
})
