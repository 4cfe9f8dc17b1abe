import fc from 'fast-check'
import { submissionMachine } from '../../../machines/submission/submission.machine'
import { ApiError } from '../../../model/api-error'
import { Secret } from '../../../model/identity/secret'
import { proofOf } from '../proof'
import { checkSmall, smallInput } from './small-form'

const text = fc.constantFrom('', '!', 'a', 'ab')
const secrets = fc.constantFrom({}, { password: new Secret('ab') }, { password: new Secret('abc') })
const error = fc.constantFrom(
  new ApiError(0, ''),
  new ApiError(401, ''),
  new ApiError(422, '', { fields: { text: ['Занято'] } }),
  new ApiError(422, '', { fields: { other: ['Нет'] } }),
  new ApiError(429, ''),
)

export default proofOf(submissionMachine, {
  inputs: [smallInput(), smallInput({ isKeyed: false, canLookUp: true })],
  answers: { lookUp: [true, false] },
  payloads: {
    'field.changed': fc.record({ field: fc.constant('text'), value: text }),
    'fields.known': fc.record({ values: fc.record({ text }) }),
    'field.left': fc.record({ field: fc.constantFrom('text', 'password') }),
    'form.submitted': fc.record({ secrets }),
    'form.restarted': fc.record({ values: fc.constant({ text: '' }) }),
    'sending.progressed': fc.record({ sent: fc.constantFrom(1, 9), total: fc.constant(9) }),
    'answer.came': fc.record({ answer: fc.constant({ id: 1 }) }),
    'answer.failed': fc.record({ error }),
  },
  events: [
    { type: 'field.changed', field: 'text', value: 'a' },
    { type: 'form.submitted', secrets: {} },
    { type: 'form.submitted', secrets: { password: new Secret('ab') } },
  ],
  situation: ({ value, context: { canLookUp, values, progress, failures } }) =>
    JSON.stringify([value, canLookUp, values['text'], progress, Math.min(failures, 1)]),
  law: (snapshot, { before }) => {
    const { values, errors, refusal } = snapshot.context
    const isOnItsWay = (state: typeof snapshot) => state.hasTag('busy')
    return (
      // Only what is complete is sent, and nothing of it changes until the outcome is known.
      (!isOnItsWay(snapshot) || (checkSmall(values, {}).args !== null && Object.keys(errors).length === 0)) &&
      (!(isOnItsWay(before) && isOnItsWay(snapshot)) || values === before.context.values) &&
      // A refusal says why.
      (!snapshot.matches({ refused: 'whole' }) || refusal !== null) &&
      (!snapshot.matches('unanswered') || refusal !== null) &&
      // A request is counted once: it is another one only after a definite end of the one before.
      (!(snapshot.matches('sending') && before.matches('unanswered')) || snapshot.context.request === before.context.request)
    )
  },
})
