import type { AnyMachineSnapshot, EventFrom, SnapshotFrom } from 'xstate'
import type { customerMachine } from '../../../machines/customer/customer.machine'
import { ApiError } from '../../../model/api-error'
import type { Press } from '../../../model/order/placing/press'
import { order } from '../../components/support/order'
import { user } from '../../components/support/people'
import { product } from '../../support/plain-goods'
import { region } from '../../support/plain-region'
import type { Walk } from '../../support/walks/walk-paths'

type Customer = SnapshotFrom<typeof customerMachine>
type Told = EventFrom<typeof customerMachine>

const REGION = 1
const ORDER = order({ company_region_id: REGION })
const PRESS: Press = { lines: [{ product_id: 1, qty: 3, sent: 3 }], version: 1, at: 0 }
const times = { created_at: '2026-11-21T10:00:00Z', read_at: null }
const chosen = { buyerNumber: { from: '', to: '12' } }

/** What the shop passes on to him. */
const heard: readonly Told[] = [
  { type: 'session.opened', user, isFresh: false },
  { type: 'session.expired' },
  { type: 'session.leaving' },
  { type: 'session.sending' },
  { type: 'session.gathering' },
  { type: 'session.gathered', queue: [] },
  { type: 'user.changed', user },
  { type: 'page.shown' },
  { type: 'address.reached', path: '/cart' },
  { type: 'data.changed', tags: ['orders'], region: null },
  { type: 'toast.closed', toastId: 'promo-1' },
  { type: 'toast.followed', toastId: 'promo-1' },
  { type: 'connection.lost' },
  { type: 'connection.restored' },
  { type: 'panel.retried' },
  { type: 'tab.changedData', tags: ['cart'], user: 1, region: REGION },
  { type: 'tab.askedToSend', user: 1 },
  ...[1, 2].map((number): Told => ({ type: 'tab.appliedRegion', user: 1, region: number })),
  { type: 'tab.ordered', user: 1, region: REGION, order: 7, version: 1, taken: [{ productId: 1, qty: 1, pressed: 1 }] },
  { type: 'tab.choseForOrder', user: 1, region: REGION, change: chosen },
]
/** What his machines tell whatever region he buys for. */
const ofHim: readonly Told[] = [
  ...[1, 2].map((number): Told => ({ type: 'region.applied', region: region(number), isOwn: number === 2 })),
  { type: 'region.absent' },
  {
    type: 'notifications.came',
    items: [{ id: 1, data: { title: 'Заказ' }, title: 'Заказ', text: 'Собран', icon: 'order', ...times }],
  },
  { type: 'reading.refused', error: new ApiError(503, '') },
  { type: 'review.told' },
  { type: 'popup.due', popup: 'survey' },
  { type: 'popup.over', popup: 'survey' },
  { type: 'setup.due' },
  { type: 'setup.over' },
  { type: 'setup.found' },
  { type: 'setup.finished' },
  { type: 'favorite.refused', article: 'M-1', favorite: true, reason: 'Сервер не отвечает.' },
  { type: 'order.cancelled', orderId: ORDER.id },
  { type: 'cancellation.failed', orderId: ORDER.id, isDoubtful: false, reason: 'Заказ собирают.' },
  { type: 'cancellation.doubtful', orderId: ORDER.id },
  ...['cart', 'relay.cart'].map((actorId): Told => ({ type: `xstate.error.actor.${actorId}`, error: new Error('Broken'), actorId })),
]
/** What they tell of the region that he buys for. */
const ofRegion: readonly Told[] = [
  { type: 'address.chosen', id: 11 },
  { type: 'promo.came', promo: { id: 1, title: 'Масла дешевле', url: '/sale', ...times } },
  { type: 'review.due' },
  { type: 'review.over' },
  { type: 'review.accepted' },
  { type: 'review.found' },
  { type: 'entry.added', regionId: REGION, lines: [{ entryId: 1, product: product(1), quantity: 2 }] },
  { type: 'entry.counted' },
  { type: 'entry.withdrawn', entryId: 1, regionId: REGION, product: product(1), quantity: 2, stock: null },
  { type: 'cart.corrected', product: product(1), asked: 5, kept: 4 },
  { type: 'cart.correctedMany', count: 3 },
  { type: 'cart.refused', reason: 'Нет прав.', regionId: REGION, what: { as: 'clearing' }, row: null },
  { type: 'cart.overtaken', regionId: REGION, orderId: 7, lines: [{ article: 'M-1', taken: 1, wished: 2, rest: 1 }] },
  { type: 'cart.gone', regionId: REGION, orderId: 7, articles: ['M-1'], isEmpty: false },
  ...[0, 1].map((unsent): Told => ({ type: 'cart.counted', unsent, refused: [] })),
  { type: 'prices.came' },
  { type: 'checkout.restored' },
  { type: 'choice.changed' },
  { type: 'checkout.waiting' },
  { type: 'checkout.behind', regionId: REGION, version: 2 },
  { type: 'checkout.stale', regionId: REGION },
  { type: 'checkout.left' },
  { type: 'checkout.freed' },
  { type: 'places.followed', regionId: REGION, places: { addressId: 11 } },
  { type: 'draft.chosen', regionId: REGION, change: chosen },
  { type: 'order.dropped', regionId: REGION },
  { type: 'order.stopped', why: 'uncertain', reason: '' },
  { type: 'order.found', order: ORDER, text: 'Заказ принят.', press: PRESS },
  { type: 'order.doubtful', regionId: REGION },
  { type: 'order.placed', order: ORDER, isFound: false, press: PRESS },
]
const whereRegion = new Set<unknown>(ofRegion)

const situation = ({ value, context: { region: applied, following, crashed, holds } }: Customer): string =>
  JSON.stringify([value, applied?.id, following, crashed, holds])
const remembered = { regionId: null, addressId: null }

/** How a customer is led through his chart: he comes with a login, or with one that has run out. */
export const customerWalks: readonly Walk[] = [
  {
    inputs: [[], ['session']].map((holds) => ({ user, tab: 't', holds, remembered })),
    events: [...heard, ...ofHim, ...ofRegion],
    mayHappen: ({ context }: AnyMachineSnapshot, event) => !whereRegion.has(event) || (context as Customer['context']).region !== null,
    situation: (snapshot) => situation(snapshot as Customer),
    limit: 60,
  },
]
