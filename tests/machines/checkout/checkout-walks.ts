import type { AnyMachineSnapshot, EventObject, SnapshotFrom } from 'xstate'
import type { checkoutMachine } from '../../../machines/checkout/checkout.machine'
import type { CheckoutEvent } from '../../../machines/checkout/checkout.types'
import { ApiError } from '../../../model/api-error'
import { isSameLines } from '../../../model/order/change'
import { NO_WORDS, type OrderWords } from '../../../model/order/draft'
import type { SeenLine } from '../../../model/order/order'
import { type Press, pressOn } from '../../../model/order/placing/press'
import { FINE } from '../../support/orders/order-facts'
import { endsOf } from '../../support/walks/ends'
import type { Walk } from '../../support/walks/walk-paths'
import { changed, conflict, line, LINES, orderOf, RECEIVING } from './open-checkout'

type Checkout = SnapshotFrom<typeof checkoutMachine>
/** Whether it can be so there. */
type When = (snapshot: Checkout) => boolean
type May = readonly [EventObject, When]

const { done, failed, passed } = endsOf('checkout')
/** The cart without the line that is left out; and with more of one, as another device wrote it. */
const REST = [line(2, 1, 250)]
const MORE = [line(1, 3, 100), line(2, 1, 250)]
const UUID = 'uuid-1'
const SENT: OrderWords = { ...NO_WORDS, uuid: UUID, isSent: true, presses: [pressOn(LINES, LINES, 1, 0)] }

const orderWith = (lines: readonly SeenLine[], id = 1) =>
  orderOf(id, { uuid: UUID, company_region_id: 1, receiving: RECEIVING, description: '', lines: [...lines] })
const press = (lines: readonly SeenLine[], facts = FINE): CheckoutEvent => ({
  type: 'order.submitted',
  regionId: 1,
  facts,
  receiving: RECEIVING,
  lines,
  details: {},
})
const isAlways: When = () => true
const tell = (event: CheckoutEvent, when = isAlways): May => [event, when]

const isSentNow =
  (lines: readonly SeenLine[]): When =>
  ({ context }) =>
    isSameLines(context.lines, lines)
const isPressOf = (press: Press, lines: readonly SeenLine[]) =>
  press.lines.length === lines.length &&
  press.lines.every(({ product_id, sent }) => lines.some((it) => it.product_id === product_id && it.qty === sent))
/** An order of these lines may be there: they are sent now, or went out before under the same number. */
const mayBeThere =
  (lines: readonly SeenLine[]): When =>
  (snapshot) => {
    const { draft, agreed } = snapshot.context
    return isSentNow(lines)(snapshot) || (agreed.length === 0 && draft.presses.some((each) => isPressOf(each, lines)))
  }
/** What the cart of region 1 comes to follows from what is left out, and from what another device wrote with its next version. */
const holds =
  (lines: readonly SeenLine[], version = 1): When =>
  ({ context: { regionId, draft, ahead } }) =>
    regionId === 1 && draft.excluded.length > 0 === (lines === REST) && version >= ahead

