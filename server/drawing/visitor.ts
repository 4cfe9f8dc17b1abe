import type { IncomingMessage } from 'node:http'
import type { Visitor } from '../../model/heads/drawing'

type Asked = Pick<IncomingMessage, 'headers'>
/** Cookies of a guest: the others may belong to somebody who is signed in. */
const OF_GUESTS: ReadonlySet<string> = new Set(['XSRF-TOKEN', 'cookie_consent', 'color_scheme'])
/** What advertising and messengers add to an address; nothing of it changes the page. */
const TRACKING = /^(?:utm_\w+|yclid|gclid|fbclid|ysclid|from)(?:=|$)/

const cookiesOf = ({ headers }: Asked): ReadonlyMap<string, string> =>
  new Map(
    (headers.cookie ?? '')
      .split('; ')
      .filter(Boolean)
      .map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]),
  )

function idIn(value: string | undefined): number | null {
  const id = Number(value)
  return Number.isInteger(id) && id > 0 ? id : null
}

const themeIn = (value: string | undefined): Visitor['theme'] => (value === 'light' || value === 'dark' ? value : null)

/** What a page is drawn by, as the request tells. */
export function visitorOf(request: Asked): Visitor {
  const { 'user-agent': agent = '', 'sec-ch-ua-mobile': hint } = request.headers
  const cookies = cookiesOf(request)
  return {
    screen: (hint === undefined ? /\bMobi/.test(agent) : hint === '?1') ? 'phone' : 'wide',
    hasConsent: cookies.get('cookie_consent') === '1',
    theme: themeIn(cookies.get('color_scheme')),
    regionId: idIn(cookies.get('company_region_id')),
    addressId: idIn(cookies.get('delivery_address_id')),
  }
}

/** The cookies of a request where they may name somebody; '': a guest asks. */
export const nameOf = (request: Asked): string =>
  [...cookiesOf(request).keys()].every((name) => OF_GUESTS.has(name)) ? '' : (request.headers.cookie ?? '')

/** Whether unsafe calls of this browser can be made. */
export const hasXsrf = (request: Asked): boolean => cookiesOf(request).has('XSRF-TOKEN')

/** A query without what changes no page. @param query without its question mark @returns with it; '' where nothing is left */
export function withoutTracking(query: string): string {
  const left = query.split('&').filter((pair) => pair !== '' && !TRACKING.test(pair))
  return left.length > 0 ? `?${left.join('&')}` : ''
}
