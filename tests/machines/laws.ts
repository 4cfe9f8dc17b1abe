import type { AnyMachineSnapshot } from 'xstate'
import { appMachine } from '../../machines/app/app.machine'
import { cartMachine } from '../../machines/cart/cart.machine'
import { checkoutMachine } from '../../machines/checkout/checkout.machine'
import { orderCheckMachine } from '../../machines/checkout/order-check.machine'
import { customerMachine } from '../../machines/customer/customer.machine'
import { deliveryMachine } from '../../machines/delivery/delivery.machine'
import { dropAdviceMachine } from '../../machines/drop-advice/drop-advice.machine'
import { favoritesMachine } from '../../machines/favorites/favorites.machine'
import { notificationsMachine } from '../../machines/notifications/notifications.machine'
import { promoNotificationMachine } from '../../machines/notifications/promo-notification.machine'
import { openingMachine } from '../../machines/opening/opening.machine'
import { overlayMachine } from '../../machines/overlay/overlay.machine'
import { pricesMachine } from '../../machines/prices/prices.machine'
import { productNotificationMachine } from '../../machines/product-notifications/product-notification.machine'
import {
  notificationKey,
  productNotificationsMachine,
  type ProductNotificationRef,
} from '../../machines/product-notifications/product-notifications.machine'
import { quickEntryMachine } from '../../machines/quick-entry/quick-entry.machine'
import { wantedOf } from '../../machines/quick-entry/quick-entry.steps'
import { cancellationMachine } from '../../machines/order/cancellation.machine'
import { giftMachine } from '../../machines/order/gift.machine'
import { refillMachine } from '../../machines/refill/refill.machine'
import { priceListMachine } from '../../machines/price-list/price-list.machine'
import { cartGiftMachine } from '../../machines/prices/cart-gift.machine'
import { companySetupMachine } from '../../machines/company-setup/company-setup.machine'
import { selectAsked } from '../../machines/company-setup/company-setup.selectors'
import { checkCompany } from '../../model/identity/company-form'
import { setupStep } from '../../model/identity/user'
import { connectionCheckMachine } from '../../machines/connectivity/connection-check.machine'
import { connectivityMachine } from '../../machines/connectivity/connectivity.machine'
import { customerCodeMachine } from '../../machines/customer-code/customer-code.machine'
import { cookieNoticeMachine } from '../../machines/cookie-notice/cookie-notice.machine'
import { searchMachine } from '../../machines/search/search.machine'
import { loginFormMachine } from '../../machines/session/login-form.machine'
import { helpWidgetMachine } from '../../machines/help-widget/help-widget.machine'
import { inviteMachine } from '../../machines/invite/invite.machine'
import { navigationMachine } from '../../machines/navigation/navigation.machine'
import { resourceMachine } from '../../machines/resource/resource.machine'
import { resourceKey, resourcesMachine, type ResourceRef } from '../../machines/resource/resources.machine'
import { sessionMachine } from '../../machines/session/session.machine'
import { surveyMachine } from '../../machines/survey/survey.machine'
import { toasterMachine } from '../../machines/toaster/toaster.machine'
import { reviewMachine } from '../../machines/review/review.machine'
import { regionsMachine } from '../../machines/regions/regions.machine'
import { helpLaw } from './help-widget/help-law'
import { inviteLaw } from './invite/invite-law'
import { reviewLaw } from './review/review-world'
import { refillLaw } from './refill/refill-world'
import { savedLaws } from './saved-carts/saved-laws'
import { searchLaw } from './search/search-law'
import type { Step } from '../support/walks/walk-paths'

