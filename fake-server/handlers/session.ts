import { sessionContract } from '../../model/contract/session'
import { handlersFor } from '../handlers-for'
import { refuse } from '../refusals'
import { countFailure, forgetFailures, requireNoPause } from '../rules/attempts'
import { knownDevice } from '../rules/session/devices'
import { noUsedCookies } from '../rules/session/last-used'
import { loginLimits } from '../rules/session/login-limits'
import { issueBearer } from '../rules/session/bearers'
import { endSession, noSessionCookie, SESSION_COOKIE } from '../rules/session/sessions'
import { signIn } from '../rules/session/sign-in'
import { issueTemporaryToken } from '../rules/session/temporary-tokens'
import { isXsrf, newXsrf, XSRF_COOKIE, xsrfCookie } from '../rules/session/xsrf'
import { userView } from '../rules/user-view'
import { requireUser } from '../scene'
import { cookiesOf } from '../transport/cookie-headers'

const WRONG_LOGIN =
  'Неверные данные для входа на сайт. Если еще не зарегистрированы, воспользуйтесь формой для регистрации юридического лица'

/** Login, logout and who is there. */
export const sessionHandlers = handlersFor(sessionContract, {
  /** A token that is good stays, for all tabs. */
  'session.csrf': ({ request, secrets, setCookie }) => {
    const { [XSRF_COOKIE]: known = '', [SESSION_COOKIE]: session = '' } = cookiesOf(request)
    setCookie(xsrfCookie(isXsrf(known, { secrets, session }) ? known : newXsrf({ secrets, session })))
    return null
  },

  /** A password is compared whether the login is known or not, so that the time of the answer tells nothing. */
  'session.login': async ({ body, ...scene }) => {
    const { tables, secrets } = scene
    const login = (body.email ?? body.phone ?? '').toLowerCase()
    const user =
      tables.user.getAll().find(({ email, phone }) => (body.email === undefined ? phone === login : email.toLowerCase() === login)) ?? null
    const { own, client } = loginLimits(scene, login, user, knownDevice(scene, user))
    const counted = client ? [own, client] : [own]
    requireNoPause(scene, counted, 'Слишком много попыток входа.')
    const isRight = await secrets.isPassword(body.password, user?.password || secrets.seeded)
    if (!user || !isRight) {
      countFailure(scene, counted)
      throw refuse(401, { message: WRONG_LOGIN, isKept: true })
    }
    forgetFailures(scene, own)
    return signIn(scene, user)
  },

  /** Ends this session only: other devices stay signed in. */
  'session.logout': (scene) => {
    endSession(scene)
    scene.setCookie(noSessionCookie)
    for (const line of noUsedCookies) scene.setCookie(line)
    if (scene.auth === 'session') scene.setCookie(xsrfCookie(newXsrf({ secrets: scene.secrets, session: '' })))
    return null
  },

  'session.user': (scene) => userView(requireUser(scene)),

  /** The cookie of the session asks, which no script reads: a bearer lives in the memory of a page. [DEC-004] */
  'session.refresh': (scene) => {
    const { tables, secrets, now, auth, sessionId } = scene
    if (auth !== 'token') throw refuse(404, { message: 'Здесь входят сеансом: обновлять нечего' })
    requireUser(scene)
    return { token: issueBearer({ tables, secrets, now: now() }, sessionId!) } // a user has a session
  },

  'session.temporaryToken': (scene) => ({ token: issueTemporaryToken(scene, requireUser(scene)) }),
})
