import { EMAIL_LENGTH } from '../limits'

/** Whether the text, as it is, is an address by the grammar of HTML `input type=email`, of at most 254 characters. [DEC-042] */
export function isEmail(text: string): boolean {
  const at = text.indexOf('@')
  return (
    at > 0 &&
    text.length <= EMAIL_LENGTH &&
    LOCAL_PART.test(text.slice(0, at)) &&
    text
      .slice(at + 1)
      .split('.')
      .every(isHostLabel)
  )
}

/** A label of RFC 1034: up to 63 letters, digits and inner dashes. */
function isHostLabel(label: string): boolean {
  return label.length <= 63 && /^[a-z\d-]+$/i.test(label) && !label.startsWith('-') && !label.endsWith('-')
}

const LOCAL_PART = /^[a-z\d.!#$%&'*+/=?^_`{|}~-]+$/i
