import { http, type HttpHandler } from 'msw'
import { contract, type EndpointName } from '../model/contract'
import { byRank } from '../model/contract/path-rank'
import type { Base, Endpoint } from '../model/contract/endpoint'
import { handlers } from './handlers'
import { notYet } from './handlers-for'
import { Refusal, refuse } from './refusals'
import { sceneOf } from './scene-of'
import { createChaos } from './chaos'
import type { Latency } from './scenarios'
import type { Store } from './store/store'
import { changesOf, createTables, fill, seedTexts } from './tables'
import { cookieLines } from './transport/cookie-headers'
import type { World } from './world'

export type FakeServer = {
  /** One msw handler per row of the contract, and one that answers 404 to every other address under the prefixes. */
  handlers: HttpHandler[]
  /** The outgoing mail and SMS, the newest first. [DEC-041] */
  inbox: () => Promise<{ id: number; to: string; kind: string; title: string; text: string; at: number }[]>
  /** Forgets all that changed since the seed. */
  reset: () => Promise<void>
}
export type FakeServerOptions = {
  world: World
  clock: { now(): number }
  store: Store
  /** The seed of chance: latency, jitter, faults. */
  seed: number
  latency: Latency
  bases?: Readonly<Record<Base, string>>
}

/** Where the prefixes lie by default. [DEC-002] */
export const DEFAULT_BASES: Readonly<Record<Base, string>> = { api: '/api/v1', apiAlt: '/api/v2', origin: '' }

/**
 * A server of its own, with nothing shared but its store. Writes run one at a time among all servers on that store;
 * reads only look whether it moved. [DEC-066]
 */
export function createFakeServer({ world, clock, store, seed, latency, bases = DEFAULT_BASES }: FakeServerOptions): FakeServer {
  const tables = createTables()
  const seeded = seedTexts(tables, world.rows)
  const chaos = createChaos({ seed, latency })
  let version = -1

  async function catchUp(): Promise<void> {
    if (version >= 0 && version === (await store.version())) return
    const saved = await store.load()
    fill(tables, world.rows, saved.changes)
    version = saved.version
  }

  async function answer(
    name: EndpointName,
    request: Request,
    params: Record<string, string>,
  ): Promise<{ response: Response; isKept: boolean }> {
    const headers = new Headers({ 'content-type': 'application/json', 'cache-control': 'no-store' })
    const reply = (status: number, json: unknown, isKept = status < 400) => ({
      response: new Response(json === null ? null : JSON.stringify(json), { status, headers }),
      isKept,
    })
    try {
      const handler = handlers[name]
      if (handler === notYet) return reply(501, { message: `Ещё не построено: ${name}` })
      const scene = sceneOf({
        tables,
        world,
        clock,
        request,
        name,
        random: chaos.random,
        setCookie: (line) => cookieLines.add(headers, line),
      })
      const { status, json } = await handler(scene, params)
      return reply(status, json)
    } catch (thrown) {
      if (!(thrown instanceof Refusal)) throw thrown
      for (const [key, value] of Object.entries(thrown.headers)) headers.set(key, value)
      return reply(thrown.status, thrown.body, thrown.isKept)
    }
  }

  async function write(name: EndpointName, request: Request, params: Record<string, string>): Promise<Response> {
    return store.exclusively(async () => {
      await catchUp()
      const before = version
      version = -1 // whatever is not saved, a refusal or a failure, may have left half of its work in the tables
      const { response, isKept } = await answer(name, request, params)
      if (isKept) {
        await store.save({ version: before + 1, changes: changesOf(tables, seeded) })
        version = before + 1
      }
      return response
    })
  }

  async function read(name: EndpointName, request: Request, params: Record<string, string>): Promise<Response> {
    if (version < 0 || version !== (await store.version())) await store.exclusively(catchUp)
    return (await answer(name, request, params)).response
  }

  const rows = (Object.entries(contract) as [EndpointName, Endpoint][]).sort(([, a], [, b]) => byRank(a.path, b.path))
  const routes = rows.map(([name, row]) => {
    const method = row.method.toLowerCase() as 'get' | 'post' | 'patch' | 'delete'
    return http[method](`*${bases[row.base ?? 'api']}${row.path}`, ({ request, params }) =>
      chaos.around(request, name, () => (isRead(name) ? read : write)(name, request, params as Record<string, string>)),
    )
  })
  const unknown = [bases.api, bases.apiAlt, '/api', '/ext'].map((base) =>
    http.all(`*${base}/*`, () => Response.json(refuse(404).body, { status: 404 })),
  )

  return {
    handlers: [...routes, ...unknown],
    inbox: async () => {
      await store.exclusively(catchUp)
      return tables.message
        .getAll()
        .map(({ id, to, kind, title, text, at }) => ({ id, to, kind, title, text, at }))
        .sort((a, b) => b.id - a.id)
    },
    reset: () =>
      store.exclusively(async () => {
        const saved = { version: (await store.version()) + 1, changes: {} }
        await store.save(saved)
        fill(tables, world.rows, {})
        version = saved.version
      }),
  }
}

/** The CSRF cookie is set by a read, and a temporary token is made by a GET: kinds decide, not methods. */
const isRead = (name: EndpointName) => contract[name].kind === 'read'
