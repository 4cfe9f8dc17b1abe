import { cartMachine } from '../../../../machines/cart/cart.machine'
import { cookieNoticeMachine } from '../../../../machines/cookie-notice/cookie-notice.machine'
import { helpWidgetMachine } from '../../../../machines/help-widget/help-widget.machine'
import { reviewMachine } from '../../../../machines/review/review.machine'
import { surveyMachine } from '../../../../machines/survey/survey.machine'
import type { OnScreen } from '../harness/judge'
import { unreachedOfCart } from './cart'
import { unreachedOfCookieNotice } from './cookieNotice'
import { unreachedOfHelpWidget } from './helpWidget'
import { unreachedOfReview } from './review'
import { unreachedOfSurvey } from './survey'

/** The machines that are walked in the browser, and what of each is not reached there. */
export const onScreen: readonly OnScreen[] = [
  { machine: cartMachine, unreached: unreachedOfCart },
  { machine: cookieNoticeMachine, unreached: unreachedOfCookieNotice },
  { machine: helpWidgetMachine, unreached: unreachedOfHelpWidget },
  { machine: reviewMachine, unreached: unreachedOfReview },
  { machine: surveyMachine, unreached: unreachedOfSurvey },
]
