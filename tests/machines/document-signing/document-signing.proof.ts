import fc from 'fast-check'
import { documentSigningMachine } from '../../../machines/document-signing/document-signing.machine'
import { typedProblems } from '../../../machines/document-signing/signing-answers'
import { isUnanswered } from '../../../model/api-error'
import { anyId, anyText } from '../arbitraries'
import { proofOf } from '../proof'

const POWER = { number: 'МЧД-1', valid_until: '2027-01-01T00:00:00Z' }
const own = { exchange: 'signed', at: '2026-11-21T12:00:00Z', by: 'Наталья', is_own: true, act_id: null } as const
const other = { ...own, exchange: 'refused', is_own: false } as const
const nothingTyped = { typed: new Map(), reason: '' }

export default proofOf(documentSigningMachine, {
  inputs: [
    { documentId: 1, lines: [{ line: 1, qty: 2 }], ...nothingTyped },
    { documentId: 1, lines: [], ...nothingTyped },
  ],
  answers: {
    loadSigner: [
      { name: 'Наталья', power: POWER },
      { name: 'Антон', power: null },
    ],
    sendAnswer: [own],
    lookUp: [null, own, other],
  },
  payloads: {
    'reason.typed': fc.record({ reason: fc.oneof(anyText, fc.constant('Не привезли')) }),
    'line.typed': fc.record({
      line: fc.oneof(fc.constant(1), anyId),
      accepted: fc.constantFrom('0', '1', '2', 'x'),
      note: fc.constantFrom('', 'Мало'),
    }),
    'document.read': fc.record({ outcome: fc.constantFrom(null, own, other) }),
  },
  events: [
    { type: 'reason.typed', reason: 'Не привезли' },
    { type: 'line.typed', line: 1, accepted: '1', note: 'Мало' },
    { type: 'document.read', outcome: other },
  ],
  // Whether a document may be accepted with differences depends on what was typed of its lines, not on how many were typed.
  situation: ({ value, context, status }) =>
    JSON.stringify([
      status,
      value,
      typedProblems(context.lines, context.typed).size,
      context.problems.size > 0,
      context.reason.trim() === '',
      context.answer?.type,
      context.error && isUnanswered(context.error),
    ]),
  // What was sent stays known until its outcome is; whatever is over has one; nothing is chosen while an answer may have arrived.
  law: (snapshot, { before }) =>
    (!snapshot.hasTag('sent') || snapshot.context.answer !== null) &&
    (!snapshot.hasTag('done') || snapshot.context.outcome !== null) &&
    !(snapshot.hasTag('open') && snapshot.context.answer !== null) &&
    (!before.matches('doubtful') || !snapshot.matches('sending')) &&
    (!before.hasTag('done') || snapshot.hasTag('done')),
})
