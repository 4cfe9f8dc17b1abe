import { orderableQuantity } from '../../model/cart/quantity'
import { LINES_PER_CART } from '../../model/limits'
import { refuse } from '../refusals'
import type { Scene, StoredRegion } from '../scene'
import type { TableRow } from '../tables'
import { linesOf } from './cart'
import { lineId } from './cart-ids'
import { requireEverSold } from './product-view'
import { stocksFor } from './region/region-prices'

/** A wish for a line: pieces, and the product behind whose line it is put in; 0: before all; undefined, or none of the cart: last. */
export type LineWish = { productId: number; wished: number; after?: number | undefined }

/** A line as it will stand; `at` null: it has no number yet. */
type Placed = { productId: number; qty: number; at: number | null }
type Line = TableRow<'cartLine'>

/**
 * Writes the quantity nearest to each wish that can be ordered; 0 takes the line out. The wishes are met one after the other, and the
 * lines are read and numbered once for all of them. 404 for an unknown product, 422 where there would be too many lines. [DEC-019]
 */
export function keepWishes(scene: Scene, region: StoredRegion, cart: string, wishes: readonly LineWish[]): void {
  const known = new Map(linesOf(scene, cart).map((line) => [line.product_id, line]))
  const placed = [...known.values()].map(({ product_id, qty, at }): Placed => ({ productId: product_id, qty, at }))
  const stockOf = stocksFor(scene, region)
  for (const { productId, wished, after } of wishes) {
    const product = requireEverSold(scene, productId)
    const qty = orderableQuantity(wished, { pack: product.pack, limit: product.limit, stock: stockOf(product) })
    const place = placed.findIndex((line) => line.productId === productId)
    const line = placed[place]
    if (line && qty > 0) line.qty = qty
    else if (line) placed.splice(place, 1)
    else if (qty > 0) placed.splice(placeAfter(placed, after), 0, { productId, qty, at: null })
  }
  if (placed.length > Math.max(LINES_PER_CART, known.size)) throw full()
  number(placed)
  write(scene, cart, known, placed)
}

const full = () => {
  const message = `В\u00a0корзине не\u00a0больше ${LINES_PER_CART} строк: закажите часть или уберите лишнее`
  return refuse(422, { message, errors: { items: [message] } })
}

function placeAfter(placed: readonly Placed[], after: number | undefined): number {
  if (after === 0) return 0
  const before = after === undefined ? -1 : placed.findIndex(({ productId }) => productId === after)
  return before < 0 ? placed.length : before + 1
}

/** Numbers new lines between their neighbours; where no numbers are left there, all lines are numbered anew. */
function number(placed: readonly Placed[]): void {
  for (let start = 0; start < placed.length; ) {
    if (placed[start]?.at !== null) {
      start++
      continue
    }
    const length = placed.slice(start).findIndex(({ at }) => at !== null)
    const end = length < 0 ? placed.length : start + length
    const next = placed[end]?.at ?? null
    const low = placed[start - 1]?.at ?? (next === null ? 0 : next - 2)
    const step = next === null ? 1 : (next - low) / (end - start + 1)
    for (const [nth, line] of placed.slice(start, end).entries()) line.at = low + step * (nth + 1)
    start = end
  }
  const isAscending = placed.every(({ at }, nth) => nth === 0 || (placed[nth - 1]?.at ?? 0) < (at ?? 0))
  if (!isAscending) for (const [nth, line] of placed.entries()) line.at = nth + 1
}

/** Only what differs is written. */
function write({ tables }: Pick<Scene, 'tables'>, cart: string, known: ReadonlyMap<number, Line>, placed: readonly Placed[]): void {
  const { cartLine } = tables
  const left = new Set(placed.map(({ productId }) => productId))
  const gone = [...known.keys()].filter((productId) => !left.has(productId))
  cartLine.deleteMany({ where: { id: { in: gone.map((productId) => lineId(cart, productId)) } } })
  for (const { productId, qty, at } of placed) {
    const id = lineId(cart, productId)
    const line = known.get(productId)
    const place = at ?? 0 // all are numbered by now
    if (!line) cartLine.create({ id, cart_id: cart, product_id: productId, qty, at: place, note: '' })
    else if (line.qty !== qty || line.at !== place) cartLine.update({ where: { id: { equals: id } }, data: { qty, at: place } })
  }
}
