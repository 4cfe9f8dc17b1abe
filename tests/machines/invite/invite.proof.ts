import fc from 'fast-check'
import { inviteMachine } from '../../../machines/invite/invite.machine'
import { proofOf } from '../proof'
import { INVITE, inviteWalks } from './invite-walks'

export default proofOf(inviteMachine, {
  inputs: [{ code: 'AAAA-2222', isGuest: false }],
  answers: {
    loadInvite: [INVITE],
    sendAnswer: [{ ...INVITE, status: 'accepted' }],
  },
  payloads: {
    'code.entered': fc.record({ code: fc.constantFrom('', 'AAAA-2222', 'B', '/invites/C', '!') }),
  },
  walks: inviteWalks,
  // What is shown is there; an answer goes out for what was pressed, and nothing is asked without a code or of a guest.
  law: (snapshot) => {
    const { invite: seen, code, isGuest, wanted, error } = snapshot.context
    const has = (...states: Parameters<typeof snapshot.matches>[0][]) => states.some((state) => snapshot.matches(state))
    return (
      (!has('accepted', 'used', 'rejected', 'expired') || (seen !== null && seen.status !== 'pending')) &&
      (!snapshot.hasTag('pending') || seen !== null) &&
      (!has('answering') || (wanted !== null && error === null)) &&
      (!has('accepted') || (seen?.status === 'accepted' && wanted === 'accepted')) &&
      (!snapshot.hasTag('busy') || (code !== null && !isGuest)) &&
      (!has('failed') || error !== null)
    )
  },
})
