import type { Product } from '../../model/catalogue/product'
import type { BegunLine } from '../../model/entry/begun-line'
import type { KeptRow } from '../../model/entry/kept-row'
import type { Found, Known } from '../../model/entry/suggestions'
import type { Pace } from '../../model/entry/entry-text'
import type { NamingCells } from '../../model/entry/naming-cells'
import type { Skipped } from '../../model/entry/table/pasted-table'
import type { BoughtProduct } from '../../model/order/history/bought'

/** A line that was entered before it was known what it names. `quantity` null: not said; `isRefused`: the search service would not look it up; `paste`: with which rows it was pasted, null: it was typed; `named`: of a pasted row the cells that are looked up instead of its text. */
export type Question = {
  id: number
  text: string
  named?: NamingCells | undefined
  isScan: boolean
  quantity: number | null
  isRefused: boolean
  paste: number | null
}

/**
 * A line that was entered. `quantity` null: one pack. waiting: its product is not loaded yet; told: the cart was asked to take it;
 * held: the cart was not ready; added: `added` pieces more stand in the cart; failed: `reason` says why. `isLeaving`: the first three
 * are about taking back what was added. `became`: what it was in the cart when it was added.
 */
export type Entry = {
  id: number
  /** null: what was typed names no product. */
  productId: number | null
  article: string
  quantity: number | null
  status: 'waiting' | 'told' | 'held' | 'added' | 'failed'
  added: number
  isLeaving: boolean
  reason: string | null
  became?: Became
  later?: Later
  /** Its line has left the cart: it is listed no more, until the cart holds it again. */
  isAway?: boolean
  /** What may have been meant where no article is that. */
  similar?: KeptRow['similar']
  /** It may be entered again by one press, as it was: another region kept it away. null: it may not. */
  again: { isScan: boolean } | null
  /** The rows that were pasted together come into the cart together; null: it was typed. */
  paste: number | null
}
/** What was found for a question. `several`: the first product of several that it names exactly. */
export type Answer = { question: Question; found: readonly Known[]; several?: Known | undefined }
/** What was found for the first ones of some lines, and the products that came with it. */
export type Lookup = { found: readonly (readonly Found[])[]; products: readonly Product[] }
/** The rows that were pasted last: how many, and which. */
export type Paste = {
  id: number
  rows: number
  /** They were entered before the page was loaded. */
  isRestored: boolean
  /** The head of a table stood above them, and was no row. */
  isHeaded: boolean
  /** Rows of the table that are none of the order. */
  skipped: Skipped
  /** All of them are listed, not only those to be looked at. */
  isWhole?: boolean
}
/** What became of a line, in pieces: how many were asked for, how many the cart then held, the stock where it was known, and what else bounds an order. */
export type Became = NonNullable<KeptRow['added']>['became']

/** What came to be known of a line since it was added, in pieces: the stock, and how many the server left in the cart where that is less or more than was wished. null: nothing. */
export type Later = { stock: number | null; kept: number | null }
/** A line that the cart took: how many pieces more it holds, and how that came about. */
export type TakenLine = { entryId: number; added: number } & Pick<Became, 'asked' | 'inCart' | 'stock'>

/** What is known of a product now; `inCart`: pieces that the cart holds, 0 once its line has left it; `correction`: what the cart says of its last wish. */
export type Seen = { productId: number; stock: number | null; inCart: number; correction: { asked: number; kept: number } | undefined }

/** A line for the cart: so many pieces more. */
export type AddedLine = { entryId: number; product: Product; quantity: number }
/** What the cart is to be told of: pieces to add to what stands there, or to take back. */
export type QuickEntryFact =
  | { type: 'entry.added'; regionId: number; lines: readonly AddedLine[] }
  /** `stock`: the stock that cut it here; null where none was known. */
  | { type: 'entry.withdrawn'; entryId: number; regionId: number; product: Product; quantity: number; stock: number | null }
  /** What a reload would find is another than before. */
  | { type: 'entry.counted' }

