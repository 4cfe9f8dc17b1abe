import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isEmail } from '../../../model/identity/email'
import { checkPassword, parseLogin } from '../../../model/identity/login-input'
import { parsePhone } from '../../../model/identity/phone'

const edge = fc.constantFrom('', ' ', '\u00a0', '\t', '\n')
const invalid = { error: 'Некорректный email или телефон' }

describe('the login field', () => {
  it('an «@» makes it an e-mail, trimmed [VALID-001]', () =>
    fc.assert(
      fc.property(fc.emailAddress({ size: 'small' }), edge, (email, space) => {
        expect(parseLogin(`${space}${email}${space}`)).toEqual(isEmail(email) ? { email } : invalid)
      }),
    ))

  it('without «@» it is a phone [VALID-001] [VALID-002]', () =>
    fc.assert(
      fc.property(fc.integer({ min: 10_000_000_000, max: 999_999_999_999_999 }), edge, (number, space) => {
        expect(parseLogin(`${space}${number}${space}`)).toEqual({ phone: String(number).replace(/^8/, '7') })
      }),
    ))

  it('whatever is typed comes out as one of both or as one of the two messages [VALID-003]', () =>
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: fc.constantFrom('@', 'a', '.', '8', '900000', '+', ' ') })),
        (text) => {
          const bare = text.trim()
          const phone = parsePhone(text)
          if (bare === '') expect(parseLogin(text)).toEqual({ error: 'Введите email или телефон' })
          else if (bare.includes('@')) expect(parseLogin(text)).toEqual(isEmail(bare) ? { email: bare } : invalid)
          else expect(parseLogin(text)).toEqual(phone === null ? invalid : { phone })
        },
      ),
      { numRuns: 500 },
    ))

  it.each([
    ['', { error: 'Введите email или телефон' }],
    ['  \u00a0 ', { error: 'Введите email или телефон' }],
    ['@', invalid],
    ['ivan@', invalid],
    ['8900@', invalid],
    ['ivan', invalid],
    ['900000123', invalid],
    ['++79000001234', invalid],
    ["' OR 1=1 --", invalid],
    [' ivan@karter.ru ', { email: 'ivan@karter.ru' }],
    ['8 (900) 000-12-34', { phone: '79000001234' }],
  ])('%j [VALID-003]', (text, result) => expect(parseLogin(text)).toEqual(result))
})

it('an empty password is asked for, any other is taken, spaces too [VALID-003]', () =>
  expect(['', ' ', 'x'].map(checkPassword)).toEqual(['Введите пароль', null, null]))
