import type { Base } from '../../model/contract/endpoint'

/** The settings of a build: those that begin with `VITE_` are texts. */
type Settings = Readonly<Record<string, unknown>>
function textOf(settings: Settings, name: string, usual: string): string {
  const given = settings[name]
  return typeof given === 'string' && given !== '' ? given : usual
}

/** Whether a build signs in by the token strategy. [DEC-004] */
export const isTokenStrategy = (settings: Settings): boolean => textOf(settings, 'VITE_AUTH', 'session') === 'token'

/**
 * Where the calls of a build go: paths of its own origin, which its server passes on; in the token strategy straight to the API where that
 * lies on another origin. [DEC-002, DEC-003]
 */
export function apiBases(settings: Settings): Readonly<Record<Base, string>> {
  const api = textOf(settings, 'VITE_API_URL', '')
  const origin = isTokenStrategy(settings) && /^https?:/.test(api) ? api.replace(/\/$/, '') : ''
  const at = (base: string) => (base.startsWith('/') ? origin + base : base)
  return { api: at(textOf(settings, 'VITE_API_BASE', '/api/v1')), apiAlt: at(textOf(settings, 'VITE_API_ALT_BASE', '/api/v2')), origin }
}
