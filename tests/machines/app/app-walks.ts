import type { AnyMachineSnapshot, EventFrom, SnapshotFrom } from 'xstate'
import type { appMachine } from '../../../machines/app/app.machine'
import { user } from '../../components/support/people'
import { region } from '../../support/plain-region'
import type { Walk } from '../../support/walks/walk-paths'

type App = SnapshotFrom<typeof appMachine>
type Told = EventFrom<typeof appMachine>

const other = { ...user, id: 2 }

/** Who is there, and how he goes. */
const session: readonly Told[] = [
  { type: 'session.absent' },
  { type: 'session.opened', user, isFresh: false },
  ...[user, other].map((who): Told => ({ type: 'session.opened', user: who, isFresh: true })),
  { type: 'session.expired' },
  { type: 'user.changed', user },
  { type: 'session.doubted' },
  { type: 'session.leaving' },
  { type: 'session.asking' },
  { type: 'session.sending' },
  { type: 'session.gathering' },
  { type: 'session.gathered', queue: [] },
  { type: 'session.returned', isElsewhere: false, savedCartId: null },
  { type: 'session.stayed', isRefused: false, hasUnsent: true },
  { type: 'session.closed', userId: user.id, ending: 'asked', leadTo: '/' },
]
/** What the page, the client and the other tabs tell. */
const world: readonly Told[] = [
  { type: 'data.changed', tags: ['user'], region: null },
  { type: 'session.rejected' },
  { type: 'page.shown' },
  { type: 'page.hidden' },
  { type: 'toast.closed', toastId: 'promo-1' },
  { type: 'toast.followed', toastId: 'promo-1' },
  { type: 'connection.lost' },
  { type: 'connection.restored' },
  { type: 'address.reached', path: '/cart' },
  { type: 'panel.retried' },
  { type: 'tab.closedSession', user: user.id },
  { type: 'tab.openedSession', user: other.id },
  { type: 'tab.changedData', tags: ['cart'], user: user.id, region: 1 },
  { type: 'tab.askedToSend', user: user.id },
  { type: 'tab.appliedRegion', user: user.id, region: 2 },
  { type: 'tab.ordered', user: user.id, region: 1, order: 7, version: 1, taken: [] },
  { type: 'tab.choseForOrder', user: user.id, region: 1, change: { buyerNumber: { from: '', to: '12' } } },
]
/** What the customer tells. */
const customer: readonly Told[] = [
  ...[true, false].map((isOwn): Told => ({ type: 'region.applied', region: region(1), isOwn })),
  { type: 'region.lost' },
  { type: 'address.chosen', id: 11 },
  { type: 'unfinished.counted', unsent: 1, refused: [] },
  { type: 'popup.due', popup: 'review' },
  { type: 'popup.over', popup: 'review' },
  { type: 'news.came', toast: { text: 'Спасибо', tone: 'ok', kind: 'plain' } },
  { type: 'page.due', to: '/personal/orders/7' },
  { type: 'message.due', message: { type: 'tab.askedToSend', user: user.id } },
  { type: 'part.broke', actorId: 'cart' },
]
const crashes = ['toaster', 'relay.session'].map(
  (actorId): Told => ({
    type: `xstate.error.actor.${actorId}`,
    error: new Error('Broken'),
    actorId,
  }),
)
const ofCustomer = new Set<unknown>(customer)

const situation = ({ value, context }: App): string => JSON.stringify([value, context.user?.id, context.crashed])

/** How the shop is led through its chart. */
export const appWalks: readonly Walk[] = [
  {
    inputs: [{ tab: 't', path: '/', remembered: { regionId: 1, addressId: 1 } }],
    events: [...session, ...world, ...customer, ...crashes],
    mayHappen: (snapshot: AnyMachineSnapshot, event) => !ofCustomer.has(event) || snapshot.hasTag('customer'),
    situation: (snapshot) => situation(snapshot as App),
    limit: 60,
  },
]
