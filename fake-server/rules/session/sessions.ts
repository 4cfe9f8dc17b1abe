import { TOKEN_MAX_AGE_S } from '../../../model/limits'
import type { Scene, StoredUser } from '../../scene'
import type { Secrets } from '../../secrets'
import type { TableRow, Tables } from '../../tables'
import { agentOf } from '../../transport/cookie-headers'
import { randomId } from '../random-id'

/** The token of the session; scripts do not see it. */
export const SESSION_COOKIE = 'karter_session'

const LIFE_MS = TOKEN_MAX_AGE_S * 1000
const attributes = (seconds: number) => `Path=/; HttpOnly; SameSite=Lax; Max-Age=${seconds}`

/** The session that a token opens; null: none, or it has run out. [CONST-004] @param now ms */
export function sessionOf(tables: Tables, secrets: Secrets, token: string, now: number): TableRow<'session'> | null {
  if (token === '') return null
  const session = tables.session.findFirst({ where: { id: { equals: secrets.digest(token) } } })
  return session && isAlive(session, now) ? session : null
}

/** Whether a session has not run out. @param now ms */
export const isAlive = ({ at }: Pick<TableRow<'session'>, 'at'>, now: number): boolean => now - at < LIFE_MS

/** Opens a session in place of the one that was open, sets its cookie, and deletes those that have run out. @returns its token */
export function openSession({ tables, now, sessionId, secrets, setCookie, request }: Scene, user: StoredUser): string {
  tables.session.deleteMany({ where: { at: { lte: now() - LIFE_MS } } })
  endSession({ tables, sessionId })
  const token = randomId()
  const times = { at: now(), seen_at: now() }
  tables.session.create({ id: secrets.digest(token), user_id: user.id, ...times, public_id: randomId(), agent: agentOf(request) })
  setCookie(`${SESSION_COOKIE}=${token}; ${attributes(TOKEN_MAX_AGE_S)}`)
  return token
}

/** Ends a session, and revokes its bearers. @param sessionId null: of a guest */
export function endSession({ tables, sessionId }: Pick<Scene, 'tables' | 'sessionId'>): void {
  if (sessionId === null) return
  tables.session.deleteMany({ where: { id: { equals: sessionId } } })
  tables.bearer.deleteMany({ where: { session_id: { equals: sessionId } } })
}

/** The line that takes the cookie of a session back. */
export const noSessionCookie = `${SESSION_COOKIE}=; ${attributes(0)}`
