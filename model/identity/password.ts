import { PASSWORD_LENGTH_MIN } from '../limits'

/**
 * What a new password lacks, one Russian sentence each, in the order of the rule; empty for a good one. `email` is the
 * e-mail of the account, which the password must not be (case does not count). [DEC-037] [VALID-011]
 */
export function passwordFailures(password: string, email: string): readonly string[] {
  if (password === '') return ['Придумайте пароль']
  const failures: string[] = []
  if (Array.from(password).length < PASSWORD_LENGTH_MIN)
    failures.push(`Пароль слишком короткий: нужно не меньше ${PASSWORD_LENGTH_MIN}\u00a0символов`)
  if (!/\p{L}/u.test(password)) failures.push('Добавьте в пароль хотя бы одну букву')
  if (!/\p{Nd}/u.test(password)) failures.push('Добавьте в пароль хотя бы одну цифру')
  if (password.trim().toLowerCase() === email.trim().toLowerCase()) failures.push('Пароль не должен совпадать с email: придумайте другой')
  return failures
}

/** The message for the second password field, or `null` when both are the same. [DEC-036] */
export function checkRepeatedPassword(password: string, again: string): string | null {
  if (again === '') return 'Повторите пароль'
  return password === again ? null : 'Пароли не совпадают: введите один и тот же пароль дважды'
}
