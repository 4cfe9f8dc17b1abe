import { getResponse } from 'msw'
import type { UseStore } from 'idb-keyval'
import type { AuthStrategy } from '../model/content/config'
import { type FakeServer, openServer } from './open-server'
import { LATENCIES, LATENCY_COOKIE, latencyOf, SCENARIO_COOKIE, SCENARIOS } from './scenarios'
import { demoPeople } from './seed/people'
import { DEFAULT_PRODUCTS, seedingShop } from './seed/seed-shop'
import { inSlices, type Runner } from './steps'
import { indexedDbStore } from './store/indexed-db-store'
import { memoryStore } from './store/memory-store'
import { memorySettings, type Settings, storedSettings } from './store/settings'
import { type Store, webLock } from './store/store'
import { AGENT_HEADER, cookieLines, JAR_HEADER, parseCookies, parseSetCookie } from './transport/cookie-headers'
import { sendOver } from './transport/uplink'

/** The door of the demo: the fake server in the page, behind `fetch`, and what the demo panel shows of it. [DEC-070] */
export type BrowserServer = Pick<FakeServer, 'inbox' | 'moderated' | 'approve' | 'refuse'> & {
  /** Whether it survives the page; false where the browser has no database that works. */
  isKept: boolean
  fetch(url: string, init: RequestInit): Promise<Response>
  /** The same for a form with files, over a line that is as slow as the demo's latency. */
  upload(url: string, init: RequestInit, onProgress: (progress: { sent: number; total: number }) => void): Promise<Response>
  reset(): Promise<void>
  people: typeof demoPeople
  scenarios: typeof SCENARIOS
  scenarioCookie: string
  latencies: typeof LATENCIES
  latencyCookie: string
}

/** Whoever looks closely may stand between the page and its server: a request is sent when he calls `send`. A page has none by itself. */
export type FakeGate = (send: () => Promise<Response>, url: string, init: RequestInit) => Promise<Response>

/** Code that comes when it is called for: once however many wait for it, anew where it did not come. */
type CreateLazy = <T>(fetch: () => Promise<T>) => { load: () => Promise<T> }

/** One table of a database of the browser. Its operations reject where the database does not open or does not answer in time. */
export type OpenStore = (database: string, table: string) => UseStore

/** The HttpOnly cookies of the fake server, kept per browser profile: tabs and reloads share them, logout's clearing does not reach them. */
const NAME = 'karter-fake-server'
const JAR = 'jar'
const PRODUCTS = 'products'
/** The moment of the seed, ms: what was seen yesterday does not move. */
const SEEDED_AT = 'seededAt'

/**
 * Starts the fake server of this browser. Its goods are made and indexed in slices, so that the page stays at hand however many they are;
 * what is asked before they are there waits for them. What only customers and the search need comes with the first call of it; where it
 * does not come that call fails as on a network that is gone.
 * `?fake=reset` starts it anew, `?products=50000` does too, with that many products: their number is a property of the database. [DEC-066]
 */
