import { registrationContract } from '../../../model/contract/people/registration'
import { handlersFor } from '../../handlers-for'
import { refuse } from '../../refusals'
import { finishRegistration, requireFreeInn } from '../../rules/verification/finish-registration'
import { sendChanged } from '../../rules/verification/letters'
import { requireGoodPassword, setPassword } from '../../rules/verification/passwords'
import { signIn } from '../../rules/session/sign-in'
import {
  beginVerification,
  checkCode,
  isAt,
  requireChecked,
  resendCode,
  type Target,
  fulfil,
  verificationState,
} from '../../rules/verification/verifications'
import { requireSelf } from '../../scene'

const targetOf = ({ email, phone }: { email?: string | undefined; phone?: string | undefined }): Target =>
  email === undefined ? { channel: 'sms', target: phone ?? '' } : { channel: 'email', target: email.toLowerCase() }

/** Registration, and codes that confirm an e-mail or a phone. No answer tells whether an account exists. [DEC-036 to DEC-038] */
export const registrationHandlers = handlersFor(registrationContract, {
  /** Who is known already gets a letter that says so in place of the code. */
  'registration.register': ({ body, ...scene }) => {
    requireFreeInn(scene, body)
    const { code_verification_id, ...said } = body
    const users = scene.tables.user.getAll()
    const isKnown = [body.email.toLowerCase(), body.phone].some((target) => users.some(isAt(target)))
    return beginVerification(scene, {
      ...targetOf({ email: body.email }),
      purpose: 'registration',
      user: null,
      instead: isKnown ? 'known' : 'code',
      said,
      id: code_verification_id,
    })
  },

  'registration.finish': async ({ body, ...scene }) => {
    const user = await finishRegistration(scene, body)
    return signIn(scene, user)
  },

  'codeVerifications.create': ({ body, ...scene }) => {
    if (body.id !== undefined) return resendCode(scene, body.id)
    const target = targetOf(body)
    const user = scene.tables.user.getAll().find(isAt(target.target)) ?? null
    return beginVerification(scene, {
      ...target,
      purpose: 'restore',
      user,
      instead: user ? 'code' : 'nothing',
      id: body.code_verification_id,
    })
  },

  'codeVerifications.createForUser': ({ params, body, ...scene }) => {
    const user = requireSelf(scene, params.id)
    const target = targetOf(body)
    const isKnown = scene.tables.user.getAll().some(isAt(target.target))
    return beginVerification(scene, {
      ...target,
      purpose: 'contact',
      user: isKnown ? null : user,
      instead: isKnown ? 'known' : 'code',
      id: body.code_verification_id,
    })
  },

  'codeVerifications.get': ({ query, ...scene }) => verificationState(scene, query.id),

  'codeVerifications.check': ({ params, body, ...scene }) => {
    checkCode(scene, params.id, body.data, 'data')
    const { id, code_verification } = verificationState(scene, params.id)! // it was checked
    return { id, code_verification: { ...code_verification, is_checked: true } }
  },

  /** Whoever restores a password is signed in here, and nowhere else any more. */
  'codeVerifications.setUserPassword': async ({ params, body, ...scene }) => {
    const verification = requireChecked(scene, params.id, 'restore')
    const user = scene.tables.user.findFirst({ where: { id: { equals: verification.user_id } } })
    if (!user) throw refuse(409)
    requireGoodPassword(body.password, user.email)
    await setPassword(scene, user, body.password)
    fulfil(scene, verification)
    sendChanged(scene, user.email, 'password')
    return signIn(scene, user)
  },
})
