import type { Cart, CartItem } from '../../model/cart/cart'
import type { KnownLines } from '../../model/cart/cart-lines'
import type { PlacedWrite } from '../../model/cart/cart-calls'
import type { CartQueue } from '../../model/cart/cart-queue'
import type { Unfinished } from '../../model/cart/unfinished'
import type { Product } from '../../model/catalogue/product'
import type { Overtaken } from '../../model/order/placing/overtaken'
import type { Taken } from '../../model/order/placing/taken'

/** Why sending is paused: the login has expired, or there is no network. */
export type Hold = 'session' | 'network'

/** What the server refused: a requested quantity (`kept`: the pieces still in the cart, if known), a note, or clearing the cart. */
export type Refused =
  | { as: 'quantity'; article: string; asked: number; kept?: number }
  | { as: 'note'; article: string }
  | { as: 'clearing' }

export type CartFact =
  | ({ type: 'cart.corrected'; product: Product } & Correction)
  /** How many lines of one call got another quantity than requested. */
  | { type: 'cart.correctedMany'; count: number }
  /** `row`: id of the product whose row on the cart page shows the refusal as well; null if none does. */
  | { type: 'cart.refused'; reason: string; regionId: number; what: Refused; row: number | null }
  /** The order contains these lines as they were when its button was pressed; later changes are not in it. */
  | { type: 'cart.overtaken'; regionId: number; orderId: number; lines: readonly Overtaken[] }
  /** Lines were removed from outside this tab: by the order `orderId`, or (null) for an unknown reason. `isEmpty`: no line is left. */
  | { type: 'cart.gone'; regionId: number; orderId: number | null; articles: readonly string[]; isEmpty: boolean }
  /** How many writes are not answered yet (0: none), and the keys of the refused ones. */
  | ({ type: 'cart.counted' } & Unfinished)

/** The fact that the server refused a write of the cart. */
export type Refusal = Extract<CartFact, { type: 'cart.refused' }>

/** `isRepeated`: the call was sent more than once, so the answer is the current cart and may contain writes of others. [DEC-018] */
type Asked = { isRepeated?: boolean }
/** Command to the writer port: the writes of one call, all of one region. Its answers are `WriterReport`. */
export type WriterCommand = { type: 'write.send'; userId: number; key: string; writes: readonly PlacedWrite[] }
export type WriterReport =
  | ({ type: 'write.answered'; key: string; line: CartItem; version: number } & Asked)
  | { type: 'write.noted'; key: string; productId: number; note: string; version: number }
  /** The cart after it was cleared or many lines were written at once. */
  | ({ type: 'write.filled'; key: string; cart: Cart } & Asked)
  /** No answer; `isThrottled`: the server answered 429 and asks to wait. */
  | { type: 'write.unanswered'; key: string; isThrottled?: boolean }
  | { type: 'write.refused'; key: string; reason: string }

export type CartEvent =
  | { type: 'cart.load'; regionId: number }
  /** An order of this region exists, or may exist; with the lines it took from the cart, as far as known. */
  | ({ type: 'cart.outdate' } & Outdating)
  /** The server is known to have this version of the region's cart. */
  | { type: 'cart.outrun'; regionId: number; version: number }
  /** The cart page was opened or became visible: an old cart is read again. */
  | { type: 'cart.looked' }
  | { type: 'cart.hold'; reason: Hold }
  | { type: 'cart.release'; reason: Hold }
  /** End typing pauses and report the number of unsent writes. */
  | { type: 'cart.report' }
  /** Take over the queue of a closed tab. */
  | { type: 'cart.adopt'; queue: CartQueue }
  | { type: 'loading.retried' }
  | ({ type: 'quantity.changed' } & Wished)
  /** Many lines at once: filling the cart, or changing or removing the selected lines. */
  | { type: 'quantities.changed'; wishes: readonly Wished[] }
  /** Each line is removed and the same quantity of another product added. */
  | { type: 'lines.replaced'; replacements: readonly Replacement[] }
  /** '' removes the note. */
  | { type: 'note.changed'; productId: number; note: string }
  /** Enter was pressed, or the field was left. */
  | { type: 'quantity.entered'; productId: number }
  /** A screen that shows corrections of a line ('all': of every line) was opened or closed. */
  | { type: 'lines.shown'; of: LinesOf }
  | { type: 'lines.hidden'; of: LinesOf }
  | { type: 'line.restored'; productId: number }
  /** Restore all lines removed on this page; after a clearing, all lines of that time. */
  | { type: 'lines.restored' }
  /** Undo the last removal. */
  | { type: 'removal.undone' }
  | { type: 'clearing.confirmed' }
  | { type: 'page.left' }
  | { type: 'write.retried'; key: string }
  | { type: 'write.dropped'; key: string }
  /** Send now instead of after the retry pause. */
  | { type: 'writing.retried' }
  | { type: 'typing.ended'; key: string }
  /** Raised by the machine itself: the whole cart has been read. */
  | { type: 'cart.read' }
  | WriterReport

