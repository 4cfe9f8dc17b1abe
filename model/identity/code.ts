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