/** What must hold of a machine whatever happened. */
export const laws: Readonly<Record<string, (snapshot: AnyMachineSnapshot, step: Step) => boolean>> = {
  [appMachine.id]: (snapshot) => snapshot.hasTag('customer') === (snapshot.context.user !== null),
  [customerMachine.id]: (snapshot) => snapshot.hasTag('suspended') === snapshot.context.holds.includes('session'),
  [sessionMachine.id]: (snapshot) => {
    const { user, isExpired, isMade } = snapshot.context
    const isKnown = ['signedIn', 'expired', 'leaving', 'doubted'].some((state) => snapshot.matches(state))
    if (snapshot.matches('guest')) return user === null && !isExpired && !isMade
    if (snapshot.matches('signedIn')) return user !== null && !isExpired && !isMade
    return (!isKnown || user !== null) && (!snapshot.matches('expired') || (isExpired && !isMade))
  },
  [loginFormMachine.id]: (snapshot) =>
    (!snapshot.matches('loading') || Object.keys(snapshot.context.errors).length === 0) &&
    (!snapshot.matches('error') || Boolean(snapshot.context.errors.form)),
  [cancellationMachine.id]: (snapshot) =>
    (snapshot.matches('resting') || snapshot.context.orderId !== null) &&
    (!snapshot.matches('cancelling') ||
      snapshot.context.key === (snapshot.context.doubts.get(snapshot.context.orderId) ?? snapshot.context.key)),
  [giftMachine.id]: (snapshot) =>
    (!snapshot.hasTag('failed') || (snapshot.context.error !== null && snapshot.context.failures > 0)) &&
    (!snapshot.hasTag('refused') || snapshot.context.error !== null),
  [refillMachine.id]: refillLaw,
  ...savedLaws,
  [priceListMachine.id]: (snapshot) =>
    !['writing', 'saved', 'onPaper'].includes(snapshot.value as string) || // its states are not nested
    (snapshot.context.next === null && snapshot.context.startedAt !== undefined && snapshot.context.error === null),
  [cartGiftMachine.id]: ({ context, ...snapshot }) => snapshot.value === 'idle' || context.regionId !== null,
  [toasterMachine.id]: (snapshot) => {
    const texts: string[] = snapshot.context.waiting.map(({ text }: { text: string }) => text)
    return new Set(texts).size === texts.length && (snapshot.matches('holding') || texts.length === 0)
  },
  [navigationMachine.id]: (snapshot, { before }) => snapshot.context.path === before.context.path || snapshot.matches('travelling'),
  [connectivityMachine.id]: (snapshot, { before, type }) =>
    snapshot.value === (type === 'network.wentDown' ? 'offline' : type === 'network.cameUp' ? 'online' : before.value),
  [connectionCheckMachine.id]: (snapshot, { before }) =>
    !(snapshot.hasTag('reached') && snapshot.hasTag('silent')) && (!snapshot.matches('askingAgain') || before.hasTag('silent')),
  [customerCodeMachine.id]: (snapshot, { before }) => !before.hasTag('there') || snapshot.hasTag('there'),
  [cookieNoticeMachine.id]: (snapshot, { before }) => !before.matches('accepted') || snapshot.matches('accepted'),
  [resourcesMachine.id]: ({ context }) =>
    Object.entries(context.byKey as Readonly<Record<string, { ref: ResourceRef; watchers: number }>>).every(
      ([key, { ref, watchers }]) =>
        resourceKey(ref.getSnapshot().context.request) === key && ref.getSnapshot().status === 'active' && watchers >= 0,
    ),
  [resourceMachine.id]: (snapshot) =>
    (!snapshot.hasTag('filled') || snapshot.context.data !== undefined) && (!snapshot.hasTag('failed') || snapshot.context.error !== null),
  [cartMachine.id]: ({ context }) => new Set(context.queue.map(({ key }: { key: string }) => key)).size === context.queue.length,
  [openingMachine.id]: (snapshot, { before }) =>
    snapshot.context.subject !== before.context.subject || !before.hasTag('open') || snapshot.value === before.value,
  [orderCheckMachine.id]: (snapshot, { before, type }) =>
    type === null ||
    type === 'order.pressed' ||
    snapshot.value === (type === 'block.changed' ? 'unread' : before.value === 'unread' ? 'seen' : before.value),
  [checkoutMachine.id]: (snapshot) => !snapshot.matches({ underway: { sending: 'placing' } }) || snapshot.context.draft.uuid !== null,
  [deliveryMachine.id]: ({ context }) =>
    context.selectedId === null || context.addresses.some((address: { id: number }) => address.id === context.selectedId),
  // What is marked is sent by one call after the other, and nothing is news that was read or met.
  [notificationsMachine.id]: ({ context, ...snapshot }, { before }) =>
    [...context.marks.values()].includes('sent') === snapshot.matches({ marking: 'sending' }) &&
    (context.news === before.context.news || context.news.every(({ id }: { id: number }) => !before.context.met?.has(id))),
  [promoNotificationMachine.id]: ({ context, ...snapshot }) =>
    (context.promo !== null) === ('shown' === Object.keys(Object(snapshot.value))[0]),
  [reviewMachine.id]: reviewLaw,
  // Whoever is asked has a survey of which no more is chosen than may be; what is done is asked no more, and what was shown stays so.
  [surveyMachine.id]: ({ context: { hand, draft, done }, ...snapshot }, { before }) =>
    (hand !== null) === !snapshot.matches({ talk: 'none' }) &&
    (!snapshot.hasTag('asked') || (draft !== null && !done.has(hand.survey.id))) &&
    (hand?.survey.questions ?? []).every(
      ({ id, max_user_answers: max }: { id: number; max_user_answers: number }) => (draft?.answers[id]?.items.length ?? 0) <= max,
    ) &&
    (!before.matches({ offer: 'spent' }) || snapshot.matches({ offer: 'spent' })),
  [favoritesMachine.id]: ({ context }) =>
    context.isBarred || [...context.marks.values()].every(({ sent }: { sent: boolean | null }) => sent !== null),
  // It asks for what its user lacks, sends nothing that is wrong, and its fields stand still while they are sent.
  [companySetupMachine.id]: (snapshot, { before }) => {
    const { user, typed } = snapshot.context
    const asked = selectAsked(snapshot as never) // of this machine
    const isSent = (state: AnyMachineSnapshot) => state.hasTag('busy')
    return (
      (asked === null || asked === setupStep(user, 0)) &&
      (!(isSent(snapshot) && asked === 'company') || checkCompany(typed).company !== null) &&
      (!(isSent(snapshot) && asked === 'lastStep') || typed.store_city_id !== null) &&
      (!(isSent(before) && isSent(snapshot)) || typed.inn === before.context.typed.inn)
    )
  },
  // What is shown without an answer is on its way, waits for a login, or is being looked up.
  [productNotificationMachine.id]: ({ context, ...snapshot }) =>
    (context.wished === null || ['creating', 'removing', 'checking', 'barred'].includes(snapshot.value)) &&
    (snapshot.value !== 'on' || context.id !== null) &&
    (snapshot.value !== 'off' || context.id === null) &&
    (snapshot.value !== 'failed' || context.refusal !== null),
  [productNotificationsMachine.id]: ({ context }) =>
    Object.entries(context.byKey as Readonly<Record<string, ProductNotificationRef>>).every(
      ([key, ref]) => notificationKey(ref.getSnapshot().context) === key && ref.getSnapshot().status === 'active',
    ),
  [overlayMachine.id]: ({ context, ...snapshot }) => (context.shown !== null) === (snapshot.value === 'covered'),
  [quickEntryMachine.id]: (snapshot) => {
    const { entries, chosen, questions, regionId, isOpen, activeId } = snapshot.context
    const numbers = [...entries, ...questions].map(({ id }: { id: number }) => id)
    return (
      snapshot.hasTag('counting') === (chosen !== null) &&
      new Set(numbers).size === numbers.length &&
      (activeId === null || isOpen) &&
      (!snapshot.matches({ answering: 'refused' }) || questions.every(({ isRefused }: { isRefused: boolean }) => isRefused)) &&
      (!snapshot.matches({ answering: 'idle' }) || questions.length === 0) &&
      (regionId === null || !snapshot.matches({ fetching: 'idle' }) || wantedOf(snapshot.context).length === 0)
    )
  },
  [searchMachine.id]: searchLaw,
  [inviteMachine.id]: inviteLaw,
  [helpWidgetMachine.id]: helpLaw,
  [dropAdviceMachine.id]: (snapshot) =>
    (!snapshot.hasTag('failed') || snapshot.context.error !== null) &&
    (!snapshot.matches('helpless') || (snapshot.context.error === null && snapshot.context.round === snapshot.context.rounds.length - 1)),
  [pricesMachine.id]: ({ context }) => Object.values(context.watched as Record<number, number>).every((count) => count > 0),
  [regionsMachine.id]: ({ context }) => context.active === null || context.active.status !== 99,
}
