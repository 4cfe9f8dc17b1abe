import { shallowEqual, useSelector } from '@xstate/react'
import { selectCorrection, selectGhost, selectItem, selectWish } from '../../../machines/cart/cart.selectors'
import type { Correction, Ghost } from '../../../machines/cart/cart.types'
import { selectDraftOf } from '../../../machines/checkout/checkout.selectors'
import { selectPrice } from '../../../machines/prices/prices.selectors'
import { heldQuantity } from '../../../model/cart/cart-lines'
import type { CartWrite } from '../../../model/cart/cart-queue'
import type { Product } from '../../../model/catalogue/product'
import { payableCost, type ProductPrice } from '../../../model/catalogue/product-price'
import type { Kopecks } from '../../../model/money/money'
import { priceBefore } from '../../../model/order/seen-prices'
import { useAppActor } from '../../shop/app-context'

/** What a piece costs now, and what it did when the buyer met it, kopecks. */
export type NewPrice = { before: Kopecks; now: Kopecks }

/** All that a row of the cart shows. */
export type CartLine = {
  product: Product | undefined
  qty: number
  /** What the server keeps of it. */
  kept: number
  /** The write that is not answered yet, or was refused. */
  wish: CartWrite | undefined
  /** What the line held when it was taken out on this page. */
  ghost: Ghost | undefined
  correction: Correction | undefined
  /** undefined until it is known, null where the region has none. The caller has the prices watched. */
  price: ProductPrice | null | undefined
  /** The product has left the catalogue. */
  isGone: boolean
  /** A product alike that can be had, where this one cannot. */
  analog: Product | null
  /** Where the price is another than the buyer met it at. */
  newPrice: NewPrice | undefined
  /** The buyer leaves it out of this order. */
  isExcluded: boolean
}

/** One line of the cart; renders anew only when this line or its price changes. */
export function useCartLine(productId: number): CartLine {
  const parts = useSelector(
    useAppActor('cart'),
    (state) =>
      state && {
        item: selectItem(productId)(state),
        wish: selectWish(productId)(state),
        ghost: selectGhost(productId)(state),
        correction: selectCorrection(productId)(state),
        regionId: state.context.regionId,
      },
    shallowEqual,
  )
  const price = useSelector(useAppActor('prices'), selectPrice(productId))
  const now = payableCost(price)
  const checkout = useAppActor('checkout')
  const before = useSelector(checkout, (state) => priceBefore(selectDraftOf(state, parts?.regionId).seen, productId, now))
  const isExcluded = useSelector(checkout, (state) => selectDraftOf(state, parts?.regionId).excluded.includes(productId))
  const qty = heldQuantity(parts?.wish, parts?.item)
  return {
    product: parts?.item?.product ?? parts?.wish?.product ?? parts?.ghost?.product,
    qty,
    kept: parts?.item?.qty ?? 0,
    wish: parts?.wish,
    ghost: qty === 0 ? parts?.ghost : undefined,
    correction: parts?.correction,
    price,
    isGone: parts?.item?.gone ?? false,
    analog: parts?.item?.analog_tavrolub ?? null,
    newPrice: now !== null && before !== null ? { before, now } : undefined,
    isExcluded,
  }
}
