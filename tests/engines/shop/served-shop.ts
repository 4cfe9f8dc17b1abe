import { createServer, request } from 'node:http'
import { listen } from '../../../server/listen'
import { startServer } from '../../../server/server'

/** The built shop on a port of its own, whose network can be cut. */
export type ServedShop = {
  /** The address of a page of the shop. */
  at(path: string): string
  /** The same page for a browser that takes it for another site. */
  elsewhere(path: string): string
  /** From now on every request whose path fits gets no answer. null: all get theirs. */
  cut(paths: RegExp | null): void
  close(): Promise<void>
}

/** Serves the built shop, with a part of the network in front that can be cut. */
export async function servedShop(): Promise<ServedShop> {
  const shop = await startServer({ dist: 'dist', port: 0, apiUrl: null })
  let lost: RegExp | null = null
  const wire = createServer((asked, answer) => {
    if (lost?.test(asked.url ?? '')) return void asked.socket.destroy()
    const passed = request({ port: shop.port, path: asked.url, method: asked.method, headers: asked.headers }, (its) => {
      answer.writeHead(its.statusCode ?? 500, its.headers)
      its.pipe(answer)
    })
    passed.on('error', () => answer.destroy())
    asked.pipe(passed)
  })
  const listening = await listen(wire, 0)
  const { port } = listening
  return {
    at: (path) => `http://localhost:${port}${path}`,
    elsewhere: (path) => `http://127.0.0.1:${port}${path}`,
    cut: (paths) => {
      lost = paths
    },
    close: async () => {
      await listening.close()
      await shop.close()
    },
  }
}