const numbers = ['ready.numbering', 'underway.sending.numbering']
const looks = ['ready.looking', 'underway.sending.looking', 'underway.uncertain.looking']
const CALLS: readonly May[] = [
  [done('restoring', NO_WORDS), isAlways],
  [done('restoring', SENT), isAlways],
  [failed('restoring', 0), isAlways],
  ...numbers.flatMap((state): May[] => [
    [done(state, { uuid: UUID }), isAlways],
    [failed(state, 503), isAlways],
  ]),
  ...looks.flatMap((state): May[] => [
    [done(state, null), isAlways],
    ...[LINES, REST].map((lines): May => [done(state, orderWith(lines)), mayBeThere(lines)]),
    [failed(state, 503), isAlways],
  ]),
  [done('underway.sending.comparing', null), isAlways],
  [done('underway.sending.comparing', orderWith(LINES, 9)), isSentNow(LINES)],
  [failed('underway.sending.comparing', 503), isAlways],
  ...[LINES, REST, MORE].map((lines): May => [done('underway.sending.placing', orderWith(lines)), mayBeThere(lines)]),
  [failed('underway.sending.placing', 0), isAlways],
  [failed('underway.sending.placing', conflict(changed(1, 105))), isSentNow(LINES)],
  [failed('underway.sending.placing', conflict(changed(1, null), changed(2, null))), isSentNow(LINES)],
  [failed('underway.sending.placing', new ApiError(409, '', { details: { cart_version: 2 } })), ({ context }) => context.version < 2],
  [failed('underway.sending.placing', 401), isAlways],
  [failed('underway.sending.placing', new ApiError(422, '', { fields: { lines: ['Заказ мал'] } })), isAlways],
  [failed('underway.sending.placing', new ApiError(422, '', { fields: { uuid: ['Номер устарел'] } })), isAlways],
]
const timers = [
  passed('turnWait', 'underway.sending.queueing'),
  ...['underway.sending.comparing', 'underway.sending.looking', 'underway.uncertain.looking'].map((state) => passed('lookupWait', state)),
]
const answers = ['repeat.accepted', 'repeat.declined', 'change.accepted', 'change.declined'] as const
const plain = ['checkout.opened', 'page.left', 'login.renewed', 'turn.given', 'order.checked', 'order.retried', 'order.withdrawn'] as const
const TOLD: readonly May[] = [
  ...[1, 2].map((regionId) => tell({ type: 'checkout.aim', regionId })),
  ...[...plain, ...answers].map((type) => tell({ type })),
  tell({ type: 'receiving.changed', receiving: 'pickup' }),
  tell({ type: 'description.changed', description: 'До обеда' }),
  tell({ type: 'details.changed', details: { buyerNumber: '7' } }),
  tell({ type: 'lines.excluded', ids: [1] }),
  tell({ type: 'lines.included', ids: [1] }),
  tell({ type: 'lines.kept', ids: [2] }),
  tell({ type: 'prices.met', prices: { 1: 100, 2: 250 } }),
  tell({ type: 'prices.accepted', prices: { 1: 105 } }),
  tell({ type: 'draft.followed', regionId: 1, change: { buyerNumber: { from: '', to: '12' } } }),
  ...[LINES, REST].map((lines) => tell(press(lines), holds(lines))),
  tell(press([], { ...FINE, isAllLeftOut: true }), ({ context }) => context.regionId === 1),
  ...[LINES, REST].map((lines) => tell({ type: 'checkout.proceed', lines, version: 1 }, holds(lines))),
  tell({ type: 'checkout.proceed', lines: MORE, version: 2 }, holds(MORE, 2)),
]
/** Which of the news it is follows from what there is. */
const NOTED: CheckoutEvent = { type: 'news.noted', news: { type: 'doubtful', regionId: 1 } }
const MAY = new Map([
  ...CALLS,
  ...timers.map((event): May => [event, isAlways]),
  ...TOLD,
  tell(NOTED, ({ context }) => context.news.length > 0),
])

/** What the chart decides by. */
const situation = ({ value, context, context: { draft } }: Checkout): string => {
  const { isUnsure, isDoubtful, wasSent, version, ahead, lines, changed, error, obstacle, same, repeated, followed } = context
  const where = [value, context.regionId, context.nextRegionId]
  const chosen = [draft.uuid, draft.isSent, draft.presses.length, draft.excluded, draft.hasOrdered, followed.length > 0]
  const sent = [version, ahead, changed.length, ...lines.map(({ qty, cost_vs_discount }) => [qty, cost_vs_discount])]
  return JSON.stringify([where, chosen, sent, isUnsure, isDoubtful, wasSent, error?.status, obstacle, same !== null, repeated])
}

/** How an order is led through its chart. */
export const checkoutWalks: readonly Walk[] = [
  {
    inputs: [{ userId: 1 }],
    events: [...MAY.keys()],
    mayHappen: (snapshot: AnyMachineSnapshot, event) => MAY.get(event)!(snapshot as Checkout), // all of them are in it
    resolved: (event, { context }: AnyMachineSnapshot) =>
      event === NOTED ? { ...event, news: (context as Checkout['context']).news[0] } : event,
    situation: (snapshot) => situation(snapshot as Checkout),
    limit: 2500,
  },
]
