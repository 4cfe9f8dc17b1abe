import type { IncomingMessage, ServerResponse } from 'node:http'

/** A browser remembers the answer to a preflight this long, s. */
const PREFLIGHT_AGE_S = '7200'
/** What a page of another origin may send and read. */
const METHODS = 'GET, POST, PATCH, DELETE'
const HEADERS = 'accept, authorization, content-type, idempotency-key'
const EXPOSED = 'retry-after'

/** Lets the pages of some origins call the API, with its cookie. [DEC-003] */
export function createCors(origins: readonly string[]): {
  /** Writes the headers of the answer. @returns whether the request comes from a page of one of these origins */
  allow: (request: IncomingMessage, response: ServerResponse) => boolean
} {
  const allowed = new Set(origins)
  return {
    allow: ({ headers: { origin } }, response) => {
      if (origin === undefined || !allowed.has(origin)) return false
      response.setHeader('access-control-allow-origin', origin)
      response.setHeader('access-control-allow-credentials', 'true')
      response.setHeader('access-control-expose-headers', EXPOSED)
      return true
    },
  }
}

/** Whether a browser asks what a page may send. */
export const isPreflight = ({ method, headers }: Pick<IncomingMessage, 'method' | 'headers'>): boolean =>
  method === 'OPTIONS' && headers['access-control-request-method'] !== undefined

/** Answers what a page of an allowed origin may send. */
export function sendPreflight(response: ServerResponse): void {
  response.writeHead(204, {
    'access-control-allow-methods': METHODS,
    'access-control-allow-headers': HEADERS,
    'access-control-max-age': PREFLIGHT_AGE_S,
    vary: 'Origin',
  })
  response.end()
}
