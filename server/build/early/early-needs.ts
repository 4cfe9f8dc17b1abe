import { publicContract } from '../../../model/contract/public'
import type { Route } from '../../../model/routing/route'
import type { EarlyNeeds } from './early-lines'

type Name = keyof typeof publicContract

/** Who is there, and what the shop is. */
const everywhere: readonly Name[] = ['session.user', 'config.get']
/** The menu stands above these. */
const inFrame: readonly Name[] = ['categories.list']
/** What the page of a route asks for first, by its number where it has one. */
const ofRoute: Readonly<Record<string, readonly Name[]>> = { 'ROUTE-021': ['products.get', 'products.grouped', 'products.setOf'] }
/** Asked with the region of whoever is signed in. */
const byRegion: ReadonlySet<Name> = new Set<Name>(['products.get'])

const UNBUILT = 'unbuilt/unbuilt-page'
const code = ['src/app/customer/parts.ts', 'src/app/customer/start-customer.ts', 'model/contract/guests/wanted.ts']

/** What only customers see of a page, by its module. */
const ofCustomers: Readonly<Record<string, readonly string[]>> = {
  'home/home-page': ['desk', 'frequent', 'region-line'].map((name) => `src/pages/home/customer/${name}.tsx`),
  'product/product-page': ['src/pages/product/customer/parts.ts'],
}

/**
 * What the pages of routes need early.
 * @param apiBase where the addresses of the API begin, null where the server is in the page: its code is needed early then
 * @param isTokenStrategy the head has no bearer to ask with, so nothing is asked early
 */
export function earlyNeeds({
  apiBase,
  isTokenStrategy = false,
}: {
  apiBase: string | null
  isTokenStrategy?: boolean
}): (route: Route) => EarlyNeeds {
  const asksEarly = apiBase !== null && !isTokenStrategy
  const addressOf = (name: Name) => {
    const { path, base } = publicContract[name] as { path: string; base?: string } // some rows say their base
    return `${base === undefined ? apiBase : ''}${path}${byRegion.has(name) ? '?company_region_id=:region' : ''}`
  }
  return ({ id, layout, page = UNBUILT }) => {
    const calls = [...everywhere, ...(layout === 'default' || layout === 'personal' ? inFrame : []), ...(ofRoute[id] ?? [])]
    return {
      calls: asksEarly ? calls.map(addressOf) : [],
      token: asksEarly ? addressOf('session.csrf') : null,
      modules: [`src/pages/${page}.tsx`, ...(apiBase === null ? ['fake-server/browser.ts'] : [])],
      customerModules: [...code, ...(ofCustomers[page] ?? [])],
    }
  }
}
