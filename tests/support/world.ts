import { getResponse } from 'msw'
import { createFakeServer } from '../../fake-server/create-fake-server'
import type { FakeServer } from '../../fake-server/open-server'
import type { Latency } from '../../fake-server/scenarios'
import { demoPeople, type DemoPerson } from '../../fake-server/seed/people'
import { seedWorld } from '../../fake-server/seed/seed-world'
import { memoryStore } from '../../fake-server/store/memory-store'
import type { Store } from '../../fake-server/store/store'
import { cookieLines, JAR_HEADER, parseSetCookie } from '../../fake-server/transport/cookie-headers'
import type { World } from '../../fake-server/world'
import type { Api } from '../../model/contract'
import type { Base } from '../../model/contract/endpoint'
import { type ApiOptions, createApi } from '../../src/api/client'
import { rowOf } from './contract-rows'
import { whileInFlight } from './waiting/at-rest'

/** Where the shop of the tests lies. */
export const ORIGIN = 'http://shop.test'
export const BASES: Readonly<Record<Base, string>> = { api: `${ORIGIN}/api/v1`, apiAlt: `${ORIGIN}/api/v2`, origin: ORIGIN }

/** The moment at which every world of the tests begins, ms: a Saturday, 15:00 in Moscow. */
export const NOW = Date.parse('2026-11-21T12:00:00Z')

/** A clock that moves only when it is told to. */
export type TestClock = { now: () => number; advance: (ms: number) => void }
export function testClock(at = NOW): TestClock {
  let now = at
  return {
    now: () => now,
    advance: (ms) => {
      now += ms
    },
  }
}

const PRODUCTS = 320
const worlds = new Map<number, World>()
/** A world is never changed, so the servers of a test file share one. */
export function worldOf(products = PRODUCTS): World {
  const world = worlds.get(products) ?? seedWorld({ products, now: NOW })
  worlds.set(products, world)
  return world
}

export type TestServer = FakeServer & { world: World; clock: TestClock; store: Store }
/** A fake server of its own, without delays; servers given one store share what changes. */
export function newServer({
  store = memoryStore(),
  clock = testClock(),
  products = PRODUCTS,
  latency = 'none',
}: {
  store?: Store
  clock?: TestClock
  products?: number
  latency?: Latency
} = {}): TestServer {
  const world = worldOf(products)
  return { ...createFakeServer({ world, clock, store, seed: 1, latency }), world, clock, store }
}

export type Browser = {
  cookies: Record<string, string>
  fetch: (url: string, init?: RequestInit) => Promise<Response>
  cookie: (name: string) => string | undefined
}
/** The cookies of one browser, and a fetch that carries them. */
export function browser(server: Pick<FakeServer, 'handlers'>, cookies: Record<string, string> = {}): Browser {
  const fetch = async (url: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers)
    headers.set(
      JAR_HEADER,
      Object.entries(cookies)
        .map(([name, value]) => `${name}=${value}`)
        .join('; '),
    )
    const response = await whileInFlight(() => getResponse(server.handlers, new Request(url, { ...init, headers })))
    if (!response || response.type === 'error') throw new TypeError('Failed to fetch')
    for (const { name, value, isGone } of cookieLines.take(response.headers).map(parseSetCookie)) {
      if (isGone) delete cookies[name]
      else cookies[name] = value
    }
    return response
  }
  return { cookies, fetch, cookie: (name) => cookies[name] }
}

/** The real client in a browser; nothing waits between its attempts. */
export const apiOf = ({ fetch, cookie }: Browser, options: Partial<ApiOptions> = {}): Api =>
  createApi({ rowOf, bases: BASES, fetch, cookie, sleep: () => Promise.resolve(), random: () => 0, ...options })

/** Someone of the demo by number, see seed/people.ts. */
export function person(id: number): DemoPerson {
  const found = demoPeople.find((it) => it.id === id)
  if (!found) throw new Error(`No demo person ${id}`)
  return found
}

/** Logs in by e-mail. */
export const login = (api: Api, { email, password }: DemoPerson) => api('session.login', { body: { email, password } })

/** A browser of somebody signed in, and his client; 0 is a guest. */
export async function visitor(
  server: Pick<FakeServer, 'handlers'>,
  personId: number,
  cookies: Record<string, string> = {},
): Promise<{ who: Browser; api: Api }> {
  const who = browser(server, cookies)
  const api = apiOf(who)
  if (personId) await login(api, person(personId))
  return { who, api }
}
