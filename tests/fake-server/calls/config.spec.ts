import { seedConfig } from '../../../fake-server/seed/config'
import { callsOf } from './support/calls-of'
import { EVERYBODY } from './support/rights-of'

export default callsOf('config', {
  'config.get': {
    id: '[CALL-009]',
    call: (api) => api('config.get', {}),
    rights: EVERYBODY,
    answer: seedConfig,
  },
})
