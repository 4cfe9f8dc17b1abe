import type { EndpointName } from '../../../model/contract'
import type { AuthStrategy } from '../../../model/content/config'
import type { Secrets } from '../../secrets'
import type { TableRow, Tables } from '../../tables'
import { sessionOfBearer } from './bearers'
import { sessionOf } from './sessions'

type Asked = {
  tables: Tables
  secrets: Secrets
  now: number
  /** The token in the cookie of the session; '': none. */
  cookie: string
  request: Request
  name: EndpointName
}

/** In the token strategy the cookie does nothing but refresh, replace and end the login that it keeps. */
const BY_COOKIE: ReadonlySet<EndpointName> = new Set<EndpointName>([
  'session.refresh',
  'session.login',
  'session.logout',
  'loginLinks.use',
  'registration.finish',
  'codeVerifications.setUserPassword',
])

/** The session under which a call is made; null: a guest makes it. */
export function sessionOfCall(strategy: AuthStrategy, { tables, secrets, now, cookie, request, name }: Asked): TableRow<'session'> | null {
  if (strategy === 'session' || BY_COOKIE.has(name)) return sessionOf(tables, secrets, cookie, now)
  const [, bearer = ''] = /^Bearer (\S+)$/i.exec(request.headers.get('authorization') ?? '') ?? []
  return sessionOfBearer({ tables, secrets, now }, bearer)
}
