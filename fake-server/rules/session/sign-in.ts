import type { Scene, StoredUser } from '../../scene'
import { issueBearer } from './bearers'
import { rememberDevice } from './devices'
import { openSession } from './sessions'
import { newXsrf, xsrfCookie } from './xsrf'

/** Signs a user in, whatever has proven who it is. @returns the answer of the call that did: with a bearer in the token strategy [DEC-004] */
export function signIn(scene: Scene, user: StoredUser): { token?: string } {
  const { tables, secrets, now, auth, setCookie } = scene
  rememberDevice(scene, user)
  const session = openSession(scene, user)
  if (auth === 'token') return { token: issueBearer({ tables, secrets, now: now() }, secrets.digest(session)) }
  setCookie(xsrfCookie(newXsrf({ secrets, session })))
  return {}
}
