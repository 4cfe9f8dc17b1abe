import type { Cart, CartItem } from '../../model/cart/cart'
import type { KnownLines } from '../../model/cart/cart-lines'
import type { PlacedWrite } from '../../model/cart/cart-calls'
import type { CartQueue } from '../../model/cart/cart-queue'
import type { Unfinished } from '../../model/cart/unfinished'
import type { Product } from '../../model/catalogue/product'
import type { Overtaken } from '../../model/order/placing/overtaken'
import type { Taken } from '../../model/order/placing/taken'

/** Why the cart writes nothing for a while. */
export type Hold = 'session' | 'network'

/** What the server refused: a quantity that was wished (`kept`: pieces that are left, where that is known here), a note, the emptying of a cart. */
export type Refused =
  | { as: 'quantity'; article: string; asked: number; kept?: number }
  | { as: 'note'; article: string }
  | { as: 'clearing' }

export type CartFact =
  | ({ type: 'cart.corrected'; product: Product } & Correction)
  /** So many lines of one call hold another quantity than was wished. */
  | { type: 'cart.correctedMany'; count: number }
  /** `row`: the product whose row on the cart's page says it too; null: none does. */
  | { type: 'cart.refused'; reason: string; regionId: number; what: Refused; row: number | null }
  /** An order has these lines as they were when it was pressed, and not as they were changed since. */
  | { type: 'cart.overtaken'; regionId: number; orderId: number; lines: readonly Overtaken[] }
  /** Lines that went without this tab: into this order of another one, or, null, nobody knows how. `isEmpty`: no line is left. */
  | { type: 'cart.gone'; regionId: number; orderId: number | null; articles: readonly string[]; isEmpty: boolean }
  /** How many writes the server has not answered (0: all is said), and the keys of those it refused. */
  | ({ type: 'cart.counted' } & Unfinished)

/** `isRepeated`: the call went out more than once: the answer is the cart as it is now, whoever wrote it. [DEC-018] */
type Asked = { isRepeated?: boolean }
/** What the writer is told, and what it tells: the writes of one call, which all are of one region. */
export type WriterCommand = { type: 'write.send'; userId: number; key: string; writes: readonly PlacedWrite[] }
export type WriterReport =
  | ({ type: 'write.answered'; key: string; line: CartItem; version: number } & Asked)
  | { type: 'write.noted'; key: string; productId: number; note: string; version: number }
  /** The cart after an emptying, or after many lines at once. */
  | ({ type: 'write.filled'; key: string; cart: Cart } & Asked)
  /** `isThrottled`: the server answered, and asks to wait. */
  | { type: 'write.unanswered'; key: string; isThrottled?: boolean }
  | { type: 'write.refused'; key: string; reason: string }

export type CartEvent =
  | { type: 'cart.load'; regionId: number }
  /** An order of this region is there, or may be, with what it took out of the cart, as far as that is known. */
  | ({ type: 'cart.outdate' } & Outdating)
  /** The server has this version of the cart of this region. */
  | { type: 'cart.outrun'; regionId: number; version: number }
  /** Somebody looks at it again: what was read long ago is read anew. */
  | { type: 'cart.looked' }
  | { type: 'cart.hold'; reason: Hold }
  | { type: 'cart.release'; reason: Hold }
  /** Finish what is typed and say how much is unsent. */
  | { type: 'cart.report' }
  /** Take over what a dead tab left. */
  | { type: 'cart.adopt'; queue: CartQueue }
  | { type: 'loading.retried' }
  | ({ type: 'quantity.changed' } & Wished)
  /** Many lines at once: a fill, a change or a removal of what is chosen. */
  | { type: 'quantities.changed'; wishes: readonly Wished[] }
  /** Of each the line goes, and as many pieces of another product come. */
  | { type: 'lines.replaced'; replacements: readonly Replacement[] }
  /** '' takes the note away. */
  | { type: 'note.changed'; productId: number; note: string }
  /** Enter was pressed, or the field was left. */
  | { type: 'quantity.entered'; productId: number }
  /** A screen shows a line with what became of it ('all': every line), or does no more. */
  | { type: 'lines.shown'; of: LinesOf }
  | { type: 'lines.hidden'; of: LinesOf }
  | { type: 'line.restored'; productId: number }
  /** All of this page, or all since the cart was cleared. */
  | { type: 'lines.restored' }
  /** The last removal is taken back. */
  | { type: 'removal.undone' }
  | { type: 'clearing.confirmed' }
  | { type: 'page.left' }
  | { type: 'write.retried'; key: string }
  | { type: 'write.dropped'; key: string }
  /** What waits for the end of a pause is sent now. */
  | { type: 'writing.retried' }
  | { type: 'typing.ended'; key: string }
  /** The whole cart came. */
  | { type: 'cart.read' }
  | WriterReport

