import { usersContract } from '../../../model/contract/people/users'
import { handlersFor } from '../../handlers-for'
import { refuse } from '../../refusals'
import { type Counted, countFailure, forgetFailures, requireNoPause } from '../../rules/attempts'
import { userView } from '../../rules/user-view'
import { sendChanged } from '../../rules/verification/letters'
import { requireGoodPassword, setPassword } from '../../rules/verification/passwords'
import { endRestores, fulfil, isAt, requireChecked } from '../../rules/verification/verifications'
import { requireSelf } from '../../scene'

const MINUTE_MS = 60_000
/** Wrong passwords of somebody who is signed in, and may not be the owner of the account. */
const ownPassword = (userId: number): Counted => ({
  key: `own password of ${userId}`,
  pace: { free: 5, firstMs: 30_000, longestMs: 15 * MINUTE_MS, forgetMs: 60 * MINUTE_MS },
})

/** What a user changes about themselves. */
export const usersHandlers = handlersFor(usersContract, {
  /** A new e-mail or phone wants the verification that was sent to it; the old e-mail hears of the change. */
  'users.update': ({ params, body, ...scene }) => {
    const user = requireSelf(scene, params.id)
    const { code_verification_id, ...data } = body
    const email = data.email?.toLowerCase()
    const changed = [
      ...(email !== undefined && email !== user.email.toLowerCase() ? [{ field: 'email' as const, target: email }] : []),
      ...(data.phone !== undefined && data.phone !== user.phone ? [{ field: 'phone' as const, target: data.phone }] : []),
    ]
    const [one, ...more] = changed
    if (more.length > 0) throw refuse(422, { errors: { phone: ['Email и\u00a0телефон меняют по\u00a0одному'] } })
    if (one) {
      const errors = { [one.field]: ['Сначала подтвердите кодом'] }
      if (code_verification_id === undefined) throw refuse(422, { errors })
      const verification = requireChecked(scene, code_verification_id, 'contact')
      if (verification.user_id !== user.id || verification.target !== one.target) throw refuse(422, { errors })
      if (scene.tables.user.getAll().some(isAt(one.target))) throw refuse(409)
      fulfil(scene, verification)
      endRestores(scene, user.id)
      sendChanged(scene, user.email, one.field)
    }
    const { name = user.name, email: newEmail = user.email, phone = user.phone } = data
    const where = { id: { equals: user.id } }
    return userView(scene.tables.user.update({ where, data: { name, email: newEmail, phone } })[0]!) // the user is signed in
  },

  'users.setPassword': async ({ params, body, ...scene }) => {
    const user = requireSelf(scene, params.id)
    const counted = ownPassword(user.id)
    requireNoPause(scene, [counted], 'Слишком много неверных паролей.')
    if (!(await scene.secrets.isPassword(body.current_password, user.password || scene.secrets.seeded))) {
      countFailure(scene, [counted])
      throw refuse(422, { errors: { current_password: ['Текущий пароль не\u00a0подходит'] }, isKept: true })
    }
    requireGoodPassword(body.password, user.email)
    forgetFailures(scene, counted)
    await setPassword(scene, user, body.password)
    sendChanged(scene, user.email, 'password')
    return null
  },
})
