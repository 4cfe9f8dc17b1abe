import { useSearch } from 'wouter'
import type { PageProps } from '../../app/page-props'
import { CartList } from './list/cart-list'
import { OpenedCart } from './opened/opened-cart'
import { openedOf } from '../../cart/saved/opened-page'
import { useSavedCarts } from './use-saved-carts'

/** The saved carts, and with `?open=` one of them. What was deleted here comes back as long as the page is there. [ROUTE-050] */
export default function SavedCartsPage({ route }: PageProps) {
  const carts = useSavedCarts()
  const open = openedOf(useSearch())
  return open === null ? <CartList title={route.title} carts={carts} /> : <OpenedCart key={open} id={open} carts={carts} />
}
