import { callsOf } from './support/calls-of'
import type { Statuses } from './support/rights-of'

/** Nobody has this token; links that work have tests of their own. */
const body = { token: 'unknown' }
const UNKNOWN: Statuses = [404, 404, 404, 404, 404, 404]

export default callsOf('loginLinks', {
  'loginLinks.check': { id: '[DEC-006]', call: (api) => api('loginLinks.check', { body }), rights: UNKNOWN },
  'loginLinks.use': { id: '[DEC-006]', call: (api) => api('loginLinks.use', { body }), rights: UNKNOWN },
})
