import { keepCart, keepLine, type KnownLines } from '../../../model/cart/cart-lines'
import type { Cart, CartItem } from '../../../model/cart/cart'
import type { CartContext, Wrote } from '../cart.types'
import { withEntry, type Step } from './step'

const NO_LINES: KnownLines = new Map()
const NOTHING: ReadonlyMap<number, Wrote> = new Map()

/** The lines of a region as this tab knows them: of one that was shown before, as they were left, with what was answered since. */
export const linesIn = ({ regionId, known, left }: CartContext, ofRegion: number): KnownLines =>
  ofRegion === regionId ? known : (left.get(ofRegion) ?? NO_LINES)

/** What this tab wrote of the lines of a region. */
export const wroteIn = ({ wrote }: Pick<CartContext, 'wrote'>, regionId: number): ReadonlyMap<number, Wrote> =>
  wrote.get(regionId) ?? NOTHING

/** An answer says what this tab wrote of a line. */
export const noteWrote = (context: CartContext, regionId: number, productId: number, written: Wrote): CartContext['wrote'] =>
  withEntry(context.wrote, regionId, withEntry(wroteIn(context, regionId), productId, written))

/** A call of many was answered with the whole cart: it wrote these lines, or all that are known. */
export function noteWroteAll(context: CartContext, regionId: number, ids: readonly (number | 'all')[], cart: Cart): CartContext['wrote'] {
  const now = new Map(cart.items.map(({ product, qty }) => [product.id, qty]))
  const lines = ids.flatMap((id) => (id === 'all' ? [...linesIn(context, regionId).keys()] : id))
  const written = lines.map((id) => [id, { qty: now.get(id) ?? 0, version: cart.version }] as const)
  return withEntry(context.wrote, regionId, new Map([...wroteIn(context, regionId), ...written]))
}

/** The answer about a line of a region that is not shown. */
export const keepLeftLine = ({ left }: CartContext, regionId: number, item: CartItem, version: number): Step => ({
  left: withEntry(left, regionId, keepLine(left.get(regionId) ?? NO_LINES, item, version)),
})
/** The same of its whole cart. */
export const keepLeftCart = ({ left }: CartContext, regionId: number, cart: Cart): Step => ({
  left: withEntry(left, regionId, keepCart(left.get(regionId) ?? NO_LINES, cart)),
})

/**
 * What another tab or device wrote of a line since is no wish of this tab any more. A line that went when an order may have come tells
 * nothing: that took it.
 * @param cart as it is read now, of the region that is shown
 */
export function stillWrote(context: CartContext, cart: Cart): CartContext['wrote'] {
  const { regionId, isKnown, known, wrote } = context
  if (regionId === null || !wrote.has(regionId)) return wrote
  const now = new Map(cart.items.map(({ product, qty }) => [product.id, qty]))
  const wasThere = (id: number) => isKnown && (known.get(id)?.item.qty ?? 0) > 0
  const isOwn = (id: number, { qty, version }: Wrote) =>
    version > cart.version || (now.get(id) ?? 0) === qty || (!now.has(id) && !wasThere(id))
  return withEntry(wrote, regionId, new Map([...wroteIn(context, regionId)].filter(([id, written]) => isOwn(id, written))))
}
