import type { IncomingMessage } from 'node:http'
import type { Guest } from '../../model/heads/drawing'

/** Cookies of a browser that sees something else than a guest on a first visit: somebody was signed in, or another number of rows was chosen. */
const OF_KNOWN = /(?:^|; )(?:company_region_id|delivery_address_id|productsPerPage)=/
/** The notice about cookies was accepted. */
const CONSENT = /(?:^|; )cookie_consent=/
/** What advertising and messengers add to an address; nothing of it changes the page. */
const TRACKING = /^(?:utm_|yclid$|gclid$|fbclid$|ysclid$|from$)/

/** The guest that a page is to be drawn for; null: whoever asks is none, and draws it himself. */
export function guestOf({ headers }: Pick<IncomingMessage, 'headers'>): Guest | null {
  const { cookie = '', 'user-agent': agent = '', 'sec-ch-ua-mobile': hint } = headers
  if (OF_KNOWN.test(cookie)) return null
  const isPhone = hint === undefined ? /\bMobi/.test(agent) : hint === '?1'
  return { screen: isPhone ? 'phone' : 'wide', hasConsent: CONSENT.test(cookie) }
}

/** A query without what changes no page. @param query without its question mark @returns with it; '' where nothing is left */
export function withoutTracking(query: string): string {
  const left = query.split('&').filter((pair) => pair !== '' && !TRACKING.test(pair))
  return left.length > 0 ? `?${left.join('&')}` : ''
}
