import type { ServerResponse } from 'node:http'
import type { Api } from '../../model/contract'
import { sitemapFiles } from './sitemap'

/** The files are made anew so often, ms. */
const FRESH_MS = 3_600_000
const ROBOTS = 'User-agent: *\nDisallow: /api/\nDisallow: /ext/\n'

/** What search engines read beside the pages: /robots.txt and the sitemap that it names. */
export function createSearchFiles({ ask, now = Date.now }: { ask: Api; now?: () => number }) {
  const kept = new Map<string, { at: number; files: Promise<ReadonlyMap<string, string>> }>()

  function filesOf(origin: string): Promise<ReadonlyMap<string, string>> {
    const known = kept.get(origin)
    if (known && now() - known.at < FRESH_MS) return known.files
    const files = sitemapFiles(ask, origin)
    kept.clear()
    kept.set(origin, { at: now(), files })
    files.catch(() => kept.delete(origin))
    return files
  }

  return {
    isOne: (pathname: string): boolean => pathname === '/robots.txt' || pathname === '/sitemap.xml' || pathname.startsWith('/sitemaps/'),
    /** 404 for a file that is none, 503 where the catalogue does not come. */
    async send(response: ServerResponse, pathname: string, origin: string): Promise<void> {
      const headers = { 'cache-control': 'public, max-age=3600' }
      if (pathname === '/robots.txt') {
        response
          .writeHead(200, { ...headers, 'content-type': 'text/plain; charset=utf-8' })
          .end(`${ROBOTS}\nSitemap: ${origin}/sitemap.xml\n`)
        return
      }
      const files = await filesOf(origin).catch((failure: unknown) => {
        console.error('The sitemap was not made:', failure)
        return null
      })
      const file = files?.get(pathname)
      if (file === undefined) response.writeHead(files ? 404 : 503, files ? {} : { 'retry-after': '300' }).end()
      else response.writeHead(200, { ...headers, 'content-type': 'application/xml; charset=utf-8' }).end(file)
    },
  }
}
