import { callsOf } from './support/calls-of'
import { EVERYBODY } from './support/rights-of'

export default callsOf('feedback', {
  'feedback.send': {
    id: '[DEC-006]',
    call: (api, _, key) =>
      api(
        'feedback.send',
        { body: { name: 'Анна', email: 'anna@garage.example', subject: 'order', text: 'Не\u00a0приехали две бочки' } },
        { key },
      ),
    rights: EVERYBODY,
    answer: { id: 1001 },
  },
})