export async function startInBrowser(
  search: string,
  createLazy: CreateLazy,
  openStore: OpenStore,
  auth: AuthStrategy = 'session',
): Promise<BrowserServer> {
  const wanted = new URLSearchParams(search)
  const { settings, store, isKept } = await openPlaces(openStore)
  const known = (await settings.get<number>(PRODUCTS)) ?? DEFAULT_PRODUCTS
  const asked = Number(wanted.get('products') ?? NaN)
  const products = Number.isInteger(asked) && asked >= 100 && asked <= 100_000 ? asked : known
  const isNew = wanted.get('fake') === 'reset' || products !== known
  if (isNew) await settings.del(SEEDED_AT)
  const now = await seededAt(settings)
  const searching = createLazy(async () => (await import('./catalogue/search/searching')).searching)
  const shop = await betweenTasks(seedingShop({ products, now }, { run: betweenTasks, searching: searching.load }))
  const part = createLazy(async () => betweenTasks((await import('./join-customers')).joiningCustomers(shop)))
  const server = openServer({
    shop,
    part: part.load,
    clock: Date,
    store,
    seed: Date.now(),
    latency: 'usual',
    auth,
  })
  async function reset(): Promise<void> {
    await server.reset()
    await settings.del(JAR)
  }
  if (isNew) {
    await reset()
    await settings.set(PRODUCTS, products)
    forgetWords()
  }

  function fetch(url: string, init: RequestInit): Promise<Response> {
    const { fakeGate } = globalThis as { fakeGate?: FakeGate }
    return fakeGate
      ? aborting(
          fakeGate(() => send(url, init), url, init),
          init.signal ?? null,
        )
      : send(url, init)
  }
  async function upload(...[url, init, onProgress]: Parameters<BrowserServer['upload']>): Promise<Response> {
    const { size } = await new Response(init.body ?? null).blob()
    const latency = latencyOf(parseCookies(document.cookie)[LATENCY_COOKIE], 'usual')
    await sendOver({
      size,
      latency,
      onProgress,
      signal: init.signal ?? null,
      pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    })
    return fetch(url, init)
  }
  async function send(url: string, init: RequestInit): Promise<Response> {
    const jar = (await settings.get<Record<string, string>>(JAR)) ?? {}
    init.signal?.throwIfAborted() // given up before it was sent: no server would have met it
    const headers = new Headers(init.headers)
    headers.set(
      JAR_HEADER,
      Object.entries({ ...parseCookies(document.cookie), ...jar })
        .map(([key, value]) => `${key}=${value}`)
        .join('; '),
    )
    headers.set(AGENT_HEADER, navigator.userAgent)
    const request = new Request(new URL(url, location.href), { ...init, headers })
    const response = await aborting(getResponse(server.handlers, request), init.signal ?? null)
    if (!response) throw new TypeError(`The fake server knows no ${request.url}`)
    if (response.type === 'error') throw new TypeError('Failed to fetch')
    const lines = cookieLines.take(response.headers).map(parseSetCookie)
    for (const { name: cookie, value, isHttpOnly, isGone } of lines) {
      if (!isHttpOnly) document.cookie = `${cookie}=${value}; path=/; samesite=lax${isGone ? '; max-age=0' : ''}`
      else if (isGone) delete jar[cookie]
      else jar[cookie] = value
    }
    if (lines.some(({ isHttpOnly }) => isHttpOnly)) await settings.set(JAR, jar)
    return response
  }
  return {
    isKept,
    fetch,
    upload,
    // The page that comes next begins with its own day.
    reset: async () => {
      await reset()
      await settings.del(SEEDED_AT)
    },
    inbox: server.inbox,
    moderated: server.moderated,
    approve: server.approve,
    refuse: server.refuse,
    people: demoPeople,
    scenarios: SCENARIOS,
    scenarioCookie: SCENARIO_COOKIE,
    latencies: LATENCIES,
    latencyCookie: LATENCY_COOKIE,
  }
}

/** Where world and settings are kept: in databases of the browser, or in memory where one of them does not work. */
async function openPlaces(openStore: OpenStore): Promise<{ settings: Settings; store: Store; isKept: boolean }> {
  try {
    const settings = storedSettings(openStore(`${NAME}-settings`, 'settings'))
    const store = indexedDbStore(openStore(NAME, 'world'), webLock(NAME))
    await Promise.all([settings.get(PRODUCTS), store.version()])
    return { settings, store, isKept: true }
  } catch (error) {
    console.warn('The demo keeps nothing: the database of the browser does not work', error)
    return { settings: memorySettings(), store: memoryStore(), isKept: false }
  }
}

/** The moment of the seed: of the first page that asks. */
async function seededAt(settings: Settings): Promise<number> {
  const known = await settings.get<number>(SEEDED_AT)
  if (known !== undefined) return known
  const now = Date.now()
  await settings.set(SEEDED_AT, now)
  return now
}

/** A message to oneself lets the page's own tasks come first, and is not held back in a tab behind others, as timers are. */
function nextTask(): Promise<void> {
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })
}
const betweenTasks: Runner = (steps) => inSlices(steps, { now: () => performance.now(), pause: nextTask })

/** The words are said once: a reload must not begin anew again. */
function forgetWords(): void {
  const here = new URL(location.href)
  for (const word of ['fake', 'products']) here.searchParams.delete(word)
  history.replaceState(history.state, '', here)
}

/** Like a network: the answer is not waited for once the caller gave up. What was sent, arrives. */
function aborting<T>(work: Promise<T>, signal: AbortSignal | null): Promise<T> {
  if (!signal) return work
  return new Promise((resolve, reject) => {
    const abort = () => reject(new DOMException('Aborted', 'AbortError'))
    signal.addEventListener('abort', abort, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort))
  })
}
