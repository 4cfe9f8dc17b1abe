/**
 * The form in which two spellings of one article number are equal: its letters and digits alone, upper case, Cyrillic letters that look
 * like Latin ones read as Latin («ом 90-4» and «OM904», «(AL_4071)» and «AL4071»). For comparing, never for show. [DEC-057, DEC-083]
 */
export function articleKey(text: string): string {
  const upper = text.toUpperCase()
  if (/^[A-Z0-9]*$/.test(upper)) return upper
  const bare = upper.replace(OTHER_SIGNS, '')
  if (/^[A-Z0-9]*$/.test(bare)) return bare
  // «№» is no letter, though its compatible form has two.
  const plain = text.replace(OTHER_SIGNS, '').normalize('NFKD').toUpperCase().replace(OTHER_SIGNS, '')
  return plain.replace(/[АВЕКМНОРСТУХІЅЈ]/g, (letter) => LATIN_TWINS[letter] ?? letter)
}

const OTHER_SIGNS = /[^\p{L}\p{N}]/gu

/**
 * What the same keys give in the other keyboard layout: «ghbdtn» → «привет», «ьфтт» → «mann». A text with a Cyrillic letter
 * counts as typed in the Russian layout, any other as typed in the English one; what is on no key stays. [DEC-057]
 */
export function layoutSwap(text: string): string {
  const map = /\p{Script=Cyrillic}/u.test(text) ? ENGLISH_OF_RUSSIAN : RUSSIAN_OF_ENGLISH
  return Array.from(text, (character) => map.get(character) ?? character).join('')
}

const LATIN_TWINS: Readonly<Record<string, string>> = {
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
  І: 'I',
  Ѕ: 'S',
  Ј: 'J',
}

/** The keys that differ, in the order of the keyboard's rows, first plain, then with Shift; both lines name the same keys. */
const ENGLISH_KEYS = '`qwertyuiop[]asdfghjkl;\'zxcvbnm,./~@#$^&QWERTYUIOP{}|ASDFGHJKL:"ZXCVBNM<>?'
const RUSSIAN_KEYS = 'ёйцукенгшщзхъфывапролджэячсмитьбю.Ё"№;:?ЙЦУКЕНГШЩЗХЪ/ФЫВАПРОЛДЖЭЯЧСМИТЬБЮ,'

const RUSSIAN_OF_ENGLISH = pairs(ENGLISH_KEYS, RUSSIAN_KEYS)
const ENGLISH_OF_RUSSIAN = pairs(RUSSIAN_KEYS, ENGLISH_KEYS)

function pairs(from: string, to: string): ReadonlyMap<string, string> {
  return new Map(Array.from(from, (key, at) => [key, to[at] ?? key]))
}
