import { checkoutMachine } from '../../../../machines/checkout/checkout.machine'
import { cookieNoticeMachine } from '../../../../machines/cookie-notice/cookie-notice.machine'
import { helpWidgetMachine } from '../../../../machines/help-widget/help-widget.machine'
import { inviteMachine } from '../../../../machines/invite/invite.machine'
import { reviewMachine } from '../../../../machines/review/review.machine'
import type { OnScreen } from '../harness/judge'
import { unreachedOfCheckout } from './checkout'
import { unreachedOfCookieNotice } from './cookieNotice'
import { unreachedOfHelpWidget } from './helpWidget'
import { unreachedOfInvite } from './invite'
import { unreachedOfReview } from './review'

/** The machines that are walked in the browser, and what of each is not reached there. */
export const onScreen: readonly OnScreen[] = [
  { machine: checkoutMachine, unreached: unreachedOfCheckout },
  { machine: cookieNoticeMachine, unreached: unreachedOfCookieNotice },
  { machine: helpWidgetMachine, unreached: unreachedOfHelpWidget },
  { machine: inviteMachine, unreached: unreachedOfInvite },
  { machine: reviewMachine, unreached: unreachedOfReview },
]
