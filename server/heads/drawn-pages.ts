import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Api } from '../../model/contract'
import type { Route } from '../../model/routing/route'
import type { DrawingAsked } from '../../model/heads/drawing'
import type { Drawer } from '../drawing/create-drawing'
import { hasXsrf, nameOf, visitorOf, withoutTracking } from '../drawing/visitor'
import { withDrawing } from '../drawing/with-drawing'
import { headFileOf } from '../head-file'
import { headOfAddress } from './head-of-address'
import { withPageHead } from './head-lines'

/** Pages are kept so long, ms: what a head says changes seldom. */
const FRESH_MS = 300_000
/** So many are kept; the oldest goes. */
const KEPT = 1000

/** Pages, and what a search has found; lists that somebody has narrowed are many, and seldom opened anew. */
const DRAWN_QUERY = /^(?:\?q=[^&]*)?$/

type Packed = { status: 200 | 404 | 410; isIndexed: boolean; etag: string; plain: Buffer; br: Buffer; gzip: Buffer }
type Kept = { at: number; page: Promise<Packed | null> }

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

type Asked = DrawingAsked & { route: Pick<Route, 'path'> }

/**
 * The pages of the shop with heads of their own, and with what is seen first. A guest's are kept for all guests; of somebody who is signed in
 * each is made for him alone.
 * @param dist the folder of the built shop @param drawer null: no page is drawn, they have heads alone
 */
export function createDrawnPages({
  dist,
  ask,
  drawer,
  now = Date.now,
}: {
  dist: string
  ask: Api
  drawer: Drawer | null
  now?: () => number
}) {
  const kept = new Map<string, Kept>()

  /** @param cookie of whom the page is for; '' for any guest */
  async function make({ route, ...asked }: Asked, cookie: string): Promise<Packed | null> {
    const { pathname, search, origin, visitor } = asked
    const found = await headOfAddress(pathname, search, ask, origin)
    const isFound = found.status === 200
    const drawn = isFound && drawer && DRAWN_QUERY.test(search) ? await drawer.draw(asked, cookie) : null
    if (isFound && found.head === null && !drawn) return null
    const built = readFileSync(join(dist, headFileOf(route.path)), 'utf8')
    const headed = isFound && found.head ? withPageHead(built, found.head, origin) : built
    const plain = Buffer.from(drawn ? withDrawing(headed, drawn, visitor) : headed)
    const [br, gz] = await Promise.all([toBrotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }), toGzip(plain)])
    const etag = `"${createHash('sha1').update(plain).digest('base64url')}"`
    return { status: found.status, isIndexed: isFound && (found.head?.isIndexed ?? true), etag, plain, br, gzip: gz }
  }

  /** The same, but a page that cannot be made is left to the browser, and the failure is told. */
  const makeOrLeave = (asked: Asked, cookie: string): Promise<Packed | null> =>
    make(asked, cookie).catch((failure: unknown) => {
      console.error(`The page ${asked.pathname} was not made:`, failure)
      return null
    })

  /** @returns null: the route's own page, also where the data did not come; that is not kept */
  async function pageOf(asked: Asked): Promise<Packed | null> {
    const { visitor, origin, pathname, search } = asked
    const key = `${visitor.screen} ${visitor.hasConsent} ${visitor.theme} ${origin}${pathname}${search}`
    const known = kept.get(key)
    if (known && now() - known.at < FRESH_MS) return known.page
    const page = makeOrLeave(asked, '')
    kept.delete(key)
    kept.set(key, { at: now(), page })
    if (kept.size > KEPT) kept.delete(kept.keys().next().value!) // size says that there is one
    const made = await page
    if (!made) kept.delete(key)
    return made
  }

  /** @returns whether it has answered; otherwise the route's own page is to be sent */
  return async function sendDrawn(
    request: IncomingMessage,
    response: ServerResponse,
    route: Pick<Route, 'path'>,
    origin: string,
  ): Promise<boolean> {
    const [pathname = '/', ...rest] = (request.url ?? '/').split('?')
    const asked = { route, pathname, search: withoutTracking(rest.join('?')), origin, visitor: visitorOf(request) }
    const cookie = drawer ? nameOf(request) : ''
    const page = await (cookie === '' ? pageOf(asked) : makeOrLeave(asked, cookie))
    if (!page) return false
    // The shop asks nothing before it takes over, and unsafe calls need it.
    if (drawer && !hasXsrf(request)) response.setHeader('set-cookie', await drawer.xsrfCookies())
    const accepted = String(request.headers['accept-encoding'] ?? '')
    const encoding = accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : null
    const body = page[encoding ?? 'plain']
    if (!page.isIndexed) response.setHeader('x-robots-tag', 'noindex')
    response.setHeader('vary', 'Accept-Encoding, Cookie, User-Agent, Sec-CH-UA-Mobile')
    response.setHeader('cache-control', cookie === '' ? 'no-cache' : 'no-store')
    if (page.status === 200 && request.headers['if-none-match']?.includes(page.etag)) {
      response.writeHead(304, { etag: page.etag }).end()
      return true
    }
    response.writeHead(page.status, {
      'content-type': 'text/html;charset=utf-8',
      'content-length': body.length,
      etag: page.etag,
      ...(encoding && { 'content-encoding': encoding }),
    })
    response.end(request.method === 'HEAD' ? undefined : body)
    return true
  }
}
