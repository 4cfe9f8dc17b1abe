import { TOKEN_MAX_AGE_S } from '../../../model/limits'
import type { Scene } from '../../scene'
import { cookiesOf } from '../../transport/cookie-headers'

/** What a browser buys for and where that goes. */
export type Used = 'region' | 'address'
/**
 * `named`: the cookie in which the browser names it, written by scripts, which browsers and cleaners forget sooner than the session.
 * `stored`: the same as the server read it last, `<user>-<id>`: it lasts as long as the session's cookie, and scripts do not see it.
 */
const COOKIES: Readonly<Record<Used, { named: string; stored: string }>> = {
  region: { named: 'company_region_id', stored: 'karter_region' },
  address: { named: 'delivery_address_id', stored: 'karter_address' },
}
const ALL = Object.values(COOKIES)
const attributes = (seconds: number) => `Path=/; HttpOnly; SameSite=Lax; Max-Age=${seconds}`

type Asker = Pick<Scene, 'user' | 'request'>

/** Remembers the region and the delivery address that the browser of a signed-in user names. */
export function rememberUsed({ user, request, setCookie }: Asker & Pick<Scene, 'setCookie'>): void {
  if (!user) return
  const cookies = cookiesOf(request)
  for (const { named, stored } of ALL) {
    const id = cookies[named] ?? ''
    const value = `${user.id}-${id}`
    if (/^\d{1,15}$/.test(id) && cookies[stored] !== value) setCookie(`${stored}=${value}; ${attributes(TOKEN_MAX_AGE_S)}`)
  }
}

/** The region or address that this user used last in a browser that does not name it any more; null: it does, or nobody knows. */
export function forgottenId({ user, request }: Asker, used: Used): number | null {
  const { named, stored } = COOKIES[used]
  const { [named]: said, [stored]: heard = '' } = cookiesOf(request)
  const [userId, id] = heard.split('-').map(Number)
  return said === undefined && user !== null && userId === user.id && id ? id : null
}

/** The lines that take the cookies back. */
export const noUsedCookies: readonly string[] = ALL.map(({ stored }) => `${stored}=; ${attributes(0)}`)
