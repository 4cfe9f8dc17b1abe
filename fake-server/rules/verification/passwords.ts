import { passwordFailures } from '../../../model/identity/password'
import { refuse } from '../../refusals'
import type { Scene, StoredUser } from '../../scene'

/** 422 with every sentence that a new password is refused for; `email`: of its account. [DEC-037, VALID-011] */
export function requireGoodPassword(password: string, email: string): void {
  const failures = passwordFailures(password, email)
  if (failures.length > 0) throw refuse(422, { errors: { password: failures } })
}

/** Keeps a new password and ends all sessions of the user but the one that asks. */
export async function setPassword(
  { tables, secrets, sessionId }: Pick<Scene, 'tables' | 'secrets' | 'sessionId'>,
  { id }: StoredUser,
  password: string,
) {
  tables.user.update({ where: { id: { equals: id } }, data: { password: await secrets.keptOf(password) } })
  const others = tables.session.findMany({ where: { user_id: { equals: id } } }).filter((session) => session.id !== sessionId)
  tables.session.deleteMany({ where: { id: { in: others.map((session) => session.id) } } })
}
