import { keepCart, keepLine, type KnownLines } from '../../../model/cart/cart-lines'
import type { Cart, CartItem } from '../../../model/cart/cart'
import type { CartQueue } from '../../../model/cart/cart-queue'
import { mayComeOf } from '../../../model/cart/quantity'
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

/** What was wished of a line, in pieces, and the line as an answer has it; undefined where it is not there. `isRepeated`: see CartWrite. */
type AnsweredLine = { productId: number; wished: number; item: CartItem | undefined; isRepeated: boolean }

/**
 * Who made a line what it is: the wish, by the server's rules; somebody who wrote it since; or the one or the other, for a call that is
 * asked again is answered with the line as it is now, whoever wrote it. [DEC-018]
 */
export function originOf({ wished, item, isRepeated }: Omit<AnsweredLine, 'productId'>): 'wish' | 'another' | 'either' {
  if ((item?.qty ?? 0) === wished) return 'wish'
  if (!item || !mayComeOf(item.qty, wished, item.product)) return 'another'
  return isRepeated ? 'either' : 'wish'
}

/** The lines of a call of many that was answered with the whole cart; an emptying wished all that are known away. */
export const answeredBy = (writes: CartQueue, cart: Cart, known: KnownLines, isCallRepeated: boolean): AnsweredLine[] => {
  const items = new Map(cart.items.map((item) => [item.product.id, item]))
  return writes.flatMap(({ productId, qty, isRepeated = isCallRepeated }) =>
    productId === 'all'
      ? [...known.keys()].map((id) => ({ productId: id, wished: 0, item: items.get(id), isRepeated }))
      : { productId, wished: qty, item: items.get(productId), isRepeated },
  )
}

/**
 * Answers say what this tab wrote of lines. Where it is not sure that a line came of the wish, nobody knows in which version that was: later
 * than what was written here before.
 */
export function noteWrote(context: CartContext, regionId: number, answers: readonly AnsweredLine[], version: number): CartContext['wrote'] {
  const wrote = new Map(wroteIn(context, regionId))
  for (const answer of answers) {
    const before = wrote.get(answer.productId)
    if (originOf(answer) === 'wish') wrote.set(answer.productId, { qty: answer.item?.qty ?? 0, version })
    else if (before) wrote.set(answer.productId, { qty: answer.wished, version: before.version })
  }
  return withEntry(context.wrote, regionId, wrote)
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
