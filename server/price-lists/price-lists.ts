import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FakeServer } from '../../fake-server/open-server'
import { PRICE_LIST_FORMS } from '../../model/price-list/by-link/offer'
import { sendRefusal } from '../api/web-messages'
import { siteOrigin } from '../heads/site-origin'

const FOLDER = '/price-lists/'
const ADDRESS = new RegExp(`^${FOLDER}([\\w-]{1,100})\\.(${PRICE_LIST_FORMS.join('|')})$`)

/** The secret stands in the address: nobody stores it, and no other page learns it. */
const HEADERS = {
  'cache-control': 'private, no-cache',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
} as const

/** Whether a path is that of a price list by link, right or wrong: it is never written into a log. */
export const isPriceListPath = (path: string): boolean => path.startsWith(FOLDER)

/**
 * Answers the price list of a link in the form that the ending of its address says; `changed_since` leaves what has not changed since then
 * out. 304 where the content is the one that If-None-Match names, 404 for a link that is good no more, 422 for a moment that is none. [DEC-077]
 * @param configured SITE_ORIGIN; '': what the request says
 */
export async function answerPriceList(
  request: IncomingMessage,
  response: ServerResponse,
  { server, configured }: { server: FakeServer; configured: string },
): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return sendRefusal(request, response, 405, { allow: 'GET, HEAD' })
  const url = new URL(request.url ?? '/', 'http://localhost')
  const [, secret = '', ending = ''] = ADDRESS.exec(url.pathname) ?? []
  const form = PRICE_LIST_FORMS.find((known) => known === ending)
  if (!form) return sendRefusal(request, response, 404)
  const wanted = url.searchParams.get('changed_since')
  const since = wanted === null ? null : Date.parse(wanted)
  if (Number.isNaN(since)) return sendRefusal(request, response, 422)
  const list = await server.priceList(secret, since)
  if (!list) return sendRefusal(request, response, 404)
  const { tagOf, writePriceList } = await import('./write-price-list')
  const tag = tagOf(form, list)
  if (isNamed(request.headers['if-none-match'], tag)) {
    response.writeHead(304, { ...HEADERS, etag: tag }).end()
    return
  }
  const { type, body } = writePriceList(form, list, siteOrigin(request, configured))
  const name = `price-list.${form}`
  response.writeHead(200, {
    ...HEADERS,
    etag: tag,
    'content-type': type,
    'content-length': body.length,
    'content-disposition': `attachment; filename="${name}"`,
  })
  response.end(request.method === 'HEAD' ? undefined : body)
}

const isNamed = (header: string | undefined, tag: string): boolean =>
  header !== undefined &&
  (header.trim() === '*' || header.split(',').some((one) => one.trim().replace(/^W\//, '') === tag.replace(/^W\//, '')))
