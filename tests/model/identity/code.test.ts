import fc from 'fast-check'
import { expect, it } from 'vitest'
import { codeDigits, parseCode } from '../../../model/identity/code'

it('a code is six digits, leading zeros and spaces of a pasted text included [DEC-037] [VALID-011]', () =>
  fc.assert(
    fc.property(fc.nat(999_999), fc.nat(6), fc.constantFrom('', ' ', '\u00a0', '\n'), (number, at, space) => {
      const code = String(number).padStart(6, '0')
      expect(parseCode(code.slice(0, at) + space + code.slice(at))).toEqual({ code })
    }),
  ))

const wrong = { error: 'В коде 6\u00a0цифр: проверьте письмо или SMS' }
it.each([
  ['', { error: 'Введите код из письма или SMS' }],
  ['  ', { error: 'Введите код из письма или SMS' }],
  ['12345', wrong],
  ['1234567', wrong],
  ['12345a', wrong],
  ['12-34-56', wrong],
  ['１２３４５６', wrong],
])('%j is no code [DEC-037]', (text, result) => expect(parseCode(text)).toEqual(result))

it.each([
  ['Код: 123456', '123456'],
  ['Ваш код 012 345, действует 10 минут', '012345'],
  ['123-456', '123456'],
  ['Заказ 1234567, код 654321', '654321'],
  ['12 3', '123'],
  ['12345678', '123456'],
  ['нет', ''],
])('of «%s» the field takes «%s» [DEC-037]', (text, digits) => expect(codeDigits(text)).toBe(digits))
