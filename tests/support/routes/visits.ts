import type { Route } from '../../../model/routing/route'
import { routes, SITE_NAME, titleOf } from '../../../model/routing/routes'

/** Whether the page of a route is there; the others say that they are being built. */
export const isBuilt = (route: Route): boolean => route.page !== undefined

/** A page that the common tests open: its route, an address of it that exists in the demo, and who may see it. */
export type Visit = { route: Route; address: string; who: 'guest' | 'administrator' }

/** Parameters of routes for which `DEFAULT` names nothing that exists; by the id of the route. A route that is not here needs no entry. */
const EXAMPLES: Readonly<Record<string, string>> = {
  'ROUTE-005': 'smazocnye-materialy',
  'ROUTE-019': 'join',
  'ROUTE-022': '481392',
  'ROUTE-023': 'SAMA-2RA9-KDWX',
  'ROUTE-036': 'kak-oformit-zakaz',
  'ROUTE-057': '481392',
  'DEMO-001': 'overlay',
  'DEMO-002': 'company-setup',
}
const DEFAULT = '1'

/** An address of the route: `:id` and `*` are replaced by what exists in the demo. */
export const addressOf = ({ id, path }: Route): string => path.replace(/:\w+\??|\*/, EXAMPLES[id] ?? DEFAULT)

const visitOf = (route: Route): Visit => ({ route, address: addressOf(route), who: route.guards.length > 0 ? 'administrator' : 'guest' })

/** A visit of every route that is built: as a guest where the page is public, else as an administrator, who passes every guard. */
export const visits: readonly Visit[] = routes.filter(isBuilt).map(visitOf)

/** The first routes that are not built yet, a public one and a guarded one: what all of them look like. Empty once everything is built. */
export const unbuiltVisits: readonly Visit[] = [
  ...new Map(
    routes
      .filter((route) => !isBuilt(route))
      .map(visitOf)
      .reverse()
      .map((visit) => [visit.who, visit]),
  ).values(),
]

/** What the title of the page's tab must be: that of its route, or of the thing that its address names, by the template of titles. */
export const expectedTitle = (route: Route): string | RegExp =>
  /[:*]/.test(route.path) ? new RegExp(`.+ — ${SITE_NAME}$`) : titleOf(route)
