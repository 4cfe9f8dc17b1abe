import { lazy, type ComponentType } from 'react'
import type { Ahead, PageProps } from '../page-props'
import { createPages } from './create-pages'

/** Of the demo alone: the pages of docs/flows. */
const flows = () => import('../../pages/flows/flows-page')

/** The pages by their routes, each loaded when it is wanted; what is not here is not built yet and says so. */
export const { pageOf, loadAhead, aheadOf, forgetLost, isLoadingAhead } = createPages<ComponentType<PageProps>, Ahead>(
  {
    'ROUTE-001': () => import('../../pages/home/home-page'),
    'ROUTE-002': () => import('../../pages/brands/brands-page'),
    'ROUTE-003': () => import('../../pages/cart/cart-page'),
    'ROUTE-004': () => import('../../pages/catalog/roots-page'),
    'ROUTE-005': () => import('../../pages/catalog/catalog-page'),
    'ROUTE-009': () => import('../../pages/errors/offline-page'),
    'ROUTE-021': () => import('../../pages/product/product-page'),
    'ROUTE-022': () => import('../../pages/orders/short-order-page'),
    'ROUTE-023': () => import('../../pages/invite/invite-page'),
    'ROUTE-025': () => import('../../pages/service/service-page'),
    'ROUTE-027': () => import('../../pages/login/login-page'),
    'ROUTE-042': () => import('../../pages/vendors/vendors-page'),
    'ROUTE-044': () => import('../../pages/notifications/notifications-page'),
    'ROUTE-047': () => import('../../pages/orders/orders-page'),
    'ROUTE-048': () => import('../../pages/discounts/discounts-page'),
    'ROUTE-049': () => import('../../pages/offers/offers-page'),
    'ROUTE-050': () => import('../../pages/saved-carts/saved-carts-page'),
    'ROUTE-051': () => import('../../pages/favorites/favorites-page'),
    'ROUTE-057': () => import('../../pages/orders/order-page'),
    ...(__FAKE_SERVER__ && { 'DEMO-001': flows, 'DEMO-002': flows, 'DEMO-003': () => import('../../pages/kit/kit-page') }),
  },
  { lazy, unbuilt: () => import('../../pages/unbuilt/unbuilt-page') },
)
