import * as z from 'zod/mini'
import { CodeVerification, CodeVerificationId } from '../../identity/code-verification'
import { Code, Email, NewPassword, Phone } from '../../identity/contact-fields'
import { RegistrationStep1, RegistrationStep2 } from '../../identity/registration'
import { Id } from '../../id'
import { endpoint } from '../endpoint'

const params = z.object({ id: CodeVerificationId })
/** Signed in; `token` is given by the token strategy only. [DEC-004] */
const signedIn = z.object({ token: z.optional(z.string()) })
const contact = { email: z.optional(Email), phone: z.optional(Phone) }
const isOne = (values: readonly unknown[]) => values.filter((value) => value !== undefined).length === 1
const enterOne = { path: ['email'], error: 'Введите email или телефон' }

/** CALL-006, CALL-007, CALL-013 to CALL-017. No answer tells whether an account exists. [DEC-036 to DEC-038] */
export const registrationContract = {
  'registration.register': endpoint({
    kind: 'write',
    method: 'POST',
    path: '/auth/register',
    body: RegistrationStep1,
    output: CodeVerification,
  }),
  'registration.finish': endpoint({
    kind: 'write',
    method: 'POST',
    path: '/auth/register2Step',
    body: RegistrationStep2,
    output: signedIn,
    invalidates: ['user', 'regions'],
  }),
  /**
   * A code for a lost password to an e-mail or a phone, or the code of an earlier verification (`id`) once more; 429 before its `resend_at`.
   * `code_verification_id`: as in the registration.
   */
  'codeVerifications.create': endpoint({
    kind: 'write',
    method: 'POST',
    path: '/auth/codeVerifications',
    body: z
      .object({ ...contact, id: z.optional(CodeVerificationId), code_verification_id: z.optional(CodeVerificationId) })
      .check(z.refine(({ email, phone, id }) => isOne([email, phone, id]), enterOne)),
    output: CodeVerification,
  }),
  /** A code to the new e-mail or phone of a signed-in user. `code_verification_id`: as in the registration. */
  'codeVerifications.createForUser': endpoint({
    kind: 'write',
    method: 'POST',
    path: '/users/:id/codeVerifications',
    params: z.object({ id: Id }),
    body: z
      .object({ ...contact, code_verification_id: z.optional(CodeVerificationId) })
      .check(z.refine(({ email, phone }) => isOne([email, phone]), enterOne)),
    output: CodeVerification,
  }),
  /** How a verification stands, so that a reload goes on with it; null: there is none, or its purpose was fulfilled. */
  'codeVerifications.get': endpoint({
    kind: 'read',
    method: 'GET',
    path: '/auth/codeVerifications',
    query: params,
    output: z.nullable(CodeVerification),
  }),
  /** `data` is the code; each call is one of the attempts, so it is never sent again by itself. A cookie that no script reads proves the right one. */
  'codeVerifications.check': endpoint({
    kind: 'write',
    method: 'POST',
    path: '/auth/codeVerifications/:id/check',
    params,
    body: z.object({ data: Code }),
    output: CodeVerification,
  }),
  /** Wants a verification that was checked in the same browser; works once. [DEC-038] */
  'codeVerifications.setUserPassword': endpoint({
    kind: 'write',
    method: 'POST',
    path: '/auth/codeVerifications/:id/setUserPassword',
    params,
    body: z.object({ password: NewPassword }),
    output: signedIn,
    invalidates: ['user', 'regions'],
  }),
} as const
