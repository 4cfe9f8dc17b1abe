import { lazy, type ComponentType } from 'react'
import { UnbuiltPage } from '../../pages/unbuilt/unbuilt-page'
import type { PageProps } from '../page-props'
import { createPages } from './create-pages'

/** The pages by their routes, each loaded when it is wanted; what is not here is not built yet and says so. */
const pages = createPages<ComponentType<PageProps>>(
  {
    'ROUTE-001': () => import('../../pages/home/home-page'),
    'ROUTE-003': () => import('../../pages/cart/cart-page'),
    'ROUTE-004': () => import('../../pages/catalog/roots-page'),
    'ROUTE-005': () => import('../../pages/catalog/catalog-page'),
    'ROUTE-009': () => import('../../pages/errors/offline-page'),
    'ROUTE-021': () => import('../../pages/product/product-page'),
    'ROUTE-022': () => import('../../pages/orders/short-order-page'),
    'ROUTE-027': () => import('../../pages/login/login-page'),
    'ROUTE-047': () => import('../../pages/orders/orders-page'),
    'ROUTE-057': () => import('../../pages/orders/order-page'),
  },
  { lazy, unbuilt: UnbuiltPage },
)

/** The page of a route (`ROUTE-…`), the same component each time. */
export const pageOf = pages.pageOf
/** Loads the page of a route before it is wanted. Never rejects: a page that does not come now is loaded when it is wanted. */
export const loadAhead = pages.loadAhead
/** Whether a part of the shop that does not load now may be one that nobody wants yet. */
export const isLoadingAhead = pages.isLoadingAhead
