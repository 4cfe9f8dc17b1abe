import type { ErrorActorEvent } from 'xstate'
import type { User } from '../../model/identity/user'
import type { TabMessage } from '../../model/tab-message'
import type { ConnectivityFact } from '../connectivity/connectivity.machine'
import type { CustomerFact, CustomerInput } from '../customer/customer.types'
import type { NavigationFact } from '../navigation/navigation.machine'
import type { SessionFact } from '../session/session.setup'

/** Events from the API client and the browser. */
export type WorldEvent =
  /** Data of these tags were changed by a write; `region`: in this company region only, null if the write names none. */
  | { type: 'data.changed'; tags: readonly string[]; region: number | null }
  | { type: 'session.rejected' }
  | { type: 'page.shown' }
  | { type: 'page.hidden' }
  | { type: 'toast.closed' | 'toast.followed'; toastId: string }

/** The machines that run as long as the root; while somebody is signed in, the customer machine runs beside them. */
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
  /** How often a customer machine was started in this tab: part of the idempotency keys, so that none is used twice. */
  lives: number
  user: User | null
  isOffline: boolean
  /** Ids of the machines that have crashed, including those of the customer machine. */
  crashed: readonly string[]
  /** Region and delivery address: from the cookies when the shop was opened, later as the user chose them. */
  remembered: CustomerInput['remembered']
  /** The address at which the shop was opened: path and query. */
  path: string
}
type AppEvent = SessionFact | CustomerFact | ConnectivityFact | NavigationFact | WorldEvent | TabMessage | { type: 'panel.retried' }

/** Types of the root chart. */
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
