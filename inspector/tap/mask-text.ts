import { PHONE_DIGITS } from '../../model/limits'
import { isSecretName } from '../../src/platform/redact'
import { CUT, MASK } from '../signs'

/** From so many digits on half a phone is one. */
const HALF_DIGITS = 7

// Each of them looks at a letter a bounded number of times: what is typed or answered may be as long as it likes.
const INVITE = /\/invites\/[^/?#\s]+/gi
const FIELD = /(?<![\w-])([\w-]+)=|"([\w-]+)"\s*:\s*"?/g
/** Of a field of an address, and of one of JSON: a text, or what stands there instead. */
const FIELD_END = /[&#\s]|$/g
const TEXT_END = /(?<!\\)"|$/g
const VALUE_END = /[,}\]]|$/g
const TOKEN = /eyJ[\w-]{5,}(?:\.[\w-]*)*|\bBearer\s+\S+/gi
const NAME = "\\p{L}\\d._%+!#$'*^`{|}~-"
// What stands between two of them belongs to the first.
const emailOf = (name: string) =>
  new RegExp(String.raw`(?<![${name}])([${name}]+)@(?<where>[${NAME}]*[\p{L}\d](?:[${NAME}]+(?=@))?)?`, 'gu')
/** In an address these separate its parts; elsewhere an e-mail may hold them too. */
const EMAIL_IN_ADDRESS = emailOf(NAME)
const EMAIL = emailOf(`&/=?${NAME}`)
const ADDRESS = /:\/\/|(?:^|[\s"'(«])\/|[?&#][\w-]*=/
/** What the shop takes for a phone, wherever it stands, and a row of numbers that may hide one; an address writes a space as +. */
const PHONE = new RegExp(String.raw`\+?\d(?:[\t\p{Zs}\p{Pd}\u2212()+]*\d){${PHONE_DIGITS.min - 1},}`, 'gu')
/** What people put between the digits of a phone besides. */
const BETWEEN = String.raw`[\t\p{Zs}\p{Pd}\u2212()+./]*`
/** A day, and a part of a number. */
const NO_PHONE = String.raw`(?!\d{1,2}[./]\d{1,2}[./](?:19|20)\d\d(?!\d)|\d{1,3}\.\d{4,})`
/** A row of digits that may begin with a phone. */
const DOTTED_PHONE = new RegExp(String.raw`(?<!\d[./]?)${NO_PHONE}(?:\+\d|[78])(?:${BETWEEN}\d){${PHONE_DIGITS.min - 1},}`, 'gu')
/** What stands before a number of the shop's own, such as an article, that of an order, a part of an address or a number in JSON. */
const OWN_BEFORE = String.raw`[A-Za-z\p{Lu}\d_№#/\p{Pd}]|\d\.|[A-Z№]\p{Zs}|":\p{Zs}?|[iI]ds?=`
/** What stands after a sum, a time and an id. */
const OWN_AFTER = /:\d|-?[A-Za-z_]|(?:,\d\d)?\p{Zs}*(?:₽|руб|коп|шт)/uy
/** A row of digits that may be the beginning of a phone of this country: it is typed letter by letter. */
const HALF_PHONE = new RegExp(String.raw`(?<!${OWN_BEFORE})(?:\+7|\+?${NO_PHONE}[89])(?:${BETWEEN}\d){${HALF_DIGITS - 1},}`, 'gu')
const DAYS = /^(?:(?:19|20)\d\d-[01]\d-[0-3]\d(?:[\s\p{Pd}]+|$))+\d{0,2}$/u
const CODED = /(?:%[\da-f]{2})+/gi
/** How often an address is written into another one at most. */
const CODED_LEVELS = 5
/** Most texts hold none of it, and one look is enough for them. */
const MAY_HOLD = /[@\d="]|\/invites\/|eyJ|Bearer/i
/** What the masks below leave. */
const MASKED = /^(?:.?•••(?:@•••)?|\+\d[\d ]* •••)$/su
/** What stands under these names says who somebody is, whatever it looks like and even if it is half typed. */
const PERSONAL = /(?:^|[a-z_])(?:phone|email|login)s?$/i
const OWN_NUMBER = /(?:[aA]rticle|[bB]arcode|[sS]ku|(?<![pP]hone_?)[nN]umber|^id|_id|[a-z]Id)s?$/

/**
 * A text with e-mails, phones, codes and tokens masked, half typed ones and those too that an address holds in its own coding: enough
 * stays to tell two of them apart. [DEC-047]
 */
export const maskText = (text: string): string => maskLevels(text, (it) => maskHalfPhones(maskPlain(it)))
/** The same where digits are a number of the shop's own: there nobody types a phone. */
const maskWhole = (text: string): string => maskLevels(text, maskPlain)

function maskLevels(text: string, maskOne: (text: string) => string): string {
  let shown = maskOne(text)
  let inner = shown
  for (let level = 0; level < CODED_LEVELS; level++) {
    const plain = inner.replace(CODED, decoded)
    if (plain === inner) break
    inner = maskOne(plain)
    if (inner !== plain) shown = inner
  }
  return shown
}

/** The beginning of a text, masked as `maskText` does; of a longer one only what is shown is looked at. @param letters that are shown */
export const maskBeginning = (text: string, letters: number): string => beginningOf(text, letters, maskText)

function beginningOf(text: string, letters: number, maskAll: (text: string) => string): string {
  if (text.length <= letters + MARGIN) return cut(maskAll(text), letters)
  const shown = maskAll(text.slice(0, letters + MARGIN))
  // Its last part may be half of something that was not known as what it is.
  return `${shown.slice(0, Math.min(letters, Math.max(0, shown.length - MARGIN)))}${CUT}`
}
/** Longer than any e-mail or phone. */
const MARGIN = 300
const cut = (text: string, letters: number): string => (text.length > letters ? `${text.slice(0, letters)}${CUT}` : text)

/** Whether what stands under this name is masked even where it does not look like an e-mail or a phone. [DEC-047] */
export const isPersonalName = (name: string): boolean => PERSONAL.test(name)
/** What stands under such a name: its first letter at most, where it is no e-mail and no phone. */
export function maskPersonal(text: string, letters: number): string {
  const shown = maskBeginning(text, letters)
  return shown === '' || MASKED.test(shown) ? shown : `${String.fromCodePoint(shown.codePointAt(0)!)}${MASK}` // not empty
}

/** Whether what stands under this name is a number of goods or of an order, whose digits may look like those of half a phone. */
export const isOwnNumberName = (name: string): boolean => OWN_NUMBER.test(name)
/** What stands under such a name: masked but for that. */
export const maskOwnNumber = (text: string, letters: number): string => beginningOf(text, letters, maskWhole)

function maskPlain(text: string): string {
  if (!MAY_HOLD.test(text)) return text
  return maskFields(text.replace(INVITE, `/invites/${MASK}`))
    .replace(TOKEN, MASK)
    .replace(ADDRESS.test(text) ? EMAIL_IN_ADDRESS : EMAIL, maskEmail)
    .replace(PHONE, maskPhone)
    .replace(DOTTED_PHONE, maskDotted)
}
const digitsOf = (text: string): string => text.replace(/\D/g, '')
/** A longer row has more behind a phone, or is none, such as articles. */
const maskDotted = (text: string): string =>
  digitsOf(text).length === PHONE_DIGITS.min || /^(?:\+|\d\D)/.test(text) ? `${text[0]!}${MASK}` : text // not empty
const maskHalfPhones = (text: string): string =>
  text.replace(HALF_PHONE, (half, at: number) => {
    OWN_AFTER.lastIndex = at + half.length
    return digitsOf(half).length >= PHONE_DIGITS.min || OWN_AFTER.test(text) ? half : `${half[0]!}${MASK}` // not empty
  })
/** One that has no place yet is being typed. */
function maskEmail(_: string, who: string, where: string | undefined): string {
  return `${/[\p{L}\d]/u.exec(who)?.[0] ?? ''}${MASK}${where === undefined ? '' : `@${MASK}`}`
}

/** The fields of an address, and of JSON, that are secret by their names. */
function maskFields(text: string): string {
  let shown = ''
  let from = 0
  for (const { 0: start, 1: address, 2: name = address ?? '', index } of text.matchAll(FIELD)) {
    if (index < from || !(isSecretName(name) || /code/i.test(name))) continue
    const value = index + start.length
    const ending = address !== undefined ? FIELD_END : start.endsWith('"') ? TEXT_END : VALUE_END
    ending.lastIndex = value
    const end = ending.exec(text)?.index ?? value
    shown += text.slice(from, value) + (end > value ? MASK : '')
    from = end
  }
  return shown + text.slice(from)
}

function maskPhone(text: string): string {
  if (DAYS.test(text)) return text
  const digits = digitsOf(text)
  if (digits.length > PHONE_DIGITS.max) return MASK
  return /^[78]\d{10}$/.test(digits) ? `+7 ${digits.slice(1, 4)} ${MASK}` : `+${digits.slice(0, 4)} ${MASK}`
}

function decoded(coded: string): string {
  try {
    return decodeURIComponent(coded)
  } catch {
    return coded.replace(/%[0-7][\da-f]/gi, decodeURIComponent)
  }
}
