import { PHONE_DIGITS } from '../limits'
import { cleanText } from '../text/typed/clean-text'

/**
 * The digits of a typed phone, 11 to 15 of them, or `null`. Spaces, no-break spaces, round brackets, dashes, signs that
 * are not seen and one leading + are dropped; without + a leading 8 becomes 7. [VALID-002] [CONST-009] [DEC-042]
 */
export function parsePhone(text: string): string | null {
  const bare = cleanText(text)
    .trim()
    .replace(/[\p{Zs}\p{Pd}\u2212()]/gu, '')
  const isInternational = bare.startsWith('+')
  const digits = isInternational ? bare.slice(1) : bare
  if (!isPhone(digits)) return null
  return isInternational ? digits : digits.replace(/^8/, '7')
}

/** A stored phone (digits) for reading: «+7 (900) 000-12-34», foreign ones as + and digits; what is no phone comes back as it is. */
export function formatPhone(phone: string): string {
  if (!isPhone(phone)) return phone
  const [, code, first, second, third] = /^7(\d{3})(\d{3})(\d{2})(\d{2})$/.exec(phone) ?? []
  return code === undefined ? `+${phone}` : `+7\u00a0(${code})\u00a0${first}-${second}-${third}`
}

function isPhone(digits: string): boolean {
  return /^\d+$/.test(digits) && digits.length >= PHONE_DIGITS.min && digits.length <= PHONE_DIGITS.max
}
