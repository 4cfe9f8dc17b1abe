import * as z from 'zod/mini'
import { CodeVerificationId } from '../../identity/code-verification'
import { Email, NewPassword, Phone } from '../../identity/contact-fields'
import { User } from '../../identity/user'
import { Id } from '../../id'
import { UserName } from '../../identity/account/user-name'
import { endpoint } from '../endpoint'

const params = z.object({ id: Id })

/** CALL-010, CALL-011 */
export const usersContract = {
  /** A new e-mail or phone wants the checked verification that was sent to it. */
  'users.update': endpoint({
    kind: 'write',
    method: 'PATCH',
    path: '/users/:id',
    params,
    body: z.object({
      name: z.optional(UserName),
      email: z.optional(Email),
      phone: z.optional(Phone),
      code_verification_id: z.optional(CodeVerificationId),
    }),
    output: User,
    invalidates: ['user'],
  }),
  'users.setPassword': endpoint({
    kind: 'write',
    method: 'PATCH',
    path: '/users/:id/password',
    params,
    body: z.object({
      current_password: z.string().check(z.minLength(1, 'Введите текущий пароль'), z.maxLength(200)),
      password: NewPassword,
    }),
    output: z.null(),
    invalidates: ['sessions'],
  }),
} as const
