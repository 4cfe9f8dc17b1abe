import { endsOf } from '../../support/walks/ends'
import type { Walk } from '../../support/walks/walk-paths'

const { done, failed } = endsOf('invite')
/** An invitation that waits for an answer. */
export const INVITE = {
  id: 1,
  email: 'a@example.test',
  company_name: '',
  store_city_name: '',
  inviter_name: '',
  status: 'pending' as const,
  expires_at: '2026-11-28T09:00:00Z',
}
const CODE = 'SAMA-2RA9-KDWX'
const ends = ['loading', 'checking', 'answering'].flatMap((state) => [
  ...['pending', 'accepted', 'rejected', 'expired'].map((status) => done(state, { ...INVITE, status })),
  ...[0, 401, 403, 404, 409, 422].map((status) => failed(state, status)),
])
const presses = ['acceptance.pressed', 'rejection.asked', 'rejection.withdrawn', 'rejection.confirmed', 'invite.retried', 'invite.looked']

/** How an invitation is led through its chart. */
export const inviteWalks: readonly Walk[] = [
  {
    inputs: [
      { code: CODE, isGuest: false },
      { code: CODE, isGuest: true },
      { code: null, isGuest: false },
      { code: '!', isGuest: false },
    ],
    events: [...presses.map((type) => ({ type })), ...[CODE, 'B', '!'].map((code) => ({ type: 'code.entered', code })), ...ends],
    situation: ({ value, context }) => JSON.stringify([value, context.invite?.status, context.wanted, context.isCodeWrong]),
    limit: 5000,
  },
]
