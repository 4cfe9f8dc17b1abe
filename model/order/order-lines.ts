import { shownIds, shownProduct, shownQuantity, type KnownLines } from '../cart/cart-lines'
import { wishOf, type CartQueue } from '../cart/cart-queue'
import { seenLines, type ShownLine } from '../cart/totals'
import type { ProductPrice } from '../catalogue/product-price'
import type { SeenLine } from './order'

/** A cart as it is known here: what the server keeps and what is wished. */
type CartState = { known: KnownLines; queue: CartQueue; regionId: number | null }
/** Prices by product id; null where the region has none, absent where it is not known yet. */
type PricesById = Readonly<Record<number, { price: ProductPrice | null }>>

/** The lines of a cart as they stand on the screen, in its order. */
export const linesOnScreen = ({ known, queue, regionId }: CartState, prices: PricesById): ShownLine[] =>
  shownIds(known, queue, regionId).flatMap((id) => {
    const product = shownProduct(known, queue, regionId, id)
    const isRefused = wishOf(queue, regionId, id)?.stage === 'refused'
    return product
      ? [{ product, qty: shownQuantity(known, queue, regionId, id), price: prices[id]?.price ?? null, ...(isRefused && { isRefused }) }]
      : []
  })

/** What an order of this cart holds now: the lines that can be ordered, at the prices on the screen. [DEC-020, DEC-022] */
export const orderLines = (cart: CartState, prices: PricesById): SeenLine[] => seenLines(linesOnScreen(cart, prices))
