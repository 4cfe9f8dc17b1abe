import type { IncomingMessage } from 'node:http'

const HOST = /^(?:[\w-]+\.)*[\w-]+(?::\d{1,5})?$/

/**
 * The origin that pages name themselves by.
 * @param configured SITE_ORIGIN; '' where it is not set: then the request says it
 */
export function siteOrigin(request: IncomingMessage, configured: string): string {
  if (configured !== '') return configured.replace(/\/$/, '')
  const host = request.headers.host ?? ''
  return HOST.test(host) ? `http://${host}` : 'http://localhost'
}
