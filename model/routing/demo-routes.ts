import type { Route } from './route'

/** Pages of the demo alone: a build for a real server knows nothing of them. [DEC-070] */
export const demoRoutes: readonly Route[] = [
  {
    id: 'DEMO-001',
    path: '/flows/:page?',
    title: 'Потоки магазина',
    layout: 'default',
    guards: [],
    noindex: true,
    page: 'flows/flows-page',
  },
  {
    id: 'DEMO-002',
    path: '/flows/stories/:page',
    title: 'Потоки магазина',
    layout: 'default',
    guards: [],
    noindex: true,
    page: 'flows/flows-page',
  },
  {
    id: 'DEMO-003',
    path: '/kit/:part?',
    title: 'Части интерфейса',
    layout: 'default',
    guards: [],
    noindex: true,
    page: 'kit/kit-page',
  },
]
