import { cleanText } from '../text/typed/clean-text'
import { isEmail } from './email'
import { parsePhone } from './phone'

/** Who wants to log in, in the shape of the request, or the message for the field. */
export type LoginInput = { readonly email: string } | { readonly phone: string } | { readonly error: string }

/**
 * The login field, trimmed: with «@» an e-mail, otherwise a phone (digits, 11 to 15).
 * Messages are the spec's. [VALID-001] [VALID-002] [VALID-003] [DEC-042]
 */
export function parseLogin(text: string): LoginInput {
  const login = cleanText(text).trim()
  if (login === '') return { error: 'Введите email или телефон' }
  if (login.includes('@')) return isEmail(login) ? { email: login } : { error: INVALID_LOGIN }
  const phone = parsePhone(login)
  return phone === null ? { error: INVALID_LOGIN } : { phone }
}

/** The message for the password field of the login form, or `null`. Any text is a password, spaces too. [VALID-003] */
export function checkPassword(password: string): string | null {
  return password === '' ? 'Введите пароль' : null
}

const INVALID_LOGIN = 'Некорректный email или телефон'
