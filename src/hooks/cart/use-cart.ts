import { shallowEqual, useSelector } from '@xstate/react'
import { selectOrderTotals } from '../../../machines/customer/order-facts'
import { selectCount, selectLineIds, selectQuantity } from '../../../machines/cart/cart.selectors'
import type { Product } from '../../../model/catalogue/product'
import { isSameList } from '../../../model/cart/same-list'
import type { CartTotals } from '../../../model/cart/totals'
import { useAppActor } from '../../shop/app-context'
import { useWatchedPrices } from '../data/use-price'
import { useTogether } from '../data/use-together'
import { useDrawnCart } from './use-drawn-cart'

const NO_IDS: readonly number[] = []

/** What an order of this cart comes to now, without the lines left out and as it is received; undefined while that is not known. [NAV-006, DEC-015] */
export function useOrderTotals(): CartTotals | undefined {
  const [cart, prices, checkout] = [useDrawnCart(), useAppActor('prices'), useAppActor('checkout')]
  const ids = useSelector(cart, (state) => (state ? selectLineIds(state) : NO_IDS), isSameList)
  useWatchedPrices(ids)
  const read = () => ({ cart: cart?.getSnapshot(), prices: prices?.getSnapshot(), checkout: checkout?.getSnapshot() })
  return useTogether([cart, prices, checkout], read, selectOrderTotals, (a, b) => shallowEqual(a ?? null, b ?? null))
}

/** How many lines the cart has. */
export const useCartCount = (): number => useSelector(useDrawnCart(), (state) => (state ? selectCount(state) : 0))

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
