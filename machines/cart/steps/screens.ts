import { shownProduct } from '../../../model/cart/cart-lines'
import * as queue from '../../../model/cart/cart-queue'
import type { CartWrite } from '../../../model/cart/cart-queue'
import type { Product } from '../../../model/catalogue/product'
import type { CartContext, Correction, LinesOf } from '../cart.types'

/** The typing of a line is over. */
export function withoutTyped(typed: CartContext['typed'], productId: number): CartContext['typed'] {
  if (!typed.has(productId)) return typed
  return new Set([...typed].filter((id) => id !== productId))
}

/** Screens that come and go, by what they show. */
export function withScreens(screens: CartContext['screens'], of: LinesOf, by: 1 | -1): CartContext['screens'] {
  const count = (screens.get(of) ?? 0) + by
  const others = [...screens].filter(([shown]) => shown !== of)
  return new Map(count > 0 ? [...others, [of, count]] : others)
}

/** Whether a screen says itself what becomes of a write: it shows this line of the region that is shown. */
export const isOnScreen = ({ screens, regionId }: CartContext, write: CartWrite): boolean =>
  write.regionId === regionId && (screens.has('all') || screens.has(write.productId))

/** The product in whose row on the cart's page the words of a write stand; null: that page is not open, or shows no row of it. */
export const rowOf = ({ screens, regionId }: CartContext, { productId, regionId: ofRegion }: CartWrite): number | null =>
  productId !== 'all' && ofRegion === regionId && screens.has('all') ? productId : null

/** The typed lines whose last screen has gone. */
const deserted = ({ typed, screens }: CartContext, of: LinesOf): number[] =>
  screens.has('all') ? [] : [...typed].filter((id) => (of === 'all' || of === id) && !screens.has(id))

/** The typed lines that some screen still shows, now that one has gone. */
export function stillTyped(context: CartContext, of: LinesOf): CartContext['typed'] {
  const gone = deserted(context, of)
  return gone.length === 0 ? context.typed : new Set([...context.typed].filter((id) => !gone.includes(id)))
}

/** What became of the lines whose screen has gone while they were typed; a write that still rests is told of when it has rested. */
export function unsaid(context: CartContext, of: LinesOf): ({ product: Product } & Correction)[] {
  const { known, regionId, corrections } = context
  return deserted(context, of).flatMap((id) => {
    const correction = corrections.get(id)
    const product = shownProduct(known, context.queue, regionId, id)
    const isResting = queue.wishOf(context.queue, regionId, id)?.stage === 'typing'
    return correction && product && !isResting ? [{ product, ...correction }] : []
  })
}
