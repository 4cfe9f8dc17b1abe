import * as z from 'zod/mini'
import { EMAIL_LENGTH, PHONE_DIGITS } from '../limits'
import { User } from '../identity/user'
import { endpoint } from './endpoint'

/** Either `email` or `phone`, by what was typed. [VALID-001] */
const Credentials = z
  .object({
    email: z.optional(z.string().check(z.maxLength(EMAIL_LENGTH))),
    phone: z.optional(
      z.string().check(z.regex(new RegExp(`^\\d{${PHONE_DIGITS.min},${PHONE_DIGITS.max}}$`), 'Некорректный email или телефон')),
    ),
    password: z.string().check(z.minLength(1, 'Введите пароль'), z.maxLength(200)),
  })
  .check(
    z.refine(({ email, phone }) => (email === undefined) !== (phone === undefined), {
      path: ['email'],
      error: 'Введите email или телефон',
    }),
  )

/** CALL-001 to CALL-005, CALL-008 */
export const sessionContract = {
  'session.csrf': endpoint({ kind: 'read', method: 'GET', path: '/sanctum/csrf-cookie', output: z.null() }),
  /** `token` is given by the token strategy only. [DEC-004] */
  'session.login': endpoint({
    kind: 'write',
    method: 'POST',
    path: '/auth/login',
    body: Credentials,
    output: z.object({ token: z.optional(z.string()) }),
  }),
  'session.logout': endpoint({ kind: 'write', method: 'POST', path: '/auth/logout', output: z.null() }),
  'session.user': endpoint({ kind: 'read', method: 'GET', path: '/auth/user', output: User }),
  'session.refresh': endpoint({ kind: 'write', method: 'POST', path: '/auth/refresh', output: z.object({ token: z.string() }) }),
  'session.temporaryToken': endpoint({
    kind: 'write',
    method: 'GET',
    path: '/auth/getTemporaryToken',
    output: z.object({ token: z.string() }),
  }),
} as const
