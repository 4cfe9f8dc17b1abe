import type { ErrorActorEvent } from 'xstate'
import type { Unfinished } from '../../model/cart/unfinished'
import type { CompanyRegion } from '../../model/company/region'
import type { User } from '../../model/identity/user'
import type { TabMessage } from '../../model/tab-message'
import type { CartFact, Hold } from '../cart/cart.types'
import type { CheckoutFact } from '../checkout/checkout.types'
import type { CompanySetupFact } from '../company-setup/company-setup.setup'
import type { ConnectivityFact } from '../connectivity/connectivity.machine'
import type { DeliveryFact } from '../delivery/delivery.machine'
import type { FavoritesFact } from '../favorites/favorites.machine'
import type { NavigationFact } from '../navigation/navigation.machine'
import type { NotificationsFact } from '../notifications/notifications.machine'
import type { PromoFact } from '../notifications/promo-notification.machine'
import type { CancellationFact } from '../order/cancellation.machine'
import type { Popup } from '../overlay/popups'
import type { PricesFact } from '../prices/prices.machine'
import type { QuickEntryFact } from '../quick-entry/quick-entry.types'
import type { RegionsFact } from '../regions/regions.machine'
import type { ReviewFact } from '../review/review.machine'
import type { SessionFact } from '../session/session.setup'
import type { SurveyFact } from '../survey/survey.machine'
import type { Toast } from '../toaster/toaster.machine'

/** What the server refused of a cart. */
export type Refusal = Extract<CartFact, { type: 'cart.refused' }>
/** Asks whether the row of a product is to be seen on the cart's page: there a refusal says itself. */
export type SightCommand = { type: 'sight.look'; row: number; refusal: Refusal }

/** The machines that live as long as the customer. */
export const OF_CUSTOMER = [
  'regions',
  'cart',
  'prices',
  'cartGift',
  'checkout',
  'delivery',
  'favorites',
  'productNotifications',
  'quickEntry',
  'cancellation',
  'notifications',
  'promoNotification',
  'companySetup',
  'review',
  'survey',
] as const

/** Who buys, and what is known of him and of this tab when he comes. */
export type CustomerInput = {
  user: User
  /** Names this customer of this tab: with it no key of a write is ever used twice. */
  tab: string
  /** What his carts wait for. */
  holds: readonly Hold[]
  /** What the cookies say of his last region and delivery point. */
  remembered: { regionId: number | null; addressId: number | null }
}
export type CustomerContext = CustomerInput & {
  /** Counts the carts of this customer. */
  lives: number
  region: CompanyRegion | null
  /** The region that another tab chose, until this one buys for it too. */
  following: number | null
  crashed: readonly string[]
  /** What would go with the login, as it was last known; null: not known yet. [DEC-010] */
  unfinished: Unfinished | null
}

/** What of the shop concerns him, passed on by the root as it hears it. */
export type Heard =
  | Extract<SessionFact, { type: `session.${'opened' | 'expired' | 'leaving' | 'sending' | 'gathering' | 'gathered'}` | 'user.changed' }>
  | Extract<TabMessage, { type: `tab.${'changedData' | 'askedToSend' | 'appliedRegion' | 'ordered' | 'choseForOrder'}` }>
  | ConnectivityFact
  | NavigationFact
  /** The client changed data of these tags; `region`: whose, where it is one region's. */
  | { type: 'data.changed'; tags: readonly string[]; region: number | null }
  | { type: 'page.shown' }
  /** A toast was closed, or its time was over; its link was pressed. */
  | { type: 'toast.closed' | 'toast.followed'; toastId: string }
  | { type: 'panel.retried' }

/** What the customer tells the shop. */
export type CustomerFact =
  /** `isOwn`: it was chosen here by hand. */
  | Extract<RegionsFact, { type: 'region.applied' }>
  /** What was bought for is gone, and nothing else is there: whoever knew of it begins anew. */
  | { type: 'region.lost' }
  | Extract<DeliveryFact, { type: 'address.chosen' }>
  /** What would go with the login now. [DEC-010] */
  | ({ type: 'unfinished.counted' } & Unfinished)
  /** Data changed that no answer of the server told of. */
  | Extract<Heard, { type: 'data.changed' }>
  /** A conversation asks for the screen by itself, or needs it no longer. [DEC-049] */
  | { type: 'popup.due' | 'popup.over'; popup: Popup }
  /** Something is to be said, wherever he is. */
  | { type: 'news.came'; toast: Toast }
  /** Something is to be shown on a page of its own. */
  | { type: 'page.due'; to: string }
  /** The other tabs are to know something. */
  | { type: 'message.due'; message: TabMessage }
  /** A machine of his crashed a second time and stays away until it is asked for. [DEC-065] */
  | { type: 'part.broke'; actorId: string }

/** The types of his chart. */
export const customerTypes = {
  input: {} as CustomerInput,
  context: {} as CustomerContext,
  events: {} as
    | Heard
    | RegionsFact
    | CartFact
    | PricesFact
    | CheckoutFact
    | CancellationFact
    | DeliveryFact
    | FavoritesFact
    | QuickEntryFact
    | NotificationsFact
    | PromoFact
    | CompanySetupFact
    | ReviewFact
    | SurveyFact
    | { type: 'refusal.unseen'; refusal: Refusal }
    | ErrorActorEvent,
  emitted: {} as CustomerFact,
  children: {} as {
    regions: 'regions'
    cart: 'cart'
    prices: 'prices'
    cartGift: 'cartGift'
    checkout: 'checkout'
    delivery: 'delivery'
    cancellation: 'cancellation'
    favorites: 'favorites'
    productNotifications: 'productNotifications'
    quickEntry: 'quickEntry'
    notifications: 'notifications'
    promoNotification: 'promoNotification'
    companySetup: 'companySetup'
    review: 'review'
    survey: 'survey'
    sight: 'sight'
    'relay.regions': 'relay'
    'relay.cart': 'relay'
    'relay.prices': 'relay'
    'relay.checkout': 'relay'
    'relay.delivery': 'relay'
    'relay.cancellation': 'relay'
    'relay.favorites': 'relay'
    'relay.quickEntry': 'relay'
    'relay.notifications': 'relay'
    'relay.promoNotification': 'relay'
    'relay.companySetup': 'relay'
    'relay.review': 'relay'
    'relay.survey': 'relay'
  },
  tags: {} as 'suspended',
}
