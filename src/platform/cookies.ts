import { TOKEN_MAX_AGE_S } from '../../model/limits'

/** The region in force. The cookies that the shop writes: those that logout clears are `OWN`. [DEC-010] */
export const REGION_COOKIE = 'company_region_id'
/** The delivery point in force. */
export const ADDRESS_COOKIE = 'delivery_address_id'
/** Rows of a list on one page. */
export const PER_PAGE_COOKIE = 'productsPerPage'
/** The notice about cookies was accepted; logout leaves it. */
export const CONSENT_COOKIE = 'cookie_consent'
const OWN = [REGION_COOKIE, ADDRESS_COOKIE, PER_PAGE_COOKIE]

/** @returns the value of a cookie; undefined where there is none */
export function readCookie(name: string): string | undefined {
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`))
  return found?.slice(name.length + 1)
}
/** @returns the id in a cookie; null where there is none that makes sense */
export function readIdCookie(name: string): number | null {
  const id = Number(readCookie(name))
  return Number.isInteger(id) && id > 0 ? id : null
}
/** @param value plain characters only: digits, letters, dashes */
export function writeCookie(name: string, value: string): void {
  document.cookie = `${name}=${value}; path=/; max-age=${TOKEN_MAX_AGE_S}; samesite=lax`
}
/** Clears what the shop keeps of a customer: its cookies; the colour scheme and the consent stay. [DEC-010] */
export function clearOwnCookies(): void {
  for (const name of OWN) document.cookie = `${name}=; path=/; max-age=0`
}
