import { sessionContract } from '../../model/contract/session'
import { TOKEN_MAX_AGE_S } from '../../model/limits'
import { handlersFor, notYet } from '../handlers-for'
import { refuse } from '../refusals'
import { countTry, forgetTries, requireFewTries } from '../rules/login-tries'
import { randomId } from '../rules/random-id'
import { userView } from '../rules/user-view'
import { requireUser } from '../scene'
import { SESSION_COOKIE, XSRF_COOKIE } from '../scene-of'
import { cookiesOf } from '../transport/cookie-headers'

const WRONG_LOGIN =
  'Неверные данные для входа на сайт. Если еще не зарегистрированы, воспользуйтесь формой для регистрации юридического лица'

/** Login, logout and who is there. */
export const sessionHandlers = handlersFor(sessionContract, {
  'session.csrf': ({ request, setCookie }) => {
    setCookie(`${XSRF_COOKIE}=${cookiesOf(request)[XSRF_COOKIE] || randomId()}; Path=/; SameSite=Lax`)
    return null
  },

  'session.login': ({ body, ...scene }) => {
    const { tables, now, sessionId, setCookie } = scene
    const login = (body.email ?? body.phone ?? '').toLowerCase()
    requireFewTries(scene, login)
    const user = tables.user
      .getAll()
      .find(({ email, phone }) => (body.email === undefined ? phone === login : email.toLowerCase() === login))
    if (!user || user.password !== body.password) {
      countTry(scene, login)
      throw refuse(401, { message: WRONG_LOGIN, isKept: true })
    }
    forgetTries(scene, login)
    if (sessionId) tables.session.deleteMany({ where: { id: { equals: sessionId } } })
    const { id } = tables.session.create({ id: randomId(), user_id: user.id, at: now() })
    setCookie(`${SESSION_COOKIE}=${id}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${TOKEN_MAX_AGE_S}`)
    return {}
  },

  /** Ends this session only: other devices stay signed in. */
  'session.logout': ({ tables, sessionId, setCookie }) => {
    if (sessionId) tables.session.deleteMany({ where: { id: { equals: sessionId } } })
    setCookie(`${SESSION_COOKIE}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0`)
    return null
  },

  'session.user': (scene) => userView(requireUser(scene)),
  'session.refresh': notYet,
  'session.temporaryToken': notYet,
})
