import { isPage } from './is-page'

/**
 * The address to go to after login, as it was given: a path on this site that begins with one `/`, with its query and hash.
 * Anything that could lead elsewhere (`//host`, a backslash, a control character, a scheme, dots that fold into `//host`)
 * becomes the home page. [DEC-009]
 */
export function returnAddress(wanted: string | null | undefined): string {
  return wanted && /^\/(?!\/)[^\\\p{Cc}]*$/u.test(wanted) && !new URL(wanted, ANY_SITE).pathname.startsWith('//') ? wanted : '/'
}

const ANY_SITE = 'https://shop.invalid'

/**
 * Where whoever may not see a page is led: to the login with the way back, or home. [DEC-009, DEC-030]
 * @param path of the page, with its query
 */
export const redirectOf = (kind: 'login' | 'home', path: string): string =>
  kind === 'home' ? '/' : `/auth/login?return=${encodeURIComponent(path)}`

/** Whether an address is a page by which people get in; whoever is signed in is led on. [DEC-029] @param path with its query */
export const isWayIn = (path: string): boolean => ['/auth/login', '/auth/registration', '/auth/reset'].some((page) => isPage(path, page))

/** Where such a page leads whoever has logged in. @param path of that page, with its query [DEC-029] */
export const loginLeadsTo = (path: string): string => returnAddress(new URLSearchParams(path.split('?').slice(1).join('?')).get('return'))

/**
 * Another way in, which leads back to where this one does: to the page that a login stands over, from a page of its own to what that was
 * asked for. [DEC-040]
 * @param path of the page that is open, with its query
 */
export function otherWayIn(page: '/auth/login' | '/auth/registration' | '/auth/reset', path: string): string {
  const back = isWayIn(path) ? loginLeadsTo(path) : path
  return back === '/' ? page : `${page}?return=${encodeURIComponent(back)}`
}
