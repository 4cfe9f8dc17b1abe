import * as z from 'zod/mini'
import { DEFAULT_BASES } from '../../fake-server/open-server'
import { ApiError } from '../../model/api-error'
import { type Api, contract, type EndpointName } from '../../model/contract'
import { pathOf, queryOf } from '../../model/call-address'
import { type Endpoint, needsXsrf } from '../../model/contract/endpoint'
import { sessionContract } from '../../model/contract/session'

/** Sends a request of a guest to the API, whose origin it leaves open. */
export type Send = (request: Request) => Promise<Response>
/** Longer than that no page waits for what its head says, ms. */
const PATIENCE_MS = 1500
const SHOP = 'http://shop.invalid'
const Refused = z.object({ details: z.optional(z.unknown()) })

const tokenIn = (cookie: string): string => decodeURIComponent(/(?:^|; )XSRF-TOKEN=([^;]*)/.exec(cookie)?.[1] ?? '')

type AnyArgs = { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown }

/** Asks for an XSRF token as a new guest. @returns the lines of `Set-Cookie` */
export async function askXsrf(send: Send): Promise<string[]> {
  const url = `${SHOP}${DEFAULT_BASES.api}${sessionContract['session.csrf'].path}`
  const response = await send(new Request(url, { signal: AbortSignal.timeout(PATIENCE_MS) }))
  return response.headers.getSetCookie()
}

/**
 * The calls of the contract as a visitor makes them, for pages that the server draws: no second attempt.
 * @param cookie what the visitor's browser sends; '' for a guest who has never been here
 * @returns rejects with ApiError: a refusal by its status, anything else with 0
 */
export function createAsk(send: Send, cookie = ''): Api {
  /** What unsafe calls need: the cookies of a guest, the XSRF token among them. Asked for once, and again after a refusal. */
  let guest: Promise<string> | null = null
  const fetchGuest = async (): Promise<string> => (await askXsrf(send)).map((line) => line.split(';', 1)[0]).join('; ')

  async function headersOf(row: Endpoint): Promise<Record<string, string>> {
    const headers = { accept: 'application/json', ...(cookie && { cookie }), ...(row.body && { 'content-type': 'application/json' }) }
    if (!needsXsrf(row)) return headers
    const sent = cookie === '' ? await (guest ??= fetchGuest()) : cookie
    return { ...headers, cookie: sent, 'x-xsrf-token': tokenIn(sent) }
  }

  async function ask(name: EndpointName, { params = {}, query = {}, body }: AnyArgs): Promise<unknown> {
    const row: Endpoint = contract[name]
    const url = `${SHOP}${DEFAULT_BASES[row.base ?? 'api']}${pathOf(row.path, params)}${queryOf(query)}`
    try {
      const request = new Request(url, {
        method: row.method,
        headers: await headersOf(row),
        ...(row.body && { body: JSON.stringify(z.encode(row.body, body)) }),
        signal: AbortSignal.timeout(PATIENCE_MS),
      })
      const response = await send(request)
      const json: unknown = await response.json()
      if (response.ok) return z.parse(row.output, json)
      const refused = z.safeParse(Refused, json)
      throw new ApiError(response.status, '', refused.success ? { details: refused.data.details } : {})
    } catch (thrown) {
      guest = null
      throw ApiError.from(thrown)
    }
  }
  // TypeScript cannot follow one row's types through the lookup by name.
  return ask as Api
}

/** An API at an origin of its own. */
export const sendTo =
  (apiUrl: string): Send =>
  (request) => {
    const { pathname, search } = new URL(request.url)
    return fetch(new Request(new URL(pathname + search, apiUrl), request))
  }
