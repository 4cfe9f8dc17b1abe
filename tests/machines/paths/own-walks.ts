import { appMachine } from '../../../machines/app/app.machine'
import { checkoutMachine } from '../../../machines/checkout/checkout.machine'
import { companySetupMachine } from '../../../machines/company-setup/company-setup.machine'
import { customerMachine } from '../../../machines/customer/customer.machine'
import { helpWidgetMachine } from '../../../machines/help-widget/help-widget.machine'
import { inviteMachine } from '../../../machines/invite/invite.machine'
import { quickEntryMachine } from '../../../machines/quick-entry/quick-entry.machine'
import { refillMachine } from '../../../machines/refill/refill.machine'
import { regionsMachine } from '../../../machines/regions/regions.machine'
import { reviewMachine } from '../../../machines/review/review.machine'
import { cartSavingMachine } from '../../../machines/saved-carts/cart-saving.machine'
import { loginFormMachine } from '../../../machines/session/login-form.machine'
import { sessionMachine } from '../../../machines/session/session.machine'
import { surveyMachine } from '../../../machines/survey/survey.machine'
import type { Walk } from '../../support/walks/walk-paths'
import { appWalks } from '../app/app-walks'
import { checkoutWalks } from '../checkout/checkout-walks'
import { setupWalks } from '../company-setup/setup-walks'
import { customerWalks } from '../customer/customer-walks'
import { helpWalks } from '../help-widget/help-walks'
import { inviteWalks } from '../invite/invite-walks'
import { entryWalks } from '../quick-entry/entry-walks'
import { refillWalks } from '../refill/refill-walks'
import { regionsWalks } from '../regions/regions-walks'
import { reviewWalks } from '../review/review-walks'
import { cartSavingWalks } from '../saved-carts/cart-saving-walks'
import { loginWalks } from '../session/login-walks'
import { sessionWalks } from '../session/session-walks'
import { surveyWalks } from '../survey/survey-walks'

/** Lists of events that lead through the whole chart, by machine. */
export const ownWalks: Readonly<Record<string, readonly Walk[]>> = {
  [appMachine.id]: appWalks,
  [cartSavingMachine.id]: cartSavingWalks,
  [checkoutMachine.id]: checkoutWalks,
  [companySetupMachine.id]: setupWalks,
  [customerMachine.id]: customerWalks,
  [helpWidgetMachine.id]: helpWalks,
  [inviteMachine.id]: inviteWalks,
  [loginFormMachine.id]: loginWalks,
  [quickEntryMachine.id]: entryWalks,
  [refillMachine.id]: refillWalks,
  [regionsMachine.id]: regionsWalks,
  [reviewMachine.id]: reviewWalks,
  [sessionMachine.id]: sessionWalks,
  [surveyMachine.id]: surveyWalks,
}
