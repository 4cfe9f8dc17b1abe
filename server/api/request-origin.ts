import type { IncomingMessage } from 'node:http'

/** The network address of who sends a request. @param isBehindProxy whether the last one that a proxy named counts */
export function clientOf(request: IncomingMessage, isBehindProxy: boolean): string {
  const forwarded = isBehindProxy ? [request.headers['x-forwarded-for'] ?? []].flat().join(',') : ''
  return forwarded.split(',').at(-1)?.trim() || (request.socket.remoteAddress ?? 'unknown')
}

/** Whether a request comes from a page of this shop, as far as its browser says: by Origin, against the host that was asked for. */
export function isOwnOrigin({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  const { origin } = headers
  if (origin === undefined) return true
  const hosts = [headers.host, ...[headers['x-forwarded-host'] ?? []].flat()]
  return URL.canParse(origin) && hosts.includes(new URL(origin).host)
}
