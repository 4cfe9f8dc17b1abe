import { cookieNoticeMachine } from '../../../machines/cookie-notice/cookie-notice.machine'
import { proofOf } from '../proof'

export default proofOf(cookieNoticeMachine, {
  answers: {
    loadConsent: [false, true],
  },
  law: (snapshot, { before }) => !before.matches('accepted') || snapshot.matches('accepted'),
})
