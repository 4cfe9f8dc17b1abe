import fc from 'fast-check'
import { openingMachine } from '../../../machines/opening/opening.machine'
import { anyId } from '../arbitraries'
import { proofOf } from '../proof'

export default proofOf(openingMachine, {
  inputs: [{ subject: 1, content: 'unknown', wait: 500 }],
  payloads: {
    'content.seen': fc.record({ subject: anyId, content: fc.constantFrom('unknown', 'missing', 'there', 'failed') }),
  },
  events: (['missing', 'failed'] as const).map((content) => ({ type: 'content.seen', subject: 1, content })),
  law: (snapshot, { before }) =>
    snapshot.context.subject !== before.context.subject || !before.hasTag('open') || snapshot.value === before.value,
})
