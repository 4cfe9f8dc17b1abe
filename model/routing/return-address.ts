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

/** The registration, which leads back to where it was begun. @param path with its query [DEC-040] */
export const registrationWith = (path: string): string => `/auth/registration?return=${encodeURIComponent(path)}`
