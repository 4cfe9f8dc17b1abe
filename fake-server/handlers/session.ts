import { sessionContract } from '../../model/contract/session'
import { handlersFor, notYet } from '../handlers-for'
import { refuse } from '../refusals'
import { countFailure, forgetFailures, requireNoPause } from '../rules/attempts'
import { knownDevice, rememberDevice } from '../rules/session/devices'
import { noRegionCookie } from '../rules/session/last-region'
import { loginLimits } from '../rules/session/login-limits'
import { endSession, noSessionCookie, openSession, SESSION_COOKIE } from '../rules/session/sessions'
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
    const { tables, secrets, setCookie } = scene
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
    rememberDevice(scene, user)
    setCookie(xsrfCookie(newXsrf({ secrets, session: openSession(scene, user) })))
    return {}
  },

  /** Ends this session only: other devices stay signed in. */
  'session.logout': (scene) => {
    endSession(scene)
    scene.setCookie(noSessionCookie)
    scene.setCookie(noRegionCookie)
    scene.setCookie(xsrfCookie(newXsrf({ secrets: scene.secrets, session: '' })))
    return null
  },

  'session.user': (scene) => userView(requireUser(scene)),
  'session.refresh': notYet,
  'session.temporaryToken': notYet,
})