/** What an order took from the cart of a region; `by`: the order, if it is known when its button was pressed. */
export type Outdating = { regionId: number; taken: readonly Taken[]; by: OutdatedBy | null }
/**
 * The order that took lines. `isHere`: its button was pressed in this tab; `isUnheard`: writes of others since then may be older than the
 * order; `version`: of the cart that was ordered, as known in the ordering tab.
 */
export type OutdatedBy = { orderId: number; isHere: boolean; isUnheard: boolean; version: number }
/** The quantity in pieces that this tab last wrote of a line, and the cart version from which on it holds. */
export type Wrote = { qty: number; version: number }
/** Which lines a screen shows: the line of one product, or all. */
export type LinesOf = number | 'all'
/**
 * A requested quantity («wish») in pieces. `stock`: of the product, null if unknown; `isTyped`: typing may go on, so a correction is shown
 * only once the quantity is entered; `note`: for a line that has none yet.
 */
export type Wished = { product: Product; quantity: number; stock: number | null; isTyped?: boolean; note?: string }
/** Another product in place of a line; `stock`: of the new product, null if unknown. */
export type Replacement = { productId: number; by: Product; stock: number | null }
/**
 * A removed line that can be restored. `replacedBy`: the product added instead, how many pieces, and the note if it was moved. [DEC-021]
 */
export type Ghost = { product: Product; qty: number; note: string; replacedBy?: { product: Product; added: number; note?: string } }
/** Lines that one action removed. */
export type Removal = { ids: readonly number[]; isClearing: boolean }
/**
 * A quantity that was corrected: requested and kept, in pieces. `isUnsure`: the server may have corrected it, or another tab or device may
 * have written the line meanwhile.
 */
export type Correction = { asked: number; kept: number; isUnsure?: true }

export type CartContext = {
  userId: number
  tab: string
  seq: number
  regionId: number | null
  /** The whole cart of this region was read; stays true while it is read again, unless an order was placed since. */
  isKnown: boolean
  known: KnownLines
  queue: CartQueue
  /** The queue object that was stored last, compared by identity. */
  kept: CartQueue
  holds: readonly Hold[]
  /** Lines removed on this page, with what they held. [DEC-021] */
  ghosts: ReadonlyMap<number, Ghost>
  /** The removals in order, the latest last; may name lines that were restored since. */
  removals: readonly Removal[]
  /** Correction of the last requested quantity of a line. */
  corrections: ReadonlyMap<number, Correction>
  /** Lines whose quantity is still being typed: their correction is not shown yet. */
  typed: ReadonlySet<number>
  /** How many screens show corrections of a line. */
  screens: ReadonlyMap<LinesOf, number>
  /**
   * Versions of the cart. `base`: of the last whole cart; `seen`: the newest one answered since that was requested; `own`: how many writes
   * of this tab left after it came and were answered. `seen > base + own` means that another device wrote. [DEC-020]
   */
  base: number
  seen: number
  own: number
  /** The last known lines of regions that were shown before. */
  left: ReadonlyMap<number, KnownLines>
  /** By region, the last quantities that this tab wrote, as long as nobody else changed the line since. */
  wrote: ReadonlyMap<number, ReadonlyMap<number, Wrote>>
  /** An order that was reported before this region's cart was read; handled after the reading. */
  unread: Outdating | null
  /** Keys of writes that were in flight when the last whole cart came: it is unknown whether the cart contains them. */
  doubtful: ReadonlySet<string>
  /** How many writes in a row had no answer. */
  failures: number
  /** The last of them was answered with 429. */
  isThrottled: boolean
  /** How many readings in a row had no answer. */
  loadFailures: number
}

/** Types of the cart machine: input, context, events, emitted facts, tags. */
export const cartTypes = {
  input: {} as { userId: number; tab: string; regionId: number | null; holds: readonly Hold[] },
  context: {} as CartContext,
  events: {} as CartEvent,
  emitted: {} as CartFact,
  tags: {} as 'busy' | 'failed' | 'refused' | 'retrying' | 'resting',
}