export type QuickEntryEvent =
  /** It is bought for this region: what an earlier page left goes on, whatever is on the screen. */
  | { type: 'entry.aimed'; regionId: number }
  /** A screen shows the line: for which region, and what was bought there before. */
  | { type: 'entry.opened'; regionId: number; bought: readonly BoughtProduct[] }
  | { type: 'article.typed'; text: string }
  | { type: 'article.entered' }
  | { type: 'suggestion.moved'; step: 1 | -1 }
  | { type: 'suggestion.chosen'; id: number }
  | { type: 'suggestions.closed' }
  | { type: 'count.typed'; text: string }
  | { type: 'count.entered' }
  | { type: 'count.left' }
  /** Several rows were pasted: article and quantity each. */
  | { type: 'lines.pasted'; text: string }
  /** A file with a table was chosen or dropped: its rows are entered as if they were pasted. */
  | { type: 'file.chosen'; file: File }
  | { type: 'undo.pressed'; entryId: number }
  | { type: 'question.dropped'; id: number }
  /** A line that came to nothing is taken back into the line, to be corrected or chosen. */
  | { type: 'entry.mended'; entryId: number }
  /** Of the similar products of a line that came to nothing one is meant. */
  | { type: 'similar.chosen'; entryId: number; productId: number }
  /** Lines that another region kept away are entered again. */
  | { type: 'entry.repeated'; of: number | 'all' }
  /** What kept answers away may be over. */
  | { type: 'entry.retried' }
  /** What pages that are gone left on its way, in whichever region, is to go on here. */
  | { type: 'entry.gather' }
  /** What the cart has taken, together. */
  | { type: 'entry.kept'; lines: readonly TakenLine[] }
  /** The cart holds it no more. */
  | { type: 'entry.returned'; entryId: number }
  /** What prices and the cart say by now of products that were added. */
  | { type: 'entry.seen'; seen: readonly Seen[] }
  /** What became of the pasted rows has been read. */
  | { type: 'paste.noted' }
  | { type: 'paste.unfolded'; isWhole: boolean }
  /** The cart is not ready. */
  | { type: 'entry.missed'; entryIds: readonly number[] }
  | { type: 'entry.refused'; entryId: number; reason: string }

export type QuickEntryContext = {
  userId: number
  regionId: number | null
  /** One's own purchases, the last first. */
  history: readonly Known[]
  /** What was entered or chosen here before. */
  learned: readonly Known[]
  text: string
  pace: Pace
  /** What the search service found for the text `foundFor`. */
  found: readonly Known[]
  foundFor: string | null
  /** The text that is asked for now. */
  asked: string
  isOpen: boolean
  activeId: number | null
  problem: string | null
  /** Grows when the text of the article is to be selected. */
  selections: number
  chosen: Known | null
  countText: string
  isCountTyped: boolean
  /** It was typed with the article, before that was known. */
  isCountAhead: boolean
  countProblem: string | null
  /** The entry that was taken back into the line: it leaves the list once that is entered. */
  mending: number | null
  /** The answer that brought a line back into the field; `entryId`: its row, once another line was typed over it. */
  returned: (Answer & { entryId: number | null }) | null
  questions: readonly Question[]
  /** Ids of the questions that are being looked up. */
  lookedUp: readonly number[]
  pasted: Paste | null
  entries: readonly Entry[]
  /** What was kept last of the line itself. */
  keptLine: BegunLine | null
  /** What was kept last of what is not in the cart. */
  kept: readonly KeptRow[]
  /** Whether what earlier pages left is among the rows; until then it lies beside what is kept. */
  isRead: boolean
  /** The last id that was given before earlier rows were asked for: these stand between it and what is entered meanwhile. */
  readAfter: number
  products: ReadonlyMap<number, Product>
  /** Ids of the products that are being loaded. */
  wanted: readonly number[]
  /** What is to be said to screen readers; a new object each time, the words may be the same. */
  said: { text: string } | null
  seq: number
  /** In a row, of each service. */
  failures: { search: number; load: number }
}

/** The types of its chart. */
export const quickEntryTypes = {
  input: {} as { userId: number },
  context: {} as QuickEntryContext,
  events: {} as QuickEntryEvent,
  emitted: {} as QuickEntryFact,
  tags: {} as 'counting' | 'hinting' | 'hintless' | 'unanswered' | 'denied' | 'unloaded' | 'withheld' | 'restoring' | 'reading',
}
