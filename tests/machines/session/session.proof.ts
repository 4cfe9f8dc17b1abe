import fc from 'fast-check'
import { sessionMachine } from '../../../machines/session/session.machine'
import { anyId, anyText } from '../arbitraries'
import { proofOf } from '../proof'
import { sessionWalks } from './session-walks'

export default proofOf(sessionMachine, {
  answers: {
    loadUser: [{ id: 1, registration_not_complete: true, last_company_id: null }],
    checkElsewhere: [{ unsent: 1, refused: ['t-1'] }],
    loadOrphaned: [[]],
  },
  payloads: {
    'logout.requested': fc.record({ leadTo: anyText }),
    'session.recheck': fc.record({ userId: anyId }),
    'session.mayLeave': fc.record({ unsent: fc.nat({ max: 2 }), refused: fc.subarray(['t-1', 't-2']), saved: fc.nat({ max: 1 }) }),
  },
  walks: sessionWalks,
  law: (snapshot) => {
    const { user, isExpired, isMade } = snapshot.context
    const isKnown = (['signedIn', 'expired', 'leaving', 'doubted'] as const).some((state) => snapshot.matches(state))
    if (snapshot.matches('guest')) return user === null && !isExpired && !isMade
    if (snapshot.matches('signedIn')) return user !== null && !isExpired && !isMade
    return (!isKnown || user !== null) && (!snapshot.matches('expired') || (isExpired && !isMade))
  },
})
