import { demoRoutes } from './demo-routes'
import { infoRoutes } from './info-routes'
import { personalRoutes } from './personal-routes'
import { publicRoutes } from './public-routes'
import type { Route } from './route'

/** Every page of the shop; used by the router, the build and the server of the built shop. Those of the demo alone come last. */
export const routes: readonly Route[] = [...publicRoutes, ...infoRoutes, ...personalRoutes, ...demoRoutes]

type Compiled = { route: Route; rank: string; keys: string[]; pattern: RegExp }

function compile(route: Route): Compiled {
  const parts = route.path.split('/').filter(Boolean)
  const keys: string[] = []
  const pattern = parts
    .map((part) => {
      if (part === '*') return keys.push('rest'), '/([^/]+(?:/[^/]+)*)'
      if (!part.startsWith(':')) return `/${part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`
      const isOptional = part.endsWith('?')
      keys.push(part.slice(1, isOptional ? -1 : undefined))
      return isOptional ? '(?:/([^/]+))?' : '/([^/]+)'
    })
    .join('')
  // Static parts before parameters before the rest of a path, part by part.
  const rank = parts.map((part) => (part === '*' ? '3' : part.startsWith(':') ? '2' : '1')).join('')
  return { route, rank, keys, pattern: new RegExp(`^${pattern}/?$`) }
}

const compiled = routes.map(compile).sort((a, b) => (a.rank < b.rank ? -1 : Number(a.rank > b.rank)))

/**
 * The row that an address belongs to; both forms, with and without a slash at the end, work. [DEC-052]
 * @param pathname begins with '/', without search and hash
 * @returns null: unknown or malformed, the 404 page [DEC-063]
 */
export function matchRoute(pathname: string): { route: Route; params: Record<string, string> } | null {
  for (const { route, keys, pattern } of compiled) {
    const found = pattern.exec(pathname)
    if (!found) continue
    try {
      const params = keys.flatMap((key, i) => (found[i + 1] === undefined ? [] : [[key, decodeURIComponent(found[i + 1]!)]])) // just checked
      return { route, params: Object.fromEntries(params) as Record<string, string> }
    } catch {
      return null
    }
  }
  return null
}

/** The name in every title. [NAV-005] */
export const SITE_NAME = 'Картер'

/** @returns the title of a page by the template that carries the company's name [NAV-005] */
export const pageTitle = (title: string): string => `${title} — ${SITE_NAME}`
/** @returns the title of the page of a route [NAV-005] */
export const titleOf = ({ title }: Pick<Route, 'title'>): string => pageTitle(title)
