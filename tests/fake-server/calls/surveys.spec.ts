import { callsOf } from './support/calls-of'
import { MEMBERS_OF_OPEN_REGION } from './support/rights-of'

export default callsOf('surveys', {
  'surveys.list': {
    id: '[CALL-045]',
    call: (api, { regionId }) => api('surveys.list', { query: { company_region_id: regionId, placement: 'sidebar' } }),
    rights: MEMBERS_OF_OPEN_REGION,
    answer: { data: [] },
  },
  'surveys.skip': {
    id: '[CALL-046]',
    call: (api) => api('surveys.skip', { params: { id: 1 } }),
    // Survey 1 is of regions 2, 5 and 7: user 1 buys for the first of them, user 2 for the second.
    rights: [401, 200, 404, 200, 404, 200],
    answer: null,
  },
  'surveys.answer': {
    id: '[CALL-047]',
    call: (api, { regionId }) =>
      api('surveys.answer', {
        params: { id: 1 },
        body: { company_region_id: regionId, questions: [{ id: 1, items: [15], text_answer: '' }] },
      }),
    // Survey 1 is of regions 2, 5 and 7, and is asked of nobody here.
    rights: [401, 403, 404, 404, 404, 403],
  },
})
