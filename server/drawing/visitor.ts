import type { IncomingMessage } from 'node:http'
import type { Screen } from '../../model/heads/drawing'

/** Cookies of a browser that sees something else than a guest on a first visit: somebody was signed in, or another number of rows was chosen. */
const OF_KNOWN = /(?:^|; )(?:company_region_id|delivery_address_id|productsPerPage)=/
/** What advertising and messengers add to an address; nothing of it changes the page. */
const TRACKING = /^(?:utm_|yclid$|gclid$|fbclid$|ysclid$|from$)/

/** The screen that a page is to be drawn for; null: whoever asks is no guest, and draws it himself. */
export function screenOf({ headers }: Pick<IncomingMessage, 'headers'>): Screen | null {
  if (OF_KNOWN.test(headers.cookie ?? '')) return null
  const hint = headers['sec-ch-ua-mobile']
  const isPhone = hint === undefined ? /\bMobi/.test(headers['user-agent'] ?? '') : hint === '?1'
  return isPhone ? 'phone' : 'wide'
}

/** A query without what changes no page. @param query without its question mark @returns with it; '' where nothing is left */
export function withoutTracking(query: string): string {
  const left = query.split('&').filter((pair) => pair !== '' && !TRACKING.test(pair))
  return left.length > 0 ? `?${left.join('&')}` : ''
}
