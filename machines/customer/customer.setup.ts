import { assign, emit, sendTo, setup } from 'xstate'
import type { CartQueue } from '../../model/cart/cart-queue'
import type { CompanyRegion } from '../../model/company/region'
import type { User } from '../../model/identity/user'
import { cartMachine } from '../cart/cart.machine'
import type { Hold } from '../cart/cart.types'
import { checkoutMachine } from '../checkout/checkout.machine'
import type { CheckoutFact } from '../checkout/checkout.types'
import { companySetupMachine } from '../company-setup/company-setup.machine'
import { deliveryMachine } from '../delivery/delivery.machine'
import { favoritesMachine } from '../favorites/favorites.machine'
import { notificationsMachine } from '../notifications/notifications.machine'
import { promoNotificationMachine } from '../notifications/promo-notification.machine'
import { cancellationMachine } from '../order/cancellation.machine'
import { cartGiftMachine } from '../prices/cart-gift.machine'
import { pricesMachine } from '../prices/prices.machine'
import { productNotificationsMachine } from '../product-notifications/product-notifications.machine'
import { quickEntryMachine } from '../quick-entry/quick-entry.machine'
import { regionsMachine } from '../regions/regions.machine'
import { reviewMachine } from '../review/review.machine'
import { surveyMachine } from '../survey/survey.machine'
import { to } from '../support/address'
import { port } from '../support/effect'
import { relay } from '../support/relay'
import type { Toast } from '../toaster/toaster.machine'
import { customerTypes, type CustomerContext, type CustomerFact, type SightCommand } from './customer.types'

/** What the cart is started with, at first and after a crash. */
export const cartInput = ({ user, tab, lives, region, holds }: Pick<CustomerContext, 'user' | 'tab' | 'lives' | 'region' | 'holds'>) => ({
  userId: user.id,
  tab: `${tab}.${lives}`,
  regionId: region?.id ?? null,
  holds,
})

const withHold = (holds: readonly Hold[], hold: Hold) => [...holds.filter((it) => it !== hold), hold]

