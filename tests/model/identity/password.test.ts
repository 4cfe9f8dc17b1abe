import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkRepeatedPassword, passwordFailures } from '../../../model/identity/password'

const short = 'Пароль слишком короткий: нужно не меньше 8\u00a0символов'
const noLetter = 'Добавьте в пароль хотя бы одну букву'
const noDigit = 'Добавьте в пароль хотя бы одну цифру'
const sameAsEmail = 'Пароль не должен совпадать с email: придумайте другой'
const email = 'ivan2026@karter.ru'
const signs = (from: string, min: number, max: number) =>
  fc.string({ unit: fc.constantFrom(...Array.from(from)), minLength: min, maxLength: max })

describe('a new password', () => {
  it('of letters, digits and signs is told exactly what it lacks [DEC-037] [VALID-011]', () =>
    fc.assert(
      fc.property(signs('aZяЁ', 0, 6), signs('059', 0, 6), signs('!_ 😀', 0, 6), (letters, digits, rest) => {
        const password = rest + letters + digits
        fc.pre(password !== '')
        const length = Array.from(rest).length + letters.length + digits.length
        expect(passwordFailures(password, email)).toEqual([
          ...(length < 8 ? [short] : []),
          ...(letters === '' ? [noLetter] : []),
          ...(digits === '' ? [noDigit] : []),
        ])
      }),
    ))

  it('is not the e-mail, in any case [DEC-037]', () =>
    expect([email, email.toUpperCase(), ` ${email}`, `${email}1`].map((password) => passwordFailures(password, email))).toEqual([
      [sameAsEmail],
      [sameAsEmail],
      [sameAsEmail],
      [],
    ]))

  it('is asked for when there is none', () =>
    expect([passwordFailures('', email), passwordFailures('', '')]).toEqual([['Придумайте пароль'], ['Придумайте пароль']]))

  it('is typed twice the same [DEC-036]', () =>
    expect([
      checkRepeatedPassword('a1', 'a1'),
      checkRepeatedPassword('a1', 'A1'),
      checkRepeatedPassword('a1', 'a1 '),
      checkRepeatedPassword('a1', ''),
    ]).toEqual([
      null,
      'Пароли не совпадают: введите один и тот же пароль дважды',
      'Пароли не совпадают: введите один и тот же пароль дважды',
      'Повторите пароль',
    ]))
})
