import { passwordFailures } from '../../../model/identity/password'
import { refuse } from '../../refusals'
import type { Scene, StoredUser } from '../../scene'
import { noteEnd } from '../session/session-ends'
import { revokeLoginLinks } from '../session/temporary-tokens'
import { endRestores } from './verifications'

/** 422 with every sentence that a new password is refused for; `email`: of its account. [DEC-037, VALID-011] */
export function requireGoodPassword(password: string, email: string): void {
  const failures = passwordFailures(password, email)
  if (failures.length > 0) throw refuse(422, { errors: { password: failures } })
}

/** Keeps a new password and ends all other ways into the account but the session that asks: sessions, login links, restores. */
export async function setPassword(
  { tables, secrets, sessionId, now }: Pick<Scene, 'tables' | 'secrets' | 'sessionId' | 'now'>,
  { id }: StoredUser,
  password: string,
) {
  tables.user.update({ where: { id: { equals: id } }, data: { password: await secrets.keptOf(password) } })
  const others = tables.session.findMany({ where: { user_id: { equals: id } } }).filter((session) => session.id !== sessionId)
  tables.session.deleteMany({ where: { id: { in: others.map((session) => session.id) } } })
  for (const session of others) noteEnd({ tables, now }, session.id, 'password')
  revokeLoginLinks({ tables }, id)
  endRestores({ tables, now }, id)
}
