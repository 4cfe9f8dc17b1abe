import { lazy, type ComponentType } from 'react'
import { demoRoutes } from '../../../model/routing/demo-routes'
import { routes } from '../../../model/routing/routes'
import type { Ahead, PageProps } from '../../shop/page-props'
import { checkPages } from './check-pages'
import { createPages } from './create-pages'

type PageModule = { default: ComponentType<PageProps>; ahead?: Ahead; ofCustomers?: () => Promise<unknown> }

/** Loaders of the pages by module. Left out are the modules that stand for no route; a build for a real server has none of the demo's. */
const modules = {
  ...import.meta.glob<PageModule>(['./*/*-page.tsx', '!./{errors/error,errors/not-found,unbuilt/unbuilt}-page.tsx', '!./{flows,kit}/*'], {
    base: '../../pages',
  }),
  ...(__FAKE_SERVER__ && import.meta.glob<PageModule>('./{flows,kit}/*-page.tsx', { base: '../../pages' })),
}

if (import.meta.env.DEV) {
  const ofThisBuild = __FAKE_SERVER__ ? routes : routes.filter((route) => !demoRoutes.includes(route))
  checkPages(
    ofThisBuild,
    Object.keys(modules).map((file) => file.slice('./'.length, -'.tsx'.length)),
  )
}

const unbuilt = () => import('../../pages/unbuilt/unbuilt-page')

/** The pages by the ids of their routes, each loaded when it is wanted. A route whose row names no page has the one that says that it is being built. */
export const { pageOf, loadAhead, aheadOf, ofCustomers, forgetLost } = createPages<ComponentType<PageProps>, Ahead>(
  (id) => modules[`./${routes.find((route) => route.id === id)?.page}.tsx`] ?? unbuilt,
  lazy,
)
