import type { ApiError } from '../../model/api-error'
import type { ChosenPlaces, OrderWords } from '../../model/order/draft'
import type { DraftChange } from '../../model/order/draft-change'
import type { Kopecks } from '../../model/money/money'
import type { OrderFacts } from '../../model/order/placing/obstacle'
import type { Press } from '../../model/order/placing/press'
import type { ChangedLine, NewOrder, Order, OrderDetails, SeenLine } from '../../model/order/order'
import type { MetPrices, SeenPrices } from '../../model/order/seen-prices'

export type CheckoutFact =
  /** What was chosen for the order of this region before is there: it may be compared with the cart. */
  | { type: 'checkout.restored' }
  /** Other lines of the cart go into the order. */
  | { type: 'choice.changed' }
  /** The order waits until the cart has said everything. */
  | { type: 'checkout.waiting' }
  /** The page was left meanwhile. */
  | { type: 'checkout.left' }
  /** `isFound`: its answer was lost, and it was looked for. */
  | { type: 'order.placed'; order: Order; isFound: boolean; press: Press }
  /** It did not get through, and the buyer is asked or told why. `reason`: of a refusal. */
  | { type: 'order.stopped'; why: 'repeating' | 'deciding' | 'uncertain' | 'refused'; reason: string }
  /** No answer came and the buyer does not repeat: the order may be there, with what it took out of the cart. */
  | { type: 'order.doubtful'; regionId: number }
  /** It had not left when the region was changed: it will not. `regionId`: what it was for. */
  | { type: 'order.dropped'; regionId: number }
  /** An order that nobody had answered is there, with what it took out of the cart; `press`: where this tab pressed it. */
  | { type: 'order.found'; order: Order; text: string; press: Press | null }
  /** The server has this version of the cart, which is newer than what was to be ordered. */
  | { type: 'checkout.behind'; regionId: number; version: number }
  /** Prices or lines are others than seen: they are to be asked for again. */
  | { type: 'checkout.stale'; regionId: number }
  /** No order is on its way, nor waits to be: what was put off for one may come. */
  | { type: 'checkout.freed' }
  /** What was chosen here for the next order of this region. */
  | { type: 'draft.chosen'; regionId: number; change: DraftChange }
  /** Another tab chose these places for it, and they may be chosen here. */
  | { type: 'places.followed'; regionId: number; places: Partial<ChosenPlaces> }

export type Submitted = { receiving: NewOrder['receiving']; lines: readonly SeenLine[]; details: OrderDetails }
/** What the press of the button says: also for which region. */
export type Pressed = Submitted & { regionId: number }
/** What the buyer says of the next order beside goods, place and comment. */
export type DetailsChange = Partial<Pick<OrderWords, 'contactName' | 'contactPhone' | 'buyerNumber' | 'wantedDate' | 'wantedWindow'>>
/** An order of the same goods: which, when it was placed, ISO, of how many lines, and what it comes to. */
export type SameOrder = { orderId: number; at: string; lines: number; total: Kopecks }
/** What became of an order that the buyer must hear of wherever he goes on: in this region or another. */
export type OrderNews =
  /** It may be there. */
  | { type: 'doubtful'; regionId: number }
  /** It is there. */
  | { type: 'accepted'; regionId: number; orderId: number; text: string }
  /** It was there already, and is another than was asked for now. */
  | { type: 'earlier'; regionId: number; orderId: number; text: string }
  /** It was refused, and the region has changed meanwhile. */
  | { type: 'refused'; regionId: number; text: string }
  /** It had not left when the region was changed. */
  | { type: 'unsent'; regionId: number }
  /** It had not left when its page went. */
  | { type: 'interrupted'; regionId: number }
export type CheckoutContext = {
  userId: number
  regionId: number | null
  /** A region chosen while an order was on its way. */
  nextRegionId: number | null
  draft: OrderWords
  /** The draft as this tab read or kept it last: what differs from it is this tab's own word. */
  kept: OrderWords
  /** What other tabs chose while an order was pressed here, the last one last. */
  followed: readonly DraftChange[]
  /** What the buyer pressed the button on. */
  submitted: Submitted | null
  /** What is sent. */
  lines: readonly SeenLine[]
  /** The version of the cart that it was pressed on, once that has said everything. */
  version: number
  /** The version that the server asked for instead; said once more, no other reading will mend it. */
  ahead: number
  changed: readonly ChangedLine[]
  /** What of that the buyer agreed to: it holds, whatever prices this tab knows, until the server says otherwise. */
  agreed: readonly ChangedLine[]
  /** What the cart held where it was another than pressed, while the buyer is asked: of what he agreed to fewer pieces may go. */
  counted: readonly SeenLine[]
  error: ApiError | null
  /** What stood in the way where it was pressed all the same, in words. */
  obstacle: string | null
  /** What was sent before under this uuid could not be looked for: an order that comes back may be that one. */
  isUnsure: boolean
  /** A try of what was pressed was not answered: its order may be there, whatever the next try meets. */
  isDoubtful: boolean
  /** What was pressed went out already: what is there under its uuid is that very order. */
  wasSent: boolean
  /** What was ordered just now like this, while the buyer is asked about it. */
  same: SameOrder | null
  /** An order that is there, until that is told. */
  order: Order | null
  /** The order that the buyer knows of and repeats all the same: he is not asked about it again. */
  repeated: number | null
  /** Lines of the cart that the buyer left out of the last order, by product. */
  leftOut: { orderId: number; ids: readonly number[] } | null
  /** Each is kept until it is noted, or until another order of its region is sent; that one may be there, until one is. What is in doubt comes first. */
  news: readonly OrderNews[]
}
export type CheckoutEvent =
  | { type: 'checkout.aim'; regionId: number }
  | { type: 'checkout.opened' }
  | { type: 'receiving.changed'; receiving: OrderWords['receiving'] }
  | { type: 'description.changed'; description: string }
  | { type: 'details.changed'; details: DetailsChange }
  /** Lines leave this order, or come back to it, by product. */
  | { type: 'lines.excluded'; ids: readonly number[] }
  | { type: 'lines.included'; ids: readonly number[] }
  /** What stands in the cart of this region, by product, with what was taken out on its page and may come back. */
  | { type: 'lines.kept'; ids: readonly number[] }
  /** The prices of the whole cart of this region are known; null where there is none. */
  | { type: 'prices.met'; prices: MetPrices }
  | { type: 'prices.accepted'; prices: SeenPrices }
  | ({ type: 'order.submitted'; facts: OrderFacts } & Pressed)
  /** `details`: as they follow from what is ordered now, where that is not what was pressed. */
  | { type: 'checkout.proceed'; lines: readonly SeenLine[]; version: number; details?: OrderDetails }
  /** No other tab of this browser sends an order of this region. */
  | { type: 'turn.given' }
  | { type: 'change.accepted' }
  | { type: 'change.declined' }
  | { type: 'repeat.accepted' }
  | { type: 'repeat.declined' }
  | { type: 'order.retried' }
  | { type: 'order.checked' }
  | { type: 'order.withdrawn' }
  /** Another tab chose this for the next order of the region. */
  | { type: 'draft.followed'; regionId: number; change: DraftChange }
  /** A login is in force, again or anew. */
  | { type: 'login.renewed' }
  | { type: 'news.noted'; news: OrderNews }
  /** The cart's page is left. */
  | { type: 'page.left' }
