import { endsOf } from '../../support/walks/ends'
import type { Walk } from '../../support/walks/walk-paths'

const { done, failed, passed } = endsOf('session')
const ends = (state: string, outputs: readonly unknown[]) => [
  ...outputs.map((output) => done(state, output)),
  ...[0, 401, 422].map((status) => failed(state, status)),
]
const NOTHING = { unsent: 0, refused: [] }
const UNSENT = { unsent: 1, refused: [] }
const REFUSED = { unsent: 0, refused: ['t-1'] }
const users = [1, 2].map((id) => ({ id, registration_not_complete: false, last_company_id: null }))
const asked = ['logout.requested', 'logout.confirmed', 'logout.withdrawn', 'session.reject']
const counted = [NOTHING, UNSENT, REFUSED].map((own) => ({ type: 'session.mayLeave', ...own }))
const rechecked = [1, 2].map((userId) => ({ type: 'session.recheck', userId }))
const restored = [...ends('restoring', [users[0]])]

const situation: Walk['situation'] = ({ value, context: { user, isExpired, isOutdated, ending, own, elsewhere, told } }) =>
  JSON.stringify([value, user?.id, isExpired, isOutdated, ending, own, elsewhere, told])
const common = { inputs: [undefined], situation, limit: 5000 }

/** How a session is led through its chart: who is there; and how he leaves. */
export const sessionWalks: readonly Walk[] = [
  {
    ...common,
    events: [
      ...restored,
      ...ends('confirming', users),
      ...ends('signedIn.rereading', users),
      ...ends('doubted.confirming', users),
      ...ends('signingOut', [null]),
      { type: 'xstate.done.actor.loginForm' },
      ...['signedIn.outdated', 'doubted.waiting', 'unconfirmed'].map((state) => passed('askAgain', state)),
      ...['session.drop', 'session.reread', 'session.open', 'confirmation.retried', 'logout.requested', 'session.reject'].map((type) => ({
        type,
      })),
      ...rechecked,
    ],
  },
  {
    ...common,
    events: [
      ...restored,
      ...[...asked, 'logout.flushed'].map((type) => ({ type })),
      ...counted,
      ...rechecked,
      ...['leaving.looking', 'leaving.asking.looking', 'leaving.sending.looking'].flatMap((state) =>
        ends(state, [NOTHING, UNSENT, REFUSED]),
      ),
      ...ends('leaving.sending.gathering', [[], [{ kind: 'unreadable' }]]),
      ...ends('signingOut', [null]),
      ...['asking', 'sending'].map((state) => passed('lookAgain', `leaving.${state}.waiting`)),
    ],
  },
]
