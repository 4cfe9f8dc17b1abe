import { Suspense } from 'react'
import { Router } from 'wouter'
import { useBrowserLocation } from 'wouter/use-browser-location'
import type { Api } from '../../model/contract'
import { DemoProvider } from '../demo/demo-context'
import type { Demo } from '../demo/demo'
import { LazyDemoPanel } from '../demo/lazy-demo-panel'
import { useShopLocation } from '../hooks/screen/use-navigation'
import { HelpProvider } from '../help/lazy-help'
import { LostPart } from '../shop/code/lost-part'
import { Popups } from '../layouts/popups/popups'
import { LazyToasts } from '../layouts/toasts/lazy-toasts'
import { pageToasts } from '../layouts/toasts/waiting-toasts'
import { ApiProvider } from '../shop/api-context'
import { ShopProvider } from '../shop/app-context'
import type { AppActor } from '../shop/app-actor'
import { CrashBoundary } from './crash-boundary'
import { Routes } from './routes'
import { sendIfActive } from '../shop/send-if-active'

/** The whole shop on an actor, a client and, in the demo build, its fake server. @param onDrawn called when a page is there */
export function Shop({ app, api, demo, onDrawn }: { app: AppActor; api: Api; demo: Promise<Demo> | null; onDrawn: () => void }) {
  const [path] = useBrowserLocation()
  return (
    <ShopProvider app={app}>
      <ApiProvider api={api}>
        <DemoProvider demo={demo}>
          <Router hook={useShopLocation}>
            <CrashBoundary path={path}>
              <HelpProvider page={path}>
                <Suspense fallback={null}>
                  <Routes onDrawn={onDrawn} />
                </Suspense>
              </HelpProvider>
              <Popups />
            </CrashBoundary>
            {demo && (
              <LostPart>
                <LazyDemoPanel />
              </LostPart>
            )}
            <LazyToasts of={pageToasts} onGone={(id) => sendIfActive(app, { type: 'toast.closed', toastId: id })} />
          </Router>
        </DemoProvider>
      </ApiProvider>
    </ShopProvider>
  )
}
