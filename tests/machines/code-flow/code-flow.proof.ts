import fc from 'fast-check'
import { codeFlowMachine } from '../../../machines/code-flow/code-flow.machine'
import { proofOf } from '../proof'

const code_verification = {
  channel: 'email',
  sent_to: 'i•••@volga.example',
  expires_at: '2026-11-21T12:10:00.000Z',
  resend_at: '2026-11-21T12:01:00.000Z',
  attempts_left: 5,
  is_checked: false,
} as const
const sent = { id: 'verification-1', code_verification }
const checked = { id: 'verification-1', code_verification: { ...code_verification, is_checked: true } }
const heard = fc.record({ isHeard: fc.boolean() })

export default proofOf(codeFlowMachine, {
  inputs: [
    { kind: 'change', id: null },
    { kind: 'password', id: null },
    { kind: 'nothing', id: null },
    { kind: 'password', id: 'verification-1' },
  ],
  answers: { loadVerification: [sent, checked, null], sendAgain: [sent] },
  payloads: {
    'code.requested': fc.record({ id: fc.constantFrom('verification-1', 'verification-2') }),
    'code.accepted': heard,
    'password.accepted': heard,
  },
  situation: ({ value, context: { kind, id } }) => JSON.stringify([value, kind, id !== null]),
  // A code is on its way wherever one is asked for, and nothing of it is left once all is done or begun anew.
  law: (snapshot) => {
    const { kind, id, verification } = snapshot.context
    return (
      (!(snapshot.hasTag('asking') || snapshot.hasTag('done')) || (id === null && verification === null)) &&
      (!(snapshot.hasTag('code') || snapshot.hasTag('password')) ||
        (id !== null && (verification !== null || snapshot.matches('entering')))) &&
      (!snapshot.matches('setting') || kind === 'password') &&
      (!(snapshot.matches('changing') || snapshot.matches('unchanged')) || kind === 'change')
    )
  },
})
