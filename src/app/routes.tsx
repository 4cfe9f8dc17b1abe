import { Suspense, useEffect, type ComponentType } from 'react'
import { useBrowserLocation, useSearch } from 'wouter/use-browser-location'
import type { Layout } from '../../model/routing/route'
import { demoRoutes } from '../../model/routing/demo-routes'
import { matchRoute } from '../../model/routing/routes'
import { ClearLayout } from '../layouts/clear-layout'
import { DefaultLayout } from '../layouts/default-layout'
import { EmptyLayout } from '../layouts/empty-layout'
import { PersonalLayout } from '../layouts/personal-layout'
import { NotFoundPage } from '../pages/errors/not-found-page'
import { PageSkeleton } from '../layouts/skeleton/page-skeleton'
import { CrashBoundary } from './crash-boundary'
import { Guarded } from './guarded'
import type { PageProps } from '../shop/page-props'
import { forgetLost, pageOf } from './pages/pages'
import { useLoadAhead } from './pages/use-load-ahead'

const layouts: Record<Layout, ComponentType<{ children: React.ReactNode }>> = {
  default: DefaultLayout,
  clear: ClearLayout,
  empty: EmptyLayout,
  personal: PersonalLayout,
}

/** The thank-you page is the order page (`?placed`) in the default layout. [DEC-028] */
const layoutOf = (layout: Layout, search: string): Layout =>
  layout === 'personal' && new URLSearchParams(search).has('placed') ? 'default' : layout

/** The page of the current address, in its layout and behind its guards. @param onDrawn called when a page is there */
export function Routes({ onDrawn }: { onDrawn: () => void }) {
  const [pathname] = useBrowserLocation()
  const search = useSearch()
  const found = matchRoute(pathname)
  useLoadAhead(found?.route.id)
  if (!found || (!__FAKE_SERVER__ && demoRoutes.includes(found.route))) return <NotFoundPage />
  const { route, params } = found
  const Frame = layouts[layoutOf(route.layout, search)]
  return (
    <Frame>
      <Guarded guards={route.guards}>
        <CrashBoundary path={pathname} onCaught={forgetLost}>
          <Suspense fallback={<PageSkeleton />}>
            <Page route={route} params={params} onDrawn={onDrawn} />
          </Suspense>
        </CrashBoundary>
      </Guarded>
    </Frame>
  )
}

/** Looked up on every render: after a failed load the retry is a new lazy component. */
function Page({ onDrawn, ...props }: PageProps & { onDrawn: () => void }) {
  useEffect(onDrawn, [onDrawn])
  const Found = pageOf(props.route.id)
  // oxlint-disable-next-line react/static-components -- the lookup returns the same component each time
  return <Found {...props} />
}
