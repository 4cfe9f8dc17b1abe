import type { UserSession } from '../../../model/identity/account/user-session'
import { refuse } from '../../refusals'
import type { Scene, StoredUser } from '../../scene'
import { seenAt } from '../session/activity'
import { noteEnd } from '../session/session-ends'
import { endSession, isAlive } from '../session/sessions'
import { revokeLoginLinks } from '../session/temporary-tokens'

const sessionsOf = ({ tables, now }: Pick<Scene, 'tables' | 'now'>, { id }: StoredUser) =>
  tables.session.findMany({ where: { user_id: { equals: id } } }).filter((session) => isAlive(session, now()))

/** Where a user is signed in: here first, then the one that was in use last. [DEC-073] */
export function ownSessions(scene: Scene, user: StoredUser): UserSession[] {
  const isHere = ({ id }: { id: string }) => id === scene.sessionId
  return sessionsOf(scene, user)
    .map((session) => ({ session, seen: seenAt(scene.activity, session) }))
    .sort((one, other) => Number(isHere(other.session)) - Number(isHere(one.session)) || other.seen - one.seen)
    .map(({ session, seen }) => ({
      id: session.public_id,
      user_agent: session.agent,
      started_at: new Date(session.at).toISOString(),
      seen_at: new Date(seen).toISOString(),
      is_current: isHere(session),
    }))
}

function endElsewhere(scene: Scene, sessionId: string): void {
  endSession({ tables: scene.tables, sessionId })
  noteEnd(scene, sessionId, 'elsewhere')
}

/** Ends a session of the user on another device. @throws 404 for one that is not there, 409 for the one that asks */
export function endOwnSession(scene: Scene, user: StoredUser, publicId: string): void {
  const session = sessionsOf(scene, user).find(({ public_id }) => public_id === publicId)
  if (!session) throw refuse(404, { message: 'Этот сеанс уже завершён' })
  if (session.id === scene.sessionId) throw refuse(409, { message: 'Это сеанс, в\u00a0котором вы сейчас: чтобы закончить его, выйдите' })
  endElsewhere(scene, session.id)
}

/** Ends all sessions of the user but the one that asks, and the login links that nobody has used: they would open new ones. */
export function endOtherSessions(scene: Scene, user: StoredUser): void {
  for (const { id } of sessionsOf(scene, user)) if (id !== scene.sessionId) endElsewhere(scene, id)
  revokeLoginLinks(scene, user.id)
}
