import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { getResponse } from 'msw'
import { DEFAULT_BASES } from '../../fake-server/open-server'
import { DEMO_PASSWORD } from '../../fake-server/seed/people'
import type { AuthStrategy } from '../../model/content/config'
import { bodyLimit } from '../../model/contract/body-limit'
import { needsXsrf } from '../../model/contract/endpoint'
import { matchRoute } from '../../model/routing/routes'
import { createAnswer } from '../answer'
import { answerPriceList, isPriceListPath } from '../price-lists/price-lists'
import { isApiPath } from '../api-pass'
import { createDrawer } from '../drawing/create-drawing'
import { answersWithin } from '../heads/answers-within'
import { createAsk } from '../heads/ask'
import { listen, type Listening } from '../listen'
import { createCors, isPreflight, sendPreflight } from './cors'
import { createDesk, isDeskPath } from './desk'
import { createFindCall } from './find-call'
import { nodeSecrets } from './node-secrets'
import { createOpenApiFile, OPEN_API_PATH } from './open-api-file'
import { createReadBody } from './read-body'
import { clientOf, isOwnOrigin } from './request-origin'
import { sendRefusal, sendWebResponse, webRequest } from './web-messages'
import { WORLD_HEADER } from './world-header'
import { createWorlds } from './worlds'

/** Where the API lives: this machine alone, because everybody may log in as anybody. */
const HOST = '127.0.0.1'

export type ApiServerSettings = {
  /** The folder of the shop built for a real server. */
  dist: string
  /** 0 takes any free one. */
  port: number
  /** Where the state outlives the process; null: nowhere. */
  file?: string | null
  products?: number
  /** The seed of chance: latency and jitter. */
  seed?: number
  now?: () => number
  /** Whether requests may name a world, scenarios and a latency: tests do. */
  isForTests?: boolean
  /** Whether a proxy stands before it and names the client (X-Forwarded-For). */
  isBehindProxy?: boolean
  /** How it knows who asks; a shop on another origin needs the token strategy. [DEC-003, DEC-004] */
  auth?: AuthStrategy
  /** Origins whose pages may call it besides its own. */
  allowedOrigins?: readonly string[]
  /** Whether it draws what is seen first of a page; otherwise the browser does. */
  isDrawing?: boolean
  /** That pages name themselves by; '': what the request says. */
  origin?: string
}

/**
 * Serves the built shop and the fake server's handlers over HTTP from one origin: real cookies, real XSRF, real aborted connections.
 * Out: the port that it listens on and a way to stop it. Rejects with Node's error when the port cannot be had, with one sentence when the
 * file of the state cannot. [DEC-002]
 */
export async function startApiServer({
  dist,
  port,
  file = null,
  products = 2000,
  seed = 1,
  now = Date.now,
  isForTests = false,
  isBehindProxy = false,
  auth = 'session',
  allowedOrigins = [],
  isDrawing = false,
  origin = '',
}: ApiServerSettings): Promise<Listening> {
  const secrets = await nodeSecrets(DEMO_PASSWORD)
  const worlds = createWorlds({ products, seed, file, now, secrets, auth })
  const main = worlds.of('')
  const send = main && answersWithin(main)
  const ask = send ? createAsk(send) : undefined
  // By the cookie of a session: whose a bearer is, no request for a page says.
  const drawer = send && isDrawing && auth === 'session' ? createDrawer(send) : null
  const answerFile = createAnswer({ dist, findRoute: matchRoute, apiUrl: null, ask, drawer, origin })
  // The browser of a test keeps its world to itself: what is drawn here is of the main one.
  const answerOther = createAnswer({ dist, findRoute: matchRoute, apiUrl: null, ask, origin })
  const findCall = createFindCall(DEFAULT_BASES)
  const readBody = createReadBody()
  const cors = createCors(allowedOrigins)
  const answerDesk = createDesk()
  const answerOpenApi = createOpenApiFile(ask, origin)
  const worldOf = (request: IncomingMessage) => worlds.of(isForTests ? String(request.headers[WORLD_HEADER] ?? '') : '')

  async function answerApi(request: IncomingMessage, response: ServerResponse, path: string): Promise<void> {
    const isAllowed = cors.allow(request, response)
    if (isAllowed && isPreflight(request)) return sendPreflight(response)
    const found = findCall(request.method ?? '', path)
    if ('status' in found) {
      return sendRefusal(request, response, found.status, 'methods' in found ? { allow: found.methods.join(', ') } : {})
    }
    const server = worldOf(request)
    if (!server) return sendRefusal(request, response, 400)
    if (needsXsrf(found.row) && !isAllowed && !isOwnOrigin(request)) return sendRefusal(request, response, 419)
    const body = await readBody(request, bodyLimit(found.row))
    if (body === 'broken') return
    if (body === 'long') return sendRefusal(request, response, 413)
    if (body === 'busy') return sendRefusal(request, response, 503, { 'retry-after': '1' })
    const asked = webRequest({
      request,
      url: new URL(request.url ?? '/', `http://${HOST}`),
      body,
      client: clientOf(request, isBehindProxy),
      isForTests,
    })
    const answer = await getResponse(server.handlers, asked)
    if (!answer) return sendRefusal(request, response, 404)
    await sendWebResponse(answer, response, String(request.headers['accept-encoding'] ?? ''))
  }

  /** What programs ask; null: it is a page or a file. */
  function answerProgram(request: IncomingMessage, response: ServerResponse, path: string): Promise<void> | null {
    if (path === OPEN_API_PATH) return answerOpenApi(request, response)
    if (isApiPath(path)) return answerApi(request, response, path)
    const lists = isPriceListPath(path) ? worldOf(request) : null
    return lists && answerPriceList(request, response, { server: lists, configured: origin })
  }

  const server = createServer((request, response) => {
    const path = (request.url ?? '/').split(/[?#]/, 1)[0] ?? '/'
    // Whoever comes by way of a proxy may be anybody: the desk shows all codes.
    const world = isDeskPath(path) && !isBehindProxy ? worldOf(request) : null
    const work = world ? answerDesk(request, response, world) : answerProgram(request, response, path)
    if (!work) {
      const isOther = isForTests && WORLD_HEADER in request.headers
      return isOther ? answerOther(request, response) : answerFile(request, response)
    }
    work.catch((error: unknown) => {
      console.error(`${request.method} ${isPriceListPath(path) ? 'a price list' : path}:`, error)
      if (response.headersSent) response.destroy()
      else sendRefusal(request, response, 500)
    })
  })
  try {
    const listening = await listen(server, port, HOST)
    return { port: listening.port, close: () => listening.close().finally(worlds.close) }
  } catch (failure) {
    worlds.close()
    throw failure
  }
}
