/** How many characters a VIN has. [DEC-060] */
const VIN_LENGTH = 17

/** A number as it was meant, and what was changed in it for that, in sentences; '' where nothing was. */
export type TypedNumber = { text: string; changed: string }

/**
 * What was typed or pasted as the number of a car: upper case, without spaces, dashes and the asterisks of documents, Cyrillic letters
 * that look like Latin ones read as these. [DEC-060]
 */
export function readTypedNumber(typed: string, kept = ''): TypedNumber {
  const upper = typed.replaceAll('№', ' ').normalize('NFKC').toUpperCase().trim()
  const unmarked = upper.replace(/^VIN(?![A-HJ-NPR-Z\d])[\s:]*/u, '')
  const bare = Array.from(unmarked, (sign) => (kept.includes(sign) ? sign : sign.replace(SEPARATOR, ''))).join('')
  const alike = [...new Set(bare.match(LOOK_ALIKES))]
  const changed = [
    ...(bare === unmarked ? [] : ['Пробелы, дефисы и\u00a0другие знаки убраны.']),
    ...(alike.length === 0 ? [] : [alikeSentence(alike)]),
  ]
  return { text: bare.replace(LOOK_ALIKES, latinOf), changed: changed.join(' ') }
}

/** Sentence of what is wrong with a normalised VIN; null where it is well formed. [DEC-060] */
export function vinProblem(text: string): string | null {
  if (text === '') return 'Введите VIN'
  const at = Array.from(text).findIndex((sign) => !VIN_SIGN.test(sign))
  if (at !== -1) return signProblem(Array.from(text)[at]!, at + 1) // there is one at its index
  if (text.length === VIN_LENGTH) return null
  const off = Math.abs(VIN_LENGTH - text.length)
  return `В\u00a0VIN 17\u00a0знаков, а\u00a0здесь ${text.length}: ${text.length < VIN_LENGTH ? 'не\u00a0хватает' : 'лишних'}\u00a0${off}`
}

/** Whether what was typed is a VIN once it is read as one. */
export const isVin = (typed: string): boolean => vinProblem(readTypedNumber(typed).text) === null

const VIN_SIGN = /^[A-HJ-NPR-Z\d]$/
/** Also the invisible ones that are pasted from tables and documents. */
const SEPARATOR = /[\s\p{Pd}\p{Cf}*_.,]/gu

const TWINS: Readonly<Record<string, string>> = {
  А: 'A',
  В: 'B',
  Е: 'E',
  К: 'K',
  М: 'M',
  Н: 'H',
  О: 'O',
  Р: 'P',
  С: 'C',
  Т: 'T',
  У: 'Y',
  Х: 'X',
}
const LOOK_ALIKES = /[АВЕКМНОРСТУХ]/gu
const latinOf = (letter: string): string => TWINS[letter] ?? letter

const alikeSentence = (letters: readonly string[]): string =>
  letters.length === 1
    ? `Русская буква ${letters.join('')} прочитана как латинская ${latinOf(letters.join(''))}.`
    : `Русские буквы ${letters.join(', ')} прочитаны как латинские ${letters.map(latinOf).join(', ')}.`

const CONFUSED: Readonly<Record<string, string>> = { I: 'единица', O: 'ноль', Q: 'ноль или девятка' }

function signProblem(sign: string, place: number): string {
  const where = `На\u00a0${place}-м\u00a0месте стоит\u00a0«${sign}»`
  const confused = CONFUSED[sign]
  return confused === undefined
    ? `${where}: в\u00a0VIN только латинские буквы и\u00a0цифры`
    : `${where}: букв I, O и\u00a0Q в\u00a0VIN не\u00a0бывает, возможно, это\u00a0${confused}`
}
