import { endsOf } from '../../support/walks/ends'
import type { Walk } from '../../support/walks/walk-paths'

const { done, failed } = endsOf('loginLink')
const statuses = [0, 401, 404, 409, 410, 419, 429]
const ends = [
  done('checking', { name: 'Антон Рябов' }),
  done('loggingIn', {}),
  done('lookingUp', { id: 3 }),
  ...['checking', 'loggingIn', 'lookingUp'].flatMap((state) => statuses.map((status) => failed(state, status))),
]

/** How a login link is led through its chart. */
export const loginLinkWalks: readonly Walk[] = [
  {
    inputs: [{ hasToken: true }, { hasToken: false }],
    events: [{ type: 'login.pressed' }, { type: 'link.retried' }, ...ends],
    situation: ({ value, context }) => JSON.stringify([value, context.isInDoubt, context.error === null]),
    limit: 2000,
  },
]
