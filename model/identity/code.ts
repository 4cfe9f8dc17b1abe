import { CODE_LENGTH } from '../limits'
import { counted } from '../text/plural'
import { words } from '../text/words'

/** The code field: 6 digits, spaces are dropped; or the message for the field. [DEC-037] [VALID-011] */
export function parseCode(text: string): { readonly code: string } | { readonly error: string } {
  const code = text.replace(/\s/g, '')
  if (code === '') return { error: 'Введите код из письма или SMS' }
  return /^\d+$/.test(code) && code.length === CODE_LENGTH
    ? { code }
    : { error: `В коде ${counted(CODE_LENGTH, words.digit)}: проверьте письмо или SMS` }
}

/** The code in a message that was copied as a whole, «Код: 123 456, действует 10 минут»; the digits that there are where none has just as many. */
export function codeDigits(text: string): string {
  const whole = WHOLE_CODE.exec(text)?.[0] ?? text
  return whole.replace(/\D/g, '').slice(0, CODE_LENGTH)
}

/** As many digits as a code has, in groups or not, with no other digit beside them. */
const WHOLE_CODE = new RegExp(`(?<!\\d)\\d(?:[\\s-]?\\d){${CODE_LENGTH - 1}}(?!\\d)`)
