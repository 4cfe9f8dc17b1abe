import type { ErrorActorEvent } from 'xstate'
import type { User } from '../../model/identity/user'
import type { TabMessage } from '../../model/tab-message'
import type { ConnectivityFact } from '../connectivity/connectivity.machine'
import type { CustomerFact, CustomerInput } from '../customer/customer.types'
import type { NavigationFact } from '../navigation/navigation.machine'
import type { SessionFact } from '../session/session.setup'

/** Told by the client and the browser. */
export type WorldEvent =
  /** `region`: whose data, where it is one region's. */
  | { type: 'data.changed'; tags: readonly string[]; region: number | null }
  | { type: 'session.rejected' }
  | { type: 'page.shown' }
  | { type: 'page.hidden' }
  | { type: 'toast.closed' | 'toast.followed'; toastId: string }

/** The machines that live while the root lives; beside them, while somebody is signed in, the customer. */
export const PERMANENT = [
  'session',
  'resources',
  'overlay',
  'toaster',
  'connectivity',
  'cookieNotice',
  'navigation',
  'customerCode',
] as const

export type AppContext = {
  tab: string
  /** Counts the customers of this tab: with it no key of a write is ever used twice. */
  lives: number
  user: User | null
  isOffline: boolean
  /** What crashed, the customer's parts among it. */
  crashed: readonly string[]
  /** What the cookies remembered when the shop was opened, and what was chosen since. */
  remembered: CustomerInput['remembered']
  /** The address that the shop was opened at, with its query. */
  path: string
}
type AppEvent = SessionFact | CustomerFact | ConnectivityFact | NavigationFact | WorldEvent | TabMessage | { type: 'panel.retried' }

/** The types of its chart. */
export const appTypes = {
  input: {} as { tab: string; path: string; remembered: AppContext['remembered'] },
  context: {} as AppContext,
  events: {} as AppEvent | ErrorActorEvent,
  children: {} as {
    session: 'session'
    resources: 'resources'
    overlay: 'overlay'
    toaster: 'toaster'
    connectivity: 'connectivity'
    cookieNotice: 'cookieNotice'
    navigation: 'navigation'
    customerCode: 'customerCode'
    customer: 'customer'
    tabs: 'tabs'
    'relay.session': 'relay'
    'relay.customer': 'relay'
    'relay.connectivity': 'relay'
    'relay.navigation': 'relay'
  },
  tags: {} as 'guest' | 'customer' | 'panel',
}
