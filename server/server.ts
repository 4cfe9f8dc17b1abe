import { createServer } from 'node:http'
import { matchRoute } from '../model/routing/routes'
import { createAnswer, type FindRoute } from './answer'
import type { Api } from '../model/contract'
import { createAsk, sendTo } from './heads/ask'
import { demoAnswers } from './heads/demo-answers'
import { listen, type Listening } from './listen'

/** How to start the shop's server; port 0 takes any free one, `apiUrl` null means that there is no API behind it. */
export type ServerSettings = {
  dist: string
  port: number
  apiUrl: string | null
  findRoute?: FindRoute
  /** What heads and sitemaps are made of; null: nothing. Without it the API, or the demo's goods. */
  ask?: Api | null
  /** That pages name themselves by; '': what the request says. */
  origin?: string
}

/**
 * Serves the built shop over HTTP.
 * Out: the port that it listens on and a way to stop it. Rejects with Node's error when the port cannot be had.
 */
export function startServer({
  dist,
  port,
  apiUrl,
  findRoute = matchRoute,
  ask = createAsk(apiUrl === null ? demoAnswers() : sendTo(apiUrl)),
  origin = '',
}: ServerSettings): Promise<Listening> {
  return listen(createServer(createAnswer({ dist, findRoute, apiUrl, ask: ask ?? undefined, origin })), port)
}
