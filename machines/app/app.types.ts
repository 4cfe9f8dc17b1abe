import type { ErrorActorEvent } from 'xstate'
import type { CompanyRegion } from '../../model/company/region'
import type { User } from '../../model/identity/user'
import type { TabMessage } from '../../model/tab-message'
import type { CartFact, Hold } from '../cart/cart.types'
import type { CheckoutFact } from '../checkout/checkout.types'
import type { ConnectivityFact } from '../connectivity/connectivity.machine'
import type { DeliveryFact } from '../delivery/delivery.machine'
import type { FavoritesFact } from '../favorites/favorites.machine'
import type { NavigationFact } from '../navigation/navigation.machine'
import type { CancellationFact } from '../order/cancellation.machine'
import type { PricesFact } from '../prices/prices.machine'
import type { QuickEntryFact } from '../quick-entry/quick-entry.types'
import type { RegionsFact } from '../regions/regions.machine'
import type { SessionFact } from '../session/session.setup'

/** What the server refused of a cart. */
export type Refusal = Extract<CartFact, { type: 'cart.refused' }>
/** Asks whether the row of a product is to be seen on the cart's page: there a refusal says itself. */
export type SightCommand = { type: 'sight.look'; row: number; refusal: Refusal }

/** Told by the client and the browser. */
export type WorldEvent =
  /** `region`: whose data, where it is one region's. */
  | { type: 'data.changed'; tags: readonly string[]; region: number | null }
  | { type: 'session.rejected' }
  | { type: 'page.shown' }
  | { type: 'page.hidden' }
  | { type: 'refusal.unseen'; refusal: Refusal }

/** The machines that live while the root lives. */
export const PERMANENT = ['session', 'resources', 'overlay', 'toaster', 'connectivity', 'cookieNotice', 'navigation'] as const
/** Those that live while somebody is signed in. */
export const OF_CUSTOMER = [
  'regions',
  'cart',
  'prices',
  'cartGift',
  'checkout',
  'delivery',
  'favorites',
  'quickEntry',
  'cancellation',
] as const
export type ActorId = (typeof PERMANENT)[number] | (typeof OF_CUSTOMER)[number]

export type AppContext = {
  tab: string
  /** Counts the carts of this tab: with it no key of a write is ever used twice. */
  lives: number
  user: User | null
  region: CompanyRegion | null
  /** The region that another tab chose, until this one buys for it too. */
  following: number | null
  holds: readonly Hold[]
  crashed: readonly string[]
  /** What the cookies remembered when the shop was opened or somebody logged in. */
  remembered: { regionId: number | null; addressId: number | null }
  /** The address that the shop was opened at, with its query. */
  path: string
}

/** The types of its chart. */
export const appTypes = {
  input: {} as { tab: string; path: string; remembered: AppContext['remembered'] },
  context: {} as AppContext,
  events: {} as
    | SessionFact
    | RegionsFact
    | CartFact
    | PricesFact
    | CheckoutFact
    | CancellationFact
    | DeliveryFact
    | FavoritesFact
    | QuickEntryFact
    | ConnectivityFact
    | NavigationFact
    | WorldEvent
    | TabMessage
    | { type: 'panel.retried' }
    | ErrorActorEvent,
  children: {} as {
    session: 'session'
    resources: 'resources'
    overlay: 'overlay'
    toaster: 'toaster'
    connectivity: 'connectivity'
    cookieNotice: 'cookieNotice'
    navigation: 'navigation'
    regions: 'regions'
    cart: 'cart'
    prices: 'prices'
    cartGift: 'cartGift'
    checkout: 'checkout'
    delivery: 'delivery'
    cancellation: 'cancellation'
    favorites: 'favorites'
    quickEntry: 'quickEntry'
    tabs: 'tabs'
    sight: 'sight'
    'relay.session': 'relay'
    'relay.regions': 'relay'
    'relay.cart': 'relay'
    'relay.prices': 'relay'
    'relay.checkout': 'relay'
    'relay.delivery': 'relay'
    'relay.cancellation': 'relay'
    'relay.favorites': 'relay'
    'relay.quickEntry': 'relay'
    'relay.connectivity': 'relay'
    'relay.navigation': 'relay'
  },
  tags: {} as 'guest' | 'customer' | 'suspended' | 'panel',
}
