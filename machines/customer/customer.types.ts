import type { ErrorActorEvent } from 'xstate'
import type { Unfinished } from '../../model/cart/unfinished'
import type { CompanyRegion } from '../../model/company/region'
import type { User } from '../../model/identity/user'
import type { TabMessage } from '../../model/tab-message'
import type { CartFact, Hold, Refusal } from '../cart/cart.types'
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

/** Asks the screen whether the row of a product is visible on the cart page; if so, the row shows the refusal and no toast is needed. */
export type SightCommand = { type: 'sight.look'; row: number; refusal: Refusal }

/** Input: the signed-in user, and what is known of user and tab at that moment. */
export type CustomerInput = {
  user: User
  /** Unique per start of the customer machine in this tab; part of the idempotency keys. */
  tab: string
  /** Why sending is paused at the start. */
  holds: readonly Hold[]
  /** Last region and delivery address, from the cookies. */
  remembered: { regionId: number | null; addressId: number | null }
}
export type CustomerContext = CustomerInput & {
  /** How often the cart machine was started. */
  lives: number
  region: CompanyRegion | null
  /** Id of a region chosen in another tab, until this tab has switched to it. */
  following: number | null
  crashed: readonly string[]
  /** Unsent and refused writes that a logout would lose, as last counted; null: not counted yet. [DEC-010] */
  unfinished: Unfinished | null
}

/** Events that the root passes on to the customer machine unchanged. */
export type Heard =
  | Extract<SessionFact, { type: `session.${'opened' | 'expired' | 'leaving' | 'sending' | 'gathering' | 'gathered'}` | 'user.changed' }>
  | Extract<TabMessage, { type: `tab.${'changedData' | 'askedToSend' | 'appliedRegion' | 'ordered' | 'choseForOrder'}` }>
  | ConnectivityFact
  | NavigationFact
  /** Data with these tags were changed; `region`: in this company region only, or null. */
  | { type: 'data.changed'; tags: readonly string[]; region: number | null }
  | { type: 'page.shown' }
  /** A toast was closed or timed out; or its link was followed. */
  | { type: 'toast.closed' | 'toast.followed'; toastId: string }
  | { type: 'panel.retried' }

/** Facts that the customer machine emits; the root acts on them. */
export type CustomerFact =
  /** `isOwn`: the user chose the region in this tab. */
  | Extract<RegionsFact, { type: 'region.applied' }>
  /** The active region is gone and no other is available: the customer machine is restarted. */
  | { type: 'region.lost' }
  | Extract<DeliveryFact, { type: 'address.chosen' }>
  /** Unsent and refused writes that a logout would lose now. [DEC-010] */
  | ({ type: 'unfinished.counted' } & Unfinished)
  /** Data were changed in a way that no answer of the server reports. */
  | Extract<Heard, { type: 'data.changed' }>
  /** A machine requests a popup without the user's action, or no longer needs it. [DEC-049] */
  | { type: 'popup.due' | 'popup.over'; popup: Popup }
  /** Show a toast, whatever page is open. */
  | { type: 'news.came'; toast: Toast }
  /** Navigate to this address. */
  | { type: 'page.due'; to: string }
  /** Send a message to the other tabs. */
  | { type: 'message.due'; message: TabMessage }
  /** A child crashed for the second time and is not restarted until the user asks for it. [DEC-065] */
  | { type: 'part.broke'; actorId: string }

/** Everything that the customer machine hears. */
export type CustomerEvent =
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
  | ErrorActorEvent

/** Types of the customer chart, apart from its children. */
export const customerTypes = {
  input: {} as CustomerInput,
  context: {} as CustomerContext,
  events: {} as CustomerEvent,
  emitted: {} as CustomerFact,
  tags: {} as 'suspended',
}
