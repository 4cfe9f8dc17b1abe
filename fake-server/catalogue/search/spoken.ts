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
  const letters = key.match(/\p{L}/gu) ?? []
  if (letters.length > LETTERS_MAX || !/\d/.test(key) || !/\p{Script=Cyrillic}/u.test(text)) return []
  const signs =
    text
      .toUpperCase()
      .replaceAll('Ё', 'Е')
      .match(/КС|ДЖ|КУ|[\p{L}\p{N}]/gu) ?? []
  let codes = ['']
  for (const sign of signs) {
    const meant = (HEARD[sign] ?? sign).split(' ')
    codes = codes.flatMap((code) => meant.map((letter) => code + letter))
    if (codes.length > READINGS_MAX) return []
  }
  return codes.filter((code) => /^[A-Z0-9]+$/.test(code))
}

/** What a Russian letter stands for in a code, the likeliest first. */
const HEARD: Readonly<Record<string, string>> = {
  ...{ А: 'A', Б: 'B', В: 'V W B', Г: 'G', Д: 'D', Е: 'E', Ж: 'J G ZH', З: 'Z', И: 'I', Й: 'Y J I', К: 'K C Q', Л: 'L', М: 'M', Н: 'N H' },
  ...{ О: 'O', П: 'P', Р: 'R P', С: 'S C', Т: 'T', У: 'U Y', Ф: 'F PH', Х: 'H X', Ц: 'C TS Z', Ч: 'CH', Ш: 'SH', Щ: 'SCH', Ы: 'Y', Э: 'E' },
  ...{ Ю: 'U YU', Я: 'YA', КС: 'X KS KC', ДЖ: 'J DJ', КУ: 'Q KU CU' },
}

const sounds = once(() => BRANDS.map(({ name }) => ({ name, key: soundKey(name) })))
