import { ApiError } from '../../../model/api-error'
import type { Walk } from '../../support/walks/walk-paths'
import { inviteOutputs } from './invite-law'

const CODE = 'SAMA-2RA9-KDWX'
const ends = ['loading', 'checking', 'answering'].flatMap((state) => [
  ...['pending', 'accepted', 'rejected', 'expired'].map((status) => ({
    type: `xstate.done.actor.0.invite.${state}`,
    output: { ...inviteOutputs.loadInvite, status },
  })),
  ...[0, 401, 403, 404, 409, 422].map((status) => ({ type: `xstate.error.actor.0.invite.${state}`, error: new ApiError(status, '') })),
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
