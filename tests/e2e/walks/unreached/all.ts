import type { OnScreen } from '../harness/judge'
import { cartMachine } from '../../../../machines/cart/cart.machine'
import { checkoutMachine } from '../../../../machines/checkout/checkout.machine'
import { cookieNoticeMachine } from '../../../../machines/cookie-notice/cookie-notice.machine'
import { helpWidgetMachine } from '../../../../machines/help-widget/help-widget.machine'
import { inviteMachine } from '../../../../machines/invite/invite.machine'
import { loginFormMachine } from '../../../../machines/session/login-form.machine'
import { regionsMachine } from '../../../../machines/regions/regions.machine'
import { reviewMachine } from '../../../../machines/review/review.machine'
import { sessionMachine } from '../../../../machines/session/session.machine'
import { surveyMachine } from '../../../../machines/survey/survey.machine'
import { unreachedOfCart } from './cart'
import { unreachedOfCheckout } from './checkout'
import { unreachedOfCookieNotice } from './cookieNotice'
import { unreachedOfHelpWidget } from './helpWidget'
import { unreachedOfInvite } from './invite'
import { unreachedOfLoginForm } from './loginForm'
import { unreachedOfRegions } from './regions'
import { unreachedOfReview } from './review'
import { unreachedOfSession } from './session'
import { unreachedOfSurvey } from './survey'

/** The machines that are walked in the browser, and what of each is not reached there. */
export const onScreen: readonly OnScreen[] = [
  { machine: cartMachine, unreached: unreachedOfCart },
  { machine: checkoutMachine, unreached: unreachedOfCheckout },
  { machine: cookieNoticeMachine, unreached: unreachedOfCookieNotice },
  { machine: helpWidgetMachine, unreached: unreachedOfHelpWidget },
  { machine: inviteMachine, unreached: unreachedOfInvite },
  { machine: loginFormMachine, unreached: unreachedOfLoginForm },
  { machine: regionsMachine, unreached: unreachedOfRegions },
  { machine: reviewMachine, unreached: unreachedOfReview },
  { machine: sessionMachine, unreached: unreachedOfSession },
  { machine: surveyMachine, unreached: unreachedOfSurvey },
]
