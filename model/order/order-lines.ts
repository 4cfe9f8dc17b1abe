import { weakMapMemoize } from 'reselect'
import { heldQuantity, shownIds, shownProduct, type KnownLines } from '../cart/cart-lines'
import type { CartQueue } from '../cart/cart-queue'
import { newestWrites } from '../cart/newest-writes'
import { isSameList } from '../cart/same-list'
import { lineProblem, seenLines, type ShownLine } from '../cart/totals'
import type { ProductPrice } from '../catalogue/product-price'
import type { SeenLine } from './order'

/** A cart as it is known here: what the server keeps and what is wished. */
type CartState = { known: KnownLines; queue: CartQueue; regionId: number | null }
/** Prices by product id; null where the region has none, absent where it is not known yet. */
type PricesById = Readonly<Record<number, { price: ProductPrice | null }>>

/** What was answered last for these prices. */
type Answer = CartState & { lines: readonly ShownLine[]; byId: ReadonlyMap<number, ShownLine> }
const answers = new WeakMap<PricesById, Answer>()

/**
 * The lines of a cart as they stand on the screen, in its order. A line that did not change is the same object as before, and so is
 * the whole where no line did: what follows from a line is worked out once.
 * @param excluded products that stay out of the order
 */
export function linesOnScreen(cart: CartState, prices: PricesById, excluded: readonly number[] = []): readonly ShownLine[] {
  const { lines } = answerTo(cart, prices)
  return excluded.length === 0 ? lines : marked(lines, excluded)
}

const marked = weakMapMemoize((lines: readonly ShownLine[], excluded: readonly number[]): readonly ShownLine[] => {
  const left = new Set(excluded)
  return lines.map((line) => (left.has(line.product.id) ? asExcluded(line) : line))
})
const asExcluded = weakMapMemoize((line: ShownLine): ShownLine => ({ ...line, isExcluded: true }))

function answerTo({ known, queue, regionId }: CartState, prices: PricesById): Answer {
  const before = answers.get(prices)
  if (before && before.known === known && before.queue === queue && before.regionId === regionId) return before
  const writes = newestWrites(queue, regionId)
  const next = shownIds(known, queue, regionId).flatMap((id): ShownLine[] => {
    const write = writes.of(id)
    const item = known.get(id)?.item
    const product = item?.product ?? shownProduct(known, queue, regionId, id)
    if (!product) return []
    const qty = heldQuantity(write, item)
    const price = prices[id]?.price ?? null
    const isRefused = write?.stage === 'refused'
    const old = before?.byId.get(id)
    const isSame = old?.product === product && old.qty === qty && old.price === price && (old.isRefused ?? false) === isRefused
    return [isSame ? old : { product, qty, price, ...(isRefused && { isRefused }) }]
  })
  const isSame = before !== undefined && isSameList(before.lines, next)
  const answer: Answer = isSame
    ? { ...before, known, queue, regionId }
    : { known, queue, regionId, lines: next, byId: new Map(next.map((line) => [line.product.id, line])) }
  answers.set(prices, answer)
  return answer
}

/** Whether an order may take a line as it stands, left out or not; one whose price is not known yet it may. */
export const mayGo = (line: ShownLine, prices: PricesById): boolean =>
  lineProblem(line) === null && (line.price !== null || prices[line.product.id] === undefined)

/** Products of this cart that its order takes, in the cart's order: those that may go and are not left out. */
export const goingIds = (cart: CartState, prices: PricesById, excluded: readonly number[]): number[] =>
  linesOnScreen(cart, prices, excluded)
    .filter((line) => !line.isExcluded && mayGo(line, prices))
    .map(({ product }) => product.id)

/** What an order of this cart holds now: the lines that can be ordered, at the prices on the screen. [DEC-020, DEC-022] */
export const orderLines = (cart: CartState, prices: PricesById, excluded: readonly number[]): SeenLine[] =>
  seenLines(linesOnScreen(cart, prices, excluded))
