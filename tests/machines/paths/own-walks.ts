import { appMachine } from '../../../machines/app/app.machine'
import { checkoutMachine } from '../../../machines/checkout/checkout.machine'
import { companySetupMachine } from '../../../machines/company-setup/company-setup.machine'
import { customerMachine } from '../../../machines/customer/customer.machine'
import { helpWidgetMachine } from '../../../machines/help-widget/help-widget.machine'
import { inviteMachine } from '../../../machines/invite/invite.machine'
import { regionsMachine } from '../../../machines/regions/regions.machine'
import { reviewMachine } from '../../../machines/review/review.machine'
import { loginFormMachine } from '../../../machines/session/login-form.machine'
import { sessionMachine } from '../../../machines/session/session.machine'
import { surveyMachine } from '../../../machines/survey/survey.machine'
import type { Walk } from '../../support/walks/walk-paths'
import { checkoutWalks } from '../checkout/checkout-walks'
import { customerWalks } from '../customer/customer-walks'
import { appWalks } from '../app/app-walks'
import { setupWalks } from '../company-setup/setup-walks'
import { helpWalks } from '../help-widget/help-walks'
import { inviteWalks } from '../invite/invite-walks'
import { regionsWalks } from '../regions/regions-walks'
import { reviewWalks } from '../review/review-walks'
import { loginWalks } from '../session/login-walks'
import { sessionWalks } from '../session/session-walks'
import { surveyWalks } from '../survey/survey-walks'

/** Lists of events that lead through the whole chart, by machine. */
export const ownWalks: Readonly<Record<string, readonly Walk[]>> = {
  [appMachine.id]: appWalks,
  [checkoutMachine.id]: checkoutWalks,
  [companySetupMachine.id]: setupWalks,
  [customerMachine.id]: customerWalks,
  [helpWidgetMachine.id]: helpWalks,
  [inviteMachine.id]: inviteWalks,
  [loginFormMachine.id]: loginWalks,
  [regionsMachine.id]: regionsWalks,
  [reviewMachine.id]: reviewWalks,
  [sessionMachine.id]: sessionWalks,
  [surveyMachine.id]: surveyWalks,
}
