import type { AnyMachineSnapshot } from 'xstate'

/** What the effects of the invitation answer in random walks. */
const invite = {
  id: 1,
  email: 'a@example.test',
  company_name: '',
  store_city_name: '',
  inviter_name: '',
  status: 'pending',
  expires_at: '2026-11-28T09:00:00Z',
}
export const inviteOutputs = { loadInvite: invite, sendAnswer: { ...invite, status: 'accepted' } }

/** What is shown is there; an answer goes out for what was pressed, and nothing is asked without a code or of a guest. */
export function inviteLaw(snapshot: AnyMachineSnapshot): boolean {
  const { invite: seen, code, isGuest, wanted, error } = snapshot.context
  const has = (...states: string[]) => states.some((state) => snapshot.matches(state))
  return (
    (!has('accepted', 'used', 'rejected', 'expired') || (seen !== null && seen.status !== 'pending')) &&
    (!snapshot.hasTag('pending') || seen !== null) &&
    (!has('answering') || (wanted !== null && error === null)) &&
    (!has('accepted') || (seen.status === 'accepted' && wanted === 'accepted')) &&
    (!snapshot.hasTag('busy') || (code !== null && !isGuest)) &&
    (!has('failed') || error !== null)
  )
}