/** What the customer's chart may name: his machines, and what he tells them and the shop. */
export const customerSetup = setup({
  types: customerTypes,
  actors: {
    regions: regionsMachine,
    cart: cartMachine,
    prices: pricesMachine,
    cartGift: cartGiftMachine,
    quickEntry: quickEntryMachine,
    notifications: notificationsMachine,
    promoNotification: promoNotificationMachine,
    companySetup: companySetupMachine,
    review: reviewMachine,
    survey: surveyMachine,
    checkout: checkoutMachine,
    delivery: deliveryMachine,
    cancellation: cancellationMachine,
    favorites: favoritesMachine,
    productNotifications: productNotificationsMachine,
    relay,
    sight: port<SightCommand>(),
  },
  guards: {
    isOurs: ({ context }, { user }: { user: number }) => user === context.user.id,
    isOtherRegion: ({ context }, { user, region }: { user: number; region: number }) =>
      user === context.user.id && region !== context.region?.id,
    hasRegion: ({ context }) => context.region !== null,
    isExpired: ({ context }) => context.holds.includes('session'),
    isFirstCrash: ({ context }, { actorId }: { actorId: string }) => !context.crashed.includes(actorId),
    /** The cart has said everything. */
    isSettled: (_, { unsent }: { unsent: number }) => unsent === 0,
  },
  actions: {
    noteUser: assign({ user: (_, { user }: { user: User }) => user }),
    noteFollowing: assign({ following: (_, { region }: { region: number | null }) => region }),
    rememberRegion: assign(({ context }, { region }: { region: CompanyRegion }) => ({
      region,
      remembered: { ...context.remembered, regionId: region.id },
    })),
    rememberAddress: assign({ remembered: ({ context }, { id }: { id: number }) => ({ ...context.remembered, addressId: id }) }),
    noteHold: assign({ holds: ({ context }, { reason }: { reason: Hold }) => withHold(context.holds, reason) }),
    noteRelease: assign({ holds: ({ context }, { reason }: { reason: Hold }) => context.holds.filter((hold) => hold !== reason) }),
    holdCart: sendTo(to(cartMachine, 'cart'), (_, { reason }: { reason: Hold }) => ({ type: 'cart.hold', reason })),
    releaseCart: sendTo(to(cartMachine, 'cart'), (_, { reason }: { reason: Hold }) => ({ type: 'cart.release', reason })),
    lookAtCart: sendTo(to(cartMachine, 'cart'), { type: 'cart.looked' }),
    askCart: sendTo(to(cartMachine, 'cart'), { type: 'cart.report' }),
    adoptWrites: sendTo(to(cartMachine, 'cart'), (_, { queue }: { queue: CartQueue }) => ({ type: 'cart.adopt', queue })),
    /** Of the region that is bought for, as it was remembered. */
    loadCart: sendTo(to(cartMachine, 'cart'), ({ context }) => ({ type: 'cart.load', regionId: context.region!.id })),
    aimPrices: sendTo(to(pricesMachine, 'prices'), ({ context }) => ({ type: 'prices.aim', regionId: context.region!.id })),
    aimCheckout: sendTo(to(checkoutMachine, 'checkout'), ({ context }) => ({ type: 'checkout.aim', regionId: context.region!.id })),
    aimEntry: sendTo(to(quickEntryMachine, 'quickEntry'), ({ context }) => ({ type: 'entry.aimed', regionId: context.region!.id })),
    aimPromo: sendTo(to(promoNotificationMachine, 'promoNotification'), ({ context }) => ({
      type: 'promo.aim',
      regionId: context.region!.id,
    })),
    aimReview: sendTo(to(reviewMachine, 'review'), ({ context }) => ({ type: 'review.aim', regionId: context.region!.id })),
    tellReached: sendTo(to(reviewMachine, 'review'), (_, { path }: { path: string }) => ({ type: 'page.reached', path })),
    aimSurvey: sendTo(to(surveyMachine, 'survey'), ({ context }) => ({ type: 'survey.aim', regionId: context.region!.id })),
    passSurvey: sendTo(to(surveyMachine, 'survey'), (_, { path }: { path: string }) => ({ type: 'survey.pass', path })),
    /** Somebody looks at the shop again. [DEC-058] */
    lookAtSurvey: sendTo(to(surveyMachine, 'survey'), { type: 'survey.look' }),
    /** The same. */
    lookAtRegions: sendTo(to(regionsMachine, 'regions'), { type: 'regions.looked' }),
    /** The same. */
    lookAtDelivery: sendTo(to(deliveryMachine, 'delivery'), { type: 'delivery.looked' }),
    /** The same. */
    lookAtNotifications: sendTo(to(notificationsMachine, 'notifications'), { type: 'notifications.looked' }),
    tellSetup: sendTo(to(companySetupMachine, 'companySetup'), (_, { user }: { user: User }) => ({ type: 'setup.told', user })),
    holdSetup: sendTo(to(companySetupMachine, 'companySetup'), { type: 'setup.hold' }),
    passSetup: sendTo(to(companySetupMachine, 'companySetup'), (_, { path }: { path: string }) => ({ type: 'setup.pass', path })),
    releaseSetup: sendTo(to(companySetupMachine, 'companySetup'), { type: 'setup.release' }),
    loadDelivery: sendTo(to(deliveryMachine, 'delivery'), ({ context }) => ({ type: 'delivery.load', regionId: context.region!.id })),
    forgetPrices: sendTo(to(pricesMachine, 'prices'), { type: 'prices.forget' }),
    refreshPrices: sendTo(to(pricesMachine, 'prices'), { type: 'prices.refresh' }),
    renewCheckout: sendTo(to(checkoutMachine, 'checkout'), { type: 'login.renewed' }),
    /** Somebody waits for what is unsent: what was refused is asked for again. */
    retryEntry: sendTo(to(quickEntryMachine, 'quickEntry'), { type: 'entry.retried' }),
    /** Somebody waits for what is unsent, in whichever tab and region it was entered. */
    gatherEntry: sendTo(to(quickEntryMachine, 'quickEntry'), { type: 'entry.gather' }),
    /** Another device has changed the cart that was to be ordered: it is read before the order goes. [DEC-020] */
    outrunCart: sendTo(to(cartMachine, 'cart'), (_, { regionId, version }: Extract<CheckoutFact, { type: 'checkout.behind' }>) => ({
      type: 'cart.outrun',
      regionId,
      version,
    })),
    announceApplied: emit((_, { region, isOwn }: { region: CompanyRegion; isOwn: boolean }) => ({
      type: 'region.applied',
      region,
      isOwn,
    })),
    announceLost: emit({ type: 'region.lost' }),
    announceAddress: emit((_, { id }: { id: number }) => ({ type: 'address.chosen', id })),
    announceBroken: emit((_, { actorId }: { actorId: string }) => ({ type: 'part.broke', actorId })),
    /** A company or a region was made of which no answer told. */
    announceFound: emit({ type: 'data.changed', tags: ['user', 'regions'], region: null }),
    announcePopup: emit((_, fact: Extract<CustomerFact, { type: `popup.${string}` }>) => fact),
    announceNews: emit((_, toast: Toast) => ({ type: 'news.came', toast })),
    /** An order was cancelled, nobody knows, or reviewed, which no answer told: whoever shows orders asks anew, in the other tabs too. [DEC-024] */
    announceDoubt: emit({ type: 'data.changed', tags: ['orders'], region: null }),
    /** What is chosen for the next order is chosen in all tabs. [DEC-067] */
    announceDraft: emit(({ context }, { regionId, change }: Extract<CheckoutFact, { type: 'draft.chosen' }>) => ({
      type: 'message.due',
      message: { type: 'tab.choseForOrder', user: context.user.id, region: regionId, change },
    })),
    forgetCrashes: assign({ crashed: [] }),
    /** Provided by the app. */
    logCrash: (_, _params: { actorId: string; error: unknown }) => {},
  },
})
