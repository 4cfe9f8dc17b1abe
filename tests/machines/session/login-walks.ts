import { Secret } from '../../../model/identity/secret'
import { endsOf } from '../../support/walks/ends'
import type { Walk } from '../../support/walks/walk-paths'

const { done, failed } = endsOf('loginForm')
const submitted = (login: string, password: string) => ({ type: 'login.submitted', login, password: new Secret(password) })

/** How the login form is led through its chart. */
export const loginWalks: readonly Walk[] = [
  {
    inputs: [undefined],
    events: [
      submitted('ivan@', ''),
      submitted('snab@volga-servis.example', 'x'),
      submitted('8 (900) 000-01-01', 'x'),
      done('loading', {}),
      failed('loading', 401),
      failed('loading', 503),
    ],
    situation: ({ value, context }) => JSON.stringify([value, context]),
    limit: 50,
  },
]
