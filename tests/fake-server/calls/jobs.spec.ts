import { items } from './support/call-samples'
import { callsOf } from './support/calls-of'
import { EVERYBODY } from './support/rights-of'

export default callsOf('jobs', {
  'jobs.list': {
    id: '[CALL-104]',
    call: (api) => api('jobs.list', { query: { active: '1' } }),
    rights: EVERYBODY,
    answer: { items: items([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17]) },
  },
  'jobs.apply': {
    id: '[CALL-105]',
    call: (api) => api('jobs.apply', { params: { id: 1 }, body: { name: 'Анна', phone: '79000000105', email: 'anna@garage.example' } }),
    rights: EVERYBODY,
    answer: null,
  },
})
