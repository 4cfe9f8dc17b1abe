import { shallowEqual, useSelector } from '@xstate/react'
import { selectCount, selectLineIds, selectQuantity, shownLines } from '../../../machines/cart/cart.selectors'
import type { Product } from '../../../model/catalogue/product'
import { isSameList } from '../../../model/cart/same-list'
import { cartTotals, type CartTotals } from '../../../model/cart/totals'
import { useAppActor } from '../../app/app-context'
import { useWatchedPrices } from '../data/use-price'

const NO_IDS: readonly number[] = []

/** What the whole cart costs, with the discount for collecting or without; undefined where there is no cart. */
export function useCartTotals(isPickup: boolean): CartTotals | undefined {
  const cart = useAppActor('cart')
  const prices = useAppActor('prices')
  const ids = useSelector(cart, (state) => (state ? selectLineIds(state) : NO_IDS), isSameList)
  useWatchedPrices(ids)
  const entries = useSelector(prices, (state) => state?.context.entries)
  return useSelector(cart, (state) => (state && entries ? cartTotals(shownLines(state, entries), isPickup) : undefined), shallowEqual)
}

/** How many lines the cart has. */
export const useCartCount = (): number => useSelector(useAppActor('cart'), (state) => (state ? selectCount(state) : 0))

/** What stands in the cart of a product and how to change it (`isTyped`: the typing may go on until `enter`); `change` is undefined where there is no cart. */
export function useCartQuantity(product: Product): {
  quantity: number
  change: ((quantity: number, isTyped?: boolean) => void) | undefined
  enter: () => void
} {
  const cart = useAppActor('cart')
  const prices = useAppActor('prices')
  const quantity = useSelector(cart, (state) => (state ? selectQuantity(product.id)(state) : 0))
  const change =
    cart &&
    ((wished: number, isTyped = false) => {
      const stock = prices?.getSnapshot().context.entries[product.id]?.price?.stock ?? null
      cart.send({ type: 'quantity.changed', product, quantity: wished, stock, isTyped })
    })
  return { quantity, change, enter: () => cart?.send({ type: 'quantity.entered', productId: product.id }) }
}
