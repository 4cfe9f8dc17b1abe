import { onTestFinished } from 'vitest'
import { parseSetCookie } from '../../../fake-server/transport/cookie-headers'
import { ApiError } from '../../../model/api-error'
import type { Api } from '../../../model/contract'
import { type ApiServerSettings, startApiServer } from '../../../server/api/api-server'
import { type ApiOptions, createApi } from '../../../src/api/client'
import { rowOf } from '../../support/contract-rows'
import { NOW, person } from '../../support/world'
import { builtShop } from '../built-shop'

const ADMIN = person(1)

/** The API over HTTP on a port of its own, for this test. */
export async function served(settings: Partial<ApiServerSettings> = {}) {
  const server = await startApiServer({ dist: builtShop(), port: 0, products: 200, now: () => NOW, ...settings })
  onTestFinished(() => server.close())
  return { ...server, origin: `http://127.0.0.1:${server.port}` }
}

/** A browser of its own before the real server: its cookies and the client on it. */
export function device(origin: string, headers: Record<string, string> = {}, options: Partial<ApiOptions> = {}) {
  const jar: Record<string, string> = {}
  const lines: string[] = []
  async function ask(url: string, init: RequestInit = {}): Promise<Response> {
    const cookie = Object.entries(jar)
      .map(([name, value]) => `${name}=${value}`)
      .join('; ')
    const answer = await fetch(url, { ...init, headers: { ...(init.headers as Record<string, string>), ...headers, cookie } }) // the client gives a plain object
    for (const line of answer.headers.getSetCookie()) {
      lines.push(line)
      const { name, value, isGone } = parseSetCookie(line)
      if (isGone) delete jar[name]
      else jar[name] = value
    }
    return answer
  }
  const bases = { api: `${origin}/api/v1`, apiAlt: `${origin}/api/v2`, origin }
  const api = createApi({ rowOf, bases, fetch: ask, cookie: (name) => jar[name], sleep: () => Promise.resolve(), ...options })
  return { jar, lines, ask, api }
}

/** The status of a call: 200, or that of its refusal. */
export const statusOf = (work: Promise<unknown>): Promise<number> =>
  work.then(
    () => 200,
    (thrown: unknown) => ApiError.from(thrown).status,
  )

/** A region of the first person. */
export async function regionOf(api: Api): Promise<number> {
  const [region] = await api('regions.list', { params: { id: ADMIN.id }, query: { active: '1' } })
  return region!.id // the administrator has four
}
/** How many of product 1 lie in the cart of the first person. */
export async function qtyOf(api: Api, regionId: number): Promise<number> {
  const cart = await api('cart.get', { query: { user_id: ADMIN.id, company_region_id: regionId } })
  return cart.items.find(({ product }) => product.id === 1)?.qty ?? 0
}
/** Puts so many of product 1 into it. */
export const put = (api: Api, regionId: number, qty: number, key: string) =>
  api('cart.updateLine', { params: { id: 1 }, query: { company_region_id: regionId }, body: { user_id: ADMIN.id, qty } }, { key })
