/**
 * The address to go to after login, as it was given: a path on this site that begins with one `/`, with its query and hash.
 * Anything that could lead elsewhere (`//host`, a backslash, a control character, a scheme, dots that fold into `//host`)
 * becomes the home page. [DEC-009]
 */
export function returnAddress(wanted: string | null | undefined): string {
  return wanted && /^\/(?!\/)[^\\\p{Cc}]*$/u.test(wanted) && !new URL(wanted, ANY_SITE).pathname.startsWith('//') ? wanted : '/'
}

const ANY_SITE = 'https://shop.invalid'