/** What an order took out of the cart of a region; `by`: where it is known when it was pressed. */
export type Outdating = { regionId: number; taken: readonly Taken[]; by: OutdatedBy | null }
/** The order that took lines; `isHere`: it was pressed in this tab; `isUnheard`: what others wrote since may be of before it; `version`: of the cart that was ordered, as it was known there. */
export type OutdatedBy = { orderId: number; isHere: boolean; isUnheard: boolean; version: number }
/** What this tab wrote of a line, in pieces, and a version of the cart since which that holds. */
export type Wrote = { qty: number; version: number }
/** Which lines a screen shows: one product's, or all. */
export type LinesOf = number | 'all'
/**
 * What is wished: pieces of a product and its stock, null where it is not known here. `isTyped`: it may go on; what becomes of it is said
 * when it was entered. `note`: of a line that has none yet.
 */
export type Wished = { product: Product; quantity: number; stock: number | null; isTyped?: boolean; note?: string }
/** Another product instead of a line; `stock` of it, null where it is not known here. */
export type Replacement = { productId: number; by: Product; stock: number | null }
/** `replacedBy`: what came instead, how many pieces of it, and the note if it went along. */
export type Ghost = { product: Product; qty: number; note: string; replacedBy?: { product: Product; added: number; note?: string } }
/** Lines that one action took out. */
export type Removal = { ids: readonly number[]; isClearing: boolean }
/** Pieces that were wished and that are kept. `isUnsure`: by the server's rules, or by whoever wrote the line meanwhile: nobody knows. */
export type Correction = { asked: number; kept: number; isUnsure?: true }

export type CartContext = {
  userId: number
  tab: string
  seq: number
  regionId: number | null
  /** The whole cart of this region was there once; stays so while it is read anew, but for an order that came since. */
  isKnown: boolean
  known: KnownLines
  queue: CartQueue
  /** The queue as it was kept last, the very same one. */
  kept: CartQueue
  holds: readonly Hold[]
  /** Lines taken out on this page, with what they held. [DEC-021] */
  ghosts: ReadonlyMap<number, Ghost>
  /** What took them out, the last one last; it may name lines that came back since. */
  removals: readonly Removal[]
  /** What became of the last wish of a line. */
  corrections: ReadonlyMap<number, Correction>
  /** Lines whose quantity is still being typed: nothing is said of them yet. */
  typed: ReadonlySet<number>
  /** How many screens show a line with its words. */
  screens: ReadonlyMap<LinesOf, number>
  /** The version of the last whole cart, the newest version answered since it was asked for, and this tab's own writes that left since it came and were answered. [DEC-020] */
  base: number
  seen: number
  own: number
  /** The lines of regions that were shown before, as they were left. */
  left: ReadonlyMap<number, KnownLines>
  /** Of each region what this tab wrote last of its lines, as far as nobody wrote otherwise since. */
  wrote: ReadonlyMap<number, ReadonlyMap<number, Wrote>>
  /** An order that came before this region's cart was read here: its lines are looked at when it is. */
  unread: Outdating | null
  /** Keys of writes that left before the last whole cart came: nobody knows whether they are in it. */
  doubtful: ReadonlySet<string>
  /** Writes without an answer in a row. */
  failures: number
  /** The last of them was answered with the request to wait. */
  isThrottled: boolean
  /** Readings without an answer in a row. */
  loadFailures: number
}

/** What the cart takes, holds, hears and tells, for its `setup`. */
export const cartTypes = {
  input: {} as { userId: number; tab: string; regionId: number | null; holds: readonly Hold[] },
  context: {} as CartContext,
  events: {} as CartEvent,
  emitted: {} as CartFact,
  tags: {} as 'busy' | 'failed' | 'refused' | 'retrying' | 'resting',
}
