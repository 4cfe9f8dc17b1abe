import type { Scene, StoredUser } from '../../scene'
import { rememberDevice } from './devices'
import { openSession } from './sessions'
import { newXsrf, xsrfCookie } from './xsrf'

/** Signs somebody in on the device that asks: a session, a known device, and an XSRF token that belongs to the session. [DEC-004] */
export function signIn(scene: Scene, user: StoredUser): void {
  rememberDevice(scene, user)
  scene.setCookie(xsrfCookie(newXsrf({ secrets: scene.secrets, session: openSession(scene, user) })))
}
