import { getResponse, http, type HttpHandler } from 'msw'
import type { EndpointName } from '../model/contract'
import { byRank } from '../model/contract/path-rank'
import type { Base, Endpoint } from '../model/contract/endpoint'
import type { AuthStrategy } from '../model/content/config'
import { publicContract } from '../model/contract/public'
import type { PriceListByLink } from '../model/price-list/by-link/offer'
import { guestsHandlers } from './handlers/guests'
import { type Handler, notYet } from './handlers-for'
import { createLog, type Log } from './log'
import { Refusal, refuse } from './refusals'
import { SESSION_COOKIE } from './rules/session/sessions'
import { apiKeyIn } from './rules/session/api-key-in'
import { type Actor, sceneOf } from './scene-of'
import { createChaos } from './chaos'
import type { Latency } from './scenarios'
import { openSecrets, type Secrets } from './secrets'
import { DEMO_PASSWORD } from './seed/people'
import { deltaOf, fill, type SeedIndex, seedIndex, settle, undo } from './store/changes'
import type { Store } from './store/store'
import { createTables } from './tables'
import { type Activity, noteActivity } from './rules/session/activity'
import { rememberUsed } from './rules/session/last-used'
import { cookieLines, cookiesOf } from './transport/cookie-headers'
import type { Customers, Shop } from './world'

export type FakeServer = {
  /** msw handlers by row of the contract, and one that answers 404 to every other address under the prefixes. */
  handlers: HttpHandler[]
  /** The outgoing mail and SMS, the newest first. [DEC-041] */
  inbox: () => Promise<{ id: number; to: string; kind: string; title: string; text: string; link: string; at: number }[]>
  /** Regions on moderation, the newest first, and how an administrator of the demo lets one through, or refuses it with a reason. */
  moderated: () => Promise<{ id: number; name: string }[]>
  approve: (regionId: number) => Promise<void>
  refuse: (regionId: number, reason: string) => Promise<void>
  /** What browsers logged, the newest last. [CALL-012] */
  log: Log['entries']
  /** The price list that a link opens, of what changed after a moment, ms; null: none. [DEC-077] */
  priceList: (secret: string, since: number | null) => Promise<PriceListByLink | null>
  /** Forgets all that changed since the seed. */
  reset: () => Promise<void>
}

/** What a server needs beside the answers to guests: all other rows, what answers them, and whom they are about. */
export type CustomersPart = {
  rows: Readonly<Record<string, Endpoint>>
  handlers: Readonly<Partial<Record<EndpointName, Handler | typeof notYet>>>
  customers: Customers
  /** What answers programs that call by a key. */
  loadKeyCalls: () => Promise<typeof import('./rules/api-keys/key-calls')>
  loadPriceLists: () => Promise<typeof import('./rules/price-lists/price-list')>
}
export type ServerOptions = {
  shop: Shop
  /** A function: it comes with the first call that is not a guest's; that call fails where it does not come, and the next one asks anew. */
  part: CustomersPart | (() => Promise<CustomersPart>)
  clock: { now(): number }
  store: Store
  /** The seed of chance: latency, jitter, faults. */
  seed: number
  latency: Latency
  /** How passwords and tokens are kept; without them as they are. */
  secrets?: Secrets
  /** How it knows who asks; without it by the cookie of a session. [DEC-004] */
  auth?: AuthStrategy
  bases?: Readonly<Record<Base, string>>
}

/** Where the prefixes lie by default. [DEC-002] */
export const DEFAULT_BASES: Readonly<Record<Base, string>> = { api: '/api/v1', apiAlt: '/api/v2', origin: '' }

/** The moderation is an administrator's, and comes with the first use. */
const loadModeration = () => import('./rules/region/moderation')

const ofGuests: CustomersPart['handlers'] = guestsHandlers

/**
 * A server of its own, with nothing shared but its store. Writes run one at a time among all servers on that store;
 * reads only look whether it moved. What it answers does not hang on when its customers came. [DEC-066]
 */
