import { lazy, Suspense, type ComponentType } from 'react'
import { useBrowserLocation, useSearch } from 'wouter/use-browser-location'
import type { Layout } from '../../model/routing/route'
import { matchRoute } from '../../model/routing/routes'
import { ClearLayout } from '../layouts/clear-layout'
import { DefaultLayout } from '../layouts/default-layout'
import { EmptyLayout } from '../layouts/empty-layout'
import { PersonalLayout } from '../layouts/personal-layout'
import { NotFoundPage } from '../pages/errors/not-found-page'
import { UnbuiltPage } from '../pages/unbuilt/unbuilt-page'
import { PageSkeleton } from '../layouts/page-skeleton'
import { CrashBoundary } from './crash-boundary'
import { Guarded } from './guarded'
import type { PageProps } from './page-props'

/** A page by its route; what is not here is not built yet and says so. */
const pages: Readonly<Record<string, ComponentType<PageProps>>> = {
  'ROUTE-001': lazy(() => import('../pages/home/home-page')),
  'ROUTE-003': lazy(() => import('../pages/cart/cart-page')),
  'ROUTE-004': lazy(() => import('../pages/catalog/roots-page')),
  'ROUTE-005': lazy(() => import('../pages/catalog/catalog-page')),
  'ROUTE-009': lazy(() => import('../pages/errors/offline-page')),
  'ROUTE-021': lazy(() => import('../pages/product/product-page')),
  'ROUTE-022': lazy(() => import('../pages/orders/short-order-page')),
  'ROUTE-027': lazy(() => import('../pages/login/login-page')),
  'ROUTE-047': lazy(() => import('../pages/orders/orders-page')),
  'ROUTE-057': lazy(() => import('../pages/orders/order-page')),
}

const layouts: Record<Layout, ComponentType<{ children: React.ReactNode }>> = {
  default: DefaultLayout,
  clear: ClearLayout,
  empty: EmptyLayout,
  personal: PersonalLayout,
}

/** The thank-you page is the order's own page in the default layout. [DEC-028] */
const layoutOf = (layout: Layout, search: string): Layout =>
  layout === 'personal' && new URLSearchParams(search).has('placed') ? 'default' : layout

/** The page of the address, in its layout, behind its guards. */
export function Routes() {
  const [pathname] = useBrowserLocation()
  const search = useSearch()
  const found = matchRoute(pathname)
  if (!found) return <NotFoundPage />
  const { route, params } = found
  const Frame = layouts[layoutOf(route.layout, search)]
  const Page = pages[route.id] ?? UnbuiltPage
  return (
    <Frame>
      <Guarded guards={route.guards}>
        <CrashBoundary path={pathname}>
          <Suspense fallback={<PageSkeleton />}>
            <Page route={route} params={params} />
          </Suspense>
        </CrashBoundary>
      </Guarded>
    </Frame>
  )
}
