import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { getResponse } from 'msw'
import { matchRoute } from '../../model/routing/routes'
import { createAnswer } from '../answer'
import { isApiPath } from '../api-pass'
import { listen, type Listening } from '../listen'
import { sendWebResponse, webRequest } from './web-messages'
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
}

/**
 * Serves the built shop and the fake server's handlers over HTTP from one origin: real cookies, real XSRF, real aborted connections.
 * Out: the port that it listens on and a way to stop it. Rejects with Node's error when the port cannot be had. [DEC-002]
 */
export function startApiServer({
  dist,
  port,
  file = null,
  products = 2000,
  seed = 1,
  now = Date.now,
}: ApiServerSettings): Promise<Listening> {
  const worldOf = createWorlds({ products, seed, file, now })
  worldOf('')
  const answerFile = createAnswer({ dist, findRoute: matchRoute, apiUrl: null })

  async function answerApi(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const server = worldOf(String(request.headers[WORLD_HEADER] ?? ''))
    const asked = await webRequest(request, `http://${HOST}`)
    if (!server) return sendWebResponse(refusal(400, `${WORLD_HEADER}: letters, digits, - and _, at most 64 of them`), response)
    if (!asked) return sendWebResponse(refusal(413, 'Слишком большой запрос'), response)
    const answer = await getResponse(server.handlers, asked)
    await sendWebResponse(answer ?? refusal(404, 'Не найдено'), response, String(request.headers['accept-encoding'] ?? ''))
  }

  const server = createServer((request, response) => {
    const path = (request.url ?? '/').split(/[?#]/, 1)[0] ?? '/'
    if (!isApiPath(path)) return answerFile(request, response)
    answerApi(request, response).catch((error: unknown) => {
      console.error(error)
      response.destroy()
    })
  })
  return listen(server, port, HOST)
}

/** The API's own form of a refusal. [DEC-033] */
const refusal = (status: number, message: string): Response => Response.json({ message, errors: {} }, { status })