export function openServer({
  shop,
  part: wanted,
  clock,
  store,
  seed,
  latency,
  secrets = openSecrets(DEMO_PASSWORD),
  auth = 'session',
  bases = DEFAULT_BASES,
}: ServerOptions): FakeServer {
  const tables = createTables()
  const chaos = createChaos({ seed, latency })
  let part = typeof wanted === 'function' ? null : wanted
  const log = createLog()
  const activity: Activity = new Map()
  let seeded: SeedIndex | null = null
  let version = -1
  /** What the tables hold is not kept yet: reads wait until it is, or is undone. */
  let isWriting = false

  const rowsOfSeed = () => ({ ...shop.rows, ...part?.customers.rows })

  async function whole(): Promise<CustomersPart> {
    if (part) return part
    const come = typeof wanted === 'function' ? await wanted() : wanted
    if (!part) {
      part = come
      seeded = null
      version = -1 // the tables have what guests see only
    }
    return part
  }

  async function catchUp(): Promise<void> {
    if (version >= 0 && version === (await store.version())) return
    const saved = await store.load()
    fill(tables, rowsOfSeed(), saved.changes)
    version = saved.version
  }

  async function answer({ name, row, request, params, actor = null }: Call): Promise<{ response: Response; isKept: boolean }> {
    const headers = new Headers({ 'content-type': 'application/json', 'cache-control': 'no-store' })
    const reply = (status: number, json: unknown, isKept = status < 400) => ({
      response: new Response(json === null ? null : JSON.stringify(json), { status, headers }),
      isKept,
    })
    try {
      const handler = ofGuests[name] ?? part?.handlers[name] ?? notYet
      if (handler === notYet) throw refuse(501, { message: `Ещё не построено: ${name}` })
      const scene = sceneOf({
        tables,
        world: shop,
        customers: part?.customers ?? null,
        clock,
        request,
        name,
        row,
        random: chaos.random,
        secrets,
        auth,
        log,
        activity,
        actor,
        setCookie: (line) => cookieLines.add(headers, line),
      })
      noteActivity(activity, scene, row.kind !== 'read')
      const { status, json } = await handler(scene, params)
      actor?.check(json)
      if (name !== 'session.logout' && !actor) rememberUsed(scene)
      return reply(status, json)
    } catch (thrown) {
      if (!(thrown instanceof Refusal)) throw thrown
      for (const [key, value] of Object.entries(thrown.headers)) headers.set(key, value)
      return reply(thrown.status, thrown.body, thrown.isKept)
    }
  }

  async function write(call: Call): Promise<Response> {
    return store.exclusively(async () => {
      await catchUp()
      isWriting = true
      try {
        const { response, isKept } = await answer(call)
        return isKept && !(await keep()) ? notKept() : response
      } finally {
        undo(tables) // whatever is not kept, a refusal or a failure, may have left half of its work in the tables
        isWriting = false
      }
    })
  }

  /** Keeps what the tables changed; what cannot be kept is as if it had not been asked. @returns whether it is kept */
  async function keep(): Promise<boolean> {
    seeded ??= seedIndex(rowsOfSeed())
    const delta = deltaOf(tables, seeded)
    if (delta) {
      try {
        await store.append(version + 1, delta)
      } catch (failure) {
        console.error(`A write could not be kept: ${String(failure)}`)
        return false
      }
      version++
    }
    settle(tables)
    return true
  }

  /** Changes the tables beside a call. What cannot be kept is lost: nobody waits for it. */
  async function change<T>(work: () => T): Promise<T> {
    return store.exclusively(async () => {
      await catchUp()
      isWriting = true
      try {
        const result = work()
        await keep()
        return result
      } finally {
        undo(tables)
        isWriting = false
      }
    })
  }

  /** What the parts need that come when they are called for. */
  const kit = { tables, world: shop, secrets, now: () => clock.now(), change }

  async function read(call: Call): Promise<Response> {
    while (version < 0 || isWriting || version !== (await store.version())) await store.exclusively(catchUp)
    return (await answer(call)).response
  }

  async function run(call: Call): Promise<Response> {
    if (!isOfGuest(call)) await whole()
    const answerTo = isRead(call) ? read : write
    const secret = apiKeyIn(call.request)
    if (secret === null) return answerTo(call)
    const { answerByKey } = await (await whole()).loadKeyCalls()
    return answerByKey({ ...kit, ...call, secret, answerAs: (actor) => answerTo({ ...call, actor }) })
  }

  const routesOf = (rows: Readonly<Record<string, Endpoint>>): HttpHandler[] =>
    (Object.entries(rows) as [EndpointName, Endpoint][]) // tables of the contract
      .sort(([, a], [, b]) => byRank(a.path, b.path))
      .map(([name, row]) => {
        const method = row.method.toLowerCase() as 'get' | 'post' | 'patch' | 'delete'
        return http[method](`*${bases[row.base ?? 'api']}${row.path}`, ({ request, params }) =>
          chaos.around(request, name, row, () => run({ name, row, request, params: params as Record<string, string> })),
        )
      })
  const routesWith = ({ rows }: CustomersPart): HttpHandler[] => [
    ...routesOf({ ...publicContract, ...rows }),
    ...[bases.api, bases.apiAlt, '/api', '/ext'].map((base) =>
      http.all(`*${base}/*`, () => Response.json(refuse(404).body, { status: 404 })),
    ),
  ]
  let routes: HttpHandler[] | null = null
  const rest = http.all('*', async ({ request }) => getResponse((routes ??= routesWith(await whole())), request))

  return {
    handlers: part ? routesWith(part) : [...routesOf(publicContract), rest],
    inbox: async () => {
      // Letters of the seed are the customers'; where these do not come, what was sent since is there.
      await whole().catch((lost: unknown) => console.warn(lost))
      await store.exclusively(catchUp)
      return tables.message
        .getAll()
        .map(({ id, to, kind, title, text, link, at }) => ({ id, to, kind, title, text, link, at }))
        .sort((a, b) => b.id - a.id)
    },
    moderated: async () => {
      await whole()
      await store.exclusively(catchUp)
      return (await loadModeration()).regionsOnModeration(kit)
    },
    approve: async (regionId) => {
      await whole()
      const { approveRegion } = await loadModeration()
      await change(() => approveRegion(kit, regionId))
    },
    refuse: async (regionId, reason) => {
      await whole()
      const { refuseRegion } = await loadModeration()
      await change(() => refuseRegion(kit, regionId, reason))
    },
    log: log.entries,
    priceList: async (secret, since) => {
      const { priceListBy } = await (await whole()).loadPriceLists()
      return priceListBy({ ...kit, secret, since })
    },
    reset: () =>
      store.exclusively(async () => {
        const saved = { version: (await store.version()) + 1, changes: {} }
        await store.replace(saved)
        fill(tables, rowsOfSeed(), saved.changes)
        version = saved.version
      }),
  }
}

type Call = { name: EndpointName; row: Endpoint; request: Request; params: Record<string, string>; actor?: Actor | null }

/** The CSRF cookie is set by a read, and a temporary token is made by a GET: kinds decide, not methods. */
const isRead = ({ row }: Pick<Call, 'row'>) => row.kind === 'read'
/** Whether nothing of any customer is asked: nobody is signed in, and nothing is written. */
const isOfGuest = (call: Call) =>
  call.name in ofGuests &&
  isRead(call) &&
  !cookiesOf(call.request)[SESSION_COOKIE] &&
  !/^Bearer /i.test(call.request.headers.get('authorization') ?? '')

const notKept = (): Response => Response.json(refuse(503).body, { status: 503, headers: { 'cache-control': 'no-store' } })
