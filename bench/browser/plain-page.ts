import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A page without styles and code, served on a free port: what the link and the browser take themselves. */
export async function plainPage(): Promise<{ url: string; close: () => Promise<void> }> {
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
    response.end('<!doctype html><meta name="viewport" content="width=device-width"><title>Plain</title><h1>Картер</h1>')
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo // it listens on a port
  return {
    url: `http://127.0.0.1:${port}/`,
    close: () => new Promise((closed) => server.close(() => closed())),
  }
}
