import type { SessionEnd } from '../../../model/identity/account/session-end'
import type { Scene } from '../../scene'
import { cookiesOf } from '../../transport/cookie-headers'
import { isAlive, SESSION_COOKIE } from './sessions'

/** Remembers that a session was ended from elsewhere, for as long as its browser may keep the cookie. */
export function noteEnd({ tables, now }: Pick<Scene, 'tables' | 'now'>, sessionId: string, reason: SessionEnd['reason']): void {
  const gone = tables.endedSession.getAll().filter((ended) => !isAlive(ended, now()))
  tables.endedSession.deleteMany({ where: { id: { in: [sessionId, ...gone.map(({ id }) => id)] } } })
  tables.endedSession.create({ id: sessionId, reason, at: now() })
}

/** How the session that the browser still has the cookie of was ended from elsewhere; null: it was not, or somebody is signed in. [DEC-073] */
export function sessionEndOf({
  tables,
  secrets,
  request,
  user,
}: Pick<Scene, 'tables' | 'secrets' | 'request' | 'user'>): SessionEnd | null {
  const token = cookiesOf(request)[SESSION_COOKIE] ?? ''
  if (user || token === '') return null
  const ended = tables.endedSession.findFirst({ where: { id: { equals: secrets.digest(token) } } })
  return ended && { reason: ended.reason === 'password' ? 'password' : 'elsewhere', at: new Date(ended.at).toISOString() }
}
