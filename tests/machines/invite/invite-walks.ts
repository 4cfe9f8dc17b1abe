import { endsOf } from '../../support/walks/ends'
import type { Walk } from '../../support/walks/walk-paths'
import { inviteOutputs } from './invite-law'

const { done, failed } = endsOf('invite')
const CODE = 'SAMA-2RA9-KDWX'
const ends = ['loading', 'checking', 'answering'].flatMap((state) => [
  ...['pending', 'accepted', 'rejected', 'expired'].map((status) => done(state, { ...inviteOutputs.loadInvite, status })),
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
