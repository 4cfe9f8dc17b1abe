import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { routes } from '../../../model/routing/routes'
import { type ApiServerSettings, startApiServer } from '../../../server/api/api-server'
import { headFileOf, notFoundFile } from '../../../server/head-file'
import type { Listening } from '../../../server/listen'
import { NOW } from '../../support/world'

const pageOf = (title: string) =>
  `<!doctype html><html><head>
    <title>${title}</title>
    <meta name="description" content="own" />
    <link rel="canonical" href="/own" />
    <meta name="theme-color" content="#000" />
  </head><body></body></html>`

/** A small built shop whose pages have a head as the build writes it: the title is the pattern. Out: its folder. */
function shopWithHeads(): string {
  const dist = mkdtempSync(join(tmpdir(), 'karter-heads-'))
  const files = new Map([...routes.map(({ path }) => [headFileOf(path), path] as const), [notFoundFile, 'not found'] as const])
  for (const [name, title] of files) {
    mkdirSync(dirname(join(dist, name)), { recursive: true })
    writeFileSync(join(dist, name), pageOf(title))
  }
  return dist
}

/** The shop and its API over HTTP, for all tests of a file. Out: where it is and the folder of the shop, once they run. */
export function servedForAll(settings: Partial<ApiServerSettings> = {}): { origin: () => string; dist: () => string } {
  let server: Listening | null = null
  let dist = ''
  beforeAll(async () => {
    dist = shopWithHeads()
    server = await startApiServer({ dist, port: 0, products: 200, now: () => NOW, ...settings })
  })
  afterAll(async () => {
    await server?.close()
    rmSync(dist, { recursive: true })
  })
  return { origin: () => `http://127.0.0.1:${server?.port}`, dist: () => dist }
}

/** What the head of a page says, by name. */
export function headOf(html: string) {
  const all = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, text = '']) => text)
  const pairs = (key: 'property' | 'name') =>
    new Map([...html.matchAll(new RegExp(`<meta ${key}="([^"]*)" content="([^"]*)"`, 'g'))].map(([, name = '', text = '']) => [name, text]))
  return {
    titles: all(/<title>([^<]*)<\/title>/g),
    canonicals: all(/<link rel="canonical" href="([^"]*)"/g),
    things: all(/<script type="application\/ld\+json"[^>]*>([^<]*)<\/script>/g),
    graph: pairs('property'),
    named: pairs('name'),
  }
}
