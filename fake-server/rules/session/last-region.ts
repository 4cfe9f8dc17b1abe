import { TOKEN_MAX_AGE_S } from '../../../model/limits'
import type { Scene } from '../../scene'
import { cookiesOf } from '../../transport/cookie-headers'

/** The region that the browser says it buys for: a cookie of scripts, which browsers and cleaners forget sooner than the session. */
const SAID_COOKIE = 'company_region_id'
/** The same as the server heard it last, `<user>-<region>`: it lasts as long as the session's cookie, and scripts do not see it. */
const HEARD_COOKIE = 'karter_region'
const attributes = (seconds: number) => `Path=/; HttpOnly; SameSite=Lax; Max-Age=${seconds}`

type Asker = Pick<Scene, 'user' | 'request'>

/** Remembers what region the browser of a signed-in user says it buys for. */
export function rememberRegion({ user, request, setCookie }: Asker & Pick<Scene, 'setCookie'>): void {
  const { [SAID_COOKIE]: said = '', [HEARD_COOKIE]: heard } = cookiesOf(request)
  const value = `${user?.id}-${said}`
  if (user && /^\d{1,15}$/.test(said) && heard !== value) setCookie(`${HEARD_COOKIE}=${value}; ${attributes(TOKEN_MAX_AGE_S)}`)
}

/** The region that this user bought for last in a browser that does not say it any more; null: it does, or nobody knows. */
export function forgottenRegion({ user, request }: Asker): number | null {
  const { [SAID_COOKIE]: said, [HEARD_COOKIE]: heard = '' } = cookiesOf(request)
  const [userId, regionId] = heard.split('-').map(Number)
  return said === undefined && user !== null && userId === user.id && regionId ? regionId : null
}

/** The line that takes the cookie back. */
export const noRegionCookie = `${HEARD_COOKIE}=; ${attributes(0)}`
