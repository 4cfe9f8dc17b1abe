import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { matchRoute } from '../model/routing/routes'
import { createAnswer, type FindRoute } from './answer'

/** How to start the shop's server; port 0 takes any free one, `apiUrl` null means that there is no API behind it. */
export type ServerSettings = { dist: string; port: number; apiUrl: string | null; findRoute?: FindRoute }

/**
 * Serves the built shop over HTTP.
 * Out: the port that it listens on and a way to stop it. Rejects with Node's error when the port cannot be had.
 */
export function startServer({
  dist,
  port,
  apiUrl,
  findRoute = matchRoute,
}: ServerSettings): Promise<{ port: number; close(): Promise<void> }> {
  const server = createServer(createAnswer({ dist, findRoute, apiUrl }))
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    // A listening TCP server's address is never a pipe's name.
    server.listen(port, () => resolve({ port: (server.address() as AddressInfo).port, close }))
  })
}
