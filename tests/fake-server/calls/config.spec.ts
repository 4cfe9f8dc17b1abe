import { seedConfig } from '../../../fake-server/seed/config'
import { callsOf } from '../calls-of'
import { EVERYBODY } from '../rights-of'

export default callsOf('config', {
  'config.get': {
    id: '[CALL-009]',
    call: (api) => api('config.get', {}),
    rights: EVERYBODY,
    answer: seedConfig,
  },
})
