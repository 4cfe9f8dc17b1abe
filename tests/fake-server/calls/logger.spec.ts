import { callsOf } from './support/calls-of'
import { EVERYBODY } from './support/rights-of'

export default callsOf('logger', {
  'logger.log': {
    id: '[CALL-012]',
    call: (api) => api('logger.log', { body: { e: 'Failed to fetch', error_info: { path: '/cart', user: null }, type: 'error' } }),
    rights: EVERYBODY,
    answer: null,
  },
})
