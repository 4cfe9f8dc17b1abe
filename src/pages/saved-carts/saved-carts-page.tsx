import { useSearch } from 'wouter'
import { useAppState } from '../../shop/app-context'
import type { PageProps } from '../../shop/page-props'
import { CartList } from './list/cart-list'
import { OpenedCart } from './opened/opened-cart'
import { openedOf } from '../../cart/saved/opened-page'
import { useSavedCarts } from './use-saved-carts'

/** The saved carts, and with `?open=` one of them. What one person has begun there goes with that person. [ROUTE-050, DEC-008] */
export default function SavedCartsPage(props: PageProps) {
  const userId = useAppState((app) => app.context.user?.id ?? null)
  return <SavedCarts key={userId} {...props} />
}

/** What was deleted here comes back as long as the page is there. */
function SavedCarts({ route }: PageProps) {
  const carts = useSavedCarts()
  const open = openedOf(useSearch())
  return open === null ? <CartList title={route.title} carts={carts} /> : <OpenedCart key={open} id={open} carts={carts} />
}
