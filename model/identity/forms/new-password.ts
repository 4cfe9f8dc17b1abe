import type { FieldErrors, Secrets } from '../../form/form'
import { parseCode } from '../code'
import { checkRepeatedPassword, passwordFailures } from '../password'

/** A new password that was typed twice, for its request; null and a sentence for each wrong field otherwise. [DEC-036, DEC-037, VALID-011] */
export function checkNewPassword({ password, again }: Secrets, email: string): { errors: FieldErrors; password: string | null } {
  const typed = password?.reveal() ?? ''
  const [failure] = passwordFailures(typed, email)
  const repeated = checkRepeatedPassword(typed, again?.reveal() ?? '')
  const errors = { ...(failure !== undefined && { password: failure }), ...(repeated !== null && { again: repeated }) }
  return { errors, password: Object.keys(errors).length === 0 ? typed : null }
}

/** A code that was typed or pasted, for its request; null and a sentence for its field otherwise. [DEC-037, VALID-011] */
export function checkTypedCode({ code }: Secrets): { errors: FieldErrors; code: string | null } {
  const read = parseCode(code?.reveal() ?? '')
  return 'code' in read ? { errors: {}, code: read.code } : { errors: { code: read.error }, code: null }
}
