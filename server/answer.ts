import type { IncomingMessage, ServerResponse } from 'node:http'
import sirv from 'sirv'
import { isHiddenFromSearch, type Route } from '../model/routing/route'
import { isAdvertPath, sendAdvertFile } from './drawn/advert-files'
import { isApiPath, passToApi } from './api-pass'
import { headFileOf } from './head-file'
import type { Api } from '../model/contract'
import type { Drawer } from './drawing/create-drawing'
import { nameOf } from './drawing/visitor'
import { createDrawnPages } from './heads/drawn-pages'
import { needsData } from './heads/head-of-address'
import { createSearchFiles } from './heads/search-files'
import { isSharePath, sendSharePicture } from './heads/share-pictures'
import { siteOrigin } from './heads/site-origin'
import { createNotFoundPage } from './not-found-page'
import { isPicturePath, sendPicture } from './drawn/pictures'

/** What the server asks of the route table; null is an unknown or malformed address. */
export type FindRoute = (pathname: string) => { route: Pick<Route, 'path' | 'noindex' | 'page'> } | null

const securityHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'content-security-policy': "frame-ancestors 'self'; base-uri 'self'; object-src 'none'",
}
/** Files whose name holds a hash of their content. */
const hashed = /^\/assets\//
/** Pages and compressed twins are files of the build, never addresses. */
const notAddresses = /\.(html|br|gz)$/
/** A page beside the shop, of the demo's build alone. [DEC-070] */
const INSPECTOR = '/inspector.html'

export type AnswerSettings = {
  dist: string
  findRoute: FindRoute
  apiUrl: string | null
  /** The API as a guest asks it, for heads and sitemaps; without it every page has its route's own head. */
  ask?: Api | undefined
  /** Draws what a guest sees first; without it the browser does. */
  drawer?: Drawer | null
  /** That pages name themselves by; '': what the request says. */
  origin?: string
}

/**
 * Makes the function that answers every request to the built shop. [DEC-003, DEC-052, DEC-063, DEC-064]
 * Known routes get their own page, unknown and malformed addresses the 404 page, the API's addresses go to the API,
 * product pictures and advertising materials are drawn.
 */
export function createAnswer({ dist, findRoute, apiUrl, ask, drawer = null, origin = '' }: AnswerSettings) {
  const sendDrawn = ask && createDrawnPages({ dist, ask, drawer })
  const searchFiles = ask && createSearchFiles({ ask })
  const sendFile = sirv(dist, { etag: true, brotli: true, gzip: true, extensions: [] })
  const sendNotFound = createNotFoundPage(dist)

  return (request: IncomingMessage, response: ServerResponse): void => {
    const pathname = (request.url ?? '/').split(/[?#]/, 1)[0] ?? '/'
    if (isApiPath(pathname)) return passToApi(request, response, apiUrl)

    for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value)
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      request.resume()
      response.writeHead(405, { allow: 'GET, HEAD', 'content-type': 'text/plain; charset=utf-8' })
      response.end('405: this address can only be read.')
      return
    }

    if (isPicturePath(pathname)) return sendPicture(request, response)
    if (isAdvertPath(pathname)) return sendAdvertFile(request, response)
    if (isSharePath(pathname)) return void sendSharePicture(request, response, pathname)
    if (searchFiles?.isOne(pathname)) return void searchFiles.send(response, pathname, siteOrigin(request, origin))

    const found = findRoute(pathname)
    const isHidden = found !== null && isHiddenFromSearch(found.route)
    // What is hidden shows a guest nothing but the way in.
    if (sendDrawn && found && (drawer ? !isHidden || nameOf(request) !== '' : needsData(found.route.path) && !isHidden)) {
      if (isHidden) response.setHeader('x-robots-tag', 'noindex')
      void sendDrawn(request, response, found.route, siteOrigin(request, origin)).then((isSent) => {
        if (!isSent) sendStatic(request, response, pathname)
      })
      return
    }
    sendStatic(request, response, pathname)
  }

  /** A page as the build wrote it, or a file. */
  function sendStatic(request: IncomingMessage, response: ServerResponse, pathname: string): void {
    const found = findRoute(pathname)
    if (found) {
      if (isHiddenFromSearch(found.route)) response.setHeader('x-robots-tag', 'noindex')
      response.setHeader('cache-control', 'no-cache')
      request.url = `/${headFileOf(found.route.path)}`
    } else if (pathname === INSPECTOR) {
      response.setHeader('x-robots-tag', 'noindex')
      response.setHeader('cache-control', 'no-cache')
    } else if (notAddresses.test(pathname)) {
      return sendNotFound(request, response)
    } else {
      response.setHeader('cache-control', hashed.test(pathname) ? 'public, max-age=31536000, immutable' : 'public, max-age=3600')
    }
    response.setHeader('vary', 'Accept-Encoding')
    sendFile(request, response, () => sendNotFound(request, response))
  }
}
