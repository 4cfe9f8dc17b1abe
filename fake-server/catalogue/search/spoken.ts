import { articleKey } from '../../../model/text/article'
import { once } from '../../../model/text/once'
import { soundKey } from '../../../model/text/sound'
import { BRANDS } from '../facts'

/** Fewer sounds begin too many names. */
const SOUNDS_MIN = 4

/** What a word in Russian letters is by its sound: the brands that it begins («арктелюб», «аркте» → Arktelub); none where it sounds like none. */
export function spokenWords(chunk: string): readonly string[] {
  if (!/\p{Script=Cyrillic}/u.test(chunk)) return []
  const key = soundKey(chunk)
  return key.length < SOUNDS_MIN ? [] : sounds().flatMap((brand) => (brand.key.startsWith(key) ? brand.name : []))
}

/** More letters are words, not a code; more readings take too long. */
const LETTERS_MAX = 6
const READINGS_MAX = 400

/**
 * The codes in Latin letters (see `articleKey`) that a text with digits in Russian letters may be, each letter by its sound or its look:
 * «АЛ-4071-004» → AL4071004, «5в40» → 5V40, 5W40, 5B40; none where it is no such text.
 */
export function spokenCodes(text: string): readonly string[] {
  const key = articleKey(text)
  if (!/\d/.test(key) || !/\p{Script=Cyrillic}/u.test(text)) return []
  return readings(text, key, RUSSIAN_SIGNS, HEARD).filter((code) => /^[A-Z0-9]+$/.test(code))
}

/** Longer ones are words. */
const ABBREVIATION_MAX = 5

/** What a short word in Russian letters may be in Latin ones: «дот» → DOT; none where it is no such word. */
export function spokenAbbreviations(text: string): readonly string[] {
  if (text.length > ABBREVIATION_MAX || !/^[а-яё]{2,}$/i.test(text)) return []
  return readings(text, text, RUSSIAN_SIGNS, HEARD).filter((word) => /^[A-Z]+$/.test(word))
}

/** The codes with Russian letters that a text with digits in Latin letters may be: «SG0412A» → СГ0412А, by its key; none where it is no such text. */
export function russianCodes(text: string): readonly string[] {
  const key = articleKey(text)
  if (!/\d/.test(key) || !/[A-Z]/i.test(text)) return []
  return readings(text, key, LATIN_SIGNS, WRITTEN).filter((code) => /\p{Script=Cyrillic}/u.test(code))
}

/** A text with each of its signs read in each way; none where it has too many letters. */
function readings(text: string, key: string, signs: RegExp, meanings: Readonly<Record<string, string>>): string[] {
  if ((key.match(/\p{L}/gu) ?? []).length > LETTERS_MAX) return []
  let codes = ['']
  for (const sign of text.toUpperCase().replaceAll('Ё', 'Е').match(signs) ?? []) {
    const meant = (meanings[sign] ?? sign).split(' ')
    codes = codes.flatMap((code) => meant.map((letter) => code + letter))
    if (codes.length > READINGS_MAX) return []
  }
  return codes
}
const RUSSIAN_SIGNS = /КС|ДЖ|КУ|[\p{L}\p{N}]/gu
const LATIN_SIGNS = /SCH|ZH|TS|CH|SH|YU|YA|[\p{L}\p{N}]/gu

/** What a Russian letter stands for in a code, the likeliest first. */
const HEARD: Readonly<Record<string, string>> = {
  ...{ А: 'A', Б: 'B', В: 'V W B', Г: 'G', Д: 'D', Е: 'E', Ж: 'J G ZH', З: 'Z', И: 'I', Й: 'Y J I', К: 'K C Q', Л: 'L', М: 'M', Н: 'N H' },
  ...{ О: 'O', П: 'P', Р: 'R P', С: 'S C', Т: 'T', У: 'U Y', Ф: 'F PH', Х: 'H X', Ц: 'C TS Z', Ч: 'CH', Ш: 'SH', Щ: 'SCH', Ы: 'Y', Э: 'E' },
  ...{ Ю: 'U YU', Я: 'YA', КС: 'X KS KC', ДЖ: 'J DJ', КУ: 'Q KU CU' },
}

/** The same the other way: what a Latin letter stands for in a Russian code, in the letters of keys, and itself, which may look like it. */
const WRITTEN: Readonly<Record<string, string>> = (() => {
  const letters = new Map<string, Set<string>>()
  for (const [russian, latin] of Object.entries(HEARD))
    for (const written of russian.length > 1 ? [] : latin.split(' '))
      letters.set(written, (letters.get(written) ?? new Set()).add(articleKey(russian)))
  for (const [latin, meant] of letters) if (latin.length === 1) meant.add(latin)
  return Object.fromEntries(Array.from(letters, ([latin, meant]) => [latin, [...meant].join(' ')]))
})()

const sounds = once(() => BRANDS.map(({ name }) => ({ name, key: soundKey(name) })))
