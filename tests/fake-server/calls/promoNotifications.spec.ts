import { callsOf } from './support/calls-of'
import { MEMBERS, SIGNED_IN } from './support/rights-of'

export default callsOf('promoNotifications', {
  'promoNotifications.unread': {
    id: '[CALL-096]',
    call: (api, { userId, regionId }) =>
      api('promoNotifications.unread', { params: { id: userId }, query: { limit: 1, company_region_id: regionId } }),
    rights: MEMBERS,
    answer: { items: [] },
  },
  'promoNotifications.setAsRead': {
    id: '[CALL-097]',
    call: (api, { userId }) => api('promoNotifications.setAsRead', { params: { id: userId }, body: {} }),
    rights: SIGNED_IN,
    answer: null,
  },
  'promoNotifications.setAsVisited': {
    id: '[CALL-098]',
    call: (api, { userId }) => api('promoNotifications.setAsVisited', { params: { id: userId, promoId: 1 } }),
    // Promotion 1 is for user 1.
    rights: [401, 404, 404, 200, 404, 200],
    answer: null,
  },
})
