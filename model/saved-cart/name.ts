import { SAVED_CART_NAME_LENGTH } from '../limits'
import { formatCount } from '../text/count'
import { formatDate, type Moment } from '../text/date'

/** Signs that are not seen, or turn or hide what stands beside them; letters that are blank; halves of signs. A joiner within an emoji stays. */
const HIDDEN = /[\u00ad\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\u2800\u3164\ufeff\uffa0\ufff9-\ufffb]|\p{Cs}/gu
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u

/** A name as it is kept: on one line, single spaces, nothing that is not seen. */
export const plainName = (text: string): string =>
  text
    .replace(HIDDEN, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .normalize('NFC')

/** Whether something of a plain name can be read. */
export const isReadable = (name: string): boolean => SEEN.test(name)

/** What is wrong with a typed name, in words; null: nothing. */
export function nameProblem(text: string): string | null {
  const name = plainName(text)
  if (!isReadable(name)) return 'Назовите корзину'
  return name.length > SAVED_CART_NAME_LENGTH ? `Не больше ${SAVED_CART_NAME_LENGTH} знаков, сейчас ${formatCount(name.length)}` : null
}

/** «Корзина 23.11.2026», with a number where there is one of that name already. @param taken names of the others */
export function proposedName(now: Moment, taken: readonly string[]): string {
  const key = (name: string) => plainName(name).toLowerCase()
  const others = new Set(taken.map(key))
  const name = `Корзина ${formatDate(now)}`
  for (let number = 1; ; number++) {
    const proposed = number === 1 ? name : `${name} (${number})`
    if (!others.has(key(proposed))) return proposed
  }
}
