import type { Base } from '../../model/contract/endpoint'

type Settings = {
  readonly VITE_AUTH?: string
  readonly VITE_API_URL?: string
  readonly VITE_API_BASE?: string
  readonly VITE_API_ALT_BASE?: string
}

/** Whether a build signs in by the token strategy. [DEC-004] */
export const isTokenStrategy = ({ VITE_AUTH }: Settings): boolean => VITE_AUTH === 'token'

/**
 * Where the calls of a build go: paths of its own origin, which its server passes on; in the token strategy straight to the API where that
 * lies on another origin. [DEC-002, DEC-003]
 */
export function apiBases(settings: Settings): Readonly<Record<Base, string>> {
  const { VITE_API_URL = '', VITE_API_BASE = '/api/v1', VITE_API_ALT_BASE = '/api/v2' } = settings
  const origin = isTokenStrategy(settings) && /^https?:/.test(VITE_API_URL) ? VITE_API_URL.replace(/\/$/, '') : ''
  const at = (base: string) => (base.startsWith('/') ? origin + base : base)
  return { api: at(VITE_API_BASE), apiAlt: at(VITE_API_ALT_BASE), origin }
}
