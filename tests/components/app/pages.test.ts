import { expect, it } from 'vitest'
import { matchRoute, routes } from '../../../model/routing/routes'
import { loadAhead, pageOf } from '../../../src/app/pages/pages'
import BrandsPage from '../../../src/pages/brands/brands-page'
import CartPage from '../../../src/pages/cart/cart-page'
import CatalogPage from '../../../src/pages/catalog/catalog-page'
import RootsPage from '../../../src/pages/catalog/roots-page'
import DiscountsPage from '../../../src/pages/discounts/discounts-page'
import FavoritesPage from '../../../src/pages/favorites/favorites-page'
import HomePage from '../../../src/pages/home/home-page'
import LoginPage from '../../../src/pages/login/login-page'
import OffersPage from '../../../src/pages/offers/offers-page'
import OrderPage from '../../../src/pages/orders/order-page'
import OrdersPage from '../../../src/pages/orders/orders-page'
import ProductPage from '../../../src/pages/product/product-page'
import UnbuiltPage from '../../../src/pages/unbuilt/unbuilt-page'
import VendorsPage from '../../../src/pages/vendors/vendors-page'

/** The page that is drawn at an address, once it is loaded. */
async function pageAt(address: string) {
  const { id } = matchRoute(address)!.route
  await loadAhead(id)
  return pageOf(id)
}

it.each([
  ['[ROUTE-001]', '/', HomePage],
  ['[ROUTE-002]', '/brands', BrandsPage],
  ['[ROUTE-003]', '/cart', CartPage],
  ['[ROUTE-004]', '/catalog', RootsPage],
  ['[ROUTE-005]', '/catalog/filtry', CatalogPage],
  ['[ROUTE-021]', '/product/1', ProductPage],
  ['[ROUTE-027]', '/auth/login', LoginPage],
  ['[ROUTE-042]', '/info/vendors', VendorsPage],
  ['[ROUTE-047]', '/personal/orders', OrdersPage],
  ['[ROUTE-048]', '/personal/discounts', DiscountsPage],
  ['[ROUTE-049]', '/personal/special-offers', OffersPage],
  ['[ROUTE-051]', '/personal/favorite', FavoritesPage],
  ['[ROUTE-057]', '/personal/orders/481392', OrderPage],
])('%s %s has its page', async (_id, address, page) => expect(await pageAt(address)).toBe(page))

it('a route whose row names no page has the one that says that it is being built', async () => {
  const unbuilt = routes.filter(({ page, path }) => page === undefined && !path.includes(':'))
  for (const { path } of unbuilt.slice(0, 2)) expect(await pageAt(path), path).toBe(UnbuiltPage)
})
